"""Bots beside the server: they think in processes of their own and never block it.

A bot's move goes through the same path as a person's. The worker rebuilds the
match from its log, without the seed, and hands the bot a `Glimpse`.
"""

import asyncio
import logging
import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from secrets import randbits

from philtre.core.errors import IllegalMove, PhiltreError
from philtre.server.log import Setup
from philtre.server.settings import Settings
from philtre.server.table import Table
from philtre.server.worker import choose, prepare

LOGGER = logging.getLogger("philtre.server")
AGAIN = 0.2  # seconds before a bot that could not move tries again


class Bots:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: Executor | None = None
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Let each bot that is to move think, unless it does already.

        Bots among themselves play only while somebody watches.
        """
        course = table.known_course
        if course is None or table.header.archive or not (table.people() or table.listeners):
            return
        for seat in course.actors():
            if table.bot_at(seat) and (table.header.id, seat) not in self._thinking:
                task = asyncio.create_task(self._think(table, seat))
                self._thinking[table.header.id, seat] = task

    def busy(self, table: Table) -> bool:
        return any(id == table.header.id for id, _ in self._thinking)

    async def _think(self, table: Table, seat: int) -> None:
        try:
            await asyncio.sleep(self._settings.pause)
            while not await self._move(table, seat):
                await asyncio.sleep(AGAIN)
        finally:
            del self._thinking[table.header.id, seat]
        self.wake(table)

    async def _move(self, table: Table, seat: int) -> bool:
        """Choose and play; False to try again, because the table has changed meanwhile."""
        async with table.lock:
            course = await table.course()
            bot = table.bot_at(seat)
            if bot is None or seat not in course.actors():
                return True
            setup, moves, seq = table.header.setup, course.moves(), course.seq
        try:
            text = await self._choose(setup, moves, seat, bot)
            return await table.play(None, seat, text, seq)
        except (IllegalMove, BrokenProcessPool):
            return False
        except PhiltreError as error:  # a table that has grown too long: nothing to wait for
            LOGGER.warning("table %s, seat %s: %s", table.header.id, seat, error)
            return True

    async def _choose(self, setup: Setup, moves: list[tuple[int, str]], seat: int, bot: str) -> str:
        loop = asyncio.get_running_loop()
        pool = self._pool = self._pool or self._make_pool()
        try:
            return await loop.run_in_executor(pool, choose, setup, moves, seat, bot, randbits(62))
        except BrokenProcessPool:  # a worker was killed: the next try gets new ones
            if self._pool is pool:
                self._pool = None
            raise

    def _make_pool(self) -> Executor:
        if self._settings.workers == 0:
            return ThreadPoolExecutor(1)
        # Not forked: a fork would copy the server's threads in mid-step, and its sockets.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._settings.workers, context, prepare)

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
