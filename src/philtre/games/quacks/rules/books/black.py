"""Black books (Q-52, Q-63, Q-64), each in B; sets 1 to 4 share the first."""

from typing import Final

from philtre.games.quacks.content import BLACK, COLOUR
from philtre.games.quacks.rules.books.book import Book, Prices
from philtre.games.quacks.rules.chips import GIFT, kind_of, space_of
from philtre.games.quacks.rules.gains import add_rubies, move_droplet
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState


class Black1(Book):
    """Q-52: compared with the neighbours, or with the only opponent."""

    prices: Prices = (10,)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        own = player.count_for_books(BLACK)
        if not own:
            return
        left = state.left_of(player).count_for_books(BLACK)
        right = state.seats[(player.seat - 1) % state.players].count_for_books(BLACK)
        if more_than_both(own, left, right):
            add_rubies(state, player, 1, "black")
        if more_than_one(own, left, right, state.players):
            move_droplet(state, player, 1)


def more_than_both(own: int, left: int, right: int) -> bool:
    """Q-52: a ruby for it."""
    return own > left and own > right


def more_than_one(own: int, left: int, right: int, players: int) -> bool:
    """Q-52: a droplet move for it; between two players as many are enough."""
    least = min(left, right)
    return own > least or (players == 2 and own == least)


class Black5(Book):
    """Q-63: a ruby for each black of the left neighbour, and for each own one at the end."""

    prices: Prices = (10,)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        rubies = state.left_of(player).count_for_books(BLACK)
        for chip in player.pot[-2:]:
            if chip < GIFT and COLOUR[kind_of(chip)] == BLACK:
                rubies += 1
        add_rubies(state, player, rubies, "black")


class Black6(Book):
    """Q-64: the furthest black and the second furthest, as B began."""

    prices: Prices = (9,)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        if state.second & player.bit:
            add_rubies(state, player, 1, "black")
        if state.furthest & player.bit:
            move_droplet(state, player, 1)


def compare_blacks(state: QuacksState) -> None:
    """Q-64: whose black lies furthest of all, and whose on the next lower space."""
    if state.box.book[BLACK] != 6:
        return
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


FIRST: Final = Black1()
BOOKS: Final[list[Book]] = [FIRST, FIRST, FIRST, FIRST, Black5(), Black6()]
