"""Records and replays of what is over; of what is played, what a seat has seen itself."""

from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

from philtre.core import record as records
from philtre.core.match import Match
from philtre.server.answering.route import get, post
from philtre.server.answering.who import known
from philtre.server.lobby.lobby import Lobby
from philtre.server.tables.answers import CourseAnswer, Made, RecapAnswer, ReplayAnswer
from philtre.server.tables.errors import NotFound, NotNow
from philtre.server.tables.header import Guest, seat_names
from philtre.server.tables.messages import Continue
from philtre.server.tables.table import Table
from philtre.server.tables.views import course_answer, recap_page, replay_page

LAST: Final[WeakKeyDictionary[Table, tuple[Match, int, Match]]] = WeakKeyDictionary()


async def finished(table: Table) -> Match:
    """The match of a table that is over: nothing of it is secret any more."""
    if not table.header.over:
        raise NotNow("not-over")
    return await begun(table)


async def begun(table: Table) -> Match:
    async with table.lock:
        return (await table.logged()).match


def after(table: Table, match: Match, move: int) -> Match:
    """The match as it was after so many entries; the last one asked for is kept for its pages."""
    if not 0 <= move <= len(match.log):
        raise NotFound("no-such-move", {"number": move, "total": len(match.log)})
    of, at, then = LAST.get(table, (match, -1, match))
    if (of, at) != (match, move):
        then = match.fork(move)
        LAST[table] = (match, move, then)
    return then


def written(match: Match, seats: list[str]) -> bytes:
    copy = match.fork()
    copy.seats = seats
    return records.dumps(copy).encode()


def page(table: Table, match: Match, move: int, seat: int | None, heard: int) -> bytes:
    """The match after so many entries, as it is sent: made and written in a thread."""
    return replay_page(table.header, match, after(table, match, move), seat, heard)


@get("/api/tables/{id:str}/record", says=bytes)
async def record(lobby: Lobby, guest: Guest | None, id: str, invite: str | None = None) -> bytes:
    table = await lobby.tables.visit(id, guest, invite)
    match = await (begun if lobby.settings.open_records else finished)(table)
    return await table.store.aside(partial(written, match, seat_names(table.seats)))


@get("/api/tables/{id:str}/replay/{move:int}", says=ReplayAnswer)
async def replay(
    lobby: Lobby,
    guest: Guest | None,
    id: str,
    move: int,
    seat: int | None = None,
    heard: int = 0,
    invite: str | None = None,
) -> bytes:
    """Of what was heard so far a page, from number `heard` on; `told` says how many there are."""
    table = await lobby.tables.visit(id, guest, invite)
    match = await finished(table)
    return await table.store.aside(partial(page, table, match, move, seat, heard))


@get("/api/tables/{id:str}/recap", says=RecapAnswer)
async def recap(
    lobby: Lobby, guest: Guest | None, id: str, seat: int, invite: str | None = None
) -> bytes:
    """While it is played too: nobody is shown more than their own seat has seen."""
    table = await lobby.tables.visit(id, guest, invite)
    table.own(guest, seat)
    async with table.lock:  # the match goes on as soon as it is let go
        match = (await table.logged()).match
        return await table.store.aside(partial(recap_page, match, seat))


@get("/api/tables/{id:str}/course")
async def course(
    lobby: Lobby, guest: Guest | None, id: str, seat: int | None = None, invite: str | None = None
) -> CourseAnswer:
    """Rounds, points and whose each entry was, as a seat heard it."""
    table = await lobby.tables.visit(id, guest, invite)
    match = await finished(table)
    if seat is not None and not 0 <= seat < len(table.seats):
        raise NotFound("no-such-seat", {"seat": seat, "players": len(table.seats)})
    return await table.store.aside(partial(course_answer, match, seat))


@post("/api/tables/{id:str}/continue", status=201)
async def go_on(
    lobby: Lobby, guest: Guest | None, id: str, data: Continue, invite: str | None = None
) -> Made:
    """A new table that begins with the position after so many entries, its chance dealt anew."""
    who = known(guest)
    table = await lobby.tables.visit(id, who, invite)
    match = await finished(table)
    then = await table.store.aside(partial(after, table, match, data.move))
    if then.over:
        raise NotNow("match-over")
    start, game = then.position(), table.header.game
    return await lobby.maker.make(who, game, {}, data.seats, False, start, shared=data.shared)


ROUTES = [record, replay, recap, course, go_on]
