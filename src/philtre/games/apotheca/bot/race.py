"""What each seat has and is about to do, where all play for themselves: numbers to learn from."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import count, lowest
from philtre.games.apotheca.bot.board import by_number, nearly
from philtre.games.apotheca.bot.reach import for_hire, in_one, in_two, in_two_powers
from philtre.games.apotheca.content import APOTHECARY_COUNT, EXTRA_SEAT, HIRED, KINDS, MOST_PLAYERS
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.actions import ACT_REVEAL
from philtre.games.apotheca.rules.market import UNSEEN, lined, seat_of
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.games.apotheca.rules.turn import actions_left

# Where the numbers of a seat are.
MISSING: Final = 0  # it needs two more, or one
WAITING: Final = 2  # one apothecary, two, three or more
GEMS: Final = 5  # of all colours, seven at the most
PAYS: Final = 6  # somebody could be hired; and nobody waits
OWN: Final = 8  # facedown potions that point at the seat
POWERS: Final = 9
ROLES: Final = POWERS + APOTHECARY_COUNT
ROLE_COUNT: Final = 7  # in turn with 0, 1, 2 actions left; next after who has so many; later
# For each role: always, then what follows.
ONE: Final = 1  # a match in one action; in several ways
TWO: Final = 3  # in two
WIN_IN_ONE: Final = 5
WIN_IN_TWO: Final = 6
AHEAD: Final = 7  # satisfied apothecaries, where one more is not enough
OF_ROLE: Final = 8
MARKET: Final = ROLES + ROLE_COUNT * OF_ROLE  # of a colour most, second, third; nearly; face-up
GAPS: Final = MARKET + 5  # facedown potions that would complete a line, were they of its colour
USED: Final = GAPS + 1  # in this turn: Reveal, Restock, Hire
BY_TWO: Final = USED + 3  # a match by two powers
OTHERS: Final = BY_TWO + 1  # facedown potions that point at others
TOKEN: Final = OTHERS + 1  # it may take an extra action, once
SIZE: Final = TOKEN + 1

NONE: Final[vec[float]] = vec[float]([0.0] * (MOST_PLAYERS * SIZE))


def counts(state: ApothecaState) -> vec[float]:
    """Seat by seat."""
    notes = NONE[: state.players * SIZE]
    look_around(state, notes)
    left: i64 = min(actions_left(state), 2)
    for seat in range(state.players):
        notes_of(state, seat, notes, left)
    if state.token:
        notes[EXTRA_SEAT * SIZE + TOKEN] = 1.0
    return notes


def notes_of(state: ApothecaState, seat: i64, notes: vec[float], left: i64) -> None:
    at = seat * SIZE
    missing: i64 = state.box.to_win - count(state.satisfied[seat])
    waiting = count(state.active[seat])
    if seat == state.seat:
        if waiting > 0 and (state.step == steps.MATCH or state.step == steps.SATISFY):
            missing -= 1
            waiting -= 1
        elif state.step == steps.CARD and state.where == HIRED:
            waiting += 1
    if missing <= 2:
        notes[at + MISSING + (0 if missing == 2 else 1)] = 1.0
    for more in range(3):
        if waiting > more:
            notes[at + WAITING + more] = 1.0
    first = seat * KINDS
    gems: i64 = state.gems[first] + state.gems[first + 1] + state.gems[first + 2]
    notes[at + GEMS] = float(gems if gems < 7 else 7)
    active: i64 = state.active[seat]
    while active != 0:
        notes[at + POWERS + lowest(active)] = 1.0
        active &= active - 1
    look_ahead(state, seat, notes, missing, waiting, left)


def look_ahead(
    state: ApothecaState, seat: i64, notes: vec[float], missing: i64, waiting: i64, left: i64
) -> None:
    """What the seat could do in this turn, or in its next one."""
    at = seat * SIZE
    used: i64 = 0
    role = left
    if seat == state.seat:
        for action in range(3):
            if state.used >> (ACT_REVEAL + action) & 1:
                notes[at + USED + action] = 1.0
        if role > 0:  # else there is only the next turn
            used = state.used
    else:
        after = state.seat + 1
        role = 3 + left if (after if after < state.players else 0) == seat else 6
    hired = for_hire(state, seat)
    if hired != 0:
        notes[at + PAYS] = 1.0
        if waiting == 0:
            notes[at + PAYS + 1] = 1.0
    mine = at + ROLES + role * OF_ROLE
    notes[mine] = 1.0
    if missing > 1:
        notes[mine + AHEAD] = float(max(3 - missing, 0))
    one: i64 = in_one(state, seat, used) if waiting > 0 else 0
    if one > 0:
        notes[mine + ONE] = 1.0
        if one > 1:
            notes[mine + ONE + 1] = 1.0
        if missing == 1:
            notes[mine + WIN_IN_ONE] = 1.0
    if role == 1 or (one > 0 and role == 2):
        return
    two = in_two(state, seat, used, hired)
    if two > 0:
        notes[mine + TWO] = 1.0
        if two > 1:
            notes[mine + TWO + 1] = 1.0
        if missing == 1 and one == 0:
            notes[mine + WIN_IN_TWO] = 1.0
    powers: i64 = state.active[seat] & ~used
    if one == 0 and powers & (powers - 1) != 0 and in_two_powers(state, powers):
        notes[at + BY_TWO] = 1.0


def look_around(state: ApothecaState, notes: vec[float]) -> None:
    """What lies in the market, for every seat."""
    market = state.market
    red, blue, yellow = market.up[0], market.up[1], market.up[2]
    most, second, third = by_number(market)
    near = nearly(red) + nearly(blue) + nearly(yellow)
    gaps = 0.0
    all_down = 0.0
    down: i64 = market.down
    while down != 0:
        bit = down & -down
        down ^= bit
        if lined(red | bit) or lined(blue | bit) or lined(yellow | bit):
            gaps += 1.0
        all_down += 1.0
        tile = market.tiles[lowest(bit)]
        if tile != UNSEEN:
            owner = seat_of(tile) * SIZE
            notes[owner + OWN] += 1.0
            notes[owner + OTHERS] -= 1.0
    for seat in range(state.players):
        at: i64 = seat * SIZE
        notes[at + MARKET] = float(most) / 4.0
        notes[at + MARKET + 1] = float(second) / 4.0
        notes[at + MARKET + 2] = float(third) / 4.0
        notes[at + MARKET + 3] = float(near) / 4.0
        notes[at + MARKET + 4] = float(most + second + third) / 8.0
        notes[at + GAPS] = gaps
        notes[at + OTHERS] += all_down
