"""The lobby: every table there is, those in memory and those in the database."""

import asyncio
import logging
from collections.abc import Callable, Sized
from contextlib import suppress
from dataclasses import replace
from functools import partial
from secrets import compare_digest
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection

from philtre.bots.catalogue import check_plain
from philtre.core import record
from philtre.core.errors import PhiltreError
from philtre.core.registry import find, games
from philtre.server.lobby.visitors import Newcomers, Visitors
from philtre.server.settings import Settings
from philtre.server.storage import leaving, queries
from philtre.server.storage.database import Storage
from philtre.server.storage.guests import Guests
from philtre.server.storage.heartbeat import Heartbeat
from philtre.server.storage.table_store import TableStore
from philtre.server.storage.trouble import Unstored
from philtre.server.tables.answers import Made, RestartingMessage, TableAnswer
from philtre.server.tables.errors import BadInput, Closed, NotFound, NotNow, NotYours, TooMuch
from philtre.server.tables.header import BOT, OPEN, PERSON, Guest, Header, Seat, is_owner, now
from philtre.server.tables.listener import RESTARTING, Listener
from philtre.server.tables.log import Row
from philtre.server.tables.logged_match import LoggedMatch
from philtre.server.tables.messages import NewSeat
from philtre.server.tables.new_table import archived, new_header, recorded_seats, started
from philtre.server.tables.table import Table
from philtre.server.tables.views import table_answer
from philtre.server.thinking.bots import Bots
from philtre.server.thinking.coach import Coach

LOGGER = logging.getLogger("philtre.server")
LISTED = 200
IDLE = 60  # seconds after which no request can still be at work on a table
LONGEST_SEED = 400
PARTING = 5.0  # seconds in which a socket is closed, or left to itself
HOUR = 3600  # seconds between two looks for tables that nobody comes back to
AGAIN = 5  # seconds until a database that is away is asked again
T = TypeVar("T")


