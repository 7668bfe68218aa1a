"""Why a move is not legal."""

from philtre.core.errors import IllegalMove

from liars_dice.rules.bids import LIAR, ROLL, count_of
from liars_dice.rules.state import DiceState


def refuse(state: DiceState, seat: int, move: int) -> IllegalMove | None:
    """Of a seat that is to bid; tells nothing of the cups."""
    if move >= ROLL:
        return None
    if move == LIAR:
        return IllegalMove("no-bid-yet", {"rule": "L-4"})
    if count_of(move) > sum(state.dice):
        return IllegalMove("not-so-many-dice", {"count": sum(state.dice), "rule": "L-5"})
    return IllegalMove("bid-too-low", {"rule": "L-5"})
