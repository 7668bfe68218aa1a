"""The pieces of Liar's Dice, as tables (L-1).

A hand is a number: which of all hands it is, those of one die first. The order of the dice
in a hand means nothing, so `11245` is one hand, and it is as likely as there are ways to
roll it (`WAYS`).
"""

from itertools import combinations_with_replacement, groupby
from math import factorial
from typing import Final

FACES: Final = 6
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
MOST_DICE: Final = 5  # of a player
ALL_DICE: Final = MOST_PLAYERS * MOST_DICE

ONE: Final = "1"  # counts as any face where ones are wild (L-8)


def hands_of(dice: int) -> list[str]:
    """All hands of so many dice, each with its dice in order."""
    return ["".join(hand) for hand in combinations_with_replacement("123456", dice)]


def ways(hand: str) -> int:
    """In how many ways the dice can fall so: 1 for `111`, 6 for `123`."""
    count = factorial(len(hand))
    for _, alike in groupby(hand):
        count //= factorial(len(list(alike)))
    return count


HANDS: Final = [hand for dice in range(1, MOST_DICE + 1) for hand in hands_of(dice)]
# By how many dice: where its hands begin, and the ways to roll each of them.
FIRST: Final = [0] + [HANDS.index("1" * dice) for dice in range(1, MOST_DICE + 1)]
WAYS: Final[list[list[int]]] = [
    [ways(hand) for hand in HANDS if len(hand) == dice] for dice in range(MOST_DICE + 1)
]
