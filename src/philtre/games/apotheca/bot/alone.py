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

# What is counted, and where.
ALWAYS: Final = 0
ONE_WAITS: Final = 1  # apothecaries who wait for a match
TWO_WAIT: Final = 2
MORE_WAIT: Final = 3
GEMS: Final = 4
COULD_HIRE: Final = 5  # three gems of a colour
NEARLY_HIRE: Final = 6  # two, or five
MOST: Final = 7  # face-up potions of a colour
SECOND: Final = 8
THIRD: Final = 9
MOST_AND_WAITS: Final = 10
SQUARES: Final = 11  # of how many there are of each colour, in tens
MOST_KNOWN: Final = 12  # face-up, and facedown of a known colour
NEARLY: Final = 13  # two of three in a line
NEARLY_AND_WAITS: Final = 14
DOWN: Final = 15
NEVER_SEEN: Final = 16
BLOCKED: Final = 17  # potions outside whose space is taken
ALL_BLOCKED: Final = 18  # there is one outside, and none can come in
ACTIONS: Final = 19  # that this turn still has
UNDER_WAY: Final = 20  # a match is being made, and an apothecary waits
UNWANTED: Final = 21  # one is being made, and nobody waits
GAPS: Final = 22  # potions never seen that complete a line if they are of its colour
IN_ONE: Final = 23  # a match can be made by one action, and an apothecary waits
SCORES_IN_ONE: Final = 24
ANOTHER_IN_ONE: Final = 25  # of a second colour, and two wait
SCORES_IN_TWO: Final = 26  # by a Reveal and a power, where there is none in one
IN_STORE: Final = 27  # what matches of what lies face-up would score, one for each who waits
STORE_WITH_HIRES: Final = 28
STORE_KNOWN: Final = 29
UNVEILING: Final = 30  # a potion never seen is being revealed
ARRIVING: Final = 31  # a potion is coming in from outside
AT_WHO: Final = 32  # who waits, one by one
SIZE: Final = 47
# The same in words. Each has a weight by itself, times the part of the potions that is still
# outside, and times the square of that part.
COUNTED: Final = [
    "always",
    "one waits",
    "two wait",
    "more wait",
    "gems",
    "could hire",
    "nearly hire",
    "most of a colour",
    "second",
    "third",
    "most, and one waits",
    "squares",
    "most, known too",
    "nearly",
    "nearly, and one waits",
    "facedown",
    "unseen",
    "blocked",
    "all blocked",
    "actions",
    "under way",
    "unwanted",
    "gaps",
    "in one",
    "scores in one",
    "another in one",
    "scores in two",
    "in store",
    "in store, with hires",
    "in store, known too",
    "unveiling",
    "arriving",
    *APOTHECARIES,
]

POWERS: Final = 3  # of the part that is outside: 0, 1, 2
NONE: Final[vec[float]] = vec[float]([0.0] * SIZE)
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


def counts(state: ApothecaState, table: Table) -> vec[float]:
    """In the order of COUNTED."""
    notes = NONE[:]
    waiting = table.waiting
    if table.making:
        notes[UNDER_WAY if waiting > 0 else UNWANTED] = 1.0
        if waiting > 0:
            waiting -= 1
    notes[ALWAYS] = 1.0
    if state.step == steps.UNVEIL:
        notes[UNVEILING] = 1.0
    elif state.step == steps.ARRIVE:
        notes[ARRIVING] = 1.0
    if waiting > 0:
        notes[ONE_WAITS] = 1.0
    if waiting > 1:
        notes[TWO_WAIT] = 1.0
        notes[MORE_WAIT] = float(waiting - 2)
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
    notes[GEMS] = float(gems)
    notes[COULD_HIRE] = float(hires)
    notes[NEARLY_HIRE] = float(near)
    return hires


def count_market(
    state: ApothecaState, table: Table, notes: vec[float], waiting: i64, hires: i64
) -> None:
    market, ups = state.market, table.ups
    red, blue, yellow = count(ups[0]), count(ups[1]), count(ups[2])
    most, second, third = in_order(red, blue, yellow)
    known = vec[i64]([red, blue, yellow])
    down: i64 = market.down
    notes[DOWN] = float(count(down))
    while down != 0:
        tile = market.tiles[lowest(down)]
        if tile == UNSEEN:
            notes[NEVER_SEEN] += 1.0
        else:
            known[colour_of(tile)] += 1
        down &= down - 1
    notes[MOST] = float(most)
    notes[SECOND] = float(second)
    notes[THIRD] = float(third)
    near = float(nearly(ups[0]) + nearly(ups[1]) + nearly(ups[2]))
    if waiting > 0:
        notes[MOST_AND_WAITS] = float(most)
        notes[NEARLY_AND_WAITS] = near
    notes[SQUARES] = float(red * red + blue * blue + yellow * yellow) / 10.0
    notes[NEARLY] = near
    notes[IN_STORE] = in_store(most, second, third, waiting)
    notes[STORE_WITH_HIRES] = in_store(most, second, third, waiting + hires)
    most, second, third = in_order(known[0], known[1], known[2])
    notes[MOST_KNOWN] = float(most)
    notes[STORE_KNOWN] = in_store(most, second, third, waiting + hires)
    outside: i64 = state.outside
    notes[BLOCKED] = float(count(outside & table.full))
    notes[ALL_BLOCKED] = 1.0 if outside != 0 and outside & ~table.full == 0 else 0.0
    notes[ACTIONS] = float(actions_left(state))


def look_ahead(state: ApothecaState, table: Table, notes: vec[float], waiting: i64) -> None:
    """What the next match would score, and how near it is."""
    best: i64 = 0
    colours: i64 = 0
    later: i64 = 0
    for colour in range(KINDS):
        now, then = scores(state, table, colour, notes)
        if now > 0:
            colours += 1
        best = max(best, now)
        later = max(later, then)
    if waiting > 0:
        if best > 0:
            notes[IN_ONE] = 1.0
            notes[SCORES_IN_ONE] = float(best)
            if colours > 1 and waiting > 1:
                notes[ANOTHER_IN_ONE] = 1.0
        else:
            notes[SCORES_IN_TWO] = float(later)


def scores(state: ApothecaState, table: Table, colour: i64, notes: vec[float]) -> tuple[i64, i64]:
    """What a match of that colour scores by one action, and by a Reveal and a power (A-55)."""
    market, full, up = state.market, table.full, table.ups[colour]
    powers: i64 = state.active[0]
    potions = count(up)
    now: i64 = 0
    then: i64 = 0
    if powers != 0 and potions > 2 and ways(up, full, market.down, powers) > 0:
        now = potions - 2
    down: i64 = market.down
    while down != 0 and potions > 1:
        space = lowest(down)
        down &= down - 1
        tile = market.tiles[space]
        completes = lined(up | 1 << space)
        if tile == UNSEEN:
            notes[GAPS] += 1.0 if completes else 0.0
        elif colour_of(tile) == colour:
            rest = market.down & ~(1 << space)
            if completes:
                now = potions - 1
            elif powers != 0 and then == 0 and ways_with(space, up, full, rest, powers) > 0:
                then = potions - 1
    return now, then


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
