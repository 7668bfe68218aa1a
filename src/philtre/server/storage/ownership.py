"""What this node owns: its lease by its own clock, and the epochs of the tables it has taken."""

from collections.abc import Callable
from functools import partial
from secrets import token_hex, token_urlsafe
from time import monotonic
from typing import Final, TypeVar

from sqlalchemy import Connection

from philtre.server.storage import leases, queries
from philtre.server.storage.database import Storage
from philtre.server.storage.leases import Node
from philtre.server.tables.errors import Moved, NotFound
from philtre.server.tables.header import Header, Seat

T = TypeVar("T")
MARGIN: Final = 0.2  # of a lease: it counts for that much less here than in the database


class Ownership:
    """The database has the last word; this is so that nobody asks it in vain."""

    def __init__(self, storage: Storage, address: str, seconds: float) -> None:
        self._storage = storage
        self._address = address
        self._seconds = seconds
        self._until = 0.0  # by our own clock, counted from before the database was asked
        self._epochs: dict[str, int] = {}
        self.node = self._anew()

    def _anew(self) -> Node:
        """Who comes back after its time is somebody new."""
        return Node(token_hex(8), self._address, token_urlsafe(32))

    def holds(self) -> bool:
        return monotonic() < self._until

    def epoch(self, table: str) -> int:
        """Raises `Moved` if it is not ours, or may not be."""
        if not self.holds() or table not in self._epochs:
            raise Moved("table-moved")
        return self._epochs[table]

    def owns(self, table: str, since: int = 0) -> bool:
        """Whether it is ours; since that epoch or a later one."""
        return self.holds() and self._epochs.get(table, -1) >= since

    def made(self, table: str) -> None:
        """A new one."""
        self._epochs[table] = 1

    def drops(self, table: str) -> None:
        self._epochs.pop(table, None)

    async def renew(self) -> tuple[list[Node], bool]:
        """All nodes that are there, and whether all that this one had is lost."""
        begun = monotonic()
        renew = partial(leases.renew, node=self.node.id, seconds=self._seconds)
        found = await self._storage.apart(renew) if self._until else None
        lost = found is None
        if found is None:
            self._epochs.clear()
            self.node = self._anew()
            enlist = partial(leases.enlist, node=self.node, seconds=self._seconds)
            await self._storage.apart(enlist)
            found = [self.node]
        self._until = begun + self._seconds * (1 - MARGIN)
        return found, lost

    async def resign(self) -> None:
        self._until = 0.0
        await self._storage.apart(partial(leases.resign, node=self.node.id))

    async def take(
        self, table: str, over: int | None = None
    ) -> tuple[int, Header, list[Seat]] | None:
        """Its epoch, and the table as it is, if it is ours from now on; raises `NotFound`."""
        node = self.node.id

        def work(connection: Connection) -> tuple[int, Header, list[Seat]] | None:
            epoch = leases.take(connection, table, node, over)
            found = queries.load(connection, table)
            if found is None:
                raise NotFound("no-such-table")
            return None if epoch is None else (epoch, *found)

        taken = await self._storage.apart(work, durable=True)  # an epoch is never given twice
        if taken and node == self.node.id:
            self._epochs[table] = taken[0]
            return taken
        return None

    def fenced(self, table: str, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Work that is done only while the table is ours; raises `Moved`."""
        epoch = self.epoch(table)

        def guarded(connection: Connection) -> T:
            leases.fence(connection, table, epoch)
            return work(connection)

        return guarded
