"""What a player of The Potion knows.

Three players: how to mix was worked out for every position and roll, and is looked up.
Else the round is solved when it is played, with the value of what follows from a table
(four players) or from a fitted evaluation.
"""

from typing import TYPE_CHECKING, Final

from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.core.thought import Budget, Thought
from philtre.games.potion.content import ASKED, KINDS
from philtre.games.potion.equilibrium import Round, hands_of
from philtre.games.potion.outlook import outlook_for, worth_shares
from philtre.games.potion.solution import Solution
from philtre.games.potion.state import PotionState

if TYPE_CHECKING:
    from philtre.core.glimpse import Glimpse

TURNS: Final = 1500  # of regret matching; more change nothing that anybody would notice
LOOK: Final = 50  # turns between two looks at how good the mixture is
GOOD: Final = 0.001  # nobody could gain more than this chance to win: settled

# A beginner parts with what there is plenty of, and shies away from what the dice show,
# as the others will go for it.
PLENTY: Final = 20
UNASKED: Final = 5
SHOWN: Final = 1


class PotionKnowledge(Knowledge[State]):
    def __init__(self) -> None:
        super().__init__()
        self.weighs_all = True
        self.slips = [1.0, 0.66, 0.32, 0.0]

    def evaluate(self, state: State, seat: int) -> float:
        """The seat's share of all that the hands round the table are worth."""
        assert isinstance(state, PotionState)
        if state.winners:
            return state.returns()[seat]
        return worth_shares(hands_of(state.tokens))[seat]

    def rollout(self, state: State, seat: int, rng: Rng) -> int:
        """What a beginner might show."""
        assert isinstance(state, PotionState)
        kinds = state.legal(seat)
        held = [state.tokens[seat * KINDS + kind] for kind in kinds]
        weights: list[int] = []
        for index in range(len(kinds)):
            weight = SHOWN if ASKED[state.roll * KINDS + kinds[index]] else UNASKED
            weights.append(weight * PLENTY if held[index] == max(held) else weight)
        return kinds[rng.pick(weights)]

    def think(self, glimpse: "Glimpse", budget: Budget, rng: Rng) -> list[Thought]:
        """The mixture of an equilibrium of the round; nobody's tokens are a secret (P-11)."""
        state = glimpse.sample(rng)
        assert isinstance(state, PotionState)
        hands = hands_of(state.tokens)
        outlook = outlook_for(state.box, state.round)
        game = Round(hands, state.roll, outlook)
        if isinstance(outlook, Solution) and outlook.mixtures_text:
            mixture = outlook.mixture(hands, state.roll)
        else:
            mixture = settle(game, budget)
        values = game.values(mixture)
        first = glimpse.seat * KINDS
        ranked = sorted(
            [(-mixture[first + move], -values[first + move], move) for move in glimpse.legal()]
        )
        return [Thought(move, -value, -share) for share, value, move in ranked]


def settle(game: Round, budget: Budget) -> list[float]:
    """Regret matching until the mixture is good, or time is up."""
    while game.turns < TURNS and not budget.spent():
        game.step()
        if game.turns % LOOK == 0 and game.gap(game.average()) < GOOD:
            break
    return game.average()
