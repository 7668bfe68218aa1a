"""What the books do when a chip has been drawn and placed: blue, red, yellow (Q-36 … Q-60).

An effect is given the value of the chip and the space it lies on. What it does to a
next chip is lost on space 52 when there is a bowl (Q-72).
"""

from collections.abc import Callable
from typing import Final

from philtre.games.quacks.content import (
    BLUE,
    COLOURS,
    LAST_SPACE,
    ORANGE,
    RED,
    RUBY,
    WHITE_1,
    YELLOW,
)
from philtre.games.quacks.rules.gains import add_rubies, score
from philtre.games.quacks.rules.player import Player, is_white
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    ASIDE_DRAW,
    BLUE_DRAW,
    BLUE_PLACE,
    RETURN_BEFORE,
)


def no_next_chip(state: QuacksState, space: int) -> bool:
    """Q-72: the next chip goes in the bowl, out of reach of this one."""
    return state.box.expansion and space == LAST_SPACE


def blue_1(state: QuacksState, player: Player, value: int, space: int) -> None:
    """Q-36: draw so many more; one of them may be placed."""
    if not no_next_chip(state, space):
        player.push(BLUE_PLACE)
        player.push(BLUE_DRAW, value)


def blue_2(state: QuacksState, player: Player, value: int, space: int) -> None:
    """Q-37: the next chips are protected; windows don't add."""
    if not no_next_chip(state, space):
        player.window = max(player.window, value)


def blue_3(state: QuacksState, player: Player, value: int, space: int) -> None:
    """Q-38: a ruby on a ruby space."""
    if RUBY[space]:
        add_rubies(state, player, 1, "blue")


def blue_4(state: QuacksState, player: Player, value: int, space: int) -> None:
    """Q-39: its value in points on a ruby space."""
    if RUBY[space]:
        score(state, player, value, "blue")


def blue_5(state: QuacksState, player: Player, value: int, space: int) -> None:
    """Q-55: its value in points with as many oranges in the pot."""
    if player.count_colour(ORANGE) >= value:
        score(state, player, value, "blue")


def blue_6(state: QuacksState, player: Player, value: int, space: int) -> None:
    """Q-56: a ruby for each white-1 among the chips just before it."""
    before = player.pot[:-1][-value:]
    whites = len([chip for chip in before if chip & 31 == WHITE_1])
    add_rubies(state, player, whites, "blue")


def red_6(state: QuacksState, player: Player, value: int, space: int) -> None:
    """Q-58: one more chip is drawn and set aside."""
    if not no_next_chip(state, space):
        player.push(ASIDE_DRAW)


def yellow_1(state: QuacksState, player: Player, value: int, space: int) -> None:
    """Q-44: the white directly before it may go back."""
    if len(player.pot) > 1 and is_white(player.pot[-2] & 31):
        player.push(RETURN_BEFORE)


def yellow_2(state: QuacksState, player: Player, value: int, space: int) -> None:
    """Q-45: the next chip moves twice as far."""
    if not no_next_chip(state, space):
        player.doubling = True


Effect = Callable[[QuacksState, Player, int, int], None]

# By colour, then by book 1 … 6; index 0 is no book.
NOTHING: Final[list[Effect | None]] = [None] * 7
ON_DRAW: Final[list[list[Effect | None]]] = [NOTHING for _ in COLOURS]
ON_DRAW[BLUE] = [None, blue_1, blue_2, blue_3, blue_4, blue_5, blue_6]
ON_DRAW[RED] = [None, None, None, None, None, None, red_6]
ON_DRAW[YELLOW] = [None, yellow_1, yellow_2, None, None, None, None]
