"""A round: the dice, a secret choice, and who discards (P-4 … P-8; the book's examples: P-13)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.potion import events
from philtre.games.potion.content import (
    ASKED_AT,
    KINDS,
    MEMBERS,
    MOST_SHOWN,
    NO_ROLL,
    SHIFT,
    UNASKED,
)
from philtre.games.potion.rules.end import finish

if TYPE_CHECKING:
    from philtre.games.potion.rules.state import PotionState


def roll(state: "PotionState", rolled: int) -> None:
    """P-4: a round begins with the dice; then all are to choose."""
    state.roll = rolled
    state.waiting = state.box.everybody
    events.rolled(state)


def choose(state: "PotionState", seat: i64, kind: i64) -> None:
    """P-4: nobody sees it before all have chosen."""
    state.chosen[seat] = kind
    state.waiting ^= 1 << seat
    events.CHOSE.tell(state, seat)
    if not state.waiting:
        reveal(state)


def reveal(state: "PotionState") -> None:
    """P-4, P-8: all show their token; some discard it, the others take it back."""
    events.REVEALED.tell(state, state.box.everybody)
    shown = state.chosen
    discards = who_discards(state.roll, shown)
    for seat in MEMBERS[discards]:
        state.tokens[seat * KINDS + shown[seat]] -= 1
    if discards:
        events.DISCARDED.tell(state, discards)
    else:
        events.NOBODY_DISCARDS.tell(state)
    state.last_roll = state.roll
    state.last_shown = shown
    state.last_discards = discards
    state.roll = NO_ROLL
    state.chosen = state.box.nothing[:]
    state.round += 1
    finish(state, discards)


def who_discards(roll: i64, shown: vec[i64]) -> i64:
    """The seats that discard when each shows that kind, as a mask."""
    count: i64 = 0
    for kind in shown:
        count += 1 << kind * SHIFT
    discarded = kinds_discarded(roll, count)
    seats: i64 = 0
    for seat in range(len(shown)):
        seats |= (discarded >> shown[seat] & 1) << seat
    everybody: i64 = (1 << len(shown)) - 1
    return 0 if seats == everybody else seats  # P-7


def kinds_discarded(roll: i64, count: i64) -> i64:
    """The kinds that go when each is shown so often (`SHIFT` bits for each), as a mask.

    P-5: those that meet the dice, on one die alone; P-6: if none does, those that no die shows.
    """
    asked = ASKED_AT[roll]
    meets: i64 = 0
    kind: i64
    for kind in range(KINDS):
        shift = kind * SHIFT
        meets |= (asked >> shift + (count >> shift & MOST_SHOWN) & 1) << kind
    return meets if meets else UNASKED[roll]
