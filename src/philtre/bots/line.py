"""What a seat may expect after one move, looked at by itself: a search from there on."""

from philtre.bots.search import Search
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.core.thought import Budget


def line(glimpse: Glimpse, move: int, budget: Budget, rng: Rng) -> float:
    """What the seat may expect after a move."""
    search = Line(Played(glimpse, move), rng)
    search.simulate()
    while not budget.spent():
        search.simulate()
    return search.total / search.simulations


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

    def values(self, state: State) -> list[float]:
        values = super().values(state)
        self.total += values[self.seat]
        return values
