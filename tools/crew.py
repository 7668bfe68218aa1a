"""The tools that fit numbers, on all cores or on a cluster: `--workers` and `--cluster`.

As with `philtre sim`: work is cut into batches, what comes of one follows from the batch alone,
and so the numbers are the same whoever works. A cluster's workers need Philtre and not these
tools, which are sent to them.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from philtre.cli.crew_progress import CrewProgress
from philtre.lab.crew import B, Crew, CrewError, R, gather
from philtre.words import Words


def add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: all cores")
    parser.add_argument("--cluster", default="", help="address of a Dask scheduler, tcp://…")


@contextmanager
def crew_of(asked: argparse.Namespace) -> Iterator[Crew]:
    """As was asked for; a sentence where it can't be had, or is lost."""
    try:
        with gather(asked.workers, asked.cluster) as crew:
            if asked.cluster:
                send_tools()
            yield crew
    except CrewError as error:
        sys.exit(Words("en").error(error))


def send_tools() -> None:
    import cloudpickle  # type: ignore[import-untyped]  # comes with Dask

    cloudpickle.register_pickle_by_value(sys.modules["tools"])


def done(
    crew: Crew, what: str, work: Callable[[B], R], batches: Sequence[B], each: int = 1
) -> list[R]:
    """What came of the batches, in their order, with a bar on the way; `each`: things in one."""
    found: list[R] = []
    with CrewProgress(crew, Words("en")) as progress:
        task = progress.add_task(what, total=each * len(batches))
        for result in crew.map(work, batches):
            found.append(result)
            progress.advance(task, each)
    return found


def batches(count: int, size: int) -> list[range]:
    """The numbers from 0 on, so many in a batch."""
    return [range(first, min(first + size, count)) for first in range(0, count, size)]
