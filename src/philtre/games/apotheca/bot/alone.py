"""What a position is worth to who plays alone: the points so far, and those that may follow.

What may follow is weighed from what lies there and how long the game may still be. The weights
(`alone.json`) are fitted to games of the search itself by `tools/apotheca_alone.py`.
"""

import json
from importlib import resources
from typing import Final

from mypy_extensions import i64

from philtre.core.numbers import count, lowest
from philtre.games.apotheca.bot.tactics import NO_MOVE, matching_move
from philtre.games.apotheca.bot.worth import KEEP
from philtre.games.apotheca.content import KINDS, SPACE_COUNT
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.market import UNSEEN, Market
from philtre.games.apotheca.rules.state import ApothecaState

# What is counted; each by itself, times the part of the potions that is still outside, and times
# the square of that part.
COUNTED: Final = [
    "always",
    "one waits",  # apothecaries who wait for a match
    "two wait",
    "more wait",
    "gems",
    "could hire",  # three gems of a colour
    "most of a colour",  # face-up
    "second",
    "third",
    "most, and one waits",
    "most squared",
    "nearly",  # two of three in a line
    "nearly, and one waits",
    "uses",  # of the powers that one has, in hundreds
    "facedown",
    "unseen",
    "blocked",  # potions outside whose space is taken
    "all blocked",  # there is one outside, and none can come in
    "at hand",  # a match can be made now, and an apothecary waits
    "under way",  # one is being made, and an apothecary waits
    "unwanted",  # one is being made, and nobody waits
]

POWERS: Final = 3  # of the part that is outside: 0, 1, 2
WEIGHTS: Final[list[float]] = []  # see `weights`


def weights() -> list[float]:
    if not WEIGHTS:
        text = resources.files(__package__).joinpath("alone.json").read_text("utf-8")
        found = json.loads(text)
        for power in range(POWERS):
            WEIGHTS.extend(found[name][power] for name in COUNTED)
    return WEIGHTS


def left_of(state: ApothecaState) -> float:
    """How much of the game is to come: each turn one potion comes in."""
    return count(state.outside) / SPACE_COUNT


def counts(state: ApothecaState) -> list[float]:
    """In the order of COUNTED."""
    market = state.market
    outside: i64 = state.outside
    waiting: i64 = count(state.active[0])
    gems: i64 = state.gems[0] + state.gems[1] + state.gems[2]
    hires: i64 = 0
    for kind in range(KINDS):
        hires += state.gems[kind] // 3
    most, second, third = by_number(market)
    near: i64 = nearly(market.up[0]) + nearly(market.up[1]) + nearly(market.up[2])
    uses = 0.0
    powers: i64 = state.active[0]
    while powers != 0:
        uses += 10 * KEEP[lowest(powers)]
        powers &= powers - 1
    unseen: i64 = 0
    for space in range(SPACE_COUNT):
        if market.tiles[space] == UNSEEN:
            unseen += 1
    blocked: i64 = count(outside & market.full)
    makes = state.step in (steps.MATCH, steps.STACK, steps.SATISFY)
    ready = (
        waiting > 0 and not makes and state.step == steps.ACTION and matching_move(state) != NO_MOVE
    )
    return [
        1.0,
        1.0 if waiting > 0 else 0.0,
        1.0 if waiting > 1 else 0.0,
        float(max(waiting - 2, 0)),
        float(gems),
        float(hires),
        float(most),
        float(second),
        float(third),
        float(most) if waiting > 0 else 0.0,
        float(most * most),
        float(near),
        float(near) if waiting > 0 else 0.0,
        uses,
        float(count(market.down)),
        float(unseen),
        float(blocked),
        1.0 if outside and not outside & ~market.full else 0.0,
        1.0 if ready else 0.0,
        1.0 if makes and waiting > 0 else 0.0,
        1.0 if makes and waiting == 0 else 0.0,
    ]


def by_number(market: Market) -> tuple[i64, i64, i64]:
    """How many potions lie face-up of the colour that has most, of the second, of the third."""
    most: i64 = count(market.up[0])
    second: i64 = count(market.up[1])
    third: i64 = count(market.up[2])
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


def worth_alone(state: ApothecaState) -> float:
    known, left = weights(), left_of(state)
    found = counts(state)
    size = len(found)
    worth = float(state.points)
    for index in range(size):
        more = known[size + index] + left * known[2 * size + index]
        worth += found[index] * (known[index] + left * more)
    return worth
