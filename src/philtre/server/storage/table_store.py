"""The database as one table sees it."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from philtre.server.storage import conversation, queries
from philtre.server.storage.appending import Append
from philtre.server.storage.database import Storage
from philtre.server.tables.conversation import Question, Said
from philtre.server.tables.header import Header, Seat
from philtre.server.tables.log import Row

T = TypeVar("T")


class TableStore:
    """A `Store`; each call is one piece of work in the database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def rows(self, table: str) -> list[Row]:
        return await self._storage.read(partial(queries.load_rows, table=table))

    async def append(self, header: Header, rows: list[Row]) -> None:
        await self._storage.write(Append(header, rows))

    async def set_seat(self, table: str, seat: Seat) -> None:
        await self._storage.write(partial(queries.set_seat, table=table, seat=seat))

    async def said(self, table: str) -> list[Said]:
        return await self._storage.read(partial(conversation.load_said, table=table))

    async def add_said(self, table: str, said: Said) -> None:
        await self._storage.write(partial(conversation.add_said, table=table, said=said))

    async def questions(self, table: str) -> list[Question]:
        return await self._storage.read(partial(conversation.load_questions, table=table))

    async def set_question(self, table: str, question: Question) -> None:
        keep = partial(conversation.set_question, table=table, question=question)
        await self._storage.write(keep)

    async def drop_question(self, table: str, seat: int) -> None:
        await self._storage.write(partial(conversation.drop_question, table=table, seat=seat))

    async def aside(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)
