"""What is counted while the server runs, and how Prometheus reads it.

https://prometheus.io/docs/instrumenting/exposition_formats/ is the format.
"""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import accumulate
from time import monotonic
from typing import Final

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
EVERY: Final = 0.5  # seconds between two looks at how late the event loop is

Labels = tuple[tuple[str, str], ...]


class Histogram:
    """How often something was as large as that. One thread adds, any may read."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def lines(self, name: str) -> Iterable[str]:
        *below, count = accumulate(list(self.counts))
        for bound, number in zip(self.bounds, below, strict=True):
            yield f'{name}_bucket{{le="{bound:g}"}} {number}'
        yield f'{name}_bucket{{le="+Inf"}} {count}'
        yield f"{name}_sum {self.total:g}"
        yield f"{name}_count {count}"


class Metrics:
    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by who made them: person, bot
        self.commits = Histogram(SECONDS)
        self.batches = Histogram(SIZES)
        self.lag = Histogram(SECONDS)

    async def watch_loop(self) -> None:
        """Until it is cancelled: how much later than it should the event loop comes back."""
        while True:
            due = monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self.lag.add(max(0.0, monotonic() - due))


def written(name: str, kind: str, about: str, values: Histogram | Mapping[Labels, float]) -> str:
    """One measure with all its values, as Prometheus reads it."""
    if isinstance(values, Histogram):
        lines = list(values.lines(name))
    else:
        lines = [f"{name}{labelled(labels)} {value:.12g}" for labels, value in values.items()]
    return "\n".join([f"# HELP {name} {about}", f"# TYPE {name} {kind}", *lines, ""])


def labelled(labels: Labels) -> str:
    escaped = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})
    inside = ",".join(f'{name}="{value.translate(escaped)}"' for name, value in labels)
    return f"{{{inside}}}" if inside else ""
