"""What a new table is made of: its header, its seats, and the match it begins with."""

from dataclasses import replace
from secrets import choice, token_hex, token_urlsafe
from typing import Final

from philtre.bots.catalogue import BOTS
from philtre.core.match import Match
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.server.tables.header import BOT, OPEN, PERSON, Header, Seat, now
from philtre.server.tables.log import Row, rows_of
from philtre.server.tables.logged_match import LoggedMatch, begin, told_by
from philtre.server.tables.luck import Luck
from philtre.server.tables.views import standing_of

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def recorded_seats(names: list[str], guest: str | None) -> list[Seat]:
    """Who sat where, as a record says; the people are at the screen of whoever brought it."""
    seats = []
    for number, name in enumerate(names):
        if name in BOTS:
            seats.append(Seat(number, BOT, bot=name))
        else:
            person = name.removeprefix("human").removeprefix(":")[:40]
            shown = person if person.isprintable() else ""
            seats.append(Seat(number, PERSON, guest, shown, here=True))
    return seats


def moved_up(seats: list[Seat]) -> list[Seat]:
    """Of a rematch: everybody sits one seat further up, so that another begins."""
    return [replace(seat, seat=number) for number, seat in enumerate([*seats[1:], *seats[:1]])]


def started(header: Header, seats: list[Seat]) -> tuple[Header, LoggedMatch | None, list[Row]]:
    """A new table, with its match if nobody is waited for: both are stored, or neither."""
    assert header.seed
    seed = Luck().seed(seats, header.seed) if header.shared else header.seed
    if seed is None or any(seat.kind == OPEN for seat in seats):
        return header, None, []
    logged, rows = begin(header.setup, seed)
    return told_by(logged, header, standing_of(logged.match)), logged, rows


def new_id() -> str:
    return "".join(choice(LETTERS) for _ in range(12))


def new_header(game: str, options: Options, public: bool, start: str = "") -> Header:
    return Header(
        id=new_id(),
        game=game,
        rules=find(game).rules,
        options=options,
        start=start,
        seed=token_hex(32),  # 256 bits of the system's randomness
        public=public,
        invite=token_urlsafe(16),
        created=now(),
    )


def archived(match: Match) -> tuple[Header, list[Row]]:
    """A record as a table that is over."""
    rows = rows_of(match)
    header = replace(
        new_header(match.game.id, match.options, False, match.start),
        seed=match.dealer.seed,
        archive=True,
        started=True,
        over=True,
        returns=match.returns,
        entries=len(match.log),
        standing=standing_of(match),
    )
    return header, rows
