"""Each seat's chance to win a standard game of two or three, as a small network has learnt it.

What a seat has and is about to do (`race.counts`), the same of who comes after it, and of who
comes after that, go through one layer of a few units; what comes out is the logarithm of its odds.
The weights (`chances.json`) are fitted to games of the search by `tools/apotheca_chances.py`.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.net import Net, pour, read
from philtre.games.apotheca.bot.race import SIZE, counts
from philtre.games.apotheca.rules.state import ApothecaState

UNITS: Final = 16
MOST: Final = 3  # players
NONE: Final[vec[float]] = vec[float]([0.0] * (MOST * MOST * UNITS))
NETS: Final[list[Net]] = []


def nets() -> list[Net]:
    """For two players, and for three where there are weights for them.

    A number has a weight for each unit of its own seat, then of the seat whose turn comes before,
    and so on round the table.
    """
    if not NETS:
        NETS.extend(Net(found) for found in read(__package__, "chances.json"))
    return NETS


def chances(state: ApothecaState) -> list[float]:
    """For each seat."""
    players: i64 = state.players
    net = nets()[players - 2]
    notes = counts(state)
    sums = NONE[: players * players * UNITS]
    odds: list[float] = []
    total = 0.0
    past = NONE[:players]
    for seat in range(players):
        past[seat] = pour(net, notes, seat * SIZE, sums, seat * net.width)
    for seat in range(players):
        each = exp(past[seat] + through(net, sums, seat, players))
        odds.append(each)
        total += each
    return [each / total for each in odds]


def through(net: Net, sums: vec[float], seat: i64, players: i64) -> float:
    """What the units make of a seat's numbers and those of who comes after it."""
    worth = 0.0
    second = (seat + 1) % players * net.width + UNITS
    third = (seat + 2) % players * net.width + 2 * UNITS
    for unit in range(UNITS):
        value = net.bias[unit] + sums[seat * net.width + unit] + sums[second + unit]
        if players > 2:
            value += sums[third + unit]
        if value > 0.0:
            worth += value * net.out[unit]
    return worth
