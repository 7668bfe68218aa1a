"""Optimal stopping: what drawing and stopping are worth, by dynamic programming over the bag.

A node is what is left in the bag and what of the pot still matters. The next `depth`
draws are reckoned exactly, each chip placed by the rules; what may come after them by the
exact odds of the whites and the mean of the coloured chips. Once `depth` is more than
the bag holds, all of it is exact, but for what `docs/bots/quacks.md` names.
"""

from philtre.games.quacks.bot.end_of_brewing import burst, stop, without
from philtre.games.quacks.bot.imagined_brewing import NOTHING, Brewing, quarters
from philtre.games.quacks.bot.pool import POTS, UNKNOWN, going_on_about, use_flask
from philtre.games.quacks.bot.pot import Pot
from philtre.games.quacks.content import VALUE
from philtre.games.quacks.rules.books.yellow import FOR_A_RUBY
from philtre.games.quacks.rules.placing import land, place
from philtre.games.quacks.rules.steps import (
    ASIDE_DRAW,
    BLUE_DRAW,
    EXPLODED,
    F19,
    RETURN_BEFORE,
    YELLOW_DRAW,
    YELLOW_PAY,
)


def drawing(brew: Brewing, depth: int) -> float:
    """The chance to win after drawing now, with so many draws reckoned exactly."""
    brew.memo = {}
    return draw(brew, depth)


def going_on(brew: Brewing, depth: int) -> float:
    """The chance to win with the best of all that can be done now."""
    brew.memo = {}
    return decide(brew, depth)


def decide(brew: Brewing, depth: int) -> float:
    """The best of stopping, drawing and the flask."""
    if depth <= 0:
        return going_on_about(brew)
    node = (brew.bag_key * 16 + depth) * POTS + brew.key()
    known = brew.memo.get(node, UNKNOWN)
    if known != UNKNOWN:
        return known
    brew.watch.worked(1)
    best = stop(brew)
    if brew.watch.over:
        return best
    if brew.chips_left:
        best = max(best, draw(brew, depth))
    if brew.can_take_back():
        pot, white = Pot(brew), brew.last
        use_flask(brew)
        best = max(best, draw(brew, depth))
        brew.put(white, -1)
        pot.restore(brew)
    brew.memo[node] = best
    return best


def draw(brew: Brewing, depth: int) -> float:
    """The mean over all chips of the bag."""
    if not brew.chips_left:
        return stop(brew)
    total = 0.0
    for kind in brew.kinds:
        count = brew.bag[kind]
        if count:
            total += count * take(brew, kind, depth - 1)
    return total / brew.chips_left


def take(brew: Brewing, kind: int, depth: int) -> float:
    """A chip leaves the bag and is placed; afterwards all is as it was."""
    pot = Pot(brew)
    brew.put(kind, -1)
    place(brew.state, brew, kind)
    worth = placed(brew, kind, depth)
    brew.put(kind, 1)
    pot.restore(brew)
    return worth


def placed(brew: Brewing, kind: int, depth: int) -> float:
    """What follows a chip that was placed: the next decision, or what the rules ask before it."""
    brew.count_gains()
    asked = brew.asked
    brew.asked = NOTHING
    if asked == EXPLODED:
        return exploded(brew, kind)
    if asked == F19:
        return first_white(brew, kind, depth)
    if asked == RETURN_BEFORE:
        return yellow_1(brew, depth)
    if asked == YELLOW_DRAW:
        return yellow_5(brew, kind, depth)
    if asked == YELLOW_PAY:
        return yellow_6(brew, kind, depth)
    if asked == BLUE_DRAW and depth >= 0 and brew.chips_left:
        return blue_1(brew, brew.arg, depth)
    if asked == ASIDE_DRAW and brew.chips_left:
        return draw(brew, depth)  # Q-58, as if the chip set aside were placed at once
    return decide(brew, depth)


def exploded(brew: Brewing, white: int) -> float:
    """Q-14; with W1 the white may go back, and the player stops."""
    worth = burst(brew, brew.protected)
    if brew.rescuer and brew.flask:
        brew.take_back(white)
        brew.gain -= brew.flask_worth + quarters(brew.penny_worth)
        worth = max(worth, stop(brew))
        brew.put(white, -1)
    return worth


def first_white(brew: Brewing, white: int, depth: int) -> float:
    """F19: it may go back."""
    kept = decide(brew, depth)
    brew.take_back(white)
    back = decide(brew, depth)
    brew.put(white, -1)
    return max(kept, back)


def yellow_1(brew: Brewing, depth: int) -> float:
    """Q-44: the white directly before may go back; its space stays empty."""
    white, third = brew.before, brew.third
    kept = decide(brew, depth)
    brew.before = third
    brew.white_sum -= VALUE[white]
    brew.put(white, 1)
    back = decide(brew, depth)
    brew.put(white, -1)
    return max(kept, back)


def yellow_5(brew: Brewing, kind: int, depth: int) -> float:
    """Q-59: further by the value of the next chip, which goes back."""
    counts = [0] * 7
    for other in brew.kinds:
        counts[VALUE[other]] += brew.bag[other]
    pot = Pot(brew)
    total = 0.0
    for value in range(1, 7):
        if counts[value]:
            total += counts[value] * landed(brew, kind, value, depth)
            pot.restore(brew)
    return total / brew.chips_left


def yellow_6(brew: Brewing, kind: int, depth: int) -> float:
    """Q-60: a ruby may be paid to go further."""
    pot = Pot(brew)
    near = landed(brew, kind, 0, depth)
    pot.restore(brew)
    brew.gain -= brew.ruby_worth
    return max(near, landed(brew, kind, FOR_A_RUBY, depth))


def landed(brew: Brewing, kind: int, further: int, depth: int) -> float:
    """The yellow that waited lies in the pot."""
    land(brew.state, brew, kind, further)
    return placed(brew, kind, depth)


def blue_1(brew: Brewing, value: int, depth: int) -> float:
    """Q-36: the best of so many chips, or none of them.

    The others go back before the chosen one is placed, so that what a chip is worth
    does not depend on them: it is enough to know how likely each is the best one.
    """
    worths: list[tuple[float, int]] = []
    for kind in brew.kinds:
        if brew.bag[kind]:
            worths.append((-take(brew, kind, depth - 1), kind))
    none = decide(brew, depth)
    worths.sort()
    total = 0.0
    missing = 1.0
    better = 0
    for negative, kind in worths:
        if -negative <= none:
            break
        better += brew.bag[kind]
        now = without(brew.chips_left, better, value)
        total -= (missing - now) * negative
        missing = now
    return total + missing * none
