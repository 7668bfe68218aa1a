"""What a position of Apotheca is worth to each side, as a chance to win.

All worths are logarithms of odds: a satisfied apothecary makes a side about e times as
likely to win, the next ones more, as a race is won by the first.
"""

from math import exp
from typing import Final

from philtre.games.apotheca import asks
from philtre.games.apotheca.content import APOTHECARY_COUNT, KINDS, SATISFIED_TO_WIN
from philtre.games.apotheca.moves import HIRED
from philtre.games.apotheca.powers import TABLES
from philtre.games.apotheca.state import ApothecaState
from philtre.games.apotheca.tactics import (
    NO_MOVE,
    matching_move,
    reveal_and_match,
    threatens,
)

# A power with many uses is kept rather than one with few.
KEEP: Final[list[float]] = [min(len(table), 100) / 1000 for table in TABLES]


class Worths:
    """The weights of an evaluation; one set for play, others to try."""

    def __init__(self) -> None:
        self.satisfied = [0.0, 1.0, 2.2, 4.0]
        self.active = [0.0, 0.35, 0.6, 0.7]  # apothecaries who wait for a match
        self.gem = 0.08  # one of the first five
        self.gem_more = 0.01
        self.under_way = 0.95  # a match that is being resolved
        self.at_hand = 0.7  # a match that the player in turn can make now
        self.prepared = 0.0  # by a Reveal, and a power then
        self.threat = 0.0  # what another could match, were it its turn
        self.action = 0.0  # each that the player in turn has left


def chances(state: ApothecaState, worths: Worths) -> list[float]:
    """For each side the chance to win."""
    odds = [exp(worth_of(state, side, worths)) for side in state.box.sides]
    total = sum(odds)
    return [each / total for each in odds]


def worth_of(state: ApothecaState, side: list[int], worths: Worths) -> float:
    """All that a side has, and what it is about to have."""
    if state.is_master(side[0]):
        worth = worths.satisfied[state.kept_colours().bit_count()]
    else:
        worth = worths.satisfied[min(state.satisfied_by(side), SATISFIED_TO_WIN)]
    for seat in side:
        worth += possessions(state, seat, worths) + prospects(state, seat, worths)
    return worth


def possessions(state: ApothecaState, seat: int, worths: Worths) -> float:
    """Gems and waiting apothecaries."""
    first = seat * KINDS
    gems = state.gems[first] + state.gems[first + 1] + state.gems[first + 2]
    worth = worths.gem * min(gems, 5) + worths.gem_more * max(gems - 5, 0)
    active = state.active[seat]
    waiting = active.bit_count()
    if state.asks == asks.CARD and state.where == HIRED and seat == state.seat:
        waiting += 1
    worth += worths.active[min(waiting, len(worths.active) - 1)]
    if active:
        for who in range(APOTHECARY_COUNT):
            if active >> who & 1:
                worth += KEEP[who]
    return worth


def prospects(state: ApothecaState, seat: int, worths: Worths) -> float:
    """The match that a seat is making, or could make with the next action or two."""
    master = state.is_master(seat)
    wants = state.active[seat] != 0 or master
    if seat != state.seat:
        if worths.threat and wants and not master and threatens(state, seat):
            return worths.threat
        return 0.0
    if state.asks == asks.MATCH or state.asks == asks.SATISFY:
        return worths.under_way if wants else worths.gem
    if state.asks != asks.ACTION:
        return 0.0
    left = 2 - len(state.actions)
    worth = worths.action * left
    if not wants:
        return worth
    if matching_move(state) != NO_MOVE:
        return worth + worths.at_hand
    if left > 1 and worths.prepared and state.market.down and reveal_and_match(state):
        return worth + worths.prepared
    return worth
