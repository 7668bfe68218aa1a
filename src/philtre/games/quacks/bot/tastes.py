"""What all that a player has is worth together, beyond what each thing is worth by itself.

Worths are fitted to what players had and how they ended, each thing for itself. Tastes also know
what goes together: the chips of a bag, droplet and rubies, the race for black, the rounds to come.
They are a small network, fitted to purchases that were tried side by side with the same luck
(`tastes.json`, tools/quacks_tastes.py). They choose purchases and what rubies are spent on;
what a position is worth is told by the worths.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.net import Net, pour, read
from philtre.games.quacks.bot.holdings import KINDS_AND_THINGS, RACES
from philtre.games.quacks.content import BLACK, BLACK_1, COLOUR, KINDS
from philtre.games.quacks.rules.box import Box

UNITS: Final = 16
BOOK_NUMBERS: Final = 7  # 0 for what has no book
ROWS: Final = KINDS * BOOK_NUMBERS + KINDS_AND_THINGS - KINDS  # of the file
MIDDLE: Final = 4  # rounds to come in the middle of a game: what the network's scale is
NOTHING: Final[vec[float]] = vec[float]([0.0] * (UNITS + 1))


def no_tastes() -> dict[str, list[float]]:
    """Nothing is liked more than it is worth."""
    return {
        "into": [0.0] * (ROWS * UNITS),
        "straight": [0.0] * ROWS,
        "bias": [0.0] * UNITS,
        "out": [0.0] * UNITS,
    }


READ: Final[list[dict[str, list[float]]]] = []  # at first use


def found() -> dict[str, list[float]]:
    if not READ:
        READ.append(read(__package__, "tastes.json"))
    return READ[0]


class Tastes:
    """Those of one box. Sums are what comes to each unit and, as the last, past them."""

    def __init__(self, box: Box, weights: dict[str, list[float]]) -> None:
        rows = [kind * BOOK_NUMBERS + int(box.book[COLOUR[kind]]) for kind in range(KINDS)]
        rows += list(range(KINDS * BOOK_NUMBERS, ROWS))
        into: list[float] = []
        for row in rows:
            into += weights["into"][row * UNITS : (row + 1) * UNITS]
        straight = [weights["straight"][row] for row in rows]
        self.net = Net({**weights, "into": into, "straight": straight})
        self.races = box.book[BLACK] == 1

    def sums(self, held: vec[float]) -> vec[float]:
        """Of all that a player has (`holdings.py`)."""
        sums = NOTHING[:]
        sums[UNITS] = pour(self.net, held, 0, sums, 0)
        return sums

    def add(self, sums: vec[float], thing: i64, amount: float) -> None:
        """Of one thing more or less."""
        net = self.net
        first: i64 = thing * UNITS
        for unit in range(UNITS):
            sums[unit] += amount * net.into[first + unit]
        sums[UNITS] += amount * net.straight[thing]

    def of_chip(self, held: vec[float], kind: i64) -> vec[float]:
        """What one chip more brings to the sums; a black is also a step in the race."""
        sums = NOTHING[:]
        self.add(sums, kind, 1.0)
        if kind == BLACK_1 and self.races:
            for place in RACES:
                if held[place] != 0.0:
                    self.add(sums, place, -1.0)
                    self.add(sums, place + 1, 1.0)
        return sums

    def told_with(self, sums: vec[float], more: vec[float], left: int) -> float:
        """The same as `told`, of the sums and what something more brings to them."""
        net = self.net
        total = sums[UNITS] + more[UNITS]
        for unit in range(UNITS):
            value = net.bias[unit] + sums[unit] + more[unit]
            if value > 0.0:
                total += value * net.out[unit]
        return total * left / MIDDLE

    def told(self, sums: vec[float], left: int) -> float:
        """In points; each round to come counts alike."""
        return self.told_with(sums, NOTHING, left)


def added(one: vec[float], other: vec[float]) -> vec[float]:
    both = one[:]
    for unit in range(UNITS + 1):
        both[unit] += other[unit]
    return both
