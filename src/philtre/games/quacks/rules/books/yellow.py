"""Yellow books (Q-44 … Q-47, Q-59, Q-60), each on draw."""

from typing import Final

from philtre.games.quacks import events
from philtre.games.quacks.content import VALUE, YELLOW
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.books.book import Book, MayPay, Prices, no_next_chip
from philtre.games.quacks.rules.brewer import Brewer
from philtre.games.quacks.rules.chips import is_white
from philtre.games.quacks.rules.gains import pay
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    RETURN_BEFORE,
    TO_LAND,
    YELLOW_DRAW,
    YELLOW_PAY,
    OfBook,
    Step,
)

FOR_A_RUBY: Final = 3  # spaces, with yellow 6


class Yellow1(Book):
    """Q-44: the white directly before it may go back."""

    prices: Prices = (8, 12, 18)

    def placed(self, state: QuacksState, brewer: Brewer, value: int, space: int) -> None:
        if is_white(brewer.last_in_pot(2)):
            brewer.push(RETURN_BEFORE)


class ReturnBefore(OfBook):
    """Q-44: or not (Q-17)."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        white = player.pot[-2] & 31
        return [moves.RETURN + white, moves.DECLINE] if is_white(white) else []

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.take_white(len(player.pot) - 2)
            events.RETURNED.tell(state, player, move - moves.RETURN)


class Yellow2(Book):
    """Q-45: the next chip moves twice as far."""

    prices: Prices = (9, 13, 19)

    def placed(self, state: QuacksState, brewer: Brewer, value: int, space: int) -> None:
        if not no_next_chip(state, space):
            brewer.doubling = True


class Yellow3(Book):
    """Q-46: the limit grows with the yellows of the round."""

    prices: Prices = (8, 12, 18)


def yellow_3(yellows: int) -> int:
    """By how much the limit has grown after so many yellows."""
    return 2 if yellows >= 3 else 1 if yellows else 0


class Yellow4(Book):
    """Q-47: the first, second, third yellow of the round moves 1, 2, 3 more."""

    prices: Prices = (8, 12, 18)

    def further(self, brewer: Brewer, value: int) -> int:
        nth = brewer.yellows + 1
        return nth if nth <= 3 else 0


class Yellow5(Book):
    """Q-59: a chip is drawn before the yellow lies in the pot (placing.py)."""

    prices: Prices = (10, 14, 20)


class YellowDraw(OfBook):
    """Q-59: the yellow moves the value of the chip drawn further; that chip goes back."""

    def dealt(self, state: QuacksState, player: Player, arg: int, what: int) -> None:
        events.DRAWN.tell(state, player, what)
        player.put_in_bag(what)
        player.push(TO_LAND, VALUE[what])


class Yellow6(Book):
    """Q-60: a ruby may be paid before the yellow lies in the pot (placing.py)."""

    prices: Prices = (8, 12, 18)


class YellowPay(MayPay):
    """Q-60: a ruby for 3 spaces more."""

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.PAY:
            pay(state, player, 1)
        player.push(TO_LAND, FOR_A_RUBY if move == moves.PAY else 0)


BOOKS: Final[list[Book]] = [Yellow1(), Yellow2(), Yellow3(), Yellow4(), Yellow5(), Yellow6()]
YELLOW_STEPS: Final[list[Step]] = [
    ReturnBefore(RETURN_BEFORE, YELLOW, [1]),
    YellowDraw(YELLOW_DRAW, YELLOW, [5]),
    YellowPay(YELLOW_PAY, YELLOW, [6]),
]
