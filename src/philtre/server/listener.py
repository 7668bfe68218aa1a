"""One socket at a table: who is at it, what it looks at, and what waits to be sent."""

import asyncio
from typing import Any

import msgspec

from philtre.server.guests import Guest

ENCODE = msgspec.json.Encoder().encode
MOST_WAITING = 500


class Listener:
    def __init__(self, guest: Guest | None) -> None:
        self.guest = guest
        self.looks = False  # whether it has asked for views at all
        self.seat: int | None = None  # None: what is public
        self.heard = 0  # events of that seat that were sent
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    def send(self, message: Any) -> None:
        """Put a message into the queue; one who does not read is cut off."""
        if self.outbox.qsize() < MOST_WAITING:
            self.outbox.put_nowait(ENCODE(message))
        else:
            self.end()

    def end(self) -> None:
        """Send what waits, then close."""
        self.outbox.put_nowait(None)
