"""All that one seat may know of a match, as it is sent. Nothing else is ever sent of it."""

from typing import Final

from philtre.core.errors import CannotUndo
from philtre.core.match import Match
from philtre.server.tables.answers import (
    ErrorAnswer,
    LegalAnswer,
    PhraseAnswer,
    RefusedAnswer,
    ViewMessage,
    error_answer,
    event_answers,
)
from philtre.server.tables.header import Header
from philtre.server.tables.listener import ENCODE
from philtre.server.tables.logged_match import LoggedMatch

LONG: Final = 1_000  # events: more are told from a thread, so that no other table waits for it


def is_long(logged: LoggedMatch) -> bool:
    return len(logged.match.state.heard or []) > LONG


def encoded_view(
    logged: LoggedMatch, header: Header, seat: int | None, heard: int, offers: list[int] | None
) -> tuple[int, bytes]:
    """How much the seat has heard with this message, and the message as it is sent."""
    message = view_message(logged, header, seat, heard, offers)
    return message.heard, ENCODE(message)


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
