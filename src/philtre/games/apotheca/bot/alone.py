"""What a position is worth to who plays alone: the points so far, and those that may follow.

A match that is being made counts as made. What may follow is weighed from what lies there and how
long the game may still be. The weights (`alone.json`) are fitted to games of the search itself by
`tools/apotheca_alone.py`.
"""

import json
from importlib import resources
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import count, lowest
from philtre.games.apotheca.bot.lines import ways, ways_with
from philtre.games.apotheca.content import KINDS, SPACE_COUNT
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.market import UNSEEN, Market, colour_of, lined
from philtre.games.apotheca.rules.powers import APOTHECARIES
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.games.apotheca.rules.turn import actions_left

# What is counted; each by itself, times the part of the potions that is still outside, and times
# the square of that part.
COUNTED: Final = [
    "always",
    "one waits",  # apothecaries who wait for a match
    "two wait",
    "more wait",
    "gems",
    "could hire",  # three gems of a colour
    "nearly hire",  # two, or five
    "most of a colour",  # face-up
    "second",
    "third",
    "most, and one waits",
    "squares",  # of how many there are of each colour, in tens
    "most, known too",  # face-up, and facedown of a known colour
    "nearly",  # two of three in a line
    "nearly, and one waits",
    "facedown",
    "unseen",
    "blocked",  # potions outside whose space is taken
    "all blocked",  # there is one outside, and none can come in
    "actions",  # that this turn still has
    "under way",  # a match is being made, and an apothecary waits
    "unwanted",  # one is being made, and nobody waits
    "gaps",  # potions never seen that complete a line if they are of its colour
    "in one",  # a match can be made by one action, and an apothecary waits
    "scores in one",
    "another in one",  # of a second colour, and two wait
    "scores in two",  # by a Reveal and a power, where there is none in one
    "in store",  # what matches of what lies face-up would score, one for each who waits
    "in store, with hires",
    "in store, known too",
    "unveiling",  # a potion never seen is being revealed
    "arriving",  # a potion is coming in from outside
    *APOTHECARIES,  # who waits
]
AT_WHO: Final = 32  # so many before the apothecaries
SIZE: Final = 47

POWERS: Final = 3  # of the part that is outside: 0, 1, 2
NONE: Final[vec[float]] = vec[float]([0.0] * 47)
WEIGHTS: Final[list[vec[float]]] = []


def weights() -> list[vec[float]]:
    """By the power of the part that is outside."""
    if not WEIGHTS:
        text = resources.files(__package__).joinpath("alone.json").read_text("utf-8")
        found = json.loads(text)
        for power in range(POWERS):
            WEIGHTS.append(vec[float]([found[name][power] for name in COUNTED]))
    return WEIGHTS


def left_of(state: ApothecaState) -> float:
    """How much of the game is to come: each turn one potion comes in."""
    return count(state.outside) / SPACE_COUNT


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
        for colour in range(KINDS):
            up = self.ups[colour]
            if (state.match & up) if state.match else lined(up):
                potions = state.match or 7
                if state.match:
                    self.ups[colour] = up & ~potions | potions & -potions
                    self.full = self.full & ~potions | potions & -potions
                self.due = count(up) - count(potions) + 1
                break
        if self.waiting == 0:
            self.due = 0


def counts(state: ApothecaState, table: Table) -> vec[float]:
    """In the order of COUNTED."""
    notes = NONE[:]
    waiting = table.waiting
    if table.making:
        notes[20 if waiting > 0 else 21] = 1.0
        if waiting > 0:
            waiting -= 1
    notes[0] = 1.0
    if state.step == steps.UNVEIL:
        notes[30] = 1.0
    elif state.step == steps.ARRIVE:
        notes[31] = 1.0
    if waiting > 0:
        notes[1] = 1.0
    if waiting > 1:
        notes[2] = 1.0
        notes[3] = float(waiting - 2)
    hires = count_gems(state, notes)
    count_market(state, table, notes, waiting, hires)
    look_ahead(state, table, notes, waiting)
    active: i64 = state.active[0]
    while active != 0:
        notes[AT_WHO + lowest(active)] = 1.0
        active &= active - 1
    return notes


