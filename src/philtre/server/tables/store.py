"""What a table needs of whatever keeps it: a server's database, or a browser's own store."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from philtre.server.tables.conversation import Question, Said
from philtre.server.tables.header import Header, Seat
from philtre.server.tables.log import Row

T = TypeVar("T")


class Store(Protocol):
    """What is written is safe when the call returns; if it raises, nothing was changed."""

    async def rows(self, table: str) -> list[Row]: ...

    async def append(self, header: Header, rows: list[Row]) -> None:
        """Rows of the log, and what the header now says; `NotFound` if the table is gone."""

    async def set_seat(self, table: str, seat: Seat) -> None: ...

    async def said(self, table: str) -> list[Said]: ...

    async def add_said(self, table: str, said: Said) -> None: ...

    async def questions(self, table: str) -> list[Question]: ...

    async def set_question(self, table: str, question: Question) -> None:
        """In the place of the one that the seat asked before."""

    async def drop_question(self, table: str, seat: int) -> None: ...

    async def aside(self, work: Callable[[], T]) -> T:
        """What takes long and touches nothing outside: done where no other table waits for it."""
        ...
