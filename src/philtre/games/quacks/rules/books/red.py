"""Red books (Q-40 … Q-43, Q-57, Q-58), each on draw."""

from typing import Final

from philtre.core.shared import without
from philtre.games.quacks import events
from philtre.games.quacks.content import ORANGE, RED, VALUE
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.books.book import Book, Prices, no_next_chip
from philtre.games.quacks.rules.brewer import Brewer
from philtre.games.quacks.rules.chips import is_white, kinds_of
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    ASIDE,
    ASIDE_DRAW,
    BESIDE,
    TO_PLACE_PLAINLY,
    OfBook,
    Step,
)


class Red1(Book):
    """Q-40: one more with 1 or 2 oranges in the pot, two more with 3 or more."""

    prices: Prices = (6, 10, 16)

    def further(self, brewer: Brewer, value: int) -> int:
        oranges = brewer.count_colour(ORANGE)
        return 2 if oranges >= 3 else 1 if oranges else 0


class Red2(Book):
    """Q-41: laid beside the pot (placing.py); settled once the player has stopped."""

    prices: Prices = (4, 8, 14)


class Beside(OfBook):
    """Q-41: each red beside the pot is placed plainly, kept, or put back in the bag."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        options: list[int] = []
        for kind in kinds_of(player.hand):
            options += [moves.PLACE + kind, moves.KEEP + kind, moves.BAG + kind]
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        kind = (move - moves.PLACE) % moves.CHIP_COUNT
        player.hand = without(player.hand, kind)
        if player.hand:
            player.push(BESIDE)
        if move >= moves.BAG:
            player.put_in_bag(kind)
            events.PUT_IN_BAG.tell(state, player, kind)
        elif move >= moves.KEEP:
            player.kept = [*player.kept, kind]
            events.KEPT_BESIDE.tell(state, player, kind)
        else:
            player.push(TO_PLACE_PLAINLY, kind)


class Red3(Book):
    """Q-42: further by the value of the white directly before it."""

    prices: Prices = (5, 9, 15)

    def further(self, brewer: Brewer, value: int) -> int:
        before = brewer.last_in_pot(1)
        return VALUE[before] if is_white(before) else 0


class Red4(Book):
    """Q-43: a white-1 moves 2 with a red in the pot."""

    prices: Prices = (7, 11, 17)


def red_4(reds: int) -> int:
    """How far a white-1 moves."""
    return 2 if reds else 1


class Red5(Book):
    """Q-57: as far as the highest red in the pot."""

    prices: Prices = (6, 11, 18)

    def further(self, brewer: Brewer, value: int) -> int:
        return max(brewer.highest(RED) - value, 0)


class Red6(Book):
    """Q-58: one more chip is drawn and set aside."""

    prices: Prices = (7, 11, 17)

    def placed(self, state: QuacksState, brewer: Brewer, value: int, space: int) -> None:
        if not no_next_chip(state, space):
            brewer.push(ASIDE_DRAW)


class AsideDraw(OfBook):
    """Q-58: the chip is set aside."""

    def dealt(self, state: QuacksState, player: Player, arg: int, what: int) -> None:
        player.aside = [*player.aside, what]
        events.SET_ASIDE.tell(state, player, what)


class Aside(OfBook):
    """Q-58: after the stop what was set aside is placed plainly, in any order."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.PLACE + kind for kind in kinds_of(player.aside)]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        player.aside = without(player.aside, move - moves.PLACE)
        if player.aside:
            player.push(ASIDE)
        player.push(TO_PLACE_PLAINLY, move - moves.PLACE)


BOOKS: Final[list[Book]] = [Red1(), Red2(), Red3(), Red4(), Red5(), Red6()]
RED_STEPS: Final[list[Step]] = [
    Beside(BESIDE, RED, [2]),
    AsideDraw(ASIDE_DRAW, RED, [6]),
    Aside(ASIDE, RED, [6]),
]
