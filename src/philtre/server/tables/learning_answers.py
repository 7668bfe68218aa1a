"""What is sent of guided games and puzzles, as types."""

from typing import Any

from msgspec import Struct

from philtre.core.options import Value
from philtre.server.tables.answers import ErrorAnswer, PhraseAnswer
from philtre.server.tables.outgoing import ViewMessage


class LessonInfo(Struct):
    """A guided game, as it is offered and opened."""

    game: str
    name: str
    minutes: int
    steps: list[str]  # their names: `lesson-<name>` says each
    seat: int  # of the learner
    names: list[str]  # who sits where
    options: dict[str, Value]
    play: dict[str, Any]  # options of the real game that it leads to
    content: str  # as in GameAnswer


class LessonAnswer(Struct):
    """Where somebody is in a lesson; the view is the learner's."""

    path: list[str]  # what was done in each step so far; "": it was read
    do: list[str]  # the moves that this step takes, the best one first; none: it is read
    lit: list[str]  # what is lit, where that is not what is picked for the move
    picture: list[str]  # symbols of the board, beside why
    refused: ErrorAnswer | None  # why the move that was tried is not the one
    view: ViewMessage


class PuzzleInfo(Struct):
    """A puzzle, as it is offered; `puzzle-theme-<theme>` says what it is about."""

    game: str
    id: str
    theme: str
    level: str  # of the weakest bot that finds it as a rule


class InsteadAnswer(Struct):
    """What a weaker player would have done, and what speaks against it."""

    move: PhraseAnswer
    reason: PhraseAnswer


class VerdictAnswer(Struct):
    """What is said of a move that was tried."""

    move: PhraseAnswer
    right: bool
    worth: float | None  # the chance to win after it, where it was looked at for long
    best: float  # and after the best
    reasons: list[PhraseAnswer]  # that speak for it, or against a wrong one
    then: list[PhraseAnswer]  # what followed a right one by itself
    instead: InsteadAnswer | None  # once it is solved


class PuzzleAnswer(Struct):
    """How far somebody is with a puzzle; the view is that of the seat that is asked."""

    path: list[str]  # the right moves so far
    solved: bool
    verdict: VerdictAnswer | None  # of the move that was tried
    refused: ErrorAnswer | None  # why it can't be made at all
    view: ViewMessage


class PuzzleOpened(Struct):
    """What a puzzle is drawn with."""

    seat: int
    players: int
    options: dict[str, Value]
    content: str  # as in GameAnswer
    answer: PuzzleAnswer
