"""Making tables and sitting down: /api/tables."""

from litestar import delete, get, post

from philtre.bots.catalogue import check_plain
from philtre.server.door.api_me import known
from philtre.server.door.dependencies import (
    AnyRequest,
    Asker,
    Body,
    Flag,
    Invite,
    TableId,
    TheConsent,
    TheLobby,
)
from philtre.server.tables import seating
from philtre.server.tables.answers import Made, RematchAnswer, TableAnswer
from philtre.server.tables.errors import BadInput, NotYours
from philtre.server.tables.messages import Hide, Leave, NewTable, Rename, Sit


@post("/api/tables", status_code=201)
async def make(lobby: TheLobby, guest: Asker, data: Body[NewTable]) -> Made:
    options: dict[str, object] = {**data.options}
    return await lobby.maker.make(
        known(guest),
        data.game,
        options,
        data.seats,
        data.public,
        coach=data.coach,
        shared=data.shared,
        several=data.several,
    )


@get("/api/tables")
async def lobby(lobby: TheLobby, guest: Asker, hidden: Flag = False) -> list[TableAnswer]:
    return await lobby.tables.overview(guest, hidden)


@get("/api/tables/{id:str}")
async def one(lobby: TheLobby, guest: Asker, id: TableId, invite: Invite = None) -> TableAnswer:
    table = await lobby.tables.visit(id, guest, invite)
    return table.answer(guest.id if guest else None)


@delete("/api/tables/{id:str}", status_code=204)
async def throw_away(lobby: TheLobby, guest: Asker, id: TableId) -> None:
    """By whom it belongs to: when it is over, or when nobody else sits there."""
    await lobby.tables.delete(known(guest), id)


@post("/api/tables/{id:str}/name", status_code=200)
async def rename(lobby: TheLobby, guest: Asker, id: TableId, data: Body[Rename]) -> TableAnswer:
    who = known(guest)
    return (await lobby.tables.rename(who, id, data.name)).answer(who.id)


@post("/api/tables/{id:str}/hide", status_code=204)
async def hide(lobby: TheLobby, guest: Asker, id: TableId, data: Body[Hide]) -> None:
    await lobby.tables.hide(known(guest), id, data.hidden)


@post("/api/tables/{id:str}/sit", status_code=200)
async def sit(lobby: TheLobby, guest: Asker, id: TableId, data: Body[Sit]) -> TableAnswer:
    who = known(guest)
    table = await lobby.tables.visit(id, who, data.invite)
    await seating.sit(table, who, data.seat)
    return table.answer(who.id)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(lobby: TheLobby, guest: Asker, id: TableId, data: Body[Leave]) -> TableAnswer:
    who = known(guest)
    table = await lobby.tables.table(id)
    if data.bot is not None:
        check_plain(data.bot)
    await seating.leave(table, who, data.seat, data.bot)
    return table.answer(who.id)


@post("/api/tables/{id:str}/rematch", status_code=201)
async def rematch(lobby: TheLobby, consent: TheConsent, guest: Asker, id: TableId) -> RematchAnswer:
    """At once if nobody else sits there; else when all others have agreed."""
    who = known(guest)
    table = await lobby.tables.table(id)
    if not table.seats_of(who.id):
        raise NotYours("table-private")
    lobby.check_open()
    made = await consent.rematch(table, who)
    return RematchAnswer(made.id, made.invite) if made else RematchAnswer()


@post("/api/records", status_code=201)
async def bring(request: AnyRequest, lobby: TheLobby, guest: Asker) -> Made:
    who = known(guest)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadInput("bad-input", {"field": "body"}) from None
    return await lobby.maker.bring(who, text)


ROUTES = [make, lobby, one, throw_away, rename, hide, sit, leave, rematch, bring]
