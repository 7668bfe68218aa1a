"""Placing a chip: how far it goes, where it lies, whether the pot explodes.

A chip is placed *as if drawn*, with all that its book adds and does, or *plainly*
(Q-8). What the books add to a move is in BONUS, what they do once the chip lies is in
books.py.
"""

from collections.abc import Callable
from typing import Final

from philtre.games.quacks import deck
from philtre.games.quacks.agenda import EXPLODED, STIRRED, W1, YELLOW_DRAW, YELLOW_PAY
from philtre.games.quacks.books import ON_DRAW
from philtre.games.quacks.content import (
    COLOUR,
    LAST_SPACE,
    LOCOWEED,
    LOCOWEED_1,
    NO_CHIP,
    ORANGE,
    RED,
    START_LIMIT,
    VALUE,
    WHITE_1,
    WHITES,
    YELLOW,
)
from philtre.games.quacks.player import STARTED_OVER, Player, is_white, laid
from philtre.games.quacks.state import QuacksState

PLACINGS_OF_F21: Final = 5
MOST_TAILS: Final = 4  # locoweed 5 moves no further


def place(table: QuacksState, player: Player, kind: int) -> None:
    """A chip, out of the bag already, is placed as if drawn."""
    if is_full(table, player):
        put_in_bowl(table, player, kind)
    elif COLOUR[kind] == RED and table.box.book[RED] == 2:
        player.beside.append(kind)
        table.tell_chip("laid-beside", player, kind)
    else:
        place_in_pot(table, player, kind)


def place_in_pot(table: QuacksState, player: Player, kind: int) -> None:
    """Yellow 5 draws (Q-59) and yellow 6 asks (Q-60) before the chip lies in the pot."""
    acts = acts_as(table, player, kind)
    if acts != NO_CHIP and COLOUR[acts] == YELLOW:
        book = table.box.book[YELLOW]
        if book == 5 and player.chips_left:
            player.chip = kind
            table.push(player, YELLOW_DRAW)
            return
        if book == 6 and player.rubies:
            player.chip = kind
            table.push(player, YELLOW_PAY)
            return
    land(table, player, kind, 0)


def acts_as(table: QuacksState, player: Player, kind: int) -> int:
    """Q-66: locoweed 6 acts as the last coloured chip of the pot; any other chip as itself."""
    if kind != LOCOWEED_1 or table.box.book[LOCOWEED] != 6:
        return kind
    for index in range(len(player.pot) - 1, -1, -1):
        copied = player.pot[index] & 31
        if copied >= WHITES and copied != LOCOWEED_1:
            return copied
    return NO_CHIP


def land(table: QuacksState, player: Player, kind: int, extra: int) -> None:
    """The chip comes to lie in the pot; then it explodes the pot, or does what its book says."""
    acts = acts_as(table, player, kind)
    move = reach(table, player, kind, acts) + extra
    if player.doubling:
        player.doubling = False
        move *= 2  # all that was added included
    space = min(player.edge() + move, LAST_SPACE)
    if acts != NO_CHIP and COLOUR[acts] == YELLOW:
        player.yellows += 1
    covered = put_in_pot(table, player, laid(kind, space))
    if kind < WHITES:
        white_placed(table, player, covered)
    elif acts != NO_CHIP:
        effect = ON_DRAW[COLOUR[acts]][table.box.book[COLOUR[acts]]]
        if effect is not None:
            effect(table, player, VALUE[acts], space)


def reach(table: QuacksState, player: Player, kind: int, acts: int) -> int:
    """How far the chip moves, before a doubling."""
    if kind == WHITE_1:
        return 2 if table.box.book[RED] == 4 and player.count_colour(RED) else 1
    if acts == NO_CHIP:
        return 1
    colour = COLOUR[acts]
    if colour in BONUS:
        bonus = BONUS[colour][table.box.book[colour]]
        return VALUE[acts] + (bonus(player, VALUE[acts]) if bonus is not None else 0)
    if colour == LOCOWEED:
        return min(player.tails + 1, MOST_TAILS)
    if table.card == deck.PUMPKIN_PARTY and COLOUR[kind] == ORANGE:
        return VALUE[acts] + 1
    return VALUE[acts]


# What the books add to a move


def red_1(player: Player, value: int) -> int:
    """Q-40: one more with 1 or 2 oranges in the pot, two more with 3 or more."""
    oranges = player.count_colour(ORANGE)
    return 2 if oranges >= 3 else 1 if oranges else 0


def red_3(player: Player, value: int) -> int:
    """Q-42: the value of the white directly before it."""
    before = player.pot[-1] & 31 if player.pot else NO_CHIP
    return VALUE[before] if is_white(before) else 0


