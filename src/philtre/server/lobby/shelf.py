"""What the lobby needs of whatever keeps its tables, beside what each table needs of it."""

from typing import NamedTuple, Protocol

from philtre.server.tables.header import Header, Seat
from philtre.server.tables.log import Row
from philtre.server.tables.store import Store

Kept = tuple[Header, list[Seat]]


class Room(NamedTuple):
    """How much may be kept: tables of a guest and of all that are not over; bytes left free."""

    of_guest: int
    in_all: int
    keep_free: int


class Shelf(Store, Protocol):
    """As of a `Store`: what is written is safe when the call returns."""

    async def load(self, table: str) -> Kept | None:
        """None if there is no such table; raises `BadRecord` if it can't be read."""

    async def add(
        self, header: Header, seats: list[Seat], rows: list[Row], room: Room, after: str | None
    ) -> None:
        """A new table of its owner, as the rematch `after` another; raises `TooMuch`."""

    async def overview(self, guest: str | None, most: int, hidden: bool) -> list[Kept]:
        """The tables of a guest and those that are public, newest first; or what it has hidden."""
        ...

    async def touch(self, table: str) -> None:
        """Somebody came."""

    async def rename(self, table: str, name: str | None) -> None: ...

    async def hide(self, guest: str, table: str, hidden: bool) -> None: ...

    async def delete(self, table: str) -> None: ...


class Owner(Protocol):
    """Where several servers share a shelf: who knows which of its tables are this one's."""

    def made(self, table: str) -> None:
        """A new one, which is."""

    def drops(self, table: str) -> None:
        """It is not in memory any more."""
