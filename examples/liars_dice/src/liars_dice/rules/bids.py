"""Bids: their numbers, and which dice count for one (L-4, L-5, L-8)."""

from typing import Final

from liars_dice.content import ALL_DICE, FACES, HANDS, ONE

# Moves are numbers; `notation/moves.py` says which, and a test holds these against it.
BID: Final = 0
BIDS: Final = (
    ALL_DICE * FACES
)  # more dice first, then a higher face: a higher bid is a higher number
LIAR: Final = BID + BIDS
ROLL: Final = LIAR + 1

NO_BID: Final = BID - 1


def count_of(bid: int) -> int:
    return (bid - BID) // FACES + 1


def face_of(bid: int) -> str:
    return str((bid - BID) % FACES + 1)


def matching(hand: int, face: str, wild: bool) -> int:
    """L-8: how many dice of a hand count for a face."""
    dice = HANDS[hand]
    return dice.count(face) + (dice.count(ONE) if wild and face != ONE else 0)
