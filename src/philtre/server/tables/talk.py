"""What is said at one table. It is stored before anybody hears it, as moves are."""

from asyncio import Lock

from philtre.core.registry import find
from philtre.server.tables.conversation import MOST_SAID, Said
from philtre.server.tables.header import Header
from philtre.server.tables.store import Store


def may_talk(header: Header) -> bool:
    """Until the match is over its game has the say: partners may have agreed to be silent."""
    return header.over or find(header.game).traits(header.options).talk


class Talk:
    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        self._lock = Lock()
        self._said: list[Said] | None = None  # None: not asked for yet

    async def so_far(self) -> list[Said]:
        async with self._lock:
            return await self._load()

    async def say(
        self, kind: str, seat: int, name: str, text: str, key: str | None = None
    ) -> Said | None:
        """What was said, once it is stored; None: it was said before, under the same key."""
        async with self._lock:
            before = await self._load()
            if key is not None and any((old.seat, old.key) == (seat, key) for old in before):
                return None
            number = before[-1].n + 1 if before else 0
            said = Said(number, kind, seat, name, text, key)
            await self._store.add_said(self._table, said)
            self._said = [*before, said][-MOST_SAID:]
            return said

    async def _load(self) -> list[Said]:
        if self._said is None:
            self._said = await self._store.said(self._table)
        return self._said
