"""What is looked up, in words, as it is sent."""

from typing import Any

from msgspec import Struct


class RulingAnswer(Struct):
    """How we play what the book leaves open; what it says, where the language has it."""

    rule: str  # `A-25`, or what it speaks of
    text: str
    book: str
    other: str  # another way to read it


class SceneAnswer(Struct):
    """A position to draw, and moves to step through."""

    line: str
    seat: int
    moves: list[str]


class RowAnswer(Struct):
    picture: str
    cells: list[str]


class PieceAnswer(Struct):
    id: str
    shelf: str
    name: str
    also: str  # its name in the other language, for who looks for that
    kind: str
    short: str
    aside: str  # numbers in small type, such as prices
    text: list[str]  # paragraphs
    rules: list[str]
    rulings: list[RulingAnswer]
    picture: str  # as the game's board draws it
    scene: SceneAnswer | None
    head: list[str]
    rows: list[RowAnswer]
    column: int  # from 1, where its shelf is a table; its rows are as long as columns rise


class ShelfAnswer(Struct):
    name: str
    title: str
    pieces: list[PieceAnswer]


class GalleryAnswer(Struct):
    game: str
    name: str
    shelves: list[ShelfAnswer]


class RuleAnswer(Struct):
    """A numbered rule: its paragraph, what was ruled on it, whose rule it is."""

    number: str
    text: str  # Markdown
    lang: str  # of the text: another than was asked for where the game has no other
    rulings: list[RulingAnswer]
    pieces: list[str]


class RulesAnswer(Struct):
    game: str
    name: str
    text: str  # Markdown, with scenes by name
    scenes: dict[str, SceneAnswer]
    rules: list[RuleAnswer]


class ToldAnswer(Struct):
    n: int
    kind: str
    params: dict[str, Any]


class FrameAnswer(Struct):
    """A step of a diagram: what was done, what was heard of it, and what is seen then."""

    seat: int | None  # who did it; None: chance, or nobody yet
    key: str  # of the words for the move; empty: chance, or nothing yet
    params: dict[str, Any]
    events: list[ToldAnswer]
    actors: list[int]
    view: dict[str, Any]


class DiagramAnswer(Struct):
    options: dict[str, str | int | None]
    players: int
    seat: int
    frames: list[FrameAnswer]
