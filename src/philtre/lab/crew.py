"""Who does the work of many games: this process, several of this machine, or a cluster.

Work is cut into batches, and what comes of a batch follows from the batch alone. So it does
not matter who does which, or when: the result is the same.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import thread_time
from types import TracebackType
from typing import Any, Generic, NamedTuple, Self, TypeVar

from philtre.core.errors import PhiltreError
from philtre.lab.cores import all_cores

B = TypeVar("B")
R = TypeVar("R")


class CrewError(PhiltreError):
    """The crew can't be had, or was lost; what it had handed in is not."""


class Done(NamedTuple, Generic[R]):
    """What came of a batch, and who did it."""

    hand: str
    seconds: float  # of the processor
    result: R


class Hand:
    """One who works, and what was seen of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.batches = 0
        self.seconds = 0.0
        self.at: list[str] = []  # the batches it has before it now, where that is known


def do(work: Callable[[B], R], batch: B) -> Done[R]:
    begin = thread_time()
    result = work(batch)
    return Done(str(os.getpid()), thread_time() - begin, result)


class Crew:
    """To be used in a `with`. `hands` may be looked at while the work goes on."""

    def __init__(self, size: int) -> None:
        self.size = size  # how many batches can be worked on at the same time
        self.hands: dict[str, Hand] = {}
        self.said: list[CrewError] = []  # what is no reason to stop, until `tell` is another
        self.tell: Callable[[CrewError], None] = self.said.append

    def each(self, work: Callable[[B], R], batches: Sequence[B]) -> Iterator[tuple[int, R]]:
        """What comes of each batch, with the batch's place in the list, as soon as it is there.

        Work and batches must be such that another process can have them.
        """
        raise NotImplementedError

    def map(self, work: Callable[[B], R], batches: Sequence[B]) -> Iterator[R]:
        """What comes of the batches, in their order."""
        early: dict[int, R] = {}
        following = 0
        for place, result in self.each(work, batches):
            early[place] = result
            while following in early:
                yield early.pop(following)
                following += 1

    def count(self, done: Done[R]) -> R:
        hand = self.hands.setdefault(done.hand, Hand(done.hand))
        hand.batches += 1
        hand.seconds += done.seconds
        return done.result

    def close(self) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Alone(Crew):
    """Everything in this process, batch by batch."""

    def __init__(self) -> None:
        super().__init__(1)

    def each(self, work: Callable[[B], R], batches: Sequence[B]) -> Iterator[tuple[int, R]]:
        for place, batch in enumerate(batches):
            yield place, self.count(do(work, batch))


class Processes(Crew):
    """Several processes of this machine, for as long as the crew is kept."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.pool = ProcessPoolExecutor(size)

    def each(self, work: Callable[[B], R], batches: Sequence[B]) -> Iterator[tuple[int, R]]:
        job: Callable[[B], Done[R]] = partial(do, work)
        places: dict[Future[Any], int] = {
            self.pool.submit(job, batch): place for place, batch in enumerate(batches)
        }
        try:
            for future in as_completed(places):
                yield places[future], self.count(future.result())
        except BrokenProcessPool:
            raise CrewError("crew-broken") from None
        finally:
            for future in places:
                future.cancel()

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def gather(workers: int = 0, cluster: str = "", game: str = "") -> Crew:
    """A crew: that of the cluster, if one is named; else so many processes, 0 for all cores.

    Raises `CrewError` where there is no such cluster. On it work only those who have the same
    engine, and the same game, if it is one of another package.
    """
    if cluster:
        from philtre.lab.cluster import Cluster  # with Dask, which not everybody has

        return Cluster(cluster, game)
    workers = workers or all_cores()
    return Alone() if workers == 1 else Processes(workers)
