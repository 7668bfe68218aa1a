"""What a player of The Potion knows."""

from typing import Final

from philtre.core.knowledge import Knowledge
from philtre.core.state import State
from philtre.games.potion.content import KINDS
from philtre.games.potion.state import PotionState

# How much a hand is worth by the number of tokens still to be lost before one kind
# is left. Each token nearer is worth about three times as much: a race is won by
# the first, not by the average.
WORTH: Final = [81.0, 27.0, 9.0, 3.0, 1.0]


class PotionKnowledge(Knowledge):
    def evaluate(self, state: State, seat: int) -> float:
        """The seat's share of all that the hands round the table are worth."""
        assert isinstance(state, PotionState)
        if state.winners:
            return state.returns()[seat]
        total = 0.0
        own = 0.0
        for other in range(state.players):
            worth = WORTH[tokens_to_lose(state, other)]
            total += worth
            if other == seat:
                own = worth
        return own / total


def tokens_to_lose(state: PotionState, seat: int) -> int:
    """How many tokens must go until only one kind is left."""
    first = seat * KINDS
    a = state.tokens[first]
    b = state.tokens[first + 1]
    c = state.tokens[first + 2]
    return a + b + c - max(a, b, c)
