"""What a result is made of: the start, luck, one's own choices, the others; on one scale.

Sums over a whole match may pass the ends of the scale: who gives much away and is given much
back would have lost more than there is. What was lost and won back over and over is left out:
the sums are laid one after the other and never leave the scale, in the order that leaves out
least. So each part is within the scale, has its own sign or is nothing, and all together still
are the result.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Final, Literal, NamedTuple

Part = Literal["luck", "choice", "others", "ended"]
PARTS: Final[list[Part]] = ["luck", "choice", "others"]  # then the early end, if there is one


class Shares(NamedTuple):
    """In hundredths of a chance, or in tenths of a point: whole numbers, which add up."""

    start: int
    parts: dict[Part, int]  # in the order in which they are laid
    result: int


def shares(start: float, sums: dict[Part, float], points: bool) -> Shares:
    """Start and sums together are the result; chances are from 0 to 1."""
    unit = 10 if points else 100
    orders: list[Sequence[Part]] = [(*order, "ended") for order in permutations(PARTS)]
    order = orders[0] if points else min(orders, key=lambda order: left_out(start, sums, order))
    reached, last = start, round(start * unit)
    found: dict[Part, int] = {}
    for part in order:
        reached += sums[part]
        level = round((reached if points else within(reached)) * unit)
        found[part] = level - last
        last = level
    return Shares(round(start * unit), found, last)


def left_out(start: float, sums: dict[Part, float], order: Sequence[Part]) -> float:
    """How much is cut off where the sums are laid in this order; to a millionth, so that what is
    no difference changes no order."""
    reached = start
    cut = 0.0
    for part in order:
        before = within(reached)
        reached += sums[part]
        cut += abs(sums[part]) - abs(within(reached) - before)
    return round(cut, 6)


def within(chance: float) -> float:
    return min(1.0, max(0.0, chance))
