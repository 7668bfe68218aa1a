"""Green books (Q-32 … Q-35, Q-53, Q-54), each in B for the last and the second-last chip."""

from typing import Final

from philtre.core.shared import without
from philtre.games.quacks import events
from philtre.games.quacks.content import (
    BLUE_1,
    COLOUR,
    GREEN,
    LAST_SPACE,
    ORANGE_1,
    PURPLE_1,
    RED_1,
    SPOON,
    VALUE,
    YELLOW_1,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.books.book import Book, MayPay, Prices
from philtre.games.quacks.rules.brewer import Brewer
from philtre.games.quacks.rules.cards import PERFECT, rolls
from philtre.games.quacks.rules.chips import GIFT, kind_of, kinds_of, laid, space_of
from philtre.games.quacks.rules.gains import (
    add_rubies,
    droplet_can_move,
    gain,
    move_droplet,
    pay,
    roll_die,
    to_be_had,
)
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    GREEN_2,
    GREEN_4,
    GREEN_5,
    GREEN_COUNTS,
    RESERVED,
    TO_PLACE_RESERVED,
    OfBook,
    Step,
)


def counting_green(player: Player, from_end: int) -> int:
    """The value of the green that lies so far from the end; 0 if none counts there."""
    if len(player.pot) < from_end:
        return 0
    chip = player.pot[-from_end]
    return VALUE[kind_of(chip)] if chip < GIFT and COLOUR[kind_of(chip)] == GREEN else 0


def push_greens(state: QuacksState, player: Player) -> None:
    """Of two greens that count, the second-last is settled first; green 3 counts all of them."""
    if state.box.book[GREEN] == 3:
        player.push(GREEN_COUNTS, 1)
        return
    if counting_green(player, 1):
        player.push(GREEN_COUNTS, 1)
    if counting_green(player, 2):
        player.push(GREEN_COUNTS, 2)


class GreenCounts(Step):
    """A green that is last (1) or second-last (2) in the pot."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        state.box.books[GREEN].in_b(state, player, arg)


class Green1(Book):
    """Q-32: a ruby."""

    prices: Prices = (4, 8, 14)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        add_rubies(state, player, 1, "green")


class Green2(Book):
    """Q-33: a chip may be added to the bag."""

    prices: Prices = (6, 11, 18)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        player.push(GREEN_2, arg)


# what is offered, by the green's value.
GIFTS: Final[dict[int, list[int]]] = {
    1: [ORANGE_1],
    2: [BLUE_1, RED_1],
    4: [YELLOW_1, PURPLE_1],
}


class GreenGift(OfBook):
    """Q-33: one of them, or none (Q-17)."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        offered = GIFTS[counting_green(player, arg)]
        return [moves.TAKE + kind for kind in offered if to_be_had(state, kind)] + [moves.DECLINE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            gain(state, player, move - moves.TAKE)


class Green3(Book):
    """Q-34: with a white sum of exactly 7 the last chip moves on by the sum of all greens."""

    prices: Prices = (6, 11, 21)

    def moves_on(self, brewer: Brewer) -> int:
        return brewer.value_of(GREEN) if brewer.white_sum == PERFECT else 0

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        further = self.moves_on(player)
        if not further:
            return
        last = player.pot[-1]
        space = min(space_of(last) + further, LAST_SPACE)
        player.pot[-1] = laid(kind_of(last), space) | (last & GIFT)
        player.score = min(space + 1, SPOON)
        events.MOVED_ON.tell(state, player, kind_of(last), space)


class Green4(Book):
    """Q-35: a ruby may be paid for a droplet move."""

    prices: Prices = (4, 8, 14)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        if player.rubies and droplet_can_move(state, player):
            player.push(GREEN_4)


class GreenPay(MayPay):
    """Q-35"""

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.PAY:
            pay(state, player, 1)
            move_droplet(state, player, 1)


class Green5(Book):
    """Q-53: a chip of the pot, of no more than the green's value, may be reserved."""

    prices: Prices = (5, 9, 16)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        if state.round < state.box.rounds:
            player.push(GREEN_5, arg)


class GreenReserve(OfBook):
    """Q-53: or not (Q-17)."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        most = counting_green(player, arg)
        options: list[int] = []
        for kind in player.kinds_in_pot():
            there = len([chip for chip in player.pot if kind_of(chip) == kind])
            if VALUE[kind] <= most and there > player.named.count(kind):
                options.append(moves.RESERVE + kind)
        options.append(moves.DECLINE)
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.named = [*player.named, move - moves.RESERVE]
            events.RESERVED.tell(state, player, move - moves.RESERVE)


def place_reserved(player: Player) -> None:
    """Q-53: the reserved chips are in hand, to be placed first."""
    if player.reserved:
        player.hand = player.reserved
        player.push(RESERVED)


class Reserved(OfBook):
    """Q-53: the reserved chips come first, in an order of the owner's choice."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.PLACE + kind for kind in kinds_of(player.hand)]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        player.hand = without(player.hand, move - moves.PLACE)
        if player.hand:
            player.push(RESERVED)
        player.push(TO_PLACE_RESERVED, move - moves.PLACE)


class Green6(Book):
    """Q-54: a roll of the die."""

    prices: Prices = (4, 8, 14)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        roll_die(player, rolls(state))


BOOKS: Final[list[Book]] = [Green1(), Green2(), Green3(), Green4(), Green5(), Green6()]
GREEN_STEPS: Final[list[Step]] = [
    GreenCounts(GREEN_COUNTS),
    GreenGift(GREEN_2, GREEN, [2]),
    GreenPay(GREEN_4, GREEN, [4]),
    GreenReserve(GREEN_5, GREEN, [5]),
    Reserved(RESERVED, GREEN, [5]),
]
