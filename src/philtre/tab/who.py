"""Who is at this device: one guest, kept beside the tables; and what is kept of them."""

from secrets import token_urlsafe

from philtre.server.answering.route import delete, get, post
from philtre.server.answering.who import known, me_answer, plain_name
from philtre.server.lobby.lobby import Lobby
from philtre.server.tables.answers import DataAnswer, Limits, MeAnswer
from philtre.server.tables.header import Guest
from philtre.server.tables.messages import Me
from philtre.tab.drawers import Change, Drawers

MOST_LISTED = 10_000


class People:
    """The one who is here, if they have said a name."""

    def __init__(self, drawers: Drawers) -> None:
        self._drawers = drawers

    def who(self) -> str:
        """By which key."""
        return "here"

    async def here(self) -> Guest | None:
        found = await self._drawers.every("people", [self.who()])
        return Guest(found[0]["id"], found[0]["name"], found[0]["lang"]) if found else None

    async def called(self, name: str, lang: str) -> Guest:
        before = await self.here()
        guest = Guest(before.id if before else token_urlsafe(12), name, lang)
        value = {"id": guest.id, "name": name, "lang": lang}
        await self._drawers.write([Change("put", "people", [self.who()], value)])
        return guest

    async def gone(self) -> None:
        """With all that is kept."""
        drawers = ("tables", "moves", "talk", "questions", "people")
        await self._drawers.write([Change("sweep", drawer, []) for drawer in drawers])


class TabLobby(Lobby):
    people: People


@get("/api/me")
async def get_me(guest: Guest | None) -> MeAnswer:
    return me_answer(guest)


@post("/api/me")
async def post_me(lobby: TabLobby, data: Me) -> MeAnswer:
    renamed = await lobby.people.called(plain_name(data.name), data.lang)
    await lobby.tables.renamed(renamed)
    return me_answer(renamed)


@delete("/api/me")
async def leave(lobby: TabLobby, guest: Guest | None) -> MeAnswer:
    tables = await lobby.tables.overview(known(guest)) + await lobby.tables.overview(guest, True)
    await lobby.people.gone()
    await lobby.tables.left([table.id for table in tables], [])
    return me_answer(None)


@get("/api/me/data")
async def data(lobby: TabLobby, guest: Guest | None) -> DataAnswer:
    who = known(guest)
    tables = [*await lobby.tables.overview(who), *await lobby.tables.overview(who, True)]
    return DataAnswer(me_answer(who), tables, [])


@get("/api/limits")
async def limits(lobby: TabLobby) -> Limits:
    kept = lobby.settings
    return Limits(kept.tables_of_a_guest, kept.rows_of_a_table, None)


ROUTES = [get_me, post_me, leave, data, limits]
