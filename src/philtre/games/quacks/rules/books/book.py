"""What a book can say of the chips of its colour.

Its words stand in the texts under `book-<colour>-<number>`. What a chip does as it is drawn is
said of whoever brews (brewer.py), so that who thinks ahead asks the same books.
"""

from philtre.games.quacks.content import LAST_SPACE
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.brewer import Brewer
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import OfBook

Prices = tuple[int, ...]  # for the values 1, 2, 4 that there are


class Book:
    """What its chips cost and do; a plain one has no effect."""

    prices: Prices = ()

    def further(self, brewer: Brewer, value: int) -> int:
        """How much further than its value a chip moves."""
        return 0

    def placed(self, state: QuacksState, brewer: Brewer, value: int, space: int) -> None:
        """What a chip does that was drawn and now lies in the pot on its space."""

    def moves_on(self, brewer: Brewer) -> int:
        """How far the last chip moves on in B."""
        return 0

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        """What it does for a player in B (Q-21)."""


class MayPay(OfBook):
    """A ruby may be paid, or not (Q-17)."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.PAY, moves.DECLINE]


def no_next_chip(state: QuacksState, space: int) -> bool:
    """Q-72: the next chip goes in the bowl, out of reach of this one."""
    return state.box.expansion and space == LAST_SPACE
