"""Hands as numbers: beetles, plus 3 times mushrooms, plus 9 times vials."""

from typing import Final

from philtre.games.potion.content import KINDS
from philtre.games.potion.rules.end import ONE_KIND
from philtre.games.potion.rules.state import PotionState

HANDS: Final = 27
MOST: Final = 2  # tokens of a kind
ONE_OF: Final = [1, 3, 9]  # a token of each kind, as part of a hand


def counts(hand: int) -> list[int]:
    """How many tokens of each kind a hand holds."""
    return [hand % 3, hand // 3 % 3, hand // 9]


def hands_of(state: PotionState) -> list[int]:
    """What each seat holds; nobody's tokens are a secret (P-11)."""
    return hands_from(list(state.tokens))


def hands_from(tokens: list[int]) -> list[int]:
    """Of each seat how many of each kind, as hands. Of the many tokens that house rules may give,
    no more than two of a kind are told apart."""
    return [
        sum([min(tokens[first + kind], MOST) * ONE_OF[kind] for kind in range(KINDS)])
        for first in range(0, len(tokens), KINDS)
    ]


def kinds_held(hand: int) -> list[int]:
    held = counts(hand)
    return [kind for kind in range(KINDS) if held[kind]]


HELD: Final[list[list[int]]] = [kinds_held(hand) for hand in range(HANDS)]
# P-9, as the rules say it.
WON: Final[list[bool]] = [ONE_KIND[sum([1 << kind for kind in kinds])] for kinds in HELD]
