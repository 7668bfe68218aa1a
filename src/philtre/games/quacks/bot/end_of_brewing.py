"""The ends of a brewing to come: the chance to win after stopping, and after exploding."""

from philtre.games.quacks.bot.imagined_brewing import QUARTERS, Brewing
from philtre.games.quacks.bot.worth_of_pot import MOST_BLACKS
from philtre.games.quacks.content import (
    BLACK_1,
    GREEN,
    LAST_SPACE,
    PURPLE_1,
    STRONG_INGREDIENT,
    VALUE,
)
from philtre.games.quacks.rules.cards import CHIPS_OF_F22, PERFECT


def stop(brew: Brewing) -> float:
    """After stopping; F22 brings one chip more."""
    space = brew.space
    if space < LAST_SPACE:
        space = min(space + brew.state.box.books[GREEN].moves_on(brew), LAST_SPACE)
    extra = on_top(brew)
    if brew.state.card == STRONG_INGREDIENT and brew.chips_left:
        return strong(brew, space, extra)
    return brew.prospects.win(brew.harvest.good[space] + extra)


def burst(brew: Brewing, covered: bool) -> float:
    """After exploding: points or coins, or both under a window; W4 may comfort."""
    harvest = brew.harvest
    worth = harvest.covered[brew.space] if covered else harvest.bad[brew.space]
    if brew.comforter:
        worth = max(worth, harvest.good[brew.space] - brew.penny_worth)
    return brew.prospects.win(worth + on_top(brew))


def on_top(brew: Brewing) -> float:
    """What comes on top of the space: the last two chips, and what was gained on the way."""
    ends = brew.harvest.ends[brew.last] + brew.harvest.ends[brew.before]
    return ends + held(brew) + brew.gain / QUARTERS


def held(brew: Brewing) -> float:
    """What purples and blacks in the pot bring, and a white sum of exactly 7."""
    harvest = brew.harvest
    total = harvest.perfect if brew.white_sum == PERFECT else 0.0
    if brew.whole[PURPLE_1]:
        total += harvest.purples[min(brew.whole[PURPLE_1] - brew.bag[PURPLE_1], 3)]
    if brew.whole[BLACK_1]:
        blacks = brew.whole[BLACK_1] - brew.bag[BLACK_1]
        total += harvest.blacks[min(blacks, MOST_BLACKS - 1)]
    return total


def strong(brew: Brewing, space: int, extra: float) -> float:
    """F22: the furthest of five more chips is placed."""
    total = 0.0
    missing = 1.0  # the chance that nothing as far is among the five
    further = 0
    for value in (6, 4, 3, 2, 1):
        count = sum([brew.bag[kind] for kind in brew.kinds if VALUE[kind] == value])
        if count:
            further += count
            none = without(brew.chips_left, further, CHIPS_OF_F22)
            worth = brew.harvest.good[min(space + value, brew.furthest)] + extra
            total += (missing - none) * brew.prospects.win(worth)
            missing = none
    return total


def without(chips: int, special: int, drawn: int) -> float:
    """The chance that none of the special chips is among those drawn together."""
    chance = 1.0
    for index in range(min(drawn, chips)):
        chance *= max(chips - special - index, 0) / (chips - index)
    return chance
