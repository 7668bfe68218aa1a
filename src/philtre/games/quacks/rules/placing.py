"""Placing a chip: how far it goes, where it lies, whether the pot explodes.

A chip is placed *as if drawn*, with all that its book adds and does, or *plainly*
(Q-8). What the books add to a move and do once the chip lies is in books/.
"""

from typing import Final

from philtre.games.quacks import events
from philtre.games.quacks.content import (
    COLOUR,
    LAST_SPACE,
    LOCOWEED,
    LOCOWEED_1,
    NO_CHIP,
    ORANGE,
    RED,
    VALUE,
    WHITE_1,
    WHITES,
    YELLOW,
)
from philtre.games.quacks.rules import cards
from philtre.games.quacks.rules.books.red import red_4
from philtre.games.quacks.rules.books.yellow import yellow_3
from philtre.games.quacks.rules.brewer import Brewer
from philtre.games.quacks.rules.cards import explosion_proof, oranges_further, stir
from philtre.games.quacks.rules.chips import GIFT, kind_of, laid
from philtre.games.quacks.rules.player import Player
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


def place(state: QuacksState, brewer: Brewer, kind: int) -> None:
    """A chip, out of the bag already, is placed as if drawn."""
    if is_full(state, brewer):
        place_in_bowl(state, brewer, kind)
    elif COLOUR[kind] == RED and state.box.book[RED] == 2:
        brewer.lay_beside(kind)
        events.LAID_BESIDE.tell(state, brewer, kind)
    else:
        place_in_pot(state, brewer, kind)


def place_in_pot(state: QuacksState, brewer: Brewer, kind: int) -> None:
    """Yellow 5 draws (Q-59) and yellow 6 asks (Q-60) before the chip lies in the pot."""
    acts = acts_as(state, brewer, kind)
    if acts != NO_CHIP and COLOUR[acts] == YELLOW:
        book = state.box.book[YELLOW]
        if book == 5 and brewer.chips_left:
            brewer.chip = kind
            brewer.push(YELLOW_DRAW)
            return
        if book == 6 and brewer.rubies:
            brewer.chip = kind
            brewer.push(YELLOW_PAY)
            return
    land(state, brewer, kind, 0)


def acts_as(state: QuacksState, brewer: Brewer, kind: int) -> int:
    """Q-66: locoweed 6 acts as the last coloured chip of the pot; any other chip as itself."""
    if kind == LOCOWEED_1 and state.box.book[LOCOWEED] == 6:
        return brewer.last_coloured()
    return kind


def land(state: QuacksState, brewer: Brewer, kind: int, extra: int) -> None:
    """The chip comes to lie in the pot; then it explodes the pot, or does what its book says."""
    acts = acts_as(state, brewer, kind)
    space = lands(state, brewer, kind, acts, extra)
    brewer.doubling = False
    if acts != NO_CHIP and COLOUR[acts] == YELLOW:
        brewer.yellows += 1
    covered = put_in_pot(state, brewer, laid(kind, space))
    if kind < WHITES:
        white_placed(state, brewer, covered)
    elif acts != NO_CHIP:
        state.box.books[COLOUR[acts]].placed(state, brewer, VALUE[acts], space)


def lands(state: QuacksState, brewer: Brewer, kind: int, acts: int, extra: int) -> int:
    """The space on which the chip comes to lie."""
    move = reach(state, brewer, kind, acts) + extra
    if brewer.doubling:
        move *= 2  # all that was added included
    return min(brewer.edge() + move, LAST_SPACE)


def reach(state: QuacksState, brewer: Brewer, kind: int, acts: int) -> int:
    """How far the chip moves, before a doubling."""
    if kind == WHITE_1:
        return red_4(brewer.count_colour(RED)) if state.box.book[RED] == 4 else 1
    if acts == NO_CHIP:
        return 1
    if COLOUR[kind] == ORANGE:
        return VALUE[kind] + oranges_further(state)
    return VALUE[acts] + state.box.books[COLOUR[acts]].further(brewer, VALUE[acts])


# Pot, bowl, explosion


