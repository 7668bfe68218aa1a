"""Processes in which bots and coach think, so that they never block the server."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TypeVar

from philtre import engine
from philtre.server.thinking.minds import Lost

T = TypeVar("T")
LOOK = 0.5  # seconds between two looks at the compiler


class Processes:
    """`Minds`: so many processes; 0: one thread."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    @property
    def places(self) -> int:
        return max(1, self._workers)

    async def run(self, work: Callable[..., T], *given: object) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool = self._pool or self._make_pool()
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:  # a worker was killed: the next try gets new ones
            if self._pool is pool:
                self._pool = None
            raise Lost from None

    async def follow_the_compiler(self) -> None:
        """Once there is a compiled engine, new workers; the old ones end their thoughts first."""
        while engine.waits():
            await asyncio.sleep(LOOK)
        if engine.ready() and not engine.compiled():
            engine.take()
            pool, self._pool = self._pool, None
            if pool is not None:
                pool.shutdown(wait=False)

    def _make_pool(self) -> Executor:
        if self._workers == 0:
            return ThreadPoolExecutor(1)
        # Not forked: a fork would copy the server's threads in mid-step, and its sockets.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, prepare_thinker)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def prepare_thinker() -> None:
    """As `prepare`; and the server, which answers people, goes before bots that think."""
    prepare()
    if hasattr(os, "nice"):
        os.nice(5)


def prepare() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()
