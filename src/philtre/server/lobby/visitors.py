"""Who has how many sockets open. Onlookers never keep out those who sit at a table."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from philtre.server.limits import Buckets
from philtre.server.settings import Settings
from philtre.server.tables.errors import TooMuch
from philtre.server.tables.header import Guest
from philtre.server.tables.table import Table


class Newcomers:
    """How many guests come from one address."""

    def __init__(self, settings: Settings) -> None:
        self._free = settings.alone
        self._often = Buckets(settings.new_guests_per_second, settings.new_guests_at_once)

    def check(self, address: str) -> None:
        if not self._free and not self._often.take(address):
            raise TooMuch("too-many-guests")


class Visitors:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by: Counter[str] = Counter()  # of guests and of addresses
        self.sockets = 0
        self._empty = asyncio.Event()

    @contextmanager
    def visit(self, table: Table, guest: Guest | None, address: str | None) -> Iterator[None]:
        """While the socket is open; raises `TooMuch`. No address: counted at another server."""
        if address is not None:
            self._check(table, guest, address)
        who = [*([address] if address else []), *([guest.id] if guest else [])]
        self.sockets += 1
        self._by.update(who)
        try:
            yield
        finally:
            self.sockets -= 1
            self._by.subtract(who)
            for each in who:
                if not self._by[each]:
                    del self._by[each]
            if not self.sockets:
                self._empty.set()

    async def all_gone(self, seconds: float) -> None:
        """Wait until the last has gone, but no longer than so many seconds."""
        if self.sockets:
            self._empty.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._empty.wait(), seconds)

    def _check(self, table: Table, guest: Guest | None, address: str) -> None:
        settings = self._settings
        seated = guest is not None and bool(table.seats_of(guest.id))
        room = settings.sockets if seated else settings.sockets * 9 // 10
        many = self.sockets >= room
        many |= guest is not None and self._by[guest.id] >= settings.sockets_of_a_guest
        if not seated:
            many |= table.onlookers() >= settings.onlookers_of_a_table
        if not settings.alone:
            many |= self._by[address] >= settings.sockets_of_an_address
        if many:
            raise TooMuch("too-many-sockets")
