"""Optimal stopping: what drawing and stopping are worth, by dynamic programming over the bag.

A node is what is left in the bag and what of the pot still matters. The next `depth`
draws are reckoned exactly, each chip by its own book; what may come after them by the
exact odds of the whites and the mean of the coloured chips. Once `depth` is more than
the bag holds, all of it is exact, but for what `docs/bots/quacks.md` names.
"""

from typing import Final

from philtre.core.thought import Budget
from philtre.games.quacks.cellar import QUARTERS, Pot
from philtre.games.quacks.content import LAST_SPACE, VALUE, WHITES
from philtre.games.quacks.harvest import EDGES
from philtre.games.quacks.laying import Laying
from philtre.games.quacks.player import Player
from philtre.games.quacks.rivals import Rivals
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.worth import Worths

POOLED: Final = 3  # draws that are looked at after the exact ones
BREATH: Final = 64  # nodes between two looks at the budget
POTS: Final = 1 << 42
UNKNOWN: Final = -1.0


class Brew(Laying):
    """One seat's brewing decision; `over` once the budget is spent, and then worth nothing."""

    def __init__(
        self, table: QuacksState, player: Player, worths: Worths, rivals: Rivals, budget: Budget
    ) -> None:
        super().__init__(table, player, worths, rivals)
        self.budget = budget
        self.nodes = 0
        self.over = False
        self.memo: dict[int, float] = {}

    def stopping(self) -> float:
        """The chance to win after stopping now."""
        return self.stop(self.pot)

    def exploded(self, covered: bool) -> float:
        """The chance to win if the pot has exploded as it is."""
        return self.burst(self.pot, covered)

    def drawing(self, depth: int) -> float:
        """The chance to win after drawing now, with so many draws reckoned exactly."""
        self.memo = {}
        return self.draw(self.pot, depth)

    def going_on(self, depth: int) -> float:
        """The chance to win with the best of all that can be done now."""
        self.memo = {}
        return self.next(self.pot, depth)

    def next(self, pot: Pot, depth: int) -> float:
        return self.decide(pot, depth) if depth > 0 else self.pool(pot)

    def decide(self, pot: Pot, depth: int) -> float:
        """The best of stopping, drawing and the flask."""
        place = (self.key * 16 + depth) * POTS + pot.key()
        known = self.memo.get(place, UNKNOWN)
        if known != UNKNOWN:
            return known
        self.nodes += 1
        if self.nodes % BREATH == 0 and self.budget.spent():
            self.over = True
        best = self.stop(pot)
        if self.over:
            return best
        if self.chips:
            best = max(best, self.draw(pot, depth))
        if pot.flask and pot.last < WHITES and pot.edge <= LAST_SPACE:
            best = max(best, self.take_back(pot.copy(), depth))
        self.memo[place] = best
        return best

    def take_back(self, pot: Pot, depth: int) -> float:
        """Q-15: the newest white goes back, the flask is empty; then one draws again."""
        white = pot.last
        pot.put_back(pot.back, white)
        pot.flask = False
        pot.gain -= self.flask
        self.put(white, 1)
        worth = self.draw(pot, depth)
        self.put(white, -1)
        return worth

    def draw(self, pot: Pot, depth: int) -> float:
        if not self.chips:
            return self.stop(pot)
        total = 0.0
        for kind in self.kinds:
            count = self.bag[kind]
            if count:
                total += count * self.take(kind, pot, depth - 1)
        return total / self.chips

    # After the exact draws

    def pool(self, pot: Pot) -> float:
        """A few draws more, in which every coloured chip goes as far as their mean."""
        stop = self.stop(pot)
        if not self.chips:
            return stop
        coloured = 0
        spaces = 0
        for kind in self.kinds:
            if kind >= WHITES:
                coloured += self.bag[kind]
                spaces += self.bag[kind] * VALUE[kind]
        pool = Pool(self.bag, coloured, spaces / coloured if coloured else 0.0)
        extra = self.held(pot.whites) + pot.gain / QUARTERS
        room = self.most() - pot.whites
        return max(stop, self.pooled(pool, float(pot.edge), room, extra, pot.window, POOLED))

    def pooled(
        self, pool: "Pool", edge: float, room: int, extra: float, window: int, depth: int
    ) -> float:
        """The better of stopping and drawing."""
        harvest = self.harvest
        most = EDGES - 1 if self.expansion else LAST_SPACE
        space = min(int(edge + 0.5), most)
        best = self.rivals.win(harvest.good[space] + extra)
        if not depth or not pool.chips:
            return best
        total = 0.0
        left = window - 1 if window else 0
        for white in range(WHITES):
            count = pool.whites[white]
            value = VALUE[white]
            if count and value > room:
                ends = harvest.covered if window else harvest.bad
                total += count * self.rivals.win(ends[min(space + value, most)] + extra)
            elif count:
                pool.take(white, 1)
                further = self.pooled(pool, edge + value, room - value, extra, left, depth - 1)
                pool.take(white, -1)
                total += count * further
        if pool.coloured:
            pool.coloured -= 1
            pool.chips -= 1
            further = self.pooled(pool, edge + pool.mean, room, extra, left, depth - 1)
            pool.coloured += 1
            pool.chips += 1
            total += pool.coloured * further
        return max(best, total / pool.chips)


class Pool:
    """A bag in which only whites are told apart."""

    def __init__(self, bag: list[int], coloured: int, mean: float) -> None:
        self.whites = bag[:WHITES]
        self.coloured = coloured
        self.mean = mean  # of the spaces that a coloured chip goes
        self.chips = coloured + sum(self.whites)

    def take(self, white: int, count: int) -> None:
        self.whites[white] -= count
        self.chips -= count
