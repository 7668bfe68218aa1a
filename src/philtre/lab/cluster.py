"""A crew on a Dask cluster: a scheduler somewhere, and workers that come and go.

A batch is a task. Only workers with the same engine are given any; one that comes later is
looked at when it is seen, and helps from then on. The scheduler gives the tasks of a worker
that is lost to another one. If all are lost, their batches are kept until somebody comes.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final
from uuid import uuid4

from philtre.lab.crew import B, Crew, CrewError, Done, Hand, R, do
from philtre.version import mark

CONNECT: Final = 3  # seconds until a scheduler that does not answer is not there
OFTEN: Final = 1.0  # seconds between two looks at who works, and at what
PATIENCE: Final = 30.0  # seconds without any worker,
SHORTER: Final = 5.0  # or with none but strangers
AHEAD: Final = 3  # tasks for each thread, so that none waits for us


class Cluster(Crew):
    def __init__(self, address: str, game: str = "") -> None:
        """Raises `CrewError` if Dask is not installed, or nobody answers at the address."""
        super().__init__(0)
        self.address = address
        self.game = game
        self.fits: dict[str, bool] = {}  # of each worker that was looked at
        self.client = connect(address)
        self.team: list[str] = []  # the addresses of those who work
        self.looked = 0.0
        self.refusals: list[CrewError] = []
        try:
            self.ask_scheduler()
            self.gather()
        except CrewError:
            self.close()
            raise

    def each(self, work: Callable[[B], R], batches: Sequence[B]) -> Iterator[tuple[int, R]]:
        run = Run(self, partial(do_there, work), [str(batch) for batch in batches])
        try:
            for place, done in run.results(batches):
                yield place, self.count(done)
        finally:
            run.cancel()

    def close(self) -> None:
        self.client.close()

    def ask_scheduler(self) -> None:
        """It hands our work on, and has to know what that is."""
        try:
            self.client.run_on_scheduler(mark, self.game)
        except Exception as error:  # whatever goes wrong on another machine
            params: dict[str, str | int] = {"address": self.address, "reason": repr(error)}
            raise CrewError("scheduler-unfit", params) from None

    def gather(self) -> None:
        """Wait until there is somebody who works."""
        begin = monotonic()
        while not self.look():
            if monotonic() - begin > (SHORTER if self.fits else PATIENCE):
                refused = self.refusals[-1] if self.refusals else None
                key = "cluster-unfit" if refused else "cluster-empty"
                raise CrewError(key, {"address": self.address}, refused)
            with self.line(), suppress(TimeoutError):
                self.client.wait_for_workers(len(self.fits) + 1, timeout=OFTEN)

    def look(self) -> list[str]:
        """Who is there that may work; whoever is new is asked which engine it has."""
        self.looked = monotonic()
        with self.line():
            there: dict[str, Any] = self.client.scheduler_info(n_workers=-1)["workers"]
        self.fits = {address: fit for address, fit in self.fits.items() if address in there}
        new = [address for address in there if address not in self.fits]
        ours = mark(self.game)
        marks = self.client.run(mark, self.game, workers=new, on_error="return") if new else {}
        for address in new:
            theirs = marks.get(address, OSError())
            if isinstance(theirs, OSError):  # gone again, or not to be reached yet
                continue
            self.fits[address] = theirs == ours
            if theirs != ours:
                self.refuse(address, theirs, ours)
        self.team = [address for address, fit in self.fits.items() if fit]
        self.size = sum(there[address]["nthreads"] for address in self.team)
        return self.team

    @contextmanager
    def line(self) -> Iterator[None]:
        """Whatever is asked of the scheduler: it may be gone."""
        try:
            yield
        except (OSError, RuntimeError) as error:
            params: dict[str, str | int] = {"address": self.address, "reason": str(error)}
            raise CrewError("cluster-lost", params) from None

    def refuse(self, address: str, theirs: object, ours: str) -> None:
        if isinstance(theirs, str):
            params: dict[str, str | int] = {"worker": address, "theirs": theirs, "ours": ours}
            error = CrewError("worker-refused", params)
        else:
            error = CrewError("worker-unfit", {"worker": address, "reason": repr(theirs)})
        self.refusals.append(error)
        self.tell(error)

    def watch(self, names: dict[str, str]) -> None:
        """What each worker has before it, by the keys of the tasks."""
        for address, keys in self.client.processing(self.team).items():
            hand = self.hands.setdefault(address, Hand(address))
            hand.at = [names[key] for key in keys if key in names]


class Run:
    """The tasks of one piece of work."""

    def __init__(self, crew: Cluster, job: Callable[[Any], Done[Any]], names: list[str]) -> None:
        self.crew = crew
        self.job = job
        self.names = names
        self.id = uuid4().hex
        self.waiting = deque(range(len(names)))  # places of batches
        self.running: dict[Any, int] = {}  # futures
        self.keys: dict[str, str] = {}
        self.ended: SimpleQueue[Any] = SimpleQueue()
        self.sent = 0

    def results(self, batches: Sequence[Any]) -> Iterator[tuple[int, Done[Any]]]:
        while self.waiting or self.running:
            self.send(batches)
            place, done = self.receive()
            if done is not None:
                yield place, done
            if monotonic() - self.crew.looked > OFTEN:
                self.look()

    def send(self, batches: Sequence[Any]) -> None:
        while self.waiting and len(self.running) < AHEAD * max(1, self.crew.size):
            place = self.waiting.popleft()
            self.sent += 1
            key = f"philtre-{self.id}-{self.sent}"
            self.keys[key] = self.names[place]
            with self.crew.line():
                future = self.crew.client.submit(
                    self.job, batches[place], key=key, workers=self.crew.team, pure=False
                )
            self.running[future] = place
            future.add_done_callback(self.ended.put)

    def receive(self) -> tuple[int, Done[Any] | None]:
        """A result and its place; nothing if none came for a while, or one was lost."""
        try:
            future = self.ended.get(timeout=OFTEN)
        except Empty:
            return 0, None
        place = self.running.pop(future, None)
        if place is None:  # given up
            return 0, None
        del self.keys[future.key]
        if future.status == "error":
            raise self.fault(future.exception(), place)
        if future.status == "finished":
            with self.crew.line(), suppress(TimeoutError):
                return place, future.result(timeout=PATIENCE)
        self.waiting.appendleft(place)
        return 0, None

    def fault(self, error: BaseException, place: int) -> BaseException:
        from distributed import KilledWorker

        if isinstance(error, KilledWorker):  # one worker after the other died of it
            return CrewError("batch-kills", {"batch": self.names[place]})
        return error

    def look(self) -> None:
        if not self.crew.look():
            self.waiting.extendleft(self.running.values())
            self.cancel()
            self.crew.gather()
        self.crew.watch(self.keys)

    def cancel(self) -> None:
        futures = list(self.running)
        self.running.clear()
        if futures and self.crew.client.status == "running":
            self.crew.client.cancel(futures, force=True)


def do_there(work: Callable[[B], R], batch: B) -> Done[R]:
    from distributed import get_worker

    return do(work, batch)._replace(hand=get_worker().address)


def need_dask() -> None:
    """Raise `CrewError` where it is not installed."""
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise CrewError("cluster-not-installed") from None


def connect(address: str) -> Any:
    """A client of the scheduler at that address."""
    need_dask()
    from distributed import Client
    from distributed.comm.addressing import get_address_host_port

    for name in ("distributed", "distributed.client"):  # we say what matters
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        get_address_host_port(address, strict=True)
        return Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        reason = str(error).partition("\n")[0]
        raise CrewError("no-cluster", {"address": address, "reason": reason}) from None