def red_5(player: Player, value: int) -> int:
    """Q-57: as far as the highest red in the pot."""
    best = value
    for chip in player.pot:
        if COLOUR[chip & 31] == RED:
            best = max(best, VALUE[chip & 31])
    return best - value


def yellow_4(player: Player, value: int) -> int:
    """Q-47: the first, second, third yellow of the round moves 1, 2, 3 more."""
    return player.yellows + 1 if player.yellows < 3 else 0


Bonus = Callable[[Player, int], int]
# By colour, then by book 1 … 6; index 0 is no book.
BONUS: Final[dict[int, list[Bonus | None]]] = {
    RED: [None, red_1, None, red_3, None, red_5, None],
    YELLOW: [None, None, None, None, yellow_4, None, None],
}


# Pot, bowl, explosion


def is_full(table: QuacksState, player: Player) -> bool:
    """Q-72: with the expansion a pot is full while a chip lies on 52."""
    return table.box.expansion and player.lies_on_52()


def put_in_pot(table: QuacksState, player: Player, chip: int) -> bool:
    """The chip lies in the pot; whether a window of blue 2 covers it (Q-37)."""
    player.pot.append(chip)
    table.tell_chip("placed", player, chip & 31, space=chip >> 5 & 63)
    return count_placing(player, chip & 31)


def put_in_bowl(table: QuacksState, player: Player, kind: int) -> None:
    """Q-72: no book effects there; whites still count."""
    player.bowl.append(kind)
    table.tell_chip("in-bowl", player, kind)
    covered = count_placing(player, kind)
    if kind < WHITES:
        white_placed(table, player, covered)


def count_placing(player: Player, kind: int) -> bool:
    """A placing for F21 and for the window of blue 2; whether the window covers it."""
    player.placings += 1
    if kind < WHITES:
        player.white_sum += VALUE[kind]
    if player.window:
        player.window -= 1
        return True
    return False


def place_plainly(table: QuacksState, player: Player, kind: int, mark: int = 0) -> None:
    """Q-8: its printed value, no effect; an aside white may still explode the pot (Q-58)."""
    if is_full(table, player):
        player.bowl.append(kind)
        table.tell_chip("in-bowl", player, kind)
        covered = count_placing(player, kind)
    else:
        space = min(player.edge() + VALUE[kind], LAST_SPACE)
        covered = put_in_pot(table, player, laid(kind, space) | mark)
    if kind < WHITES and not mark and not player.exploded and over_limit(table, player):
        explode(table, player, covered)


def limit(table: QuacksState, player: Player) -> int:
    """Q-14: 7; after yellows with yellow 3 (Q-46) 8 and 9; with F11 9."""
    if table.card == deck.LUXURY:
        return 9
    if table.box.book[YELLOW] == 3 and player.yellows:
        return 9 if player.yellows >= 3 else 8
    return START_LIMIT


def over_limit(table: QuacksState, player: Player) -> bool:
    """Whether the white just placed explodes the pot; F21's first five placings don't (Q-82)."""
    if player.white_sum <= limit(table, player):
        return False
    return not explosion_proof(table, player, player.placings)


def explosion_proof(table: QuacksState, player: Player, placing: int) -> bool:
    """F21 (Q-82): no placing up to the fifth of the first brewing explodes the pot."""
    first_brewing = table.card == deck.SECOND_CHANCE and player.second != STARTED_OVER
    return first_brewing and placing <= PLACINGS_OF_F21


def explosive(table: QuacksState, player: Player) -> int:
    """How many chips of the bag would explode the pot if drawn next and placed."""
    if explosion_proof(table, player, player.placings + 1):
        return 0
    room = limit(table, player) - player.white_sum
    return sum([player.bag[kind] for kind in range(WHITES) if VALUE[kind] > room])


def white_placed(table: QuacksState, player: Player, covered: bool) -> None:
    """Q-14, and F19's question about the first white of the round."""
    if over_limit(table, player):
        explode(table, player, covered)
    elif table.card == deck.WELL_STIRRED and not player.white_seen:
        player.white_seen = True
        table.push(player, STIRRED)


def explode(table: QuacksState, player: Player, covered: bool) -> None:
    """Q-14; W1 may still undo it, so what follows stands on the agenda below her question."""
    player.exploded = True
    player.protected = covered
    table.tell_count("exploded", player, player.white_sum)
    table.push(player, EXPLODED)
    if player.flask and table.has_witch(player, deck.RESCUER):
        table.push(player, W1)
