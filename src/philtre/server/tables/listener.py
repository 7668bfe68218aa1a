"""One who looks at a table: who it is, through which seat, and what it has heard."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TypeVar

from philtre.server.tables.header import Guest
from philtre.server.tables.outgoing import Outgoing
from philtre.server.tables.views import encoded

T = TypeVar("T")
NORMAL, RESTARTING = 1000, 1012  # why a socket is closed


class Listener(ABC):
    def __init__(self, guest: Guest | None) -> None:
        self.guest = guest
        self.looks = False  # whether it has asked for views at all
        self.seat: int | None = None  # None: what is public
        self.heard = 0  # events of that seat that were sent
        self.waiting = 0  # bytes that were not sent yet

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    def send(self, message: Outgoing) -> None:
        self.post(encoded(message))

    @abstractmethod
    def post(self, data: bytes) -> None:
        """Put a message into its queue."""

    @abstractmethod
    def end(self, code: int = NORMAL) -> None:
        """Send what waits, then close."""


def grouped(listeners: Iterable[Listener], by: Callable[[Listener], T]) -> dict[T, list[Listener]]:
    found: dict[T, list[Listener]] = {}
    for listener in listeners:
        found.setdefault(by(listener), []).append(listener)
    return found
