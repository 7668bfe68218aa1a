"""The one writer: what waits is committed together, and answered only then.

A commit with `synchronous=FULL` waits for the disk. While it does, other work
queues up and shares the next commit, so that many tables cost little more than
one. As a rule nothing fails: all of it is done at once. If something does, nothing
is kept, and it is done again with a savepoint for each: one that fails harms no other.

A database may throw away a whole transaction where one statement fails: SQLite
does when its disk is full. What was done in it before is gone then, and is not
answered as stored: everything in the batch is done again, each by itself.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

from philtre.server.metrics import Metrics
from philtre.server.storage.appending import Append, append

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
    future: "Future[Any] | asyncio.Future[Any]"


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

    def ask(self, work: Work[T]) -> "asyncio.Future[T]":
        """As `submit`, for an event loop: all that shares a commit wakes it once."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
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
        works = [job.work for job in batch]
        outcomes: list[Outcome] | None = None
        try:
            with self._engine.connect().execution_options(writes=True) as connection:
                if len(works) > 1:
                    outcomes = at_once(connection, works)
                outcomes = outcomes or together(connection, works)
        except Lost as error:
            if len(batch) > 1:
                for job in batch:
                    self._do([job])
                return
            outcomes = [(None, error)]
        except Exception as error:  # nothing of it is stored
            outcomes = [(None, error)] * len(batch)
        answer(batch, outcomes)


def answer(batch: list[Job], outcomes: list[Outcome]) -> None:
    """Each where it is waited for; an event loop is told of all that is for it in one go."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Outcome]]] = {}
    for job, outcome in zip(batch, outcomes, strict=True):
        future = job.future
        if isinstance(future, asyncio.Future):
            loops.setdefault(future.get_loop(), []).append((future, outcome))
        elif future.set_running_or_notify_cancel():
            settle([(future, outcome)])
    for loop, answers in loops.items():
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, answers)


def settle(answers: "Sequence[tuple[Future[Any] | asyncio.Future[Any], Outcome]]") -> None:
    for future, (result, failure) in answers:
        if future.done():
            continue  # nobody waits any more; stored it is all the same
        if failure is None:
            future.set_result(result)
        else:
            future.set_exception(failure)


def at_once(connection: Connection, works: list[Work[Any]]) -> list[Outcome] | None:
    """What came of each, all of it committed; None if one has failed, and nothing is kept."""
    with connection.begin() as transaction:
        try:
            outcomes = done(connection, works)
        except Exception:
            if connection.invalidated:
                raise  # the database is away: there is no use in asking it again for each
            transaction.rollback()
            return None
        commit(connection)
    return outcomes


def done(connection: Connection, works: list[Work[Any]]) -> list[Outcome]:
    """Moves of all tables first, by two statements; then whatever else there is."""
    outcomes: list[Outcome] = [(None, None)] * len(works)
    moves = [work for work in works if isinstance(work, Append)]
    if moves:
        append(connection, moves)
        must_live(connection)
    for number, work in enumerate(works):
        if not isinstance(work, Append):
            outcomes[number] = work(connection), None
            must_live(connection)
    return outcomes


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
    must_live(connection)
    return outcome


def must_live(connection: Connection) -> None:
    if not lives(connection):
        raise Lost


def lives(connection: Connection) -> bool:
    """Whether the driver is still within a transaction, and a sound one."""
    driver: Any = connection.connection.dbapi_connection
    if connection.dialect.name == "sqlite":
        return bool(driver.in_transaction)
    return bool(driver.info.transaction_status.name == "INTRANS")


def commit(connection: Connection) -> None:
    """By a statement of ours: a driver's own commit is silent where nothing is left of it."""
    must_live(connection)
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
