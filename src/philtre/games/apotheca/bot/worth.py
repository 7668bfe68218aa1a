"""What a position of Apotheca is worth to each side, as a chance to win.

All worths are logarithms of odds: a satisfied apothecary makes a side about e times as
likely to win, the next ones more, as a race is won by the first.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import count, lowest
from philtre.games.apotheca.bot.tactics import NO_MOVE, matching_move
from philtre.games.apotheca.content import HIRED, KINDS, SATISFIED_TO_WIN
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.powers import USES
from philtre.games.apotheca.rules.state import ApothecaState

# A power with many uses is kept rather than one with few.
KEEP: Final[vec[float]] = vec[float]([min(len(uses), 100) / 1000 for uses in USES])
SATISFIED: Final[vec[float]] = vec[float]([0.0, 1.0, 2.2, 4.0])
ACTIVE: Final[vec[float]] = vec[float]([0.0, 0.35, 0.6, 0.7])  # apothecaries who wait for a match
GEM: Final = 0.08  # one of the first five
GEM_MORE: Final = 0.01
UNDER_WAY: Final = 0.95  # a match that is being resolved
AT_HAND: Final = 0.7  # a match that the player in turn can make now


def guessed(state: ApothecaState) -> list[float]:
    """For each side the chance to win."""
    odds = [exp(worth_of(state, side)) for side in state.box.sides]
    total = 0.0
    for each in odds:
        total += each
    return [each / total for each in odds]


def worth_of(state: ApothecaState, side: list[int]) -> float:
    """All that a side has, and what it is about to have."""
    if state.is_master(side[0]):
        worth = SATISFIED[state.kept_colours().bit_count()]
    else:
        missing = max(state.box.to_win - state.satisfied_by(side), 0)
        worth = SATISFIED[max(SATISFIED_TO_WIN - missing, 0)]
    for seat in side:
        worth += possessions(state, seat) + prospects(state, seat)
    return worth


def possessions(state: ApothecaState, seat: int) -> float:
    """Gems and waiting apothecaries."""
    first = seat * KINDS
    gems: int = state.gems[first] + state.gems[first + 1] + state.gems[first + 2]
    worth = GEM * min(gems, 5) + GEM_MORE * max(gems - 5, 0)
    active: i64 = state.active[seat]
    waiting = count(active)
    if state.step == steps.CARD and state.where == HIRED and seat == state.seat:
        waiting += 1
    worth += ACTIVE[min(waiting, len(ACTIVE) - 1)]
    while active != 0:
        worth += KEEP[lowest(active)]
        active &= active - 1
    return worth


def prospects(state: ApothecaState, seat: int) -> float:
    """The match that the player in turn is making, or could make with the next action."""
    if seat != state.seat:
        return 0.0
    wants = state.active[seat] != 0 or state.is_master(seat)
    if state.step == steps.MATCH or state.step == steps.SATISFY:
        return UNDER_WAY if wants else GEM
    if wants and state.step == steps.ACTION and matching_move(state) != NO_MOVE:
        return AT_HAND
    return 0.0
