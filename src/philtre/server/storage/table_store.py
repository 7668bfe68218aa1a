"""The database as one table sees it."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from philtre.server.storage import conversation, queries
from philtre.server.storage.appending import Append
from philtre.server.storage.database import Storage
from philtre.server.storage.ownership import Ownership
from philtre.server.tables.conversation import Question, Said
from philtre.server.tables.header import Header, Seat
from philtre.server.tables.log import Row

T = TypeVar("T")


class TableStore:
    """A `Store`; each call is one piece of work in the database.

    Where several servers share that, all that is written is fenced: it raises `Moved`.
    """

    def __init__(self, storage: Storage, ownership: Ownership | None = None) -> None:
        self._storage = storage
        self._ownership = ownership

    async def rows(self, table: str) -> list[Row]:
        return await self._storage.read(partial(queries.load_rows, table=table))

    async def append(self, header: Header, rows: list[Row]) -> None:
        epoch = self._ownership.epoch(header.id) if self._ownership else None
        await self._storage.write(Append(header, rows, epoch))

    async def set_seat(self, table: str, seat: Seat) -> None:
        await self.write(table, partial(queries.set_seat, table=table, seat=seat))

    async def said(self, table: str) -> list[Said]:
        return await self._storage.read(partial(conversation.load_said, table=table))

    async def add_said(self, table: str, said: Said) -> None:
        await self.write(table, partial(conversation.add_said, table=table, said=said))

    async def questions(self, table: str) -> list[Question]:
        return await self._storage.read(partial(conversation.load_questions, table=table))

    async def set_question(self, table: str, question: Question) -> None:
        keep = partial(conversation.set_question, table=table, question=question)
        await self.write(table, keep)

    async def drop_question(self, table: str, seat: int) -> None:
        await self.write(table, partial(conversation.drop_question, table=table, seat=seat))

    async def write(self, table: str, work: Callable[[Connection], T]) -> T:
        """Whatever else is changed at a table."""
        fenced = self._ownership.fenced(table, work) if self._ownership else work
        return await self._storage.write(fenced)

    async def aside(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)
