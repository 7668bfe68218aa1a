"""Making tables and sitting down: /api/tables."""

from philtre.bots.catalogue import check_plain
from philtre.server.answering.route import delete, get, post
from philtre.server.answering.who import known
from philtre.server.lobby.lobby import Lobby
from philtre.server.tables import seating
from philtre.server.tables.answers import Made, RematchAnswer, TableAnswer
from philtre.server.tables.consent import Consent
from philtre.server.tables.errors import NotYours
from philtre.server.tables.header import Guest
from philtre.server.tables.messages import Hide, Leave, NewTable, Rename, Sit


@post("/api/tables", status=201)
async def make(lobby: Lobby, guest: Guest | None, data: NewTable) -> Made:
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
async def lobby(lobby: Lobby, guest: Guest | None, hidden: bool = False) -> list[TableAnswer]:
    return await lobby.tables.overview(guest, hidden)


@get("/api/tables/{id:str}")
async def one(lobby: Lobby, guest: Guest | None, id: str, invite: str | None = None) -> TableAnswer:
    table = await lobby.tables.visit(id, guest, invite)
    return table.answer(guest.id if guest else None)


@delete("/api/tables/{id:str}", status=204)
async def throw_away(lobby: Lobby, guest: Guest | None, id: str) -> None:
    """By whom it belongs to: when it is over, or when nobody else sits there."""
    await lobby.tables.delete(known(guest), id)


@post("/api/tables/{id:str}/name")
async def rename(lobby: Lobby, guest: Guest | None, id: str, data: Rename) -> TableAnswer:
    who = known(guest)
    return (await lobby.tables.rename(who, id, data.name)).answer(who.id)


@post("/api/tables/{id:str}/hide", status=204)
async def hide(lobby: Lobby, guest: Guest | None, id: str, data: Hide) -> None:
    await lobby.tables.hide(known(guest), id, data.hidden)


@post("/api/tables/{id:str}/sit")
async def sit(lobby: Lobby, guest: Guest | None, id: str, data: Sit) -> TableAnswer:
    who = known(guest)
    table = await lobby.tables.visit(id, who, data.invite)
    await seating.sit(table, who, data.seat)
    return table.answer(who.id)


@post("/api/tables/{id:str}/leave")
async def leave(lobby: Lobby, guest: Guest | None, id: str, data: Leave) -> TableAnswer:
    who = known(guest)
    table = await lobby.tables.table(id)
    if data.bot is not None:
        check_plain(data.bot)
    await seating.leave(table, who, data.seat, data.bot)
    return table.answer(who.id)


@post("/api/tables/{id:str}/rematch", status=201)
async def rematch(lobby: Lobby, consent: Consent, guest: Guest | None, id: str) -> RematchAnswer:
    """At once if nobody else sits there; else when all others have agreed."""
    who = known(guest)
    table = await lobby.tables.table(id)
    if not table.seats_of(who.id):
        raise NotYours("table-private")
    lobby.check_open()
    made = await consent.rematch(table, who)
    return RematchAnswer(made.id, made.invite) if made else RematchAnswer()


@post("/api/records", status=201)
async def bring(lobby: Lobby, guest: Guest | None, body: str) -> Made:
    return await lobby.maker.bring(known(guest), body)


ROUTES = [make, lobby, one, throw_away, rename, hide, sit, leave, rematch, bring]
