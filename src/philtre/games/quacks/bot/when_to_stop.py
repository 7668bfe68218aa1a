"""Optimal stopping: what drawing and stopping are worth, by dynamic programming over the bag.

A node is what is left in the bag and what of the pot still matters. The next `depth`
draws are reckoned exactly, each chip by its own book; what may come after them by the
exact odds of the whites and the mean of the coloured chips. Once `depth` is more than
the bag holds, all of it is exact, but for what `docs/bots/quacks.md` names.
"""

from math import sqrt
from typing import Final

from philtre.core.thought import Budget
from philtre.games.quacks.bot.bag import QUARTERS, Pot
from philtre.games.quacks.bot.imagined_placing import ImaginedPlacing
from philtre.games.quacks.bot.rivals import Rivals
from philtre.games.quacks.bot.worth_of_pot import EDGES
from philtre.games.quacks.bot.worths import Worths
from philtre.games.quacks.content import LAST_SPACE, VALUE, WHITES
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState

BREATH: Final = 64  # nodes between two looks at the budget
POOL: Final = 16  # nodes that take as long as all that may come after the exact draws
POTS: Final = 1 << 42
UNKNOWN: Final = -1.0
POINT_A_SPACE: Final = 0.6  # points that a space further on the track brings, about


class Watch:
    """Looks at the budget now and then; `over` once it is spent: no thoughts ahead any more."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.work = 0
        self.over = False

    def worked(self, work: int) -> None:
        self.work += work
        if self.work >= BREATH:
            self.work = 0
            if self.budget.spent():
                self.over = True


class WhenToStop(ImaginedPlacing):
    """One seat's brewing decision."""

    def __init__(
        self, state: QuacksState, player: Player, worths: Worths, rivals: Rivals, watch: Watch
    ) -> None:
        super().__init__(state, player, worths, rivals)
        self.watch = watch
        self.furthest = EDGES - 1 if self.expansion else LAST_SPACE
        self.memo: dict[int, float] = {}
        self.pools: dict[int, float] = {}  # what may come after the exact draws, however many

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
        self.watch.worked(1)
        best = self.stop(pot)
        if self.watch.over:
            return best
        if self.chips:
            best = max(best, self.draw(pot, depth))
        if pot.can_take_back():
            white = pot.last
            self.put(white, 1)
            best = max(best, self.draw(self.taken_back(pot), depth))
            self.put(white, -1)
        self.memo[place] = best
        return best

    def taken_back(self, pot: Pot) -> Pot:
        """Q-15: the newest white goes back, the flask is empty."""
        other = pot.copy()
        other.put_back(pot.back, pot.last)
        other.flask = False
        other.gain -= self.flask
        return other

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
        """All draws after the exact ones, in which coloured chips go as far as their mean."""
        stop = self.stop(pot)
        if not self.chips or self.watch.over:
            return stop
        place = self.key * POTS + pot.outline()
        further = self.pools.get(place, UNKNOWN)
        if further == UNKNOWN:
            self.watch.worked(POOL)
            extra = self.held(pot.whites) + pot.gain / QUARTERS
            room = self.most() - pot.whites
            pool = Pool(self, extra, float(pot.edge), room, pot.window)
            if pot.flask:
                pool.dry = Pool(self, extra - self.flask / QUARTERS, pool.edge, room, pot.window)
            further = self.pooled(pool)
            self.pools[place] = further
        best = max(stop, further)
        if pot.can_take_back():
            white = pot.last
            self.put(white, 1)
            best = max(best, self.pool(self.taken_back(pot)))
            self.put(white, -1)
        return best

    def pooled(self, pool: "Pool") -> float:
        """The better of stopping and drawing."""
        best = pool.memo.get(pool.key, UNKNOWN)
        if best == UNKNOWN:
            space = min(int(pool.edge + 0.5), self.furthest)
            good = self.harvest.good[space] + pool.extra
            best = self.rivals.win_about(good, pool.haze[pool.coloured])
            if pool.chips and space < self.furthest:
                best = max(best, self.pooled_draw(pool, space))
            pool.memo[pool.key] = best
        return best

    def pooled_draw(self, pool: "Pool", space: int) -> float:
        """The mean over all chips; a white may go back while the flask is full (Q-15)."""
        back = self.pooled(pool.dry) if pool.dry else 0.0
        burst = self.harvest.covered if pool.window > 0 else self.harvest.bad
        total = 0.0
        for white in range(WHITES):
            count = pool.whites[white]
            value = VALUE[white]
            if count and value > pool.room:
                end = burst[min(space + value, self.furthest)] + pool.extra
                total += count * self.rivals.win_about(end, pool.haze[pool.coloured])
            elif count:
                pool.take(white, 1)
                total += count * max(back, self.pooled(pool))
                pool.take(white, -1)
        if pool.coloured:
            count = pool.coloured
            pool.take_coloured(1)
            total += count * self.pooled(pool)
            pool.take_coloured(-1)
        return total / pool.chips


class Pool:
    """A pot whose bag has only its whites told apart."""

    def __init__(self, brew: WhenToStop, extra: float, edge: float, room: int, window: int) -> None:
        self.whites = brew.bag[:WHITES]
        self.coloured = 0
        spaces = squares = 0
        for kind in brew.kinds:
            if kind >= WHITES:
                count, value = brew.bag[kind], VALUE[kind]
                self.coloured += count
                spaces += count * value
                squares += count * value * value
        self.mean = spaces / self.coloured if self.coloured else 0.0
        self.haze = hazes(self.coloured, spaces, squares)
        self.chips = brew.chips
        self.extra = extra
        self.edge = edge
        self.room = room  # for whites before it explodes
        self.window = window
        self.key = 0  # of what has been taken
        self.memo: dict[int, float] = {}
        self.dry: Pool | None = None  # the same with an empty flask, while it is full

    def take(self, white: int, count: int) -> None:
        self.whites[white] -= count
        self.key += count << (6 * white + 6)
        self.edge += count * VALUE[white]
        self.room -= count * VALUE[white]
        self.chips -= count
        self.window -= count
        if self.dry:
            self.dry.take(white, count)

    def take_coloured(self, count: int) -> None:
        self.coloured -= count
        self.key += count
        self.edge += count * self.mean
        self.chips -= count
        self.window -= count
        if self.dry:
            self.dry.take_coloured(count)


def hazes(count: int, spaces: int, squares: int) -> list[int]:
    """By the coloured chips still in the bag: how far off the mean of those taken may be."""
    if count < 2:
        return [0] * (count + 1)
    spread = (squares / count - (spaces / count) ** 2) / (count - 1) * POINT_A_SPACE**2
    return [int(sqrt(max(spread * n * (count - n), 0.0)) + 0.5) for n in range(count + 1)]
