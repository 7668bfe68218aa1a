"""What a player of The Potion knows.

Three players: how to mix was worked out for every position and roll, and is looked up.
Else the round is solved when it is played, with the value of what follows from a table
(four players) or from a fitted evaluation; with house rules always from that. That is how to
play well; the levels see less of it, and the master more: what the others are like.
"""

from typing import TYPE_CHECKING, Final

from philtre.core.knowledge import Knowledge
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought
from philtre.games.potion.bot.equilibrium import Round
from philtre.games.potion.bot.hands import hands_of
from philtre.games.potion.bot.levels import sight_of, tempered
from philtre.games.potion.bot.others import balance_of
from philtre.games.potion.bot.reasons import reasons, threats
from philtre.games.potion.bot.views import WORTHS, outlook_for
from philtre.games.potion.content import ASKED, KINDS
from philtre.games.potion.rules.state import PotionState

if TYPE_CHECKING:
    from philtre.core.glimpse import Glimpse

# A beginner parts with what there is plenty of, and shies away from what the dice show,
# as the others will go for it.
PLENTY: Final = 20
UNSHOWN: Final = 5
SHOWN: Final = 1


class PotionKnowledge(Knowledge[PotionState]):
    def __init__(self) -> None:
        super().__init__()
        self.weighs_all = True

    def evaluate(self, state: PotionState, seat: int) -> float:
        """The seat's share of all that the hands round the table are worth."""
        if state.winners:
            return state.returns()[seat]
        return WORTHS.values(hands_of(state))[seat]

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
        outlook = outlook_for(state)
        game = Round(hands_of(state), state.roll, outlook)
        mixture = balance_of(game, outlook, budget)
        values = game.values(mixture)
        first = glimpse.seat * KINDS
        return ranked(glimpse.legal(), values[first:], mixture[first:])

    def think_as(
        self, level: int, temper: int, glimpse: "Glimpse[PotionState]", budget: Budget, rng: Rng
    ) -> list[Thought]:
        """Each level sees more than the one before; the master sees what the others are like."""
        state = glimpse.sample(rng)
        seen = sight_of(level, state, glimpse.seat, glimpse.events, budget)
        shares = tempered(seen.shares, state.roll, temper)
        return ranked(glimpse.legal(), seen.values, shares)

    def reasons(self, glimpse: "Glimpse[PotionState]", move: int) -> list[Reason]:
        """In how many ways a token goes."""
        return reasons(glimpse, move)

    def threats(self, glimpse: "Glimpse[PotionState]") -> list[Reason]:
        """Who wins with the next token."""
        return threats(glimpse)


def ranked(moves: list[int], values: list[float], shares: list[float]) -> list[Thought]:
    """By kind: what is shown most often first."""
    ordered = sorted([(-shares[move], -values[move], move) for move in moves])
    return [Thought(move, -value, -share) for share, value, move in ordered]
