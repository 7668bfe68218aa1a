"""Where thinking is done: beside the tables, in processes, or in a browser's workers."""

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Lost(Exception):
    """Whoever thought is gone; another may be asked."""


class Minds(Protocol):
    @property
    def places(self) -> int:
        """How many can think at once."""
        ...

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Do the work elsewhere; raises `Lost`."""
        ...

    def close(self) -> None:
        """Nobody waits for a thought any more."""
