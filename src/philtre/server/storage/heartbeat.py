"""Whether the database answers, asked so that one that hangs hangs nobody else."""

import asyncio
from time import monotonic
from typing import Final

from sqlalchemy import Connection, text

from philtre.server.metrics import Labels
from philtre.server.storage import queries
from philtre.server.storage.database import Storage

PATIENCE: Final = 2.0  # seconds in which a database that is there answers
FRESH: Final = 10.0  # seconds for which a count of all tables is good enough


class Heartbeat:
    """Asks the database, one question at a time: one that hangs is not asked again."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._asking: asyncio.Task[None] | None = None
        self._tables: dict[Labels, float] = {}
        self._counted = -FRESH

    async def answers(self) -> bool:
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._storage.read(ask))
        await asyncio.wait([self._asking], timeout=PATIENCE)
        return self._asking.done() and self._asking.exception() is None

    async def tables(self) -> dict[Labels, float]:
        """By game and state, as they were a moment ago."""
        if monotonic() - self._counted > FRESH and await self.answers():
            self._counted = monotonic()
            found = await self._storage.read(queries.count_tables)
            self._tables = {
                (("game", game), ("state", "over" if over else "open")): float(count)
                for game, over, count in found
            }
        return self._tables


def ask(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
