"""What waits to be sent over one socket, and no more than a socket can take."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final

from philtre.server.tables.header import Guest
from philtre.server.tables.listener import NORMAL, Listener

MOST_BYTES: Final = 1_000_000  # that may wait for one who does not read
FEW_BYTES: Final = 64_000  # with no more than that waiting, the next wish is listened to


class Outbox(Listener):
    def __init__(self, guest: Guest | None) -> None:
        super().__init__(guest)
        self.told = 0  # bytes in all
        self.code = NORMAL
        self._queue: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()
        self._ended = False

    def post(self, data: bytes) -> None:
        """Put a message into the queue; one who does not read is cut off.

        Whoever waits for nothing is sent anything, however long it is.
        """
        if self._ended:
            return
        if self.waiting and self.waiting + len(data) > MOST_BYTES:
            self._drop()
            return
        self.waiting += len(data)
        self.told += len(data)
        if self.waiting > FEW_BYTES:
            self._room.clear()
        self._queue.append(data)
        self._news.set()

    def end(self, code: int = NORMAL) -> None:
        if not self._ended:
            self._ended = True
            self.code = code
            self._news.set()

    def _drop(self) -> None:
        self.sent(self._queue)
        self._queue.clear()
        self.end()

    async def next(self) -> list[bytes]:
        """What to send together, in order; nothing: close. Say `sent` when it is."""
        await self._news.wait()
        few: list[bytes] = []
        size = 0
        while self._queue and size <= FEW_BYTES:
            few.append(self._queue.popleft())
            size += len(few[-1])
        if not (self._queue or self._ended):
            self._news.clear()
        return few

    def sent(self, few: Iterable[bytes]) -> None:
        self.waiting -= sum(map(len, few))
        if self.waiting <= FEW_BYTES:
            self._room.set()

    def lost(self) -> None:
        """Nobody is there any more to whom anything could be sent."""
        self._ended = True
        self._room.set()

    async def room(self) -> None:
        """Wait until what was asked before has been read."""
        await self._room.wait()
