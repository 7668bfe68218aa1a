"""Placing a chip: how far it goes, where it lies, whether the pot explodes.

A chip is placed *as if drawn*, with all that its book adds and does, or *plainly*
(Q-8). What the books add to a move and do once the chip lies is in books/.
"""

from typing import Final

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
from philtre.games.quacks.events import brewing as brewing_events
from philtre.games.quacks.rules import cards
from philtre.games.quacks.rules.books.red import red_4
from philtre.games.quacks.rules.books.yellow import yellow_3
from philtre.games.quacks.rules.cards import explosion_proof, oranges_further, stir
from philtre.games.quacks.rules.player import GIFT, Player, kind_of, laid
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    EXPLODED,
    TO_LAND,
    TO_PLACE,
    TO_PLACE_PLAINLY,
    TO_PLACE_RESERVED,
    YELLOW_DRAW,
    YELLOW_PAY,
    Step,
)
from philtre.games.quacks.rules.witches import EXPLOSION, ask_for


def place(state: QuacksState, player: Player, kind: int) -> None:
    """A chip, out of the bag already, is placed as if drawn."""
    if is_full(state, player):
        put_in_bowl(state, player, kind)
    elif COLOUR[kind] == RED and state.box.book[RED] == 2:
        player.beside.append(kind)
        brewing_events.laid_beside(state, player, kind)
    else:
        place_in_pot(state, player, kind)


def place_in_pot(state: QuacksState, player: Player, kind: int) -> None:
    """Yellow 5 draws (Q-59) and yellow 6 asks (Q-60) before the chip lies in the pot."""
    acts = acts_as(state, player, kind)
    if acts != NO_CHIP and COLOUR[acts] == YELLOW:
        book = state.box.book[YELLOW]
        if book == 5 and player.chips_left:
            player.chip = kind
            player.push(YELLOW_DRAW)
            return
        if book == 6 and player.rubies:
            player.chip = kind
            player.push(YELLOW_PAY)
            return
    land(state, player, kind, 0)


def acts_as(state: QuacksState, player: Player, kind: int) -> int:
    """Q-66: locoweed 6 acts as the last coloured chip of the pot; any other chip as itself."""
    if kind != LOCOWEED_1 or state.box.book[LOCOWEED] != 6:
        return kind
    for index in range(len(player.pot) - 1, -1, -1):
        copied = player.pot[index] & 31
        if copied >= WHITES and copied != LOCOWEED_1:
            return copied
    return NO_CHIP


def land(state: QuacksState, player: Player, kind: int, extra: int) -> None:
    """The chip comes to lie in the pot; then it explodes the pot, or does what its book says."""
    acts = acts_as(state, player, kind)
    move = reach(state, player, kind, acts) + extra
    if player.doubling:
        player.doubling = False
        move *= 2  # all that was added included
    space = min(player.edge() + move, LAST_SPACE)
    if acts != NO_CHIP and COLOUR[acts] == YELLOW:
        player.yellows += 1
    covered = put_in_pot(state, player, laid(kind, space))
    if kind < WHITES:
        white_placed(state, player, covered)
    elif acts != NO_CHIP:
        state.box.books[COLOUR[acts]].placed(state, player, VALUE[acts], space)


def reach(state: QuacksState, player: Player, kind: int, acts: int) -> int:
    """How far the chip moves, before a doubling."""
    if kind == WHITE_1:
        return red_4(player.count_colour(RED)) if state.box.book[RED] == 4 else 1
    if acts == NO_CHIP:
        return 1
    if COLOUR[kind] == ORANGE:
        return VALUE[kind] + oranges_further(state)
    return VALUE[acts] + state.box.books[COLOUR[acts]].further(player, VALUE[acts])


# Pot, bowl, explosion


def is_full(state: QuacksState, player: Player) -> bool:
    """Q-72: with the expansion a pot is full while a chip lies on 52."""
    return state.box.expansion and player.lies_on_52()