class Lobby:
    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self._store = TableStore(storage)
        self.guests = Guests(storage)
        self.bots = Bots(settings)
        self.coach = Coach(settings, self.bots)
        self.visitors = Visitors(settings)
        self.newcomers = Newcomers(settings)
        self.connections: Sized = ()  # that are open, as the server knows them
        self.draining = False
        self._tables: dict[str, Table] = {}
        self.heartbeat = Heartbeat(storage)
        self._tasks: list[asyncio.Task[None]] = []  # for as long as it is open

    # Opening and closing

    def open(self) -> None:
        lasting = (
            self._resume(),
            self._clear(),
            self.bots.follow_the_compiler(),
            self.storage.metrics.watch_loop(),
        )
        self._tasks = [asyncio.create_task(work) for work in lasting]

    def check_open(self) -> None:
        if self.draining:
            raise Closed("restarting")

    def announce_end(self) -> None:
        """From now on nothing new is begun, and the players know; what they play is stored."""
        self.draining = True
        for listener in self._listeners():
            listener.send(RestartingMessage())

    async def part(self) -> None:
        for listener in self._listeners():
            listener.end(RESTARTING)
        await self.visitors.all_gone(PARTING)

    def _listeners(self) -> list[Listener]:
        return [listener for table in self.in_memory() for listener in table.listeners]

    async def close(self) -> None:
        self.draining = True
        for task in self._tasks:
            task.cancel()
        await self.coach.close()
        await self.bots.close()
        await asyncio.to_thread(self.storage.close)

    async def _resume(self) -> None:
        """After a restart bots go on where they were, though nobody has come back yet.

        Games are slow to import, and a page need not wait for them.
        """
        for error in (await asyncio.to_thread(games))[1]:
            LOGGER.warning("%s", error)
        for id in await self._insist(queries.in_play):
            try:
                table = await self.table(id)
                if any(seat.kind == BOT for seat in table.seats) and table.people():
                    async with table.lock:
                        await table.logged()
                    self.bots.wake(table)
            except PhiltreError as error:  # rules of another version: it rests
                LOGGER.warning("table %s: %s", id, error)
            except Exception:  # whatever is wrong with this one, the others go on
                LOGGER.exception("table %s", id)

    async def _insist(self, work: Callable[[Connection], T]) -> T:
        """What a query says, asked until the database answers."""
        while True:
            try:
                return await self.storage.read(work)
            except Unstored:
                await asyncio.sleep(AGAIN)

    async def _clear(self) -> None:
        """Tables that nobody comes back to go, if that is asked for; `touched` gives notice."""
        days = self.settings.expire_days
        while days:
            for id in await self._insist(partial(leaving.abandoned, days=days)):
                live = self._tables.get(id)
                if live is None or not live.listeners:
                    with suppress(Unstored):
                        await self._delete(id)
                        LOGGER.info("table %s: nobody came back", id)
            await asyncio.sleep(HOUR)

    # Finding

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    async def table(self, id: str) -> Table:
        if id in self._tables and self._tables[id].gone:
            del self._tables[id]
        if id not in self._tables:
            found = await self.storage.read(lambda connection: queries.load(connection, id))
            if found is None:
                raise NotFound("no-such-table")
            if id not in self._tables:  # it may have come while we waited
                self._keep(*found)
        table = self._tables[id]
        table.used = monotonic()
        return table

    async def visit(self, id: str, guest: Guest | None, invite: str | None) -> Table:
        """The table, if this guest may come near it: it sits there, was invited, or all may.

        What is over has no secrets left: its address is enough.
        """
        table = await self.table(id)
        seated = table.seats_of(guest.id if guest else None)
        if seated:
            await self._touch(table)
        if table.header.public or table.header.over:
            return table
        invited = compare_digest((invite or "").encode(), table.header.invite.encode())
        if not (invited or seated):
            raise NotYours("table-private")
        return table

    async def _touch(self, table: Table) -> None:
        """Somebody has come back: the table is not abandoned. Noted once a day."""
        today = now()
        if not table.header.over and table.header.touched[:10] < today[:10]:
            with suppress(Unstored):  # to look is allowed all the same
                await self.storage.write(partial(queries.touch, table=table.header.id))
                table.header = replace(table.header, touched=today)

    async def lobby(self, guest: Guest | None) -> list[TableAnswer]:
        who = guest.id if guest else None
        return self.listed(await self.storage.read(lambda c: queries.lobby(c, who, LISTED)), who)

    def listed(self, tables: list[tuple[Header, list[Seat]]], who: str | None) -> list[TableAnswer]:
        """As this guest may see them; one of a game that is not here is left out."""
        answers = []
        for header, seats in tables:
            live = self._tables.get(header.id)
            try:
                answer = live.answer(who) if live else table_answer(header, seats, who, set())
                answers.append(answer)
            except Exception as error:  # whatever is wrong with this one, the others are shown
                queries.report(header.id, str(error))
        return answers

    async def renamed(self, guest: Guest) -> None:
        for table in list(self._tables.values()):
            if table.seats_of(guest.id):
                await table.renamed(guest)

    # Going away

    async def delete(self, guest: Guest, id: str) -> None:
        """Whose table it is may throw it away, unless others still play at it."""
        table = await self.table(id)
        if not is_owner(table.header, table.seats, guest.id):
            raise NotYours("table-not-yours")
        if not table.header.over and table.people() - {guest.id}:
            raise NotNow("table-others")
        await self._delete(id)

    async def _delete(self, id: str) -> None:
        await self.storage.write(partial(queries.delete, table=id))
        table = self._tables.pop(id, None)
        if table:
            table.deleted()

    async def forget(self, guest: Guest) -> None:
        """A guest leaves for good; those who sit with it go on against a bot."""
        left = await self.storage.write(partial(leaving.erase, guest=guest.id))
        self.guests.forget(guest)
        for id in left.gone:
            table = self._tables.pop(id, None)
            if table:
                table.deleted()
        for id in left.kept:
            if id in self._tables:
                found = await self.storage.read(partial(queries.load, table=id))
                if found:
                    await self._tables[id].reseated(found[1])

    # In memory

    def _keep(self, header: Header, seats: list[Seat]) -> Table:
        """In memory from now on; the oldest that nobody looks at leaves it."""
        table = Table(
            self._store,
            header,
            seats,
            self._changed,
            self.settings.rows_of_a_table,
            self.storage.metrics.moves,
        )
        self._tables[header.id] = table
        if len(self._tables) > self.settings.tables_in_memory:
            for id, other in list(self._tables.items()):
                idle = not other.listeners and monotonic() - other.used > IDLE
                if idle and not self.bots.busy(other):
                    del self._tables[id]
                    break
        return table

    def _changed(self, table: Table) -> None:
        self.bots.wake(table)

    # Making

    async def make(
        self,
        guest: Guest,
        game: str,
        options: dict[str, object],
        wishes: list[NewSeat],
        public: bool,
        start: str = "",
        coach: bool | None = None,
        shared: bool = False,
        several: bool | None = None,
    ) -> Made:
        found = find(game)
        if start:
            settled = found.load(start)[0]
        else:
            settled = found.settle({**options, "players": len(wishes)})
        if settled["players"] != len(wishes):
            raise BadInput("seats-and-players", {"seats": len(wishes)})
        seats = [self._wished(number, wish, guest) for number, wish in enumerate(wishes)]
        header = new_header(game, settled, public, start)
        if coach is None:  # who plays against bots or alone has one; people among themselves don't
            coach = [seat.kind for seat in seats if seat.kind != BOT] == [PERSON]
        if several is None:
            several = len([seat for seat in seats if seat.guest]) > 1
        header = replace(header, coach=coach, shared=shared, several=several)
        if not header.may_have_several and len([seat for seat in seats if seat.guest]) > 1:
            raise NotNow("one-seat-each")
        return await self._add(guest, header, seats)

    async def rematch(self, old: Table, guest: Guest) -> Made:
        """The same game and seats again; whoever asks second is shown the same table.

        Whether all who sit there would play again is for `Consent` to know.
        """
        if not old.header.over or old.header.archive:
            raise NotNow("not-over")
        async with old.lock:
            if old.header.rematch:
                again = await self.table(old.header.rematch)
                return Made(again.header.id, again.header.invite)
            header = new_header(
                old.header.game, old.header.options, old.header.public, old.header.start
            )
            same = {name: getattr(old.header, name) for name in ("coach", "shared", "several")}
            header = replace(header, **same)
            made = await self._add(guest, header, list(old.seats))
            mark = partial(queries.set_rematch, table=old.header.id, rematch=made.id)
            await self.storage.write(mark)
            old.header = replace(old.header, rematch=made.id)
            return made

    async def bring(self, guest: Guest, text: str) -> Made:
        """A table with the match of a record: to be replayed, or gone on with elsewhere."""
        most = self.settings.rows_of_a_table
        match = await asyncio.to_thread(record.loads, text, most)
        seed = match.dealer.seed or ""
        if len(seed) > LONGEST_SEED or not seed.isprintable():
            raise BadInput("bad-input", {"field": "seed"})
        header, rows = await asyncio.to_thread(archived, match)
        return await self._add(guest, header, recorded_seats(match.seats, guest.id), rows)

    async def _add(
        self, guest: Guest, header: Header, seats: list[Seat], rows: list[Row] | None = None
    ) -> Made:
        self.check_open()
        header = replace(header, owner=guest.id, touched=header.created)
        logged: LoggedMatch | None = None
        if rows is None:
            header, logged, rows = started(header, seats)

        def work(connection: Connection) -> None:
            room = self.storage.room()
            if room is not None and room < self.settings.keep_free:
                raise Unstored("disk-low")
            of_guest, all_of_them = queries.open_tables(connection, guest.id)
            if of_guest >= self.settings.tables_of_a_guest or all_of_them >= self.settings.tables:
                raise TooMuch("too-many-tables")
            queries.add_table(connection, header, seats, rows)

        await self.storage.write(work)
        table = self._keep(header, seats)
        if logged:
            table.begun(logged)
        return Made(header.id, header.invite)

    def _wished(self, number: int, wish: NewSeat, guest: Guest) -> Seat:
        if wish.kind == "bot":
            check_plain(wish.bot or "")
            return Seat(number, BOT, bot=wish.bot)
        if wish.kind == "open":
            return Seat(number, OPEN)
        if wish.kind == "here":
            name = wish.name or guest.name
            if not name.isprintable():
                raise BadInput("bad-input", {"field": "name"})
            return Seat(number, PERSON, guest.id, name, here=True)
        return Seat(number, PERSON, guest.id, guest.name)
