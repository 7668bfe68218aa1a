"""What a position is worth to who plays alone: the points so far, and those that may follow.

What may follow is weighed from what is counted (`stock.py`), and what each thing weighs depends on
how much of the game is to come. The weights (`alone.json`) are fitted to games of the search itself
by `tools/apotheca_alone.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.net import read
from philtre.core.numbers import count
from philtre.games.apotheca.bot.board import Table
from philtre.games.apotheca.bot.counted import COUNTED, SIZE
from philtre.games.apotheca.bot.stock import counts
from philtre.games.apotheca.content import KINDS, SPACE_COUNT
from philtre.games.apotheca.notation.moves import DRAW
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.state import ApothecaState

POWERS: Final = 3  # of the part of the potions that is still outside: 0, 1, 2
STAGES: Final = SPACE_COUNT + 1  # by how many potions are outside
# What it costs who looks no further that so few spaces are left to which something can come from
# outside: none, one, two. A round guess: the games that were learnt from hardly ever get stuck.
HEMMED_IN: Final[list[float]] = [3.0, 1.5, 0.7, 0.0]
WEIGHTS: Final[list[vec[float]]] = []


def weights() -> list[vec[float]]:
    """What each thing weighs at each stage."""
    if not WEIGHTS:
        found = read(__package__, "alone.json")
        WEIGHTS.extend(by_stage([found[name] for name in COUNTED]))
    return WEIGHTS


def by_stage(found: list[list[float]]) -> list[vec[float]]:
    """A weight by itself, times the part that is outside, and times the square of that part."""
    parts = [stage / SPACE_COUNT for stage in range(STAGES)]
    return [
        vec[float]([each[0] + part * (each[1] + part * each[2]) for each in found])
        for part in parts
    ]


def worth_alone(state: ApothecaState) -> float:
    """A tile that is drawn next may be of any colour, as likely as it is (A-83)."""
    if state.step == steps.UNVEIL or state.step == steps.ARRIVE:
        worth = 0.0
        odds: i64 = 0
        for colour in range(KINDS):
            tiles: i64 = state.supply[colour]
            if tiles > 0:
                after = state.clone()
                after.play(0, DRAW + colour)
                worth += float(tiles) * worth_alone(after)
                odds += tiles
        return worth / float(odds)
    if state.step == steps.OVER:
        return float(state.points)
    table = Table(state)
    found = counts(state, table)
    weighed = weights()[count(state.outside)]
    worth = float(state.points + table.due)
    for index in range(SIZE):
        worth += found[index] * weighed[index]
    return worth


def hemmed_in(state: ApothecaState) -> float:
    """The points that a market so full puts at risk (A-54)."""
    coming: i64 = 1 << state.where if state.step == steps.ARRIVE else 0
    outside: i64 = state.outside & ~coming
    if outside == 0 or state.step == steps.OVER:
        return 0.0
    doors: i64 = count(outside & ~Table(state).full)
    return HEMMED_IN[min(doors, 3)]
