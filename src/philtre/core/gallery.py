"""What a game's gallery has, as tables: a game declares it in its `gallery.py`.

A piece is a card, a tile, a track: whatever a player may want to look up. Its words are in
`text/gallery.<lang>.ftl`, its rulings in `text/rulings.<lang>.ftl`; here is what it is called,
which rules it comes from, and a scene that shows it at work. `SHELVES` are the pieces by kind,
`SCENES` the pictures of the rules text, by name.
"""

from typing import NamedTuple

from philtre.core.families import Phrase


class Scene(NamedTuple):
    """A position to look at through a seat, and moves and outcomes to step through."""

    line: str
    moves: tuple[str, ...] = ()
    seat: int = 0


class Row(NamedTuple):
    """A row of a piece's table, perhaps with a picture before it."""

    cells: tuple[Phrase | int, ...]
    picture: str = ""


class Piece(NamedTuple):
    """Something to look up; `text-<id>` says all that its rules say of it."""

    id: str  # one word, as the address has it
    name: Phrase
    kind: Phrase  # what it is, in small type over the name
    rules: tuple[str, ...] = ()  # numbers; the first one tells most of it
    picture: str = ""  # as the game's board draws it: `chip:green-1`
    scene: Scene | None = None
    head: tuple[str, ...] = ()  # the keys of the heads of its table
    rows: tuple[Row, ...] = ()
    short: Phrase | None = None  # in a few words; else the first sentence of its text
    aside: str = ""  # numbers in small type in lists, such as prices
    rulings: tuple[str, ...] = ()  # whose rulings it shows besides those on its first rule
    column: int = 0  # from 1, where its shelf is a table; its rows are as long as columns rise


class Shelf(NamedTuple):
    """The pieces of a kind; `shelf-<name>` is its title."""

    name: str
    pieces: list[Piece]
