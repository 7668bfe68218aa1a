"""What a level sees of a decision, and what a temper makes of it.

A level is weaker by a shorter look: so many simulations and no more. It chooses among what looks
nearly as good to it. Among that a bold player seeks lines of fire, its own and those of the
enemy, and a patient one keeps out of them.
"""

from typing import Final

from philtre.games.witchcraft.bot.instinct import finish_turn
from philtre.games.witchcraft.bot.node import OPEN
from philtre.games.witchcraft.bot.survey import Survey
from philtre.games.witchcraft.bot.tree import Tree
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, OVER, RESERVE_CHOICE

MASTER: Final = 3
LOOKS: Final = [0, 120, 3000, 1 << 62]  # simulations of each level at most; the novice's are none
# How much less than the best is nearly as good, on the scale of the returns; and how much less
# looked at: what was tried little is not known to be good.
NEARLY: Final = [0.0, 0.06, 0.03, 0.02]
LOOKED_AT: Final = 0.3


def nearly_best(tree: Tree, level: int) -> list[int]:
    """The options of the root that a level takes for about as good as the best, that one first."""
    order, root = tree.ranking(), tree.root
    if tree.certainty(order[0]) != OPEN:
        return order[:1]
    worth = tree.worth(order[0]) - NEARLY[level]
    visits = LOOKED_AT * float(root.visits[order[0]])
    return [
        index
        for index in order
        if float(root.visits[index]) >= visits
        and tree.worth(index) >= worth
        and tree.certainty(index) == OPEN
    ]


def tempered(state: WitchcraftState, tree: Tree, some: list[int], temper: int) -> list[int]:
    """Those of some options that please a bold player (1) most, or a patient one (-1)."""
    if temper == 0 or len(some) == 1 or state.step == RESERVE_CHOICE:
        return some
    fire = [temper * lines_of_fire(state, tree.root.moves[index]) for index in some]
    most = max(fire)
    return [index for index, lines in zip(some, fire, strict=True) if lines == most]


def lines_of_fire(state: WitchcraftState, move: int) -> int:
    """How many bolts could take something, of both sides, when the turn is finished."""
    after = state.clone()
    after.play(after.asked, move)
    if after.step >= ACTIVATE:
        finish_turn(after)
    if after.step == OVER:
        return 0
    return sum(Survey(after.board, after.board.turn).hits)
