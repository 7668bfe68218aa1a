"""What is said at one table. It is stored before anybody hears it, as moves are."""

import asyncio
from functools import partial

from philtre.core.registry import find
from philtre.server import beside
from philtre.server.beside import MOST_SAID, Said
from philtre.server.shelf import Header
from philtre.server.storage import Storage


def may_talk(header: Header) -> bool:
    """Until the match is over its game has the say: partners may have agreed to be silent."""
    return header.over or find(header.game).traits(header.options).talk


class Talk:
    def __init__(self, storage: Storage, table: str) -> None:
        self._storage = storage
        self._table = table
        self._lock = asyncio.Lock()
        self._said: list[Said] | None = None  # None: not asked for yet

    async def so_far(self) -> list[Said]:
        async with self._lock:
            return await self._load()

    async def say(self, kind: str, seat: int, name: str, text: str) -> Said:
        """What was said, once it is stored."""
        async with self._lock:
            before = await self._load()
            number = before[-1].n + 1 if before else 0
            said = Said(number, kind, seat, name, text)
            await self._storage.write(partial(beside.add_said, table=self._table, said=said))
            self._said = [*before, said][-MOST_SAID:]
            return said

    async def _load(self) -> list[Said]:
        if self._said is None:
            read = partial(beside.load_said, table=self._table)
            self._said = await self._storage.read(read)
        return self._said
