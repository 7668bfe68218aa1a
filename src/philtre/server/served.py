"""The lobby of a server: a database beneath it, processes that think, opened and closed."""

import asyncio
import logging
from collections.abc import Callable, Sized
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from philtre.core.errors import PhiltreError
from philtre.core.registry import games
from philtre.server.lobby.lobby import Lobby
from philtre.server.lobby.visitors import Newcomers, Visitors
from philtre.server.nodes.elsewhere import Elsewhere
from philtre.server.nodes.nodes import Nodes
from philtre.server.settings import Settings
from philtre.server.storage import leaving, queries
from philtre.server.storage.database import Storage
from philtre.server.storage.guests import Guests
from philtre.server.storage.heartbeat import Heartbeat
from philtre.server.storage.ownership import Ownership
from philtre.server.storage.table_store import TableStore
from philtre.server.tables.errors import Unstored
from philtre.server.tables.header import BOT, Guest
from philtre.server.tables.listener import RESTARTING, Listener
from philtre.server.tables.outgoing import RestartingMessage
from philtre.server.thinking.processes import Processes

LOGGER = logging.getLogger("philtre.server")
PARTING = 5.0  # seconds in which a socket is closed, or left to itself
HOUR = 3600  # seconds between two looks for tables that nobody comes back to
AGAIN = 5  # seconds until a database that is away is asked again
T = TypeVar("T")


class ServedLobby(Lobby):
    def __init__(self, settings: Settings, storage: Storage) -> None:
        self._processes = Processes(settings.workers)
        elsewhere = ownership = None
        if storage.many:
            ownership = Ownership(storage, settings.node_address, settings.lease_seconds)
            elsewhere = Elsewhere(storage, self._processes) if settings.think_elsewhere else None
        minds = elsewhere or self._processes
        store = TableStore(storage, ownership)
        super().__init__(settings, store, minds, storage.metrics.moves, ownership)
        self.storage = storage
        self.guests = Guests(storage)
        self.nodes: Nodes | None = None  # where several servers share the database
        if ownership:
            parts = (self.tables, self.guests, elsewhere)
            self.nodes = Nodes(settings, storage, ownership, *parts)
        self.visitors = Visitors(settings)
        self.newcomers = Newcomers(settings)
        self.heartbeat = Heartbeat(storage)
        self.connections: Sized = ()  # that are open, as the server knows them
        self._tasks: list[asyncio.Task[None]] = []  # for as long as it is open

    def open(self) -> None:
        lasting = (
            self._resume() if self.nodes is None else self._join(self.nodes),
            self._clear(),
            self._processes.follow_the_compiler(),
            self.storage.metrics.watch_loop(),
        )
        self._tasks = [asyncio.create_task(work) for work in lasting]

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
        return [listener for table in self.tables.in_memory() for listener in table.listeners]

    async def close(self) -> None:
        self.draining = True
        for task in self._tasks:
            task.cancel()
        await self.coach.close()
        await self.bots.close()
        if self.nodes:
            await self.nodes.close()
        await asyncio.to_thread(self.storage.close)

    async def _join(self, nodes: Nodes) -> None:
        """Games first: what is orphaned is gone on with here."""
        await self._load_games()
        await nodes.run()

    async def _load_games(self) -> None:
        for error in (await asyncio.to_thread(games))[1]:
            LOGGER.warning("%s", error)

    async def _resume(self) -> None:
        """After a restart bots go on where they were, though nobody has come back yet.

        Games are slow to import, and a page need not wait for them.
        """
        await self._load_games()
        for id in await self._insist(queries.in_play):
            try:
                table = await self.tables.table(id)
                if table.header.standing is None:
                    await table.catch_up()
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
                live = self.tables.find(id)
                elsewhere = self.nodes and await self.nodes.place(await self.tables.table(id))
                if not elsewhere and (live is None or not live.listeners):
                    with suppress(Unstored):
                        await self.tables.drop(id)
                        LOGGER.info("table %s: nobody came back", id)
            await asyncio.sleep(HOUR)

    async def forget(self, guest: Guest) -> None:
        """A guest leaves for good; those who sit with it go on against a bot."""
        left = await self.storage.write(partial(leaving.erase, guest=guest.id))
        self.guests.forget(guest)
        await self.tables.left(left.gone, left.kept)
