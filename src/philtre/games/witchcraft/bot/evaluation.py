"""How good a position is at the start of a turn: what both sides have, weighed by a small network.

Each thing that is counted (`survey.py`) adds its row of numbers to those of a few units; what a
unit has above 0 counts. The numbers, in `weights.json`, are fitted to games that the search played
against itself (`tools/witchcraft_weights.py`), so that a value is a chance to win on the scale
of the returns. Each thing counts otherwise for who is to move than for who is not.
"""

from math import tanh
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.witchcraft.bot.fitted import Fitted
from philtre.games.witchcraft.bot.survey import COUNTED, SIDE, Survey
from philtre.games.witchcraft.rules.state import WitchcraftState

UNITS: Final = 16
ROW: Final = UNITS + 1  # the last goes straight into the sum
ROWS: Final = 2 * SIDE  # of who is to move, of the other
# After them: where the units and the sum begin, and what the units count in it.
BEGIN: Final = ROWS * ROW
END: Final = BEGIN + ROW
SIZE: Final[int] = END + UNITS
TO_MOVE: Final = "to move"
OF_UNITS: Final = "units"


def in_order(fitted: dict[str, Any]) -> list[float]:
    """What has not been fitted yet, such as a new tile, weighs nothing."""
    nothing = [[0.0] * ROW, [0.0] * ROW]
    rows = [fitted.get(name, nothing) for name in COUNTED]
    found = [float(each) for side in (0, 1) for row in rows for each in row[side]]
    return found + [float(each) for name in (TO_MOVE, OF_UNITS) for each in fitted[name]]


NETWORK: Final = Fitted("weights.json", in_order)


def weigh(counts: vec[i64]) -> float:
    """The logarithm of the odds to win, for who is to move."""
    worth = NETWORK.known()
    sums = worth[BEGIN:END]
    first: i64 = 0
    for count in counts:
        if count == 1:
            for unit in range(ROW):
                sums[unit] += worth[first + unit]
        elif count:
            times = float(count)
            for unit in range(ROW):
                sums[unit] += times * worth[first + unit]
        first += ROW
    total = sums[UNITS]
    for unit in range(UNITS):
        if sums[unit] > 0.0:
            total += sums[unit] * worth[END + unit]
    return total


def value_of(state: WitchcraftState) -> float:
    """For who is to move, between -1 and 1."""
    return tanh(weigh(Survey(state.board, state.board.turn).counts) / 2)
