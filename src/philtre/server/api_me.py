"""Who you are: /api/me."""

from functools import partial

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from philtre.server import leaving, shelf
from philtre.server.addresses import address_of
from philtre.server.answers import DataAnswer, Limits, MeAnswer, SaidAnswer, Token
from philtre.server.asked import AnyRequest, Asker, Body, TheHouse
from philtre.server.errors import BadInput, NotFound, NotYours
from philtre.server.guests import COOKIE, Guest
from philtre.server.messages import Me, Recover
from philtre.server.shelf import Header, Seat

YEAR = 365 * 24 * 3600


async def guest_of(request: AnyRequest, house: TheHouse) -> Guest | None:
    """The guest whose cookie came with the request."""
    return await house.guests.find(request.cookies.get(COOKIE))


def known(guest: Guest | None) -> Guest:
    if guest is None:
        raise NotYours("guest-needed")
    return guest


def me_answer(guest: Guest | None) -> MeAnswer:
    return MeAnswer(guest.id, guest.name, guest.lang) if guest else MeAnswer(None, None, None)


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
    request: AnyRequest, house: TheHouse, guest: Asker, data: Body[Me]
) -> Response[MeAnswer]:
    name = " ".join(data.name.split())
    if not name or not name.isprintable():
        raise BadInput("bad-input", {"field": "name"})
    if guest is None:
        house.newcomers.check(address_of(request.scope))
        return with_cookie(request, *await house.guests.make(name, data.lang))
    renamed = await house.guests.rename(guest, name, data.lang)
    await house.renamed(renamed)
    return Response(me_answer(renamed), status_code=200)


@post("/api/me/recovery", status_code=200)
async def recovery(house: TheHouse, guest: Asker) -> Token:
    return Token(await house.guests.recovery(known(guest)))


@post("/api/recover", status_code=200)
async def recover(request: AnyRequest, house: TheHouse, data: Body[Recover]) -> Response[MeAnswer]:
    found = await house.guests.recover(data.token)
    if found is None:
        raise NotFound("no-such-recovery")
    return with_cookie(request, *found)


@get("/api/me/data")
async def data(house: TheHouse, guest: Asker) -> DataAnswer:
    who = known(guest)
    tables, said = await house.storage.read(partial(kept_of, guest=who.id))
    spoken = [SaidAnswer(**each) for each in said]
    return DataAnswer(me_answer(who), house.listed(tables, who.id), spoken)


@delete("/api/me", status_code=200)
async def leave(house: TheHouse, guest: Asker) -> Response[MeAnswer]:
    """For good: own tables go too, elsewhere a bot takes the seat."""
    await house.forget(known(guest))
    response = Response(me_answer(None), status_code=200)
    response.delete_cookie(COOKIE)
    return response


@get("/api/limits")
async def limits(house: TheHouse) -> Limits:
    kept = house.settings
    return Limits(kept.tables_of_a_guest, kept.rows_of_a_table, kept.expire_days or None)


def kept_of(
    connection: Connection, guest: str
) -> tuple[list[tuple[Header, list[Seat]]], list[dict[str, str]]]:
    tables = shelf.several(connection, leaving.tables_of(connection, guest))
    return tables, leaving.said_by(connection, guest)


ROUTES = [get_me, post_me, recovery, recover, data, leave, limits]
