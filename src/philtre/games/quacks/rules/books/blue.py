"""Blue books (Q-36 … Q-39, Q-55, Q-56), each on draw."""

from typing import Final

from philtre.core.shared import without
from philtre.games.quacks import events
from philtre.games.quacks.content import BLUE, ORANGE
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.books.book import Book, Prices, no_next_chip
from philtre.games.quacks.rules.brewer import Brewer
from philtre.games.quacks.rules.chips import kinds_of
from philtre.games.quacks.rules.gains import add_rubies, score
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import BLUE_DRAW, BLUE_PLACE, TO_PLACE, OfBook, Step


class Blue1(Book):
    """Q-36: draw so many more; one of them may be placed (Q-17), the others go back first."""

    prices: Prices = (5, 10, 19)

    def placed(self, state: QuacksState, brewer: Brewer, value: int, space: int) -> None:
        if not no_next_chip(state, space):
            brewer.push(BLUE_PLACE)
            brewer.push(BLUE_DRAW, value)


class BlueDraw(OfBook):
    """Q-36: the argument is how many are still to be drawn."""

    def dealt(self, state: QuacksState, player: Player, arg: int, what: int) -> None:
        player.drawn = [*player.drawn, what]
        events.DRAWN.tell(state, player, what)
        if arg > 1:
            player.push(BLUE_DRAW, arg - 1)


class BluePlace(OfBook):
    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [*(moves.PLACE + kind for kind in kinds_of(player.drawn)), moves.DECLINE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.drawn = without(player.drawn, move - moves.PLACE)
            player.push(TO_PLACE, move - moves.PLACE)
        player.drawn = player.empty_into_bag(player.drawn)


class Blue2(Book):
    """Q-37: the next chips are protected; windows don't add."""

    prices: Prices = (5, 10, 19)

    def placed(self, state: QuacksState, brewer: Brewer, value: int, space: int) -> None:
        if not no_next_chip(state, space):
            brewer.window = max(brewer.window, value)


class Blue3(Book):
    """Q-38: a ruby on a ruby space."""

    prices: Prices = (4, 8, 14)

    def placed(self, state: QuacksState, brewer: Brewer, value: int, space: int) -> None:
        add_rubies(state, brewer, 1 if state.box.ruby[space] else 0, "blue")


class Blue4(Book):
    """Q-39: its value in points on a ruby space."""

    prices: Prices = (5, 10, 19)

    def placed(self, state: QuacksState, brewer: Brewer, value: int, space: int) -> None:
        score(state, brewer, value if state.box.ruby[space] else 0, "blue")


class Blue5(Book):
    """Q-55: its value in points with as many oranges in the pot."""

    prices: Prices = (8, 15, 19)

    def placed(self, state: QuacksState, brewer: Brewer, value: int, space: int) -> None:
        score(state, brewer, value if brewer.count_colour(ORANGE) >= value else 0, "blue")


class Blue6(Book):
    """Q-56: a ruby for each white-1 among the chips just before it."""

    prices: Prices = (5, 10, 18)

    def placed(self, state: QuacksState, brewer: Brewer, value: int, space: int) -> None:
        add_rubies(state, brewer, brewer.whites_1(value), "blue")


BOOKS: Final[list[Book]] = [Blue1(), Blue2(), Blue3(), Blue4(), Blue5(), Blue6()]
BLUE_STEPS: Final[list[Step]] = [BlueDraw(BLUE_DRAW, BLUE, [1]), BluePlace(BLUE_PLACE, BLUE, [1])]
