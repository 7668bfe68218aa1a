"""What who plays alone has, and what may come of it: numbers to learn from.

A match that is being made counts as made.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import count, lowest
from philtre.games.apotheca.bot.board import Table, by_rank, in_order, in_store, nearly
from philtre.games.apotheca.bot.counted import (
    ACTIONS,
    ALL_BLOCKED,
    ALWAYS,
    ANOTHER_IN_ONE,
    AT_ALLEY,
    AT_COLOURS,
    AT_WHO,
    BLOCKED,
    BRINGING,
    CARD,
    DOORS,
    DOWN,
    FREE,
    GAPS,
    GEMS,
    HIRES,
    IN_ONE,
    IN_ONE_HIRED,
    IN_STORE,
    KNOWN,
    LAST,
    MORE_WAIT,
    MOST_AND_WAITS,
    MOST_KNOWN,
    MOST_WAYS,
    NEAR,
    NEARLY_AND_WAITS,
    NEVER_SEEN,
    NOW,
    OF_COLOUR,
    ONE_GEM,
    ONE_WAITS,
    SCORES_HIRED,
    SCORES_IN_ONE,
    SCORES_IN_TWO,
    SIZE,
    SQUARES,
    STORE_KNOWN,
    STORE_WITH_HIRES,
    THEN,
    TO_COME,
    TWO_GEMS,
    TWO_WAIT,
    UNDER_WAY,
    UNWANTED,
    UP,
    WAYS,
)
from philtre.games.apotheca.bot.lines import ways, ways_with
from philtre.games.apotheca.content import ALL_SPACES, KINDS, NOBODY, STATION_COUNT
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.market import UNSEEN, colour_of, lined
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.games.apotheca.rules.turn import actions_left

NONE: Final[vec[float]] = vec[float]([0.0] * SIZE)


def counts(state: ApothecaState, table: Table) -> vec[float]:
    """In the order of COUNTED."""
    notes = NONE[:]
    waiting = table.waiting
    notes[ALWAYS] = 1.0
    if table.making:
        notes[UNDER_WAY if state.active[0] != 0 else UNWANTED] = 1.0
    if waiting > 0:
        notes[ONE_WAITS] = 1.0
    if waiting > 1:
        notes[TWO_WAIT] = 1.0
        notes[MORE_WAIT] = float(waiting - 2)
    active: i64 = state.active[0]
    while active != 0:
        notes[AT_WHO + lowest(active)] = 1.0
        active &= active - 1
    if state.step == steps.CARD:
        notes[CARD] = 1.0
    elif state.step == steps.OUTSIDE:
        notes[BRINGING] = 1.0
    notes[ACTIONS] = float(actions_left(state))
    count_spaces(state, table, notes)
    hired = count_alley(state, notes)
    count_colours(state, table, notes, hired)
    return notes


def count_spaces(state: ApothecaState, table: Table, notes: vec[float]) -> None:
    """Where something can come in (A-54)."""
    outside: i64 = state.outside
    free = ALL_SPACES & ~table.full
    doors = count(outside & free)
    notes[FREE] = float(count(free))
    notes[BLOCKED] = float(count(outside) - doors)
    if outside == 0:
        notes[LAST] = 1.0
    elif doors < 3:
        notes[DOORS + doors] = 1.0
        if doors == 0:
            notes[ALL_BLOCKED] = 1.0


def count_alley(state: ApothecaState, notes: vec[float]) -> i64:
    """Who could be hired, a bit each (A-53)."""
    hired: i64 = 0
    for station in range(STATION_COUNT):
        who: i64 = state.alley[station]
        if who != NOBODY:
            gems: i64 = state.gems[station]
            notes[AT_ALLEY + who] = 1.0 if gems > 2 else float(gems) * 0.25
            if gems > 2:
                hired |= 1 << who
    return hired


def count_colours(state: ApothecaState, table: Table, notes: vec[float], hired: i64) -> None:
    """Potions, gems, and what matches would score."""
    known = vec[i64]([0, 0, 0])
    gaps = vec[i64]([0, 0, 0])
    unseen = look_below(state, table, known, gaps)
    odds = state.supply[0] + state.supply[1] + state.supply[2]
    ranks = by_rank(table.ups, known)
    numbers = vec[i64]([0, 0, 0])
    best = Best()
    hires: i64 = 0
    for rank in range(KINDS):
        colour = ranks[rank]
        at = AT_COLOURS + rank * OF_COLOUR
        potions = count(table.ups[colour])
        numbers[rank] = potions
        chance = float(state.supply[colour]) / float(odds) if odds > 0 else 0.0
        notes[at + UP] = float(potions)
        notes[at + KNOWN] = float(known[colour])
        notes[at + TO_COME] = float(count(state.outside) + unseen) * chance
        notes[at + GAPS] = float(gaps[colour]) * chance
        notes[SQUARES] += 0.1 * float(potions * potions)
        gems: i64 = state.gems[colour]
        notes[GEMS] += float(gems)
        hires += gems // 3
        notes[at + HIRES] = float(gems // 3)
        if gems % 3 != 0:
            notes[at + (TWO_GEMS if gems % 3 == 2 else ONE_GEM)] = 1.0
        near = float(nearly(table.ups[colour]))
        notes[at + NEAR] = near
        if table.waiting > 0:
            notes[NEARLY_AND_WAITS] += near
        look_ahead(state, table, colour, notes, at, hired, best)
        known[colour] += potions
    notes[DOWN] = float(count(state.market.down))
    notes[NEVER_SEEN] = float(unseen)
    note_matches(notes, table.waiting, best)
    note_store(notes, numbers, known, table.waiting, hires)


def look_below(state: ApothecaState, table: Table, known: vec[i64], gaps: vec[i64]) -> i64:
    """How many facedown potions nobody has seen; of the others, how many of each colour."""
    unseen: i64 = 0
    down: i64 = state.market.down
    while down != 0:
        space = lowest(down)
        down &= down - 1
        tile = state.market.tiles[space]
        if tile != UNSEEN:
            known[colour_of(tile)] += 1
            continue
        unseen += 1
        for colour in range(KINDS):
            if lined(table.ups[colour] | 1 << space):
                gaps[colour] += 1
    return unseen


class Best:
    """What the best matches would score."""

    now: i64
    then: i64
    hired: i64
    colours: i64

    def __init__(self) -> None:
        self.now = 0  # by one action
        self.then = 0  # by a Reveal and a power
        self.hired = 0  # by one action of who could be hired
        self.colours = 0  # of how many there is one by one action


def look_ahead(
    state: ApothecaState,
    table: Table,
    colour: i64,
    notes: vec[float],
    at: i64,
    hired: i64,
    best: Best,
) -> None:
    """The matches of a colour (A-55)."""
    market, full, up = state.market, table.full, table.ups[colour]
    powers: i64 = state.active[0]
    potions = count(up)
    found: i64 = ways(up, full, market.down, powers) if powers != 0 and potions > 2 else 0
    now: i64 = potions - 2 if found > 0 else 0
    then: i64 = 0
    down: i64 = market.down
    while down != 0 and potions > 1:
        space = lowest(down)
        down &= down - 1
        tile = market.tiles[space]
        if tile == UNSEEN or colour_of(tile) != colour:
            continue
        if lined(up | 1 << space):
            found += 1
            now = potions - 1
        elif powers != 0 and then == 0:
            others = market.down & ~(1 << space)
            if ways_with(space, up, full, others, powers) > 0:
                then = potions - 1
    notes[at + NOW] = float(now)
    notes[at + THEN] = float(then)
    notes[at + WAYS] = 0.5 * float(found if found < MOST_WAYS else MOST_WAYS)
    if now > 0:
        best.colours += 1
    best.now = max(best.now, now)
    best.then = max(best.then, then)
    if hired != 0 and potions - 2 > best.hired and ways(up, full, market.down, hired) > 0:
        best.hired = potions - 2


def note_matches(notes: vec[float], waiting: i64, best: Best) -> None:
    if best.hired > 0:
        notes[IN_ONE_HIRED] = 1.0
        notes[SCORES_HIRED] = float(best.hired)
    if waiting == 0:
        return
    if best.now == 0:
        notes[SCORES_IN_TWO] = float(best.then)
        return
    notes[IN_ONE] = 1.0
    notes[SCORES_IN_ONE] = float(best.now)
    if best.colours > 1 and waiting > 1:
        notes[ANOTHER_IN_ONE] = 1.0


def note_store(
    notes: vec[float], numbers: vec[i64], known: vec[i64], waiting: i64, hires: i64
) -> None:
    """What lies there, were there time for all matches."""
    most, second, third = in_order(numbers[0], numbers[1], numbers[2])
    if waiting > 0:
        notes[MOST_AND_WAITS] = float(most)
    notes[IN_STORE] = in_store(most, second, third, waiting)
    notes[STORE_WITH_HIRES] = in_store(most, second, third, waiting + hires)
    most, second, third = in_order(known[0], known[1], known[2])
    notes[MOST_KNOWN] = float(most)
    notes[STORE_KNOWN] = in_store(most, second, third, waiting + hires)