def count_gems(state: ApothecaState, notes: vec[float]) -> i64:
    """How many could be hired, besides."""
    hires: i64 = 0
    near: i64 = 0
    gems: i64 = 0
    for kind in range(KINDS):
        of_kind: i64 = state.gems[kind]
        gems += of_kind
        hires += of_kind // 3
        if of_kind % 3 == 2:
            near += 1
    notes[4] = float(gems)
    notes[5] = float(hires)
    notes[6] = float(near)
    return hires


def count_market(
    state: ApothecaState, table: Table, notes: vec[float], waiting: i64, hires: i64
) -> None:
    market, ups = state.market, table.ups
    red, blue, yellow = count(ups[0]), count(ups[1]), count(ups[2])
    most, second, third = in_order(red, blue, yellow)
    known = vec[i64]([red, blue, yellow])
    down: i64 = market.down
    notes[15] = float(count(down))
    while down != 0:
        tile = market.tiles[lowest(down)]
        if tile == UNSEEN:
            notes[16] += 1.0
        else:
            known[colour_of(tile)] += 1
        down &= down - 1
    notes[7] = float(most)
    notes[8] = float(second)
    notes[9] = float(third)
    near = float(nearly(ups[0]) + nearly(ups[1]) + nearly(ups[2]))
    if waiting > 0:
        notes[10] = float(most)
        notes[14] = near
    notes[11] = float(red * red + blue * blue + yellow * yellow) / 10.0
    notes[13] = near
    notes[27] = in_store(most, second, third, waiting)
    notes[28] = in_store(most, second, third, waiting + hires)
    most, second, third = in_order(known[0], known[1], known[2])
    notes[12] = float(most)
    notes[29] = in_store(most, second, third, waiting + hires)
    outside: i64 = state.outside
    notes[17] = float(count(outside & table.full))
    notes[18] = 1.0 if outside != 0 and outside & ~table.full == 0 else 0.0
    notes[19] = float(actions_left(state))


def look_ahead(state: ApothecaState, table: Table, notes: vec[float], waiting: i64) -> None:
    """What the next match would score, and how near it is."""
    market, full, ups = state.market, table.full, table.ups
    powers: i64 = state.active[0]
    best: i64 = 0
    colours: i64 = 0
    later: i64 = 0
    for colour in range(KINDS):
        up = ups[colour]
        potions = count(up)
        score: i64 = 0
        if powers != 0 and potions > 2 and ways(up, full, market.down, powers) > 0:
            score = potions - 2
        down: i64 = market.down
        while down != 0 and potions > 1:
            space = lowest(down)
            down &= down - 1
            tile = market.tiles[space]
            if tile == UNSEEN:
                if lined(up | 1 << space):
                    notes[22] += 1.0
            elif colour_of(tile) == colour:
                if lined(up | 1 << space):
                    score = potions - 1
                elif powers != 0 and later < potions - 1:
                    without = market.down & ~(1 << space)
                    if ways_with(space, up, full, without, powers) > 0:
                        later = potions - 1
        if score > 0:
            colours += 1
            best = max(best, score)
    if waiting > 0:
        if best > 0:
            notes[23] = 1.0
            notes[24] = float(best)
            if colours > 1 and waiting > 1:
                notes[25] = 1.0
        else:
            notes[26] = float(later)


def in_store(most: i64, second: i64, third: i64, matches: i64) -> float:
    """What so many matches of three score, each of the colour that then has most."""
    points: i64 = 0
    while matches > 0 and most > 2:
        points += most - 2
        most, second, third = in_order(most - 2, second, third)
        matches -= 1
    return float(points)


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


def worth_alone(state: ApothecaState) -> float:
    known, left = weights(), left_of(state)
    straight, sloped, bent = known[0], known[1], known[2]
    table = Table(state)
    found = counts(state, table)
    worth = float(state.points + table.due)
    for index in range(SIZE):
        if found[index] != 0.0:
            worth += found[index] * (straight[index] + left * (sloped[index] + left * bent[index]))
    return worth
