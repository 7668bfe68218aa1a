"""Thinking about a move, in any game: by the game's own way, else by the search."""

from collections.abc import Callable
from time import perf_counter

from philtre.bots.search import Search
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought

Clock = Callable[[], float]


class Seconds(Budget):
    """A budget of time, by a clock that is the wall's unless another is given."""

    def __init__(self, seconds: float, clock: Clock = perf_counter) -> None:
        super().__init__(0)
        self.clock = clock
        self.end = clock() + seconds

    def spent(self) -> bool:
        self.taken += 1
        return self.clock() >= self.end


def think(glimpse: Glimpse, budget: Budget, rng: Rng) -> list[Thought]:
    """The legal moves with what they are worth, best first."""
    own = glimpse.game.knowledge().think(glimpse, budget, rng)
    if own:
        return own
    search = Search(glimpse, rng)
    while not budget.spent():
        search.simulate()
    return search.thoughts()


def pick(thoughts: list[Thought], rng: Rng) -> int:
    """A move, as likely as its share says."""
    weights = [int(thought.share * 1_000_000) for thought in thoughts]
    return thoughts[rng.pick(weights) if sum(weights) else 0].move
