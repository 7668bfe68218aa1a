"""This server among others on one database: which tables are its own, and which it follows.

A table that is needed here and is nobody's is taken. One that is another's is followed: a poke
says that it has new rows, which are read, played here too, and told to those who look here.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

from philtre.core.errors import PhiltreError
from philtre.server.lobby.live_tables import LiveTables
from philtre.server.logs import report
from philtre.server.nodes.elsewhere import Elsewhere
from philtre.server.settings import Settings
from philtre.server.storage import leases, queries
from philtre.server.storage.database import Storage
from philtre.server.storage.guests import Guests
from philtre.server.storage.leases import Node, Place
from philtre.server.storage.ownership import Ownership
from philtre.server.storage.pokes import Poke, Pokes
from philtre.server.tables import following, seating
from philtre.server.tables.errors import Unstored
from philtre.server.tables.header import BOT
from philtre.server.tables.table import Table

LOGGER = logging.getLogger("philtre.server")
BEATS: Final = 4  # times that a lease is renewed before it would end
TRIES: Final = 5  # at taking a table that others want too
NONE: Final = 1_000_000_000  # the number of no row


class Nodes:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        ownership: Ownership,
        tables: LiveTables,
        guests: Guests,
        elsewhere: Elsewhere | None,
    ) -> None:
        self._settings = settings
        self._storage = storage
        self._ownership = ownership
        self._tables = tables
        self._guests = guests
        self._elsewhere = elsewhere  # where others think for us
        self._beating = asyncio.Lock()
        self._there: dict[str, asyncio.Event] = {}  # the other nodes; set when one is gone
        self._pokes: Pokes | None = None
        self._poked = asyncio.Event()
        self._fresh: set[str] = set()  # tables that have new rows
        self._reseated: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    # Being there

    @property
    def secret(self) -> str:
        """By which other nodes show that they are some."""
        return self._ownership.node.secret

    @property
    def count(self) -> int:
        return 1 + len(self._there)

    async def run(self) -> None:
        """Until it is cancelled: says that it is there, and looks who else is."""
        loop = asyncio.get_running_loop()

        def heard(pokes: list[Poke]) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._hear, pokes)

        self._pokes = Pokes(self._storage.engine, heard)
        self._later(self._follow())
        while True:
            try:
                await self._beat()
                await self._adopt()
                self._poke_all()
            except Unstored:
                pass  # why is in the log already
            except Exception:  # whatever it is, the next beat is due
                LOGGER.exception("nodes")
            await asyncio.sleep(self._settings.lease_seconds / BEATS)

    async def _beat(self) -> None:
        async with self._beating:
            nodes, lost = await self._ownership.renew()
            there = {node.id for node in nodes} - {self._ownership.node.id}
            for gone in self._there.keys() - there:
                self._there.pop(gone).set()
            for id in there:
                self._there.setdefault(id, asyncio.Event())
        for table in self._tables.in_memory() if lost else []:
            if table.here:
                self._later(self.lose(table))

    def death_of(self, node: Node) -> asyncio.Event:
        """Set as soon as it is known here that the node is gone."""
        return self._there.setdefault(node.id, asyncio.Event())

    async def close(self) -> None:
        """Its tables are anybody's from now on."""
        for task in list(self._tasks):
            task.cancel()
        if self._pokes:
            self._pokes.close()
        try:
            await self._ownership.resign()
        except PhiltreError as error:
            LOGGER.warning("%s", error)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Whose a table is

    async def place(self, table: Table, over: int | None = None) -> Place | None:
        """Where its acts are made; None: here. It is taken if it is nobody's.

        `over`: also if it is another's since that epoch. Raises `NotFound` and `Unstored`.
        """
        id = table.header.id
        if table.here and self._ownership.owns(id):
            return None
        async with table.lock:
            for _ in range(TRIES):
                if table.here and self._ownership.owns(id):
                    return None
                if not self._ownership.holds():
                    await self._beat()
                found = await self._storage.read(partial(leases.find, table=id))
                mine = found is None or found.node.id == self._ownership.node.id
                if found is not None and not mine and found.epoch != over:
                    if table.here:
                        table.settle(False)
                    return found
                if await self._take(table, over):
                    break
            else:
                raise Unstored("store-busy")
        return None

    async def _take(self, table: Table, over: int | None) -> bool:
        """Call it within the table's lock."""
        if self._tables.find(table.header.id) is not table:
            raise Unstored("store-busy")  # it has left our memory meanwhile
        taken = await self._ownership.take(table.header.id, over)
        if taken is None:
            return False
        _, header, seats = taken
        table.settle(True, header, seats)
        untold = header.standing is None
        if header.started and not header.over and (untold or any(s.kind == BOT for s in seats)):
            self._later(self._wake(table))
        return True

    async def _wake(self, table: Table) -> None:
        """Its bots may have something to do, lists something to tell of it."""
        try:
            if table.header.standing is None:
                await table.catch_up()
            async with table.lock:
                await table.logged()
            table.changed()
        except PhiltreError as error:  # rules of another version, a damaged log: it rests
            LOGGER.warning("table %s: %s", table.header.id, error)

    async def lose(self, table: Table, epoch: int = NONE) -> None:
        """Somebody else has it, since that epoch if that is known."""
        async with table.lock:
            if table.here and not self._ownership.owns(table.header.id, epoch):
                self._ownership.drops(table.header.id)
                table.settle(False)
        self._fresh.add(table.header.id)
        self._poked.set()

    async def _adopt(self) -> None:
        """Bots whose node is gone go on here, though nobody may be looking."""
        for id in await self._storage.read(leases.orphans):
            try:
                await self.place(await self._tables.table(id))
            except Unstored:
                raise
            except PhiltreError as error:
                report(id, str(error))
            except Exception:  # whatever is wrong with this one, the others go on
                LOGGER.exception("table %s", id)

    # What happens elsewhere

    def _poke_all(self) -> None:
        """Some pokes may have been lost."""
        self._hear([Poke("rows", id) for id in self._tables.ids()])

    def _hear(self, pokes: list[Poke]) -> None:
        for kind, id, number in pokes:
            table = self._tables.find(id)
            if kind == "all":
                self._poke_all()
                self._reseated.update(self._tables.ids())
            elif kind == "thought":
                if self._elsewhere:
                    self._elsewhere.heard(id)
            elif kind == "guest":
                self._guests.forget_id(id)
                self._later(self._renamed(id))
            elif table is None:
                continue
            elif kind == "gone":
                self._tables.deleted(id)
            elif table.here:
                if kind == "moved" and not self._ownership.owns(id, number):
                    self._later(self.lose(table, number))
            elif not table.listeners:
                continue  # it is read again when somebody comes
            elif kind == "seats" or not table.header.started:
                self._reseated.add(id)
            else:
                self._fresh.add(id)
        if self._fresh or self._reseated:
            self._poked.set()

    async def _follow(self) -> None:
        while True:
            await self._poked.wait()
            self._poked.clear()
            fresh, self._fresh = self._fresh, set()
            reseated, self._reseated = self._reseated, set()
            try:
                await self._read_seats(reseated)
                await self._read_rows(fresh | reseated)
            except Unstored:  # the next beat pokes all
                pass
            except Exception:
                LOGGER.exception("following")

    async def catch_up(self, table: Table) -> None:
        """What is stored of it by now is known here."""
        if not table.here:
            if not table.header.started:
                await self._read_seats({table.header.id})
            await self._read_rows({table.header.id})

    async def _read_seats(self, ids: set[str]) -> None:
        for table in self._followed(ids):
            load = partial(queries.load, table=table.header.id)
            found = await self._storage.read(load)
            if found:
                await following.reseat(table, *found)

    async def _read_rows(self, ids: set[str]) -> None:
        known = {}
        for table in self._followed(ids):
            match = table.known_match
            if match or any(listener.looks for listener in table.listeners):
                known[table.header.id] = match.seq if match else NONE
        if known:
            found = await self._storage.read(partial(queries.rows_since, known=known))
            again = [id for id, seq in known.items() if id in found or seq == NONE]
            following_ = [self._read(id, found.get(id, [])) for id in again]
            await asyncio.gather(*following_)

    async def _read(self, id: str, rows: list[Any]) -> None:
        table = self._tables.find(id)
        try:
            if table is not None:
                await following.follow(table, rows)
        except Unstored:
            self._fresh.add(id)
        except PhiltreError as error:
            report(id, str(error))

    def _followed(self, ids: set[str]) -> list[Table]:
        found = [self._tables.find(id) for id in ids]
        return [table for table in found if table is not None and not table.here]

    async def _renamed(self, id: str) -> None:
        """Somebody has another name, and sits at tables of ours."""
        at = [table for table in self._tables.in_memory() if table.here and table.seats_of(id)]
        guest = await self._guests.by_id(id) if at else None
        for table in at if guest else []:
            assert guest
            await seating.renamed(table, guest)
