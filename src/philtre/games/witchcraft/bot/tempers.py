"""What the bold like and the patient do not, of moves that look about as good.

The bold lay tiles next to the enemy and build high stacks, the patient keep their distance and
build low ones. In all else the bold seek lines of fire, their own and those of the enemy, and
the patient keep out of them.
"""

from typing import Final

from philtre.games.witchcraft.bot.instinct import finish_turn
from philtre.games.witchcraft.bot.survey import Survey
from philtre.games.witchcraft.content import FACINGS
from philtre.games.witchcraft.notation.moves import GIVE, PLACE, TO
from philtre.games.witchcraft.rules.board import Board
from philtre.games.witchcraft.rules.spaces import CELLS, Cell
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import (
    ACTIVATE,
    GIVING,
    OVER,
    PLACING,
    RESERVE_CHOICE,
    SUMMON_PLACE,
    TELEPORT_END,
)

# How much an enemy counts that is so many steps away; further off it does not.
BY_DISTANCE: Final = [0.0, 1.0, 0.2]


def nearness(one: Cell, other: Cell) -> float:
    steps = max(abs(one[0] - other[0]), abs(one[1] - other[1]))
    return BY_DISTANCE[steps] if steps < len(BY_DISTANCE) else 0.0


NEARNESS: Final[list[list[float]]] = [[nearness(one, other) for other in CELLS] for one in CELLS]


def boldness(state: WitchcraftState, move: int) -> float:
    step = state.step
    if step == RESERVE_CHOICE:
        return 0.0
    if step in (PLACING, SUMMON_PLACE):
        return enemies_near(state.board, (move - PLACE) // FACINGS, state.asked)
    if step == TELEPORT_END:
        return enemies_near(state.board, (move - TO) // FACINGS, state.asked)
    if step == GIVING:
        return float(state.board.height((move - GIVE) // FACINGS))
    return float(lines_of_fire(state, move))


def enemies_near(board: Board, space: int, seat: int) -> float:
    near = NEARNESS[space]
    return sum([near[other] for other in board.owned(1 - seat)])


def lines_of_fire(state: WitchcraftState, move: int) -> int:
    """How many bolts could take something, of both sides, when the turn is finished."""
    after = state.clone()
    after.play(after.asked, move)
    if after.step >= ACTIVATE:
        finish_turn(after)
    if after.step == OVER:
        return 0
    return sum(Survey(after.board, after.board.turn).hits)
