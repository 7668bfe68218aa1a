"""What a player of Witchcraft knows.

Before a game is decided a player may be asked for any of many small things; they are
valued by finishing the turn at first sight (`instinct.py`) and weighing what is there
then (`evaluation.py`). Thinking is a search of its own (`tree.py`).
"""

from typing import Final

from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought
from philtre.games.witchcraft.bot.evaluation import value_of
from philtre.games.witchcraft.bot.instinct import finish_turn, sampled, scores
from philtre.games.witchcraft.bot.reasons import oddity, reasons
from philtre.games.witchcraft.bot.tempers import boldness
from philtre.games.witchcraft.bot.threats import threats
from philtre.games.witchcraft.bot.tree import Tree
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, OVER, RESERVE_CHOICE, SET_UP

PATIENCE: Final = 64  # simulations between two looks at whether the choice is settled


class WitchcraftKnowledge(Knowledge[WitchcraftState]):
    def __init__(self) -> None:
        super().__init__()
        self.sharpness = 1.2
        self.glances = [0, 120, 3000, 0]
        self.leeway = [0.06, 0.06, 0.03, 0.0]
        self.ease = [0.015, 0.06, 0.03, 0.015]

    def evaluate(self, state: WitchcraftState, seat: int) -> float:
        """The chance to win when this turn is finished at first sight, from -1 to 1."""
        if state.step == SET_UP or state.step == RESERVE_CHOICE:
            return 0.0
        after = state.clone()
        finish_turn(after)
        if after.step == OVER:
            return after.returns()[seat]
        value = value_of(after)
        return value if after.board.turn == seat else -value

    def rollout(self, state: WitchcraftState, seat: int, rng: Rng) -> int:
        """What looks good at first sight, or nearly as good."""
        moves = state.legal(seat)
        if state.step == RESERVE_CHOICE:
            return moves[rng.below(len(moves))]
        return moves[sampled(scores(state), rng)]

    def think(self, glimpse: Glimpse[WitchcraftState], budget: Budget, rng: Rng) -> list[Thought]:
        """By search, until the time is over, or the choice or the outcome as good as certain."""
        return thoughts(searched(glimpse, budget, rng))

    def boldness(self, state: WitchcraftState, move: int) -> float:
        """The bold go near the enemy, build high, and seek lines of fire; the patient do not."""
        return boldness(state, move)

    def reasons(self, glimpse: Glimpse[WitchcraftState], move: int) -> list[Reason]:
        """What it takes or reaches, and the lines of fire that are left."""
        return reasons(glimpse, move)

    def threats(self, glimpse: Glimpse[WitchcraftState]) -> list[Reason]:
        """The lines of fire, both ways."""
        return threats(glimpse)

    def oddity(self, glimpse: Glimpse[WitchcraftState], move: int) -> Reason | None:
        return oddity(glimpse, move)


def searched(glimpse: Glimpse[WitchcraftState], budget: Budget, rng: Rng) -> Tree:
    state = glimpse.sample(rng)
    tree = Tree(glimpse.seat, state.step >= ACTIVATE, hidden_from(state, glimpse.seat))
    tree.simulate(state, rng)
    while budget.steady or not tree.settled():
        if budget.spent():
            break
        tree.simulate(glimpse.sample(rng), rng)
        if tree.simulations % PATIENCE == 0 and budget.settles(list(tree.root.visits)):
            break
    return tree


def thoughts(tree: Tree) -> list[Thought]:
    """All options, best first."""
    root = tree.root
    return [
        Thought(root.moves[index], tree.worth(index), float(place == 0), int(root.visits[index]))
        for place, index in enumerate(tree.ranking())
    ]


def hidden_from(state: WitchcraftState, seat: int) -> int:
    """W-51: the power tiles that the opponent may hold, a bit each."""
    if state.board.held >> 1 - seat & 1:
        return state.box.powers & ~(1 << state.power(seat))
    return 0
