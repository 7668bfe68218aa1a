"""All that a bot is handed: what its seat may know, and honest samples of the rest."""

from typing import Generic, cast

from philtre.core.game import Game, View
from philtre.core.generic import S
from philtre.core.rng import Rng
from philtre.core.state import Event


class Glimpse(Generic[S]):
    """The table through the eyes of one seat that has to move."""

    def __init__(self, game: Game[S], state: S, seat: int, events: list[Event]) -> None:
        self.game = game
        self.seat = seat
        self.events = events
        self._state = state

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def any_move(self, rng: Rng) -> int:
        """A legal move, all alike."""
        return self._state.any_move(self.seat, rng)

    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    def sample(self, rng: Rng) -> S:
        """A state that the seat could be in, as likely as it is for all the seat knows."""
        state = cast(S, self._state.clone())
        state.redeal(self.seat, rng)
        return state