def is_full(state: QuacksState, brewer: Brewer) -> bool:
    """Q-72: with the expansion a pot is full while a chip lies on 52."""
    return state.box.expansion and brewer.lies_on_52()


def put_in_pot(state: QuacksState, brewer: Brewer, chip: int) -> bool:
    """The chip lies in the pot; whether a window of blue 2 covers it (Q-37)."""
    brewer.lay(chip)
    events.PLACED.tell(state, brewer, chip & 31, chip >> 5 & 63)
    return count_placing(brewer, chip & 31)


def put_in_bowl(state: QuacksState, brewer: Brewer, kind: int) -> bool:
    """Q-72: the same for the bowl."""
    brewer.put_in_bowl(kind)
    events.IN_BOWL.tell(state, brewer, kind)
    return count_placing(brewer, kind)


def place_in_bowl(state: QuacksState, brewer: Brewer, kind: int) -> None:
    """Q-72: no book effects there; whites still count."""
    covered = put_in_bowl(state, brewer, kind)
    if kind < WHITES:
        white_placed(state, brewer, covered)


def count_placing(brewer: Brewer, kind: int) -> bool:
    """A placing for F21 and for the window of blue 2; whether the window covers it."""
    brewer.placings += 1
    if kind < WHITES:
        brewer.white_sum += VALUE[kind]
    if brewer.window:
        brewer.window -= 1
        return True
    return False


def place_plainly(state: QuacksState, player: Player, kind: int, mark: int = 0) -> None:
    """Q-8: its printed value, no effect; an aside white may still explode the pot (Q-58)."""
    if is_full(state, player):
        covered = put_in_bowl(state, player, kind)
    else:
        space = min(player.edge() + VALUE[kind], LAST_SPACE)
        covered = put_in_pot(state, player, laid(kind, space) | mark)
    if kind < WHITES and not mark and not player.exploded and over_limit(state, player):
        explode(state, player, covered)


def limit(state: QuacksState, brewer: Brewer) -> int:
    """Q-14: 7; after yellows with yellow 3 (Q-46) 8 and 9; or what the card says."""
    if state.box.book[YELLOW] == 3:
        return max(cards.limit(state), state.box.limit + yellow_3(brewer.yellows))
    return cards.limit(state)


def over_limit(state: QuacksState, brewer: Brewer) -> bool:
    """Whether the white just placed explodes the pot; the first five of F21 don't (Q-82)."""
    if brewer.white_sum <= state.box.limit or brewer.white_sum <= limit(state, brewer):
        return False
    return not explosion_proof(state, brewer, brewer.placings)


def fatal(state: QuacksState, player: Player) -> list[int]:
    """The kinds of chips that would explode the pot if placed next (Q-14)."""
    if explosion_proof(state, player, player.placings + 1):
        return []
    room = limit(state, player) - player.white_sum
    return [kind for kind in range(WHITES) if VALUE[kind] > room]


def explosive(state: QuacksState, player: Player) -> int:
    """How many chips of the bag would explode the pot if drawn next and placed."""
    return sum([player.bag[kind] for kind in fatal(state, player)])


def white_placed(state: QuacksState, brewer: Brewer, covered: bool) -> None:
    """Q-14; else F19 may ask."""
    if over_limit(state, brewer):
        explode(state, brewer, covered)
    else:
        stir(state, brewer)


def explode(state: QuacksState, brewer: Brewer, covered: bool) -> None:
    """Q-14; a witch may still undo it, so what follows stands on the agenda below her question."""
    brewer.exploded = True
    brewer.protected = covered
    events.EXPLODED.tell(state, brewer, brewer.white_sum)
    brewer.push(EXPLODED)
    if isinstance(brewer, Player):  # witches help players; who thinks ahead thinks of them too
        ask_for(state, brewer, EXPLOSION)


class ToPlace(Step):
    """A chip that blue 1 or a witch drew is placed."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        place(state, player, arg)


class ToPlaceReserved(Step):
    """Q-53: a red of book 2 goes in the pot too (Q-41)."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        if is_full(state, player):
            place_in_bowl(state, player, arg)
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
