"""The one writer: what waits is committed together, and answered only then.

A commit with `synchronous=FULL` waits for the disk. While it does, other work
queues up and shares the next commit, so that many tables cost little more than
one. Those that share have a savepoint each: one that fails harms no other.

A database may throw away a whole transaction where one statement fails: SQLite
does when its disk is full. What was done in it before is gone then, and is not
answered as stored: everything in the batch is done again, each by itself.
"""

from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

from philtre.server.metrics import Metrics

T = TypeVar("T")
Work = Callable[[Connection], T]
Outcome: TypeAlias = tuple[Any, Exception | None]

MOST: Final = 512  # pieces of work that share a commit


class Lost(Exception):
    """The transaction is not there any more, and nothing that was done in it."""


class Unsure(Exception):
    """The connection broke while the database committed: it may have, or not."""


class Job(NamedTuple):
    work: Work[Any]
    future: "Future[Any]"


class Writer:
    def __init__(self, engine: Engine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="philtre-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> "Future[T]":
        """The future has the result once it is durable, or the error, if nothing was changed.

        Only after `Unsure` nobody knows.
        """
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
        open_ = True
        while open_:
            batch = [self._jobs.get()]
            while len(batch) < MOST:
                try:
                    batch.append(self._jobs.get_nowait())
                except Empty:
                    break
            jobs = [job for job in batch if job]
            open_ = len(jobs) == len(batch)
            if jobs:
                begun = monotonic()
                self._do(jobs)
                self._metrics.commits.add(monotonic() - begun)
                self._metrics.batches.add(len(jobs))

    def _do(self, batch: list[Job]) -> None:
        try:
            with self._engine.connect().execution_options(writes=True) as connection:
                outcomes = together(connection, [job.work for job in batch])
        except Lost as error:
            if len(batch) > 1:
                for job in batch:
                    self._do([job])
                return
            outcomes = [(None, error)]
        except Exception as error:  # nothing of it is stored
            outcomes = [(None, error)] * len(batch)
        for job, (result, failure) in zip(batch, outcomes, strict=True):
            if not job.future.set_running_or_notify_cancel():
                continue  # nobody waits any more; stored it is all the same
            if failure is None:
                job.future.set_result(result)
            else:
                job.future.set_exception(failure)


def together(connection: Connection, works: list[Work[Any]]) -> list[Outcome]:
    """What came of each, all of it committed; raises if nothing is."""
    with connection.begin():
        if len(works) == 1:
            outcomes: list[Outcome] = [(works[0](connection), None)]
        else:
            outcomes = [apart(connection, work) for work in works]
        commit(connection)
    return outcomes


def apart(connection: Connection, work: Work[Any]) -> Outcome:
    """Within a savepoint; raises `Lost` if the failure has taken the others with it."""
    outcome: Outcome
    try:
        with connection.begin_nested():
            outcome = work(connection), None
    except Exception as error:
        outcome = None, error
    if connection.invalidated and outcome[1]:
        raise outcome[1]  # the database is away: there is no use in asking it again for each
    if not lives(connection):
        raise Lost
    return outcome


def lives(connection: Connection) -> bool:
    """Whether the driver is still within a transaction, and a sound one."""
    driver: Any = connection.connection.dbapi_connection
    if connection.dialect.name == "sqlite":
        return bool(driver.in_transaction)
    return bool(driver.info.transaction_status.name == "INTRANS")


def commit(connection: Connection) -> None:
    """By a statement of ours: a driver's own commit is silent where nothing is left of it."""
    if not lives(connection):
        raise Lost
    driver: Any = connection.connection.dbapi_connection
    try:
        answer = driver.execute("COMMIT")
    except Exception as error:
        if getattr(driver, "broken", False):
            connection.invalidate()
            raise Unsure from error
        raise
    if getattr(answer, "statusmessage", "COMMIT") != "COMMIT":
        raise Lost  # PostgreSQL answers ROLLBACK where something has failed before
