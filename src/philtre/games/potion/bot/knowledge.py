"""What a player of The Potion knows.

Three players: how to mix was worked out for every position and roll, and is looked up.
Else the round is solved when it is played, with the value of what follows from a table
(four players) or from a fitted evaluation; with house rules always from that.
"""

from typing import TYPE_CHECKING, Final

from philtre.core.knowledge import Knowledge
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought
from philtre.games.potion.bot.equilibrium import Round
from philtre.games.potion.bot.hands import hands_of
from philtre.games.potion.bot.outlook import LastRound, Outlook
from philtre.games.potion.bot.reasons import reasons, threats
from philtre.games.potion.bot.solution import Solution, find_solution
from philtre.games.potion.bot.worths import Worths
from philtre.games.potion.content import ASKED, KINDS
from philtre.games.potion.rules.state import PotionState

if TYPE_CHECKING:
    from philtre.core.glimpse import Glimpse

TURNS: Final = 1500  # of regret matching; more change nothing that anybody would notice
LOOK: Final = 50  # turns between two looks at how good the mixture is
GOOD: Final = 0.001  # nobody could gain more than this chance to win: settled

# A beginner parts with what there is plenty of, and shies away from what the dice show,
# as the others will go for it.
PLENTY: Final = 20
UNSHOWN: Final = 5
SHOWN: Final = 1


class PotionKnowledge(Knowledge[PotionState]):
    def __init__(self) -> None:
        super().__init__()
        self.weighs_all = True
        self.slips = [1.0, 0.66, 0.32, 0.0]
        self.worths = Worths()

    def evaluate(self, state: PotionState, seat: int) -> float:
        """The seat's share of all that the hands round the table are worth."""
        if state.winners:
            return state.returns()[seat]
        return self.worths.values(hands_of(state))[seat]

    def rollout(self, state: PotionState, seat: int, rng: Rng) -> int:
        """What a beginner might show."""
        kinds = state.legal(seat)
        hand = state.hand(seat)
        most = max(hand)
        weights: list[int] = []
        for kind in kinds:
            weight = SHOWN if ASKED[state.roll][kind] else UNSHOWN
            weights.append(weight * PLENTY if hand[kind] == most else weight)
        return kinds[rng.pick(weights)]

    def think(self, glimpse: "Glimpse[PotionState]", budget: Budget, rng: Rng) -> list[Thought]:
        """The mixture of an equilibrium of the round."""
        state = glimpse.sample(rng)
        hands = hands_of(state)
        outlook = outlook_for(state)
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

    def reasons(self, glimpse: "Glimpse[PotionState]", move: int) -> list[Reason]:
        """In how many ways a token goes."""
        return reasons(glimpse, move)

    def threats(self, glimpse: "Glimpse[PotionState]") -> list[Reason]:
        """Who wins with the next token."""
        return threats(glimpse)


def outlook_for(state: PotionState) -> Outlook:
    """What to expect after this round; a limit (P-12) is minded in the last round only."""
    box = state.box
    if box.round_limit and state.round >= box.round_limit:
        return LastRound()
    solution = find_solution(box.players, box.dice) if box.usual else None
    return solution or Worths()


def settle(game: Round, budget: Budget) -> list[float]:
    """Regret matching until the mixture is good, or time is up."""
    while game.turns < TURNS and not budget.spent():
        game.step()
        if game.turns % LOOK == 0 and game.gap(game.average()) < GOOD:
            break
    return game.average()
