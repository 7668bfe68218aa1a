"""What a player of a game knows: an evaluation, and a quick choice of move."""

from mypy_extensions import mypyc_attr

from philtre.core.rng import Rng
from philtre.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Handed sampled states only, so it may look at all of a state."""

    def evaluate(self, state: State, seat: int) -> float:
        """How good the state is for the seat, on the scale of the game's returns."""
        return 0.0

    def score(self, state: State, seat: int, move: int, rng: Rng) -> float:
        """How good a move is; a game that can reckon with the chance that follows does."""
        after = state.clone()
        after.play(seat, move)
        return self.evaluate(after, seat)

    def rollout(self, state: State, seat: int, rng: Rng) -> int:
        """A plausible move, chosen fast; any legal one unless the game knows better."""
        moves = state.legal(seat)
        return moves[rng.below(len(moves))]
