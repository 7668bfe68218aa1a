"""All draws after those that are reckoned exactly: the exact odds of the whites, and coloured
chips that go as far as their mean."""

from math import sqrt
from typing import Final

from philtre.games.quacks.bot.end_of_brewing import held, stop, without
from philtre.games.quacks.bot.imagined_brewing import PRINTED, QUARTERS, Brewing
from philtre.games.quacks.bot.pot import Pot
from philtre.games.quacks.content import BLUE, COLOUR, VALUE, WHITES
from philtre.games.quacks.rules.placing import acts_as, limit, reach

NODES: Final = 16  # that take as long as a pool
POTS: Final = 1 << 42
UNKNOWN: Final = -1.0
POINT_A_SPACE: Final = 0.6  # points that a space further on the track brings, about


class Pool:
    """A pot whose bag has only its whites told apart."""

    def __init__(self, brew: Brewing, extra: float) -> None:
        self.whites = brew.bag[:WHITES]
        self.coloured = 0
        spaces = squares = 0.0
        for kind in brew.kinds:
            if kind >= WHITES:
                count, value = brew.bag[kind], brew.ways[kind]
                self.coloured += count
                spaces += count * value
                squares += count * value * value
        self.mean = spaces / self.coloured if self.coloured else 0.0
        self.haze = hazes(self.coloured, spaces, squares)
        self.chips = brew.chips_left
        self.extra = extra
        self.edge = float(brew.space)
        self.room = limit(brew.state, brew) - brew.white_sum  # for whites before it explodes
        self.window = brew.window
        self.key = 0  # of what has been taken
        self.strides = [self.coloured + 1]  # of the whites in the key
        for white in range(WHITES):
            self.strides.append(self.strides[white] * (self.whites[white] + 1))
        self.memo = [UNKNOWN] * self.strides[WHITES]
        self.dry: Pool | None = None  # the same with an empty flask, while it is full

    def take(self, white: int, count: int) -> None:
        self.whites[white] -= count
        self.key += count * self.strides[white]
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


def ways(brew: Brewing) -> list[float]:
    """By kind, how far a chip goes as the pot is now, with what its book adds to its value; a blue
    of the base game brings the best of the chips that it shows."""
    found = PRINTED[:]
    for kind in brew.kinds:
        if kind >= WHITES:
            acts = acts_as(brew.state, brew, kind)
            found[kind] = float(reach(brew.state, brew, kind, acts))
            if COLOUR[kind] == BLUE and brew.book[BLUE] == 1:
                found[kind] += shown(brew, VALUE[kind])
    return found


def shown(brew: Brewing, chips: int) -> float:
    """Q-36: how far the best of so many chips goes, in the mean; whites are not taken."""
    total = 0.0
    missing = 1.0  # the chance that nothing as far is among them
    further = 0
    for value in (6, 4, 3, 2, 1):
        further += sum([brew.bag[k] for k in brew.kinds if k >= WHITES and VALUE[k] == value])
        none = without(brew.chips_left, further, chips)
        total += (missing - none) * value
        missing = none
    return total


def going_on_about(brew: Brewing) -> float:
    """The chance to win with the best of all that can be done, about."""
    stopped = stop(brew)
    if not brew.chips_left or brew.watch.over:
        return stopped
    place = brew.bag_key * POTS + brew.outline()
    further = brew.pools.get(place, UNKNOWN)
    if further == UNKNOWN:
        brew.watch.worked(NODES)
        extra = held(brew) + brew.gain / QUARTERS
        pool = Pool(brew, extra)
        if brew.flask:
            pool.dry = Pool(brew, extra - brew.flask_worth / QUARTERS)
        further = pooled(brew, pool)
        brew.pools[place] = further
    best = max(stopped, further)
    if brew.can_take_back():
        pot, white = Pot(brew), brew.last
        use_flask(brew)
        best = max(best, going_on_about(brew))
        brew.put(white, -1)
        pot.restore(brew)
    return best


def use_flask(brew: Brewing) -> None:
    """Q-15: the newest white goes back, the flask is empty."""
    brew.take_back(brew.last)
    brew.flask = False
    brew.gain -= brew.flask_worth


def pooled(brew: Brewing, pool: Pool) -> float:
    """The better of stopping and drawing."""
    best = pool.memo[pool.key]
    if best == UNKNOWN:
        space = min(int(pool.edge + 0.5), brew.furthest)
        good = brew.harvest.good[space] + pool.extra
        best = brew.prospects.win_about(good, pool.haze[pool.coloured])
        if pool.chips and space < brew.furthest:
            best = max(best, pooled_draw(brew, pool, space))
        pool.memo[pool.key] = best
    return best


def pooled_draw(brew: Brewing, pool: Pool, space: int) -> float:
    """The mean over all chips; a white may go back while the flask is full (Q-15)."""
    back = pooled(brew, pool.dry) if pool.dry else 0.0
    ends = brew.harvest.covered if pool.window > 0 else brew.harvest.bad
    total = 0.0
    for white in range(WHITES):
        count = pool.whites[white]
        value = VALUE[white]
        if count and value > pool.room:
            end = ends[min(space + value, brew.furthest)] + pool.extra
            total += count * brew.prospects.win_about(end, pool.haze[pool.coloured])
        elif count:
            pool.take(white, 1)
            total += count * max(back, pooled(brew, pool))
            pool.take(white, -1)
    if pool.coloured:
        count = pool.coloured
        pool.take_coloured(1)
        total += count * pooled(brew, pool)
        pool.take_coloured(-1)
    return total / pool.chips


def hazes(count: int, spaces: float, squares: float) -> list[int]:
    """By the coloured chips still in the bag: how far off the mean of those taken may be."""
    if count < 2:
        return [0] * (count + 1)
    spread = (squares / count - (spaces / count) ** 2) / (count - 1) * POINT_A_SPACE**2
    return [int(sqrt(max(spread * n * (count - n), 0.0)) + 0.5) for n in range(count + 1)]
