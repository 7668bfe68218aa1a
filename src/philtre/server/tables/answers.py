"""What is answered to requests, as types; `views.py` makes it, docs/api.md says what it means.

What goes over a socket is in `outgoing.py`, lessons and puzzles are in `learning_answers.py`.
"""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from philtre.core.ending import Ended
from philtre.core.game import View
from philtre.core.options import Value
from philtre.server.tables.header import SeatKind


class MeAnswer(Struct):
    id: str | None
    name: str | None
    lang: str | None


class Limits(Struct):
    """What this server keeps to."""

    tables_of_a_guest: int
    rows_of_a_table: int
    expire_days: float | None  # None: never


class SaidAnswer(Struct):
    table: str
    kind: str
    text: str
    at: str


class Token(Struct):
    token: str


class Made(Struct):
    """A new table."""

    id: str
    invite: str


class RematchAnswer(Struct):
    """The new table; or nothing yet, while the others are asked."""

    id: str | None = None
    invite: str | None = None


class Players(Struct):
    low: int
    high: int
    default: int


class OptionAnswer(Struct):
    name: str
    kind: Literal["count", "choice", "switch", "text", "house"]
    default: Value
    values: list[str] | None = None
    low: int | None = None
    high: int | None = None
    optional: bool | None = None
    allowed: str | None = None


class HouseVariable(Struct):
    """What house rules may change: a number for each key, or pieces that may be left out."""

    name: str
    kind: Literal["number", "table", "pieces"]
    keys: list[str]
    labels: "list[PhraseAnswer] | None"  # None: the keys speak for themselves
    default: list[int]
    low: int
    high: int
    least: int  # of pieces, so many stay in


class HouseChange(Struct):
    """A variable that differs from the box: its numbers, by key."""

    variable: str
    values: list[int]


class HouseAnswer(Struct):
    """House rules, and what they change; no text where they change nothing."""

    text: str | None
    name: str
    digest: str
    changes: list[HouseChange]


class GameAnswer(Struct):
    id: str
    players: Players
    options: list[OptionAnswer]
    content: str  # the digest of its tables, by which they are asked for


class PhraseAnswer(Struct):
    """A key of the Fluent files and its parameters."""

    key: str
    params: dict[str, Any]


class ErrorAnswer(Struct):
    """What is refused: a key of the Fluent files, its parameters, and what is behind it."""

    key: str
    params: dict[str, Any]
    reason: "ErrorAnswer | None" = None


class EngineAnswer(Struct):
    percent: int | None  # of a compiled engine that is on its way


class StandingAnswer(Struct):
    """How far a match is, and when it is over how it came out."""

    actors: list[int]
    where: PhraseAnswer | None  # `round 5 of 9`
    asks: list[PhraseAnswer | None]  # of each who is to act
    points: list[int] | None = None  # once it is over; of each seat, where something is counted
    places: list[int] | None = None  # of each seat, from 1, as far as the rules rank
    ended: Ended | None = None
    resigned: int | None = None  # who gave up


class SeatAnswer(Struct):
    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    mine: bool
    here: bool
    online: bool
    part: PhraseAnswer | None  # None: all seats are alike


class LuckAnswer(Struct):
    """Where browsers add their parts to the seed (`luck.py`)."""

    seals: dict[int, str]  # by the first seat of each guest
    waiting: list[int]  # such seats, whose seal or secret is still to come
    sealed: bool  # all seals are there: now the secrets may be told


class TableAnswer(Struct):
    id: str
    game: str
    name: str | None
    options: dict[str, Value]
    public: bool
    coach: bool
    talk: bool
    several: bool
    secret: bool  # whether anything is hidden from a seat
    onlookers: int  # who look on and don't play, now
    created: str
    touched: str
    owned: bool
    started: bool
    over: bool
    returns: list[float] | None
    archive: bool  # a record that was brought here
    standing: StandingAnswer | None  # None before it starts, or where it is not known
    moves: int
    seed_hash: str | None
    seed: str | None
    luck: LuckAnswer | None
    given: bool  # it began from a position that somebody set up
    invite: str | None
    mine: list[int]
    seats: list[SeatAnswer]
    content: str  # as in GameAnswer


class DataAnswer(Struct):
    """All that is kept of a guest; the records of its matches are at their tables."""

    me: MeAnswer
    tables: list[TableAnswer]
    said: list[SaidAnswer]


class EventAnswer(Struct):
    n: int
    kind: str
    params: dict[str, Any]


class MoveAnswer(Struct):
    """A move and its words."""

    move: str
    key: str
    params: dict[str, Any]


class LegalAnswer(MoveAnswer, omit_defaults=True):
    """A move that may be made now, and how it is picked on a board."""

    picks: list[list[str]] = []  # every order of picks that leads to it; none: it names nothing
    about: Mapping[str, Any] = {}  # what it costs, where things go: each game's own


class RefusedAnswer(MoveAnswer, omit_defaults=True):
    """A move that stays in sight though it may not be made now, and why it may not."""

    why: PhraseAnswer
    picks: list[list[str]] = []


class EntryAnswer(Struct):
    seat: int | None  # None: chance
    move: str
    key: str
    params: dict[str, Any]


class ReplayAnswer(Struct):
    move: int
    total: int
    made: EntryAnswer | None
    actors: list[int]
    view: View
    events: list[EventAnswer]
    heard: int
    told: int
    returns: list[float] | None
    ended: Ended | None


class SeenAnswer(Struct):
    """What a seat saw after a move, and how many events it had heard by then."""

    view: View
    actors: list[int]
    told: int


class RecapAnswer(Struct):
    """What the others did since the seat's turn before: how it was first, then after each move."""

    seen: list[SeenAnswer]


class RoundAnswer(Struct):
    """A round or turn, at its beginning: after so many entries."""

    move: int
    where: PhraseAnswer | None
    points: list[int]  # of each seat; none where nothing is counted


class SourceAnswer(Struct):
    """Where points came from: its name, and of each seat how many."""

    name: str
    points: list[int]


class HonourAnswer(Struct):
    """Who did most of something."""

    name: str
    seats: list[int]
    params: Mapping[str, Any]


class CourseAnswer(Struct):
    """A match that is over, from beginning to end."""

    who: list[int]  # the seat of each entry; -1: chance
    heard: list[int]  # how many events the seat had heard after 0, 1, 2 … entries
    rounds: list[RoundAnswer]
    points: list[int]  # at the end
    sources: list[SourceAnswer]  # that add up to them
    honours: list[HonourAnswer]
