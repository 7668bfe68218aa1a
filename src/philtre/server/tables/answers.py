"""What is sent, as types; docs/api.md says what each field means."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from philtre.core.audit import seals
from philtre.core.errors import PhiltreError
from philtre.core.game import Game, View
from philtre.core.options import Choice, Count, Option, Options, Switch, Value
from philtre.core.registry import find
from philtre.core.state import Event
from philtre.server.tables.content import content_of
from philtre.server.tables.header import Header, Seat, is_owner
from philtre.server.tables.talk import may_talk

PAGE: Final = 500  # events that are sent at once


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
    kind: str
    default: Value
    values: list[str] | None = None
    low: int | None = None
    high: int | None = None
    optional: bool | None = None
    allowed: str | None = None


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


class SeatAnswer(Struct):
    seat: int
    kind: str
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
    options: dict[str, Value]
    public: bool
    coach: bool
    talk: bool
    several: bool
    created: str
    touched: str
    owned: bool
    started: bool
    over: bool
    returns: list[float] | None
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
    ended: str | None


class ViewMessage(Struct, tag="view", tag_field="type"):
    seq: int
    seat: int | None
    actors: list[int]
    view: View
    legal: list[LegalAnswer]
    refused: list[RefusedAnswer]
    events: list[EventAnswer]
    heard: int
    told: int
    undo: bool
    undo_why: ErrorAnswer | None
    draw: list[int] | None
    over: bool
    returns: list[float] | None
    ended: str | None


class TableMessage(Struct, tag="table", tag_field="type"):
    table: TableAnswer


def error_answer(error: PhiltreError) -> ErrorAnswer:
    reason = None if error.reason is None else error_answer(error.reason)
    return ErrorAnswer(error.key, dict(error.params), reason)


def option_answer(option: Option) -> OptionAnswer:
    if isinstance(option, Count):
        low, high, optional = option.low, option.high, option.optional
        if low == high:  # that number or none
            values = [str(low), "none"]
            return OptionAnswer(option.name, "choice", option.write(option.default), values)
        return OptionAnswer(option.name, "count", option.default, None, low, high, optional)
    if isinstance(option, Choice):
        kind = "switch" if isinstance(option, Switch) else "choice"
        return OptionAnswer(option.name, kind, option.default, list(option.words))
    return OptionAnswer(option.name, "text", option.default, allowed=option.allowed())


def game_answer(game: Game) -> GameAnswer:
    players = next(option for option in game.options if option.name == "players")
    assert isinstance(players, Count)
    default = players.low if players.default is None else int(players.default)
    others = [option_answer(option) for option in game.options if option is not players]
    digest = content_of(game.id).digest
    return GameAnswer(game.id, Players(players.low, players.high, default), others, digest)


def part_answers(game: Game, options: Options) -> list[PhraseAnswer]:
    """What each seat is, in the game's words; nothing where all are alike."""
    return [PhraseAnswer(part.key, part.params) for part in game.parts(options)]


def table_answer(
    header: Header,
    seats: list[Seat],
    guest: str | None,
    online: set[str],
    luck: LuckAnswer | None = None,
) -> TableAnswer:
    """A table as one guest may see it: its seed only when it is over."""
    mine = [seat.seat for seat in seats if guest and seat.guest == guest]
    parts = part_answers(find(header.game), header.options)
    return TableAnswer(
        id=header.id,
        game=header.game,
        options=header.options,
        public=header.public,
        coach=header.coach,
        talk=may_talk(header),
        several=header.may_have_several,
        created=header.created,
        touched=header.touched,
        owned=is_owner(header, seats, guest),
        started=header.started,
        over=header.over,
        returns=header.returns,
        moves=header.entries,
        seed_hash=None if header.seed is None else seals(header.seed)[0],
        seed=header.seed if header.over else None,
        luck=luck,
        given=bool(header.start),
        invite=header.invite if mine else None,
        mine=mine,
        seats=[
            SeatAnswer(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                mine=seat.seat in mine,
                here=seat.here,
                online=seat.guest in online,
                part=parts[seat.seat] if parts else None,
            )
            for seat in seats
        ],
        content=content_of(header.game).digest,
    )


def event_answers(events: list[Event], first: int) -> list[EventAnswer]:
    """A page of the events from number `first` on, numbered as this seat heard them."""
    later = enumerate(events[first : first + PAGE], first)
    return [EventAnswer(n, event.kind, dict(event.params)) for n, event in later]
