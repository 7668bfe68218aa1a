"""What is over and may be looked at whole: records and replays."""

import asyncio

from litestar import MediaType, get, post

from philtre.core import record as records
from philtre.core.match import Match
from philtre.core.state import CHANCE
from philtre.server.answers import EntryAnswer, Made, ReplayAnswer, event_answers
from philtre.server.api_me import known
from philtre.server.asked import Asker, Body, Eyes, Invite, Number, TableId, TheHouse
from philtre.server.errors import NotFound, NotNow
from philtre.server.messages import Continue
from philtre.server.shelf import seat_names
from philtre.server.table import Table


async def finished(table: Table) -> Match:
    """The match of a table that is over: nothing of it is secret any more."""
    if not table.header.over:
        raise NotNow("not-over")
    async with table.lock:
        return (await table.course()).match


def after(match: Match, move: int) -> Match:
    """The match as it was after so many entries."""
    if move > len(match.log):
        raise NotFound("no-such-move", {"number": move, "total": len(match.log)})
    return match.fork(move)


def made(match: Match, move: int) -> EntryAnswer | None:
    if move == 0:
        return None
    entry = match.log[move - 1]
    phrase = match.game.phrase(entry.move)
    seat = None if entry.seat == CHANCE else entry.seat
    return EntryAnswer(seat, match.game.text(entry.move), phrase.key, phrase.params)


@get("/api/tables/{id:str}/record", media_type=MediaType.JSON)
async def record(house: TheHouse, guest: Asker, id: TableId, invite: Invite = None) -> bytes:
    table = await house.visit(id, guest, invite)
    match = (await finished(table)).fork()
    match.seats = seat_names(table.seats)
    return records.dumps(match).encode()


@get("/api/tables/{id:str}/replay/{move:int}")
async def replay(
    house: TheHouse,
    guest: Asker,
    id: TableId,
    move: Number,
    seat: Eyes = None,
    invite: Invite = None,
) -> ReplayAnswer:
    table = await house.visit(id, guest, invite)
    match = await finished(table)
    if move < 0:
        raise NotFound("no-such-move", {"number": move, "total": len(match.log)})
    then = await asyncio.to_thread(after, match, move)
    last = move == len(match.log)
    return ReplayAnswer(
        move=move,
        total=len(match.log),
        made=made(match, move),
        actors=[seat for seat in then.actors if isinstance(seat, int)],
        view=then.view(seat),
        events=event_answers(then.events(seat), 0),
        returns=table.header.returns if last else None,
        ended=match.ended if last else None,
    )


@post("/api/tables/{id:str}/continue", status_code=201)
async def go_on(
    house: TheHouse, guest: Asker, id: TableId, data: Body[Continue], invite: Invite = None
) -> Made:
    """A new table that begins with the position after so many entries, its chance dealt anew."""
    who = known(guest)
    table = await house.visit(id, who, invite)
    match = await finished(table)
    then = await asyncio.to_thread(after, match, data.move)
    if then.over:
        raise NotNow("match-over")
    start, game = then.position(), table.header.game
    return await house.make(who, game, {}, data.seats, False, start, shared=data.shared)


ROUTES = [record, replay, go_on]
