"""What the worths of first sight are to the options of a decision of Witchcraft."""

import numpy as np

from philtre.games.witchcraft.bot.instinct import scores
from philtre.games.witchcraft.bot.tree import Tree
from philtre.games.witchcraft.bot.worths import FIRST_OF, FITTED, WORTHS
from philtre.games.witchcraft.rules.state import WitchcraftState
from tools.regression import Array, Looked, Vector

LITTLE = 0.01


def looked_at(state: WitchcraftState, tree: Tree) -> Looked:
    """A score is a sum of worths, so what each adds is seen by changing it a little."""
    first = int(FIRST_OF[state.step])
    before = list(FITTED.known())
    plain = Vector(list(scores(state)))
    options: Array = np.zeros((len(plain), WORTHS))
    for number in range(WORTHS):
        changed = before[:]
        changed[first + number] += LITTLE
        FITTED.take(changed)
        options[:, number] = (Vector(list(scores(state))) - plain) / LITTLE
    FITTED.take(before)
    visits = dict(zip(tree.root.moves, tree.root.visits, strict=True))
    shares = Vector([visits.get(move, 0) for move in state.legal(state.asked)])
    return Looked(first, options, shares / shares.sum())
