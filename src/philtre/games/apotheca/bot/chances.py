"""Each side's chance to win a standard game, as a small network has learnt it from games.

What a seat has and is about to do (`race.counts`) and the same of its opponents go through one
layer of a few units; what comes out is the logarithm of its odds, and partners' are added up.
The weights (`chances.json`) are fitted to games of the search by `tools/apotheca_chances.py`.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.net import Net, pour, read
from philtre.core.numbers import lowest
from philtre.games.apotheca.bot.race import SIZE, counts
from philtre.games.apotheca.content import MOST_PLAYERS
from philtre.games.apotheca.rules.state import ApothecaState

UNITS: Final = 16
WIDTH: Final = 2 * UNITS  # what a number means to its own seat, and to an opponent
NONE: Final[vec[float]] = vec[float]([0.0] * (MOST_PLAYERS * WIDTH))
NETS: Final[list[Net]] = []


def nets() -> list[Net]:
    """For two players, and for as many more as have weights of their own."""
    if not NETS:
        NETS.extend(Net(found) for found in read(__package__, "chances.json"))
    return NETS


def chances(state: ApothecaState) -> list[float]:
    """For each side the chance to win."""
    players: i64 = state.players
    known = nets()
    net = known[min(players - 2, len(known) - 1)]
    notes = counts(state)
    sums = NONE[: players * WIDTH]
    past = NONE[:players]
    for seat in range(players):
        past[seat] = pour(net, notes, seat * SIZE, sums, seat * WIDTH)
    odds: list[float] = []
    total = 0.0
    for side in state.box.sides:
        rivals: i64 = (1 << players) - 1
        for seat in side:
            rivals &= ~(1 << seat)
        worth = 0.0
        for seat in side:
            worth += past[seat] + through(net, sums, seat * WIDTH, rivals)
        each = exp(worth)
        odds.append(each)
        total += each
    return [each / total for each in odds]


def through(net: Net, sums: vec[float], own: i64, rivals: i64) -> float:
    """What the units make of a seat's numbers and those of its opponents."""
    worth = 0.0
    for unit in range(UNITS):
        value = net.bias[unit] + sums[own + unit]
        rest = rivals
        while rest != 0:
            value += sums[lowest(rest) * WIDTH + UNITS + unit]
            rest &= rest - 1
        if value > 0.0:
            worth += value * net.out[unit]
    return worth
