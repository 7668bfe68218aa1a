"""The one writer: what waits is committed together, and answered only then.

A commit with `synchronous=FULL` waits for the disk. While it does, other work
queues up and shares the next commit, so that many tables cost little more than
one. Those that share have a savepoint each: one that fails harms no other.
"""

from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from philtre.server.measures import Measures

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST: Final = 512  # pieces of work that share a commit


class Job(NamedTuple):
    work: Work[Any]
    future: "Future[Any]"


class Writer:
    def __init__(self, engine: Engine, measures: Measures) -> None:
        self._engine = engine
        self._measures = measures
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="philtre-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> "Future[T]":
        """The future has the result once it is durable, or the error, if nothing was changed."""
        future: Future[T] = Future()
        self._jobs.put(Job(work, future))
        return future

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def close(self) -> None:
        """Do what waits, then end."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect().execution_options(writes=True) as connection:
            open_ = True
            while open_:
                batch = [self._jobs.get()]
                while len(batch) < MOST:
                    try:
                        batch.append(self._jobs.get_nowait())
                    except Empty:
                        break
                open_ = None not in batch
                begun = monotonic()
                self._commit(connection, [job for job in batch if job])
                self._measures.commits.add(monotonic() - begun)
                self._measures.batches.add(len(batch))

    def _commit(self, connection: Connection, batch: list[Job]) -> None:
        results: list[Any] = []
        failures: list[BaseException | None] = []
        try:
            with connection.begin():
                if len(batch) == 1:
                    results.append(batch[0].work(connection))
                    failures.append(None)
                else:
                    for job in batch:
                        result, failure = self._do(connection, job.work)
                        results.append(result)
                        failures.append(failure)
        except Exception as error:  # the only one, or the commit: nothing of it is stored
            failures = [error] * len(batch)
            results = [None] * len(batch)
        for job, result, failure in zip(batch, results, failures, strict=True):
            if not job.future.set_running_or_notify_cancel():
                continue  # nobody waits any more; stored it is all the same
            if failure is None:
                job.future.set_result(result)
            else:
                job.future.set_exception(failure)

    @staticmethod
    def _do(connection: Connection, work: Work[Any]) -> tuple[Any, BaseException | None]:
        try:
            with connection.begin_nested():
                return work(connection), None
        except Exception as error:
            return None, error
