"""Thinking on other machines: what is to be thought is a row, and so is what came of it.

A row that nobody takes is thought about here after all, so that a server without helpers goes
on. Nothing but JSON goes over the wire, and no seed.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from secrets import token_hex
from types import GenericAlias
from typing import Any, Final, TypeVar, get_type_hints

import msgspec

from philtre.server.storage import thoughts
from philtre.server.storage.database import Storage
from philtre.server.storage.thoughts import Thought
from philtre.server.thinking import bot_worker, coach_worker
from philtre.server.thinking.minds import Minds

T = TypeVar("T")
LOGGER = logging.getLogger("philtre.server")
MANY: Final = 200  # thoughts at once
TAKEN: Final = 1.0  # seconds in which somebody takes it, or it is thought about here
DONE: Final = 40.0  # seconds in which it has to be done
LOOK: Final = 0.5  # seconds between two looks, if a poke was lost

WORKS: Final[dict[str, Callable[..., Any]]] = {
    work.__name__: work
    for work in (
        bot_worker.choose,
        coach_worker.hint,
        coach_worker.line,
        coach_worker.threats,
        coach_worker.decisions,
        coach_worker.weigh,
        coach_worker.course,
    )
}


class NoHelp(Exception):
    """Nobody has thought about it."""


class Elsewhere:
    """`Minds`: others, on machines of their own; `here` where nobody helps."""

    places = MANY

    def __init__(self, storage: Storage, here: Minds) -> None:
        self._storage = storage
        self._here = here
        self._waiting: dict[str, asyncio.Event] = {}

    async def run(self, work: Callable[..., T], *given: object) -> T:
        try:
            return await self._think(work, *given)
        except NoHelp:
            LOGGER.info("nobody thinks elsewhere")
            return await self._here.run(work, *given)

    def close(self) -> None:
        self._here.close()

    def heard(self, id: str) -> None:
        """Somebody has answered."""
        if id in self._waiting:
            self._waiting[id].set()

    async def _think(self, work: Callable[..., T], *given: object) -> T:
        """Raises `NoHelp` and `Unstored`."""
        text = msgspec.json.encode(given).decode()
        thought = Thought(token_hex(8), work.__name__, text)
        self._waiting[thought.id] = asyncio.Event()
        try:
            await self._storage.apart(partial(thoughts.ask, thought=thought))
            answer = await self._answer(thought.id)
        finally:
            del self._waiting[thought.id]
        found: T = msgspec.json.decode(answer, type=get_type_hints(work)["return"])
        return found

    async def _answer(self, id: str) -> str:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._waiting[id].wait(), LOOK)
            found = await self._storage.apart(partial(thoughts.collect, id=id))
            if found is not None:
                return found
            waited = loop.time() - begun
            late = partial(thoughts.withdraw, id=id, taken=waited > DONE)
            if waited > TAKEN and await self._storage.apart(late):
                raise NoHelp


def done(thought: Thought) -> str:
    """What came of it; run by who thinks for others."""
    work = WORKS[thought.work]
    hints = get_type_hints(work)
    hints.pop("return")
    given = msgspec.json.decode(thought.given, type=GenericAlias(tuple, tuple(hints.values())))
    return msgspec.json.encode(work(*given)).decode()
