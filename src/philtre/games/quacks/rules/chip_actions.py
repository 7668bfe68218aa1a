"""B: what black, green and purple chips do after brewing (Q-21, Q-32 … Q-35, Q-48 … Q-64)."""

from collections.abc import Callable
from typing import Final

from philtre.games.quacks.content import (
    BLACK,
    BLUE_1,
    COLOUR,
    GREEN,
    LAST_SPACE,
    ORANGE_1,
    PURPLE_1,
    RED_1,
    ROUNDS,
    SPOON,
    VALUE,
    YELLOW_1,
)
from philtre.games.quacks.events import gains as gains_events
from philtre.games.quacks.events import round as round_events
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.cards import PERFECT, rolls
from philtre.games.quacks.rules.gains import (
    add_rubies,
    droplet_can_move,
    gain,
    move_droplet,
    roll_die,
    to_be_had,
)
from philtre.games.quacks.rules.player import GIFT, Player, kind_of, laid, space_of
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    GREEN_2,
    GREEN_4,
    GREEN_5,
    GREEN_COUNTS,
    OfBook,
    Step,
)

PAY_OR_NOT: Final[list[int]] = [moves.PAY, moves.DECLINE]
# what green 2 offers, by the green's value.
GREEN_GIFTS: Final[dict[int, list[int]]] = {
    1: [ORANGE_1],
    2: [BLUE_1, RED_1],
    4: [YELLOW_1, PURPLE_1],
}


# Black


def black_base(state: QuacksState, player: Player) -> None:
    """Q-52: compared with the neighbours, or with the only opponent."""
    own = player.count_for_books(BLACK)
    if not own:
        return
    left = state.left_of(player).count_for_books(BLACK)
    if state.players == 2:
        droplet, ruby = own >= left, own > left
    else:
        right = state.seats[(player.seat - 1) % state.players].count_for_books(BLACK)
        droplet, ruby = own > left or own > right, own > left and own > right
    if ruby:
        add_rubies(state, player, 1, "black")
    if droplet:
        move_droplet(state, player, 1)


def black_5(state: QuacksState, player: Player) -> None:
    """Q-63: a ruby for each black of the left neighbour, and for each own one at the end."""
    rubies = state.left_of(player).count_for_books(BLACK)
    for chip in player.pot[-2:]:
        if chip < GIFT and COLOUR[kind_of(chip)] == BLACK:
            rubies += 1
    add_rubies(state, player, rubies, "black")


def black_6(state: QuacksState, player: Player) -> None:
    """Q-64: the furthest black and the second furthest, as B began."""
    if state.second & player.bit:
        add_rubies(state, player, 1, "black")
    if state.furthest & player.bit:
        move_droplet(state, player, 1)


def compare_blacks(state: QuacksState) -> None:
    """Q-64: whose black lies furthest on the table, and whose on the next lower space."""
    spaces: list[list[int]] = []
    for player in state.seats:
        own = [c for c in player.pot if c < GIFT and COLOUR[kind_of(c)] == BLACK]
        spaces.append([space_of(chip) for chip in own])
    ranks = sorted({space for own in spaces for space in own}, reverse=True)
    for player in state.seats:
        if ranks and ranks[0] in spaces[player.seat]:
            state.furthest |= player.bit
        if len(ranks) > 1 and ranks[1] in spaces[player.seat]:
            state.second |= player.bit


# Green


def counting_green(player: Player, from_end: int) -> int:
    """The value of the green that lies so far from the end; 0 if none counts there."""
    if len(player.pot) < from_end:
        return 0
    chip = player.pot[-from_end]
    return VALUE[kind_of(chip)] if chip < GIFT and COLOUR[kind_of(chip)] == GREEN else 0


class GreenCounts(Step):
    """A green that is last (1) or second-last (2) in the pot; with green 3 all of them."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        book = state.box.book[GREEN]
        if book == 1:
            add_rubies(state, player, 1, "green")
        elif book == 2:
            player.push(GREEN_2, arg)
        elif book == 3:
            move_last_chip(state, player)
        elif book == 4 and player.rubies and droplet_can_move(state, player):
            player.push(GREEN_4)
        elif book == 5 and state.round < ROUNDS:
            player.push(GREEN_5, arg)
        elif book == 6:
            roll_die(player, rolls(state))


def push_greens(state: QuacksState, player: Player) -> None:
    """Of two greens that count, the second-last is settled first."""
    if state.box.book[GREEN] == 3:
        player.push(GREEN_COUNTS, 1)
        return
    if counting_green(player, 1):
        player.push(GREEN_COUNTS, 1)
    if counting_green(player, 2):
        player.push(GREEN_COUNTS, 2)


def move_last_chip(state: QuacksState, player: Player) -> None:
    """Q-34: with a white sum of exactly 7 the last chip moves on by the sum of all greens."""
    if player.white_sum != PERFECT or not player.pot:
        return
    move = 0
    for chip in player.pot:
        if chip < GIFT and COLOUR[kind_of(chip)] == GREEN:
            move += VALUE[kind_of(chip)]
    if not move:
        return
    last = player.pot[-1]
    space = min(space_of(last) + move, LAST_SPACE)
    player.pot[-1] = laid(kind_of(last), space) | (last & GIFT)
    player.score = min(space + 1, SPOON)
    round_events.moved_on(state, player, kind_of(last), space)


class GreenGift(OfBook):
    """Q-33: green 2 may add a chip to the bag."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        offered = GREEN_GIFTS[counting_green(player, arg)]
        return [moves.TAKE + kind for kind in offered if to_be_had(state, kind)] + [moves.DECLINE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            gain(state, player, move - moves.TAKE)


class GreenPay(OfBook):
    """Q-35: green 4 may pay a ruby for a droplet move."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return PAY_OR_NOT

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.PAY:
            player.rubies -= 1
            gains_events.paid(state, player, 1)
            move_droplet(state, player, 1)


class GreenReserve(OfBook):
    """Q-53: green 5 may reserve a chip of the pot, of no more than the green's value."""

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
        if move == moves.DECLINE:
            return
        player.named.append(move - moves.RESERVE)
        round_events.reserved(state, player, move - moves.RESERVE)


Action = Callable[[QuacksState, Player], None]
BLACK_ACTIONS: Final[dict[int, Action]] = {1: black_base, 5: black_5, 6: black_6}

GREEN_STEPS: Final[list[Step]] = [
    GreenCounts(GREEN_COUNTS),
    GreenGift(GREEN_2, GREEN, [2]),
    GreenPay(GREEN_4, GREEN, [4]),
    GreenReserve(GREEN_5, GREEN, [5]),
]
