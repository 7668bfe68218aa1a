"""Who you are: /api/me."""

from functools import partial

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from philtre.server.answering.who import known, me_answer, plain_name
from philtre.server.door.addresses import address_of
from philtre.server.door.dependencies import AnyRequest, Asker, Body, TheLobby
from philtre.server.storage import leaving, queries
from philtre.server.storage.guests import COOKIE
from philtre.server.tables.answers import DataAnswer, Limits, MeAnswer, SaidAnswer, Token
from philtre.server.tables.errors import NotFound
from philtre.server.tables.header import Guest, Header, Seat
from philtre.server.tables.messages import Me, Recover

YEAR = 365 * 24 * 3600


async def guest_of(request: AnyRequest, lobby: TheLobby) -> Guest | None:
    """The guest whose cookie came with the request."""
    return await lobby.guests.find(request.cookies.get(COOKIE))


def with_cookie(request: AnyRequest, guest: Guest, secret: str) -> Response[MeAnswer]:
    cookie = Cookie(
        COOKIE,
        value=secret,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(me_answer(guest), status_code=200, cookies=[cookie])


@get("/api/me")
async def get_me(guest: Asker) -> MeAnswer:
    return me_answer(guest)


@post("/api/me", status_code=200)
async def post_me(
    request: AnyRequest, lobby: TheLobby, guest: Asker, data: Body[Me]
) -> Response[MeAnswer]:
    name = plain_name(data.name)
    if guest is None:
        lobby.newcomers.check(address_of(request.scope))
        return with_cookie(request, *await lobby.guests.make(name, data.lang))
    renamed = await lobby.guests.rename(guest, name, data.lang)
    await lobby.tables.renamed(renamed)
    return Response(me_answer(renamed), status_code=200)


@post("/api/me/recovery", status_code=200)
async def recovery(lobby: TheLobby, guest: Asker) -> Token:
    return Token(await lobby.guests.recovery(known(guest)))


@post("/api/recover", status_code=200)
async def recover(request: AnyRequest, lobby: TheLobby, data: Body[Recover]) -> Response[MeAnswer]:
    found = await lobby.guests.recover(data.token)
    if found is None:
        raise NotFound("no-such-recovery")
    return with_cookie(request, *found)


@get("/api/me/data")
async def data(lobby: TheLobby, guest: Asker) -> DataAnswer:
    who = known(guest)
    tables, said = await lobby.storage.read(partial(kept_of, guest=who.id))
    spoken = [SaidAnswer(**each) for each in said]
    return DataAnswer(me_answer(who), lobby.tables.listed(tables, who.id), spoken)


@delete("/api/me", status_code=200)
async def leave(lobby: TheLobby, guest: Asker) -> Response[MeAnswer]:
    """For good: own tables go too, elsewhere a bot takes the seat."""
    await lobby.forget(known(guest))
    response = Response(me_answer(None), status_code=200)
    response.delete_cookie(COOKIE)
    return response


@get("/api/limits")
async def limits(lobby: TheLobby) -> Limits:
    kept = lobby.settings
    return Limits(kept.tables_of_a_guest, kept.rows_of_a_table, kept.expire_days or None)


def kept_of(
    connection: Connection, guest: str
) -> tuple[list[tuple[Header, list[Seat]]], list[dict[str, str]]]:
    tables = queries.several(connection, leaving.tables_of(connection, guest))
    return tables, leaving.said_by(connection, guest)


ROUTES = [get_me, post_me, recovery, recover, data, leave, limits]
