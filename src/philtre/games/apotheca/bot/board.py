"""What lies on the table of who plays alone, colour by colour."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import count
from philtre.games.apotheca.content import KINDS
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.market import Market, lined
from philtre.games.apotheca.rules.state import ApothecaState


class Table:
    """What lies there once the match that is being made has been stacked."""

    full: i64
    waiting: i64
    due: i64

    def __init__(self, state: ApothecaState) -> None:
        market = state.market
        self.ups = market.up[:]
        self.full = market.full
        self.waiting = count(state.active[0])
        self.due = 0  # points of that match
        self.making = state.step in (steps.MATCH, steps.STACK, steps.SATISFY)
        if not self.making:
            return
        spaces: i64 = state.match
        for colour in range(KINDS):
            up = self.ups[colour]
            if spaces & up != 0:
                self.ups[colour] = up & ~spaces | spaces & -spaces
                self.full = self.full & ~spaces | spaces & -spaces
                self.due = count(self.ups[colour])
                break
            if spaces == 0 and lined(up):  # which match is first is still to be chosen
                self.due = count(up) - 2
                break
        if self.waiting == 0:
            self.due = 0
        else:
            self.waiting -= 1


def in_store(most: i64, second: i64, third: i64, matches: i64) -> float:
    """What so many matches of three score, each of the colour that then has most."""
    points: i64 = 0
    while matches > 0 and most > 2:
        points += most - 2
        most, second, third = in_order(most - 2, second, third)
        matches -= 1
    return float(points)


def by_rank(ups: vec[i64], known: vec[i64]) -> vec[i64]:
    """The colours, that with most face-up first; of two alike, that with more known ones."""
    ranks = vec[i64]([0, 1, 2])
    for first in (0, 1, 0):
        one, other = ranks[first], ranks[first + 1]
        if 16 * count(ups[one]) + known[one] < 16 * count(ups[other]) + known[other]:
            ranks[first], ranks[first + 1] = other, one
    return ranks


def by_number(market: Market) -> tuple[i64, i64, i64]:
    """How many potions lie face-up of the colour that has most, of the second, of the third."""
    return in_order(count(market.up[0]), count(market.up[1]), count(market.up[2]))


def in_order(most: i64, second: i64, third: i64) -> tuple[i64, i64, i64]:
    if most < second:
        most, second = second, most
    if second < third:
        second, third = third, second
    if most < second:
        most, second = second, most
    return most, second, third


def nearly(up: i64) -> i64:
    """How many lines of three have two potions of a colour, or all."""
    columns = (up & up >> 1 | up & up >> 2 | up >> 1 & up >> 2) & 0x3333
    rows = (up & up >> 4 | up & up >> 8 | up >> 4 & up >> 8) & 0xFF
    return count(columns) + count(rows)
