"""Thinking in further workers of the page: work goes there and its result comes back as bytes.

They run the same program and hear nobody else, so what is sent is what processes send to each
other.
"""

import pickle
from collections.abc import Awaitable, Callable
from typing import TypeVar

from philtre.server.thinking.minds import Lost

T = TypeVar("T")
Ask = Callable[[bytes], Awaitable[bytes | None]]  # None: the worker was lost


class Workers:
    """`Minds`: the page's workers, which `ask` reaches."""

    def __init__(self, ask: Ask, places: int = 1) -> None:
        self._ask = ask
        self.places = places

    async def run(self, work: Callable[..., T], *given: object) -> T:
        said = await self._ask(pickle.dumps((work, given)))
        if said is None:
            raise Lost
        well, result = pickle.loads(said)
        if not well:
            raise result
        return result  # type: ignore[no-any-return]

    def close(self) -> None:
        """The page ends them with itself."""


def done(asked: bytes) -> bytes:
    """In a worker: what the work comes to, or what it raised."""
    work, given = pickle.loads(asked)
    try:
        return pickle.dumps((True, work(*given)))
    except Exception as error:
        return pickle.dumps((False, error))
