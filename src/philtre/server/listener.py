"""One socket at a table: who is at it, what it looks at, and what waits to be sent."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec

from philtre.server.guests import Guest

T = TypeVar("T")
ENCODE = msgspec.json.Encoder().encode
MOST_BYTES: Final = 1_000_000  # that may wait for one who does not read
FEW_BYTES: Final = 64_000  # with no more than that waiting, the next wish is listened to
NORMAL, RESTARTING = 1000, 1012  # why a socket is closed


class Listener:
    def __init__(self, guest: Guest | None) -> None:
        self.guest = guest
        self.looks = False  # whether it has asked for views at all
        self.seat: int | None = None  # None: what is public
        self.heard = 0  # events of that seat that were sent
        self.waiting = 0  # bytes that were not sent yet
        self.told = 0  # bytes in all
        self.code = NORMAL
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._room = asyncio.Event()
        self._room.set()
        self._ended = False

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    def send(self, message: Any) -> None:
        self.post(ENCODE(message))

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
        self._outbox.put_nowait(data)

    def end(self, code: int = NORMAL) -> None:
        """Send what waits, then close."""
        if not self._ended:
            self._ended = True
            self.code = code
            self._outbox.put_nowait(None)

    def _drop(self) -> None:
        while not self._outbox.empty():
            self.sent(self._outbox.get_nowait() or b"")
        self.end()

    async def next(self) -> bytes | None:
        """What to send; None: close. Say `sent` when it is."""
        return await self._outbox.get()

    def sent(self, data: bytes) -> None:
        self.waiting -= len(data)
        if self.waiting <= FEW_BYTES:
            self._room.set()

    def lost(self) -> None:
        """Nobody is there any more to whom anything could be sent."""
        self._ended = True
        self._room.set()

    async def room(self) -> None:
        """Wait until what was asked before has been read."""
        await self._room.wait()


def grouped(listeners: Iterable[Listener], by: Callable[[Listener], T]) -> dict[T, list[Listener]]:
    found: dict[T, list[Listener]] = {}
    for listener in listeners:
        found.setdefault(by(listener), []).append(listener)
    return found
