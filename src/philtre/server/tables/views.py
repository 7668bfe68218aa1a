"""All that is ever told of a table and its match, built here and nowhere else.

What a seat may know is built up from nothing. A test sees to it that no other module of the
server looks at a match through a seat, or turns anything into bytes for a client.
"""

from typing import Final, Literal

import msgspec

from philtre.core.audit import seals
from philtre.core.errors import CannotUndo, PhiltreError
from philtre.core.game import Game
from philtre.core.match import Match
from philtre.core.options import Choice, Count, Option, Options, Switch
from philtre.core.registry import find
from philtre.core.state import CHANCE, Event
from philtre.server.tables.answers import (
    ChatMessage,
    EntryAnswer,
    ErrorAnswer,
    EventAnswer,
    GameAnswer,
    LegalAnswer,
    LuckAnswer,
    OptionAnswer,
    Outgoing,
    PhraseAnswer,
    PhraseMessage,
    Players,
    RefusedAnswer,
    RefusedMessage,
    ReplayAnswer,
    SeatAnswer,
    TableAnswer,
    ViewMessage,
)
from philtre.server.tables.content import content_of
from philtre.server.tables.conversation import Said
from philtre.server.tables.header import Header, Seat, is_owner
from philtre.server.tables.logged_match import LoggedMatch
from philtre.server.tables.talk import may_talk

ENCODE: Final = msgspec.json.Encoder().encode
PAGE: Final = 500  # events that are sent at once
LONG: Final = 1_000  # events: more are told from a thread, so that no other table waits for it


def encoded(message: Outgoing) -> bytes:
    return ENCODE(message)


# A match in play


def is_long(logged: LoggedMatch) -> bool:
    return len(logged.match.state.heard or []) > LONG


def encoded_view(
    logged: LoggedMatch, header: Header, seat: int | None, heard: int, offers: list[int] | None
) -> tuple[int, bytes]:
    """How much the seat has heard with this message, and the message as it is sent."""
    message = view_message(logged, header, seat, heard, offers)
    return message.heard, encoded(message)


def view_message(
    logged: LoggedMatch, header: Header, seat: int | None, heard: int, offers: list[int] | None
) -> ViewMessage:
    """What a seat sees, may do, and has heard from number `heard` on; None: what is public.

    Of what was heard a page is sent: who has not heard all that was told asks again.
    """
    match = logged.match
    actors = [] if header.archive else logged.actors()
    events = match.events(seat)
    why = None if seat is None else undo_why(logged, header, seat)
    page = event_answers(events, min(heard, len(events)))
    return ViewMessage(
        seq=logged.seq,
        seat=seat,
        actors=actors,
        view=match.view(seat),
        legal=legal_answers(match, seat) if seat in actors else [],
        refused=refused_answers(match, seat) if seat in actors else [],
        events=page,
        heard=page[-1].n + 1 if page else len(events),
        told=len(events),
        undo=seat is not None and why is None,
        undo_why=why,
        draw=offers,
        over=header.over,
        returns=header.returns,
        ended=logged.match.ended,
    )


def legal_answers(match: Match, seat: int) -> list[LegalAnswer]:
    """The moves that a seat may make, with how they are picked and what they do."""
    game, state = match.game, match.state
    return [
        LegalAnswer(game.text(move), *game.phrase(move), picks(match, move), about)
        for move in state.legal(seat)
        for about in [game.about(state, seat, move)]
    ]


def refused_answers(match: Match, seat: int) -> list[RefusedAnswer]:
    """The moves that stay in sight for a seat though they are not legal, with the reason."""
    game, state = match.game, match.state
    return [
        RefusedAnswer(
            game.text(move),
            *game.phrase(move),
            PhraseAnswer(why.key, why.params),
            picks(match, move),
        )
        for move in game.wished(state, seat)
        for why in [game.refuse(state, seat, move)]
        if why is not None
    ]


def picks(match: Match, move: int) -> list[list[str]]:
    """The orders of a move's picks; none if it names nothing."""
    orders = match.game.picks(move)
    return [] if orders == [[]] else orders


def undo_why(logged: LoggedMatch, header: Header, seat: int) -> ErrorAnswer | None:
    """Why the seat may not take back; None: it may."""
    why = CannotUndo("match-over") if header.archive else logged.may_undo(seat).why
    return None if why is None else error_answer(why)


def events_of(logged: LoggedMatch, seat: int | None) -> list[Event]:
    """All that a seat has heard, to find out what an undo unsays."""
    return logged.match.events(seat)


def event_answers(events: list[Event], first: int) -> list[EventAnswer]:
    """A page of the events from number `first` on, numbered as this seat heard them."""
    later = enumerate(events[first : first + PAGE], first)
    return [EventAnswer(n, event.kind, dict(event.params)) for n, event in later]


# What is over


def replay_page(header: Header, match: Match, then: Match, seat: int | None, heard: int) -> bytes:
    """A match that is over, as it was `then`, for a seat or for all."""
    move, total = len(then.log), len(match.log)
    events = then.events(seat)
    told = event_answers(events, max(0, min(heard, len(events))))
    return ENCODE(
        ReplayAnswer(
            move=move,
            total=total,
            made=entry_answer(match, move),
            actors=[actor for actor in then.actors if isinstance(actor, int)],
            view=then.view(seat),
            events=told,
            heard=told[-1].n + 1 if told else len(events),
            told=len(events),
            returns=header.returns if move == total else None,
            ended=match.ended if move == total else None,
        )
    )


def entry_answer(match: Match, move: int) -> EntryAnswer | None:
    if move == 0:
        return None
    entry = match.log[move - 1]
    phrase = match.game.phrase(entry.move)
    seat = None if entry.seat == CHANCE else entry.seat
    return EntryAnswer(seat, match.game.text(entry.move), phrase.key, phrase.params)


# What is refused and said


def error_answer(error: PhiltreError) -> ErrorAnswer:
    reason = None if error.reason is None else error_answer(error.reason)
    return ErrorAnswer(error.key, dict(error.params), reason)


def refused_message(key: str, error: PhiltreError) -> RefusedMessage:
    return RefusedMessage(key, error_answer(error))


def said_message(said: Said) -> ChatMessage | PhraseMessage:
    if said.kind == "chat":
        return ChatMessage(said.name, said.seat, said.text)
    return PhraseMessage(said.name, said.seat, said.text)


# Games and tables


def option_answer(option: Option) -> OptionAnswer:
    if isinstance(option, Count):
        low, high, optional = option.low, option.high, option.optional
        if low == high:  # that number or none
            values = [str(low), "none"]
            return OptionAnswer(option.name, "choice", option.write(option.default), values)
        return OptionAnswer(option.name, "count", option.default, None, low, high, optional)
    if isinstance(option, Choice):
        switch = isinstance(option, Switch)
        kind: Literal["switch", "choice"] = "switch" if switch else "choice"
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
    onlookers: int = 0,
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
        secret=find(header.game).traits(header.options).secret,
        onlookers=onlookers,
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
