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
from philtre.games.witchcraft.bot.levels import LOOKS, MASTER, nearly_best, tempered
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
        self.slips = [0.3, 0.0, 0.0, 0.0]  # the others see less: `levels.py`

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
        tree = searched(glimpse, budget, rng, LOOKS[MASTER])
        return thoughts(tree, tree.ranking()[:1])

    def think_as(
        self,
        level: int,
        temper: int,
        glimpse: Glimpse[WitchcraftState],
        budget: Budget,
        rng: Rng,
    ) -> list[Thought]:
        """The novice looks one move ahead, and the master has no bounds."""
        if not LOOKS[level] or (level == MASTER and temper == 0):
            return []
        tree = searched(glimpse, budget, rng, LOOKS[level])
        some = nearly_best(tree, level)
        return thoughts(tree, tempered(glimpse.sample(rng), tree, some, temper))

    def reasons(self, glimpse: Glimpse[WitchcraftState], move: int) -> list[Reason]:
        """What it takes or reaches, and the lines of fire that are left."""
        return reasons(glimpse, move)

    def threats(self, glimpse: Glimpse[WitchcraftState]) -> list[Reason]:
        """The lines of fire, both ways."""
        return threats(glimpse)

    def oddity(self, glimpse: Glimpse[WitchcraftState], move: int) -> Reason | None:
        return oddity(glimpse, move)


def searched(glimpse: Glimpse[WitchcraftState], budget: Budget, rng: Rng, most: int) -> Tree:
    """A tree of so many simulations at most."""
    state = glimpse.sample(rng)
    tree = Tree(glimpse.seat, state.step >= ACTIVATE, hidden_from(state, glimpse.seat))
    tree.simulate(state, rng)
    while tree.simulations < most and (budget.steady or not tree.settled()):
        if budget.spent():
            break
        tree.simulate(glimpse.sample(rng), rng)
        if tree.simulations % PATIENCE == 0 and budget.settles(list(tree.root.visits)):
            break
    return tree


def thoughts(tree: Tree, chosen: list[int]) -> list[Thought]:
    """All options, best first; one of those chosen is to be played."""
    order = chosen + [index for index in tree.ranking() if index not in chosen]
    share = 1.0 / len(chosen)
    return [
        Thought(tree.root.moves[index], tree.worth(index), share if index in chosen else 0.0)
        for index in order
    ]


def hidden_from(state: WitchcraftState, seat: int) -> int:
    """W-51: the power tiles that the opponent may hold, a bit each."""
    if state.board.held >> 1 - seat & 1:
        return state.box.powers & ~(1 << state.power(seat))
    return 0
