"""Thinking about a move, in any game: by the game's own way, else by the search."""

import gc
from collections.abc import Callable
from time import perf_counter
from typing import Final

from philtre.bots.search import Search
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought

Clock = Callable[[], float]

CLEARING: Final = 0.03  # of the time, kept for clearing a large tree away


class Seconds(Budget):
    """A budget of time, by a clock that is the wall's unless another is given."""

    def __init__(self, seconds: float, clock: Clock = perf_counter, steady: bool = False) -> None:
        super().__init__(0, steady)
        self.clock = clock
        self.now = clock()
        self.due = self.now + seconds  # the answer
        self.seconds = seconds * (1 - CLEARING)
        self.end = self.now + self.seconds  # of thinking

    def spent(self) -> bool:
        self.taken += 1
        self.now = self.clock()
        return self.now >= self.end

    def left(self) -> float:
        """By the clock as it was when asked last."""
        return max(0.0, (self.end - self.now) / self.seconds) if self.seconds else 0.0


def think(glimpse: Glimpse, budget: Budget, rng: Rng) -> list[Thought]:
    """The legal moves with what they are worth, best first."""
    return undisturbed(lambda: weighed(glimpse, budget, rng))


def undisturbed(work: Callable[[], list[Thought]]) -> list[Thought]:
    """Trees have no cycles, so that no collector is needed; to walk through a large one
    would make it late."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return work()
    finally:
        if collecting:
            gc.enable()


def weighed(glimpse: Glimpse, budget: Budget, rng: Rng) -> list[Thought]:
    own = glimpse.game.knowledge().think(glimpse, budget, rng)
    if own:
        return own
    search = Search(glimpse, rng)
    search.run(budget)
    return search.thoughts()


def pick(thoughts: list[Thought], rng: Rng) -> int:
    """A move, as likely as its share says."""
    weights = [int(thought.share * 1_000_000) for thought in thoughts]
    return thoughts[rng.pick(weights) if sum(weights) else 0].move
