"""All that a bot is handed: what its seat may know, and honest samples of the rest."""

from philtre.core.game import Game, View
from philtre.core.rng import Rng
from philtre.core.state import Event, State


class Glimpse:
    """The table through the eyes of one seat that has to move."""

    def __init__(self, game: Game, state: State, seat: int, events: list[Event]) -> None:
        self.game = game
        self.seat = seat
        self.events = events
        self._state = state

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    def sample(self, rng: Rng) -> State:
        """A state that the seat could be in, as likely as it is for all the seat knows."""
        state = self._state.clone()
        state.redeal(self.seat, rng)
        return state
