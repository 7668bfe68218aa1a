"""What a seat may expect after one move, looked at by itself: a search from there on."""

from typing import NamedTuple

from philtre.bots.search import Search
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.core.thought import Budget


class Outcome(NamedTuple):
    """What may be expected, and its standard error: how far that may be off by chance."""

    value: float
    error: float


def line(glimpse: Glimpse, move: int, budget: Budget, rng: Rng) -> Outcome:
    """What the seat may expect after a move."""
    search = Line(Played(glimpse, move), rng)
    search.simulate()
    while not budget.spent():
        search.simulate()
    count = search.simulations
    mean = search.total / count
    spread = max(0.0, search.squares / count - mean * mean)
    return Outcome(mean, (spread / count) ** 0.5)


class Played(Glimpse[State]):
    """The table after a move of the seat, as far as the seat may know it."""

    def __init__(self, before: Glimpse, move: int) -> None:
        super().__init__(before.game, before._state, before.seat, before.events)
        self.move = move

    def sample(self, rng: Rng) -> State:
        state = super().sample(rng)
        state.play(self.seat, self.move)
        return state


class Line(Search):
    """A search that adds up what its simulations were worth to its seat."""

    def __init__(self, glimpse: Glimpse, rng: Rng) -> None:
        super().__init__(glimpse, rng)
        self.total = 0.0
        self.squares = 0.0

    def values(self, state: State) -> list[float]:
        values = super().values(state)
        value = values[self.seat]
        self.total += value
        self.squares += value * value
        return values