def put_in_pot(state: QuacksState, player: Player, chip: int) -> bool:
    """The chip lies in the pot; whether a window of blue 2 covers it (Q-37)."""
    player.pot.append(chip)
    brewing_events.placed(state, player, chip & 31, chip >> 5 & 63)
    return count_placing(player, chip & 31)


def put_in_bowl(state: QuacksState, player: Player, kind: int) -> None:
    """Q-72: no book effects there; whites still count."""
    player.bowl.append(kind)
    brewing_events.in_bowl(state, player, kind)
    covered = count_placing(player, kind)
    if kind < WHITES:
        white_placed(state, player, covered)


def count_placing(player: Player, kind: int) -> bool:
    """A placing for F21 and for the window of blue 2; whether the window covers it."""
    player.placings += 1
    if kind < WHITES:
        player.white_sum += VALUE[kind]
    if player.window:
        player.window -= 1
        return True
    return False


def place_plainly(state: QuacksState, player: Player, kind: int, mark: int = 0) -> None:
    """Q-8: its printed value, no effect; an aside white may still explode the pot (Q-58)."""
    if is_full(state, player):
        player.bowl.append(kind)
        brewing_events.in_bowl(state, player, kind)
        covered = count_placing(player, kind)
    else:
        space = min(player.edge() + VALUE[kind], LAST_SPACE)
        covered = put_in_pot(state, player, laid(kind, space) | mark)
    if kind < WHITES and not mark and not player.exploded and over_limit(state, player):
        explode(state, player, covered)


def limit(state: QuacksState, player: Player) -> int:
    """Q-14: 7; after yellows with yellow 3 (Q-46) 8 and 9; or what the card says."""
    if state.box.book[YELLOW] == 3:
        return max(cards.limit(state), yellow_3(player.yellows))
    return cards.limit(state)


def over_limit(state: QuacksState, player: Player) -> bool:
    """Whether the white just placed explodes the pot; the first five of F21 don't (Q-82)."""
    if player.white_sum <= START_LIMIT or player.white_sum <= limit(state, player):
        return False
    return not explosion_proof(state, player, player.placings)


def explosive(state: QuacksState, player: Player) -> int:
    """How many chips of the bag would explode the pot if drawn next and placed."""
    if explosion_proof(state, player, player.placings + 1):
        return 0
    room = limit(state, player) - player.white_sum
    return sum([player.bag[kind] for kind in range(WHITES) if VALUE[kind] > room])


def white_placed(state: QuacksState, player: Player, covered: bool) -> None:
    """Q-14; else F19 may ask."""
    if over_limit(state, player):
        explode(state, player, covered)
    else:
        stir(state, player)


def explode(state: QuacksState, player: Player, covered: bool) -> None:
    """Q-14; a witch may still undo it, so what follows stands on the agenda below her question."""
    player.exploded = True
    player.protected = covered
    brewing_events.exploded(state, player, player.white_sum)
    player.push(EXPLODED)
    ask_for(state, player, EXPLOSION)


class ToPlace(Step):
    """A chip that blue 1 or a witch drew is placed."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        place(state, player, arg)


class ToPlaceReserved(Step):
    """Q-53: a red of book 2 goes in the pot too (Q-41)."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        if is_full(state, player):
            put_in_bowl(state, player, arg)
        else:
            place_in_pot(state, player, arg)


class ToPlacePlainly(Step):
    """Q-8: what lay beside or aside; F22's chip is marked, it counts for no book (Q-82)."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        place_plainly(state, player, kind_of(arg), arg & GIFT)


class ToLand(Step):
    """Q-59, Q-60: the yellow that waited to be placed is; the argument is how much further."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        kind = player.chip
        player.chip = NO_CHIP
        land(state, player, kind, arg)


PLACING_STEPS: Final[list[Step]] = [
    ToPlace(TO_PLACE),
    ToPlaceReserved(TO_PLACE_RESERVED),
    ToPlacePlainly(TO_PLACE_PLAINLY),
    ToLand(TO_LAND),
]
