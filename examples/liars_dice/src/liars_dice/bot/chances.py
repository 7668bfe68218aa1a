"""How likely a bid holds for a seat that knows its own dice and nothing else."""

from functools import cache
from math import comb

from liars_dice.content import FACES, ONE
from liars_dice.rules.bids import count_of, face_of, matching
from liars_dice.rules.state import DiceState


@cache
def at_least(need: int, dice: int, good: int) -> float:
    """That of so many dice at least `need` show one of `good` faces."""
    total = sum(
        comb(dice, hits) * good**hits * (FACES - good) ** (dice - hits)
        for hits in range(max(0, need), dice + 1)
    )
    return float(total / FACES**dice)


def holds(state: DiceState, seat: int, bid: int) -> float:
    """Its own dice are certain; under the other cups each die is as likely as any."""
    face, wild = face_of(bid), state.box.wild
    own = matching(state.hands[seat], face, wild)
    others = sum(state.dice) - state.dice[seat]
    return at_least(count_of(bid) - own, others, 2 if wild and face != ONE else 1)
