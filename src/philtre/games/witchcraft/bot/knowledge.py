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
from philtre.games.witchcraft.bot.threats import threats
from philtre.games.witchcraft.bot.tree import Tree
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, OVER, RESERVE_CHOICE, SET_UP

PATIENCE: Final = 64  # simulations between two looks at whether the choice is settled


class WitchcraftKnowledge(Knowledge[WitchcraftState]):
    def __init__(self) -> None:
        super().__init__()
        self.sharpness = 1.2
        self.slips = [0.3, 0.28, 0.12, 0.0]

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
        state = glimpse.sample(rng)
        seat = glimpse.seat
        tree = Tree(seat, state.step >= ACTIVATE and not state.board.held >> 1 - seat & 1)
        tree.simulate(state, rng)
        while (budget.steady or not tree.settled()) and not budget.spent():
            tree.simulate(glimpse.sample(rng), rng)
            if tree.simulations % PATIENCE == 0 and budget.settles(tree.root.visits):
                break
        order = tree.ranking()
        return [
            Thought(tree.root.moves[index], tree.worth(index), 1.0 if index == order[0] else 0.0)
            for index in order
        ]

    def reasons(self, glimpse: Glimpse[WitchcraftState], move: int) -> list[Reason]:
        """What it takes or reaches, and the lines of fire that are left."""
        return reasons(glimpse, move)

    def threats(self, glimpse: Glimpse[WitchcraftState]) -> list[Reason]:
        """The lines of fire, both ways."""
        return threats(glimpse)

    def oddity(self, glimpse: Glimpse[WitchcraftState], move: int) -> Reason | None:
        return oddity(glimpse, move)
