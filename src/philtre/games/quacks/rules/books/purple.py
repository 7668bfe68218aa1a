"""Purple books (Q-48 … Q-51, Q-61, Q-62), each in B."""

from typing import TYPE_CHECKING, Final

from philtre.games.quacks import events
from philtre.games.quacks.content import (
    BLACK_1,
    BLUE_2,
    FOURS,
    GREEN_1,
    ONES,
    PURPLE,
    PURPLE_1,
    TWOS,
    VALUE,
    YELLOW_4,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.books.book import Book, Prices
from philtre.games.quacks.rules.chips import GIFT, kind_of, space_of
from philtre.games.quacks.rules.gains import add_rubies, gain, move_droplet, points_of_coins, score
from philtre.games.quacks.rules.player import NONE, Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    MARKET,
    PURPLE_COUNTS,
    PURPLE_SWAP,
    PURPLE_TIER,
    OfBook,
    Step,
)

if TYPE_CHECKING:
    from philtre.games.quacks.rules.box import Box

TIERS: Final = 3
# by tier (index 0 is none): chips gained, points, rubies, droplet moves.
Reward = tuple[list[int], int, int, int]
REWARDS: Final[dict[int, list[Reward]]] = {
    1: [([], 0, 0, 0), ([], 1, 0, 0), ([], 1, 1, 0), ([], 2, 0, 1)],
    2: [([], 0, 0, 0), ([BLACK_1], 1, 1, 0), ([GREEN_1, BLUE_2], 3, 0, 1), ([YELLOW_4], 6, 1, 2)],
}
# by tier, which chips purple 4 swaps, and for which.
OLD_CHIPS: Final[list[list[int]]] = [[], ONES, TWOS, ONES]
NEW_CHIPS: Final[list[list[int]]] = [[], TWOS, FOURS, FOURS]


def purples(player: Player) -> list[int]:
    """Where in the row the purples lie, but for F22's chip."""
    return [
        index for index, chip in enumerate(player.pot) if chip < GIFT and kind_of(chip) == PURPLE_1
    ]


class PurpleCounts(Step):
    """There are purples in the pot."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        state.box.books[PURPLE].in_b(state, player, arg)


class Tiers(Book):
    """By the number of purples."""

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        player.push(PURPLE_TIER)


class Purple1(Tiers):
    """Q-48: a reward must be taken."""

    prices: Prices = (9,)


class Purple2(Tiers):
    """Q-49: purples are handed in for a reward."""

    prices: Prices = (12,)


class Purple3(Book):
    """Q-50: points by the coins printed on the space."""

    prices: Prices = (10,)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        spaces = [space_of(player.pot[index]) for index in purples(player)]
        score(state, player, sum([purple_3(state.box, space) for space in spaces]), "purple")


def purple_3(box: "Box", space: int) -> int:
    return min(box.coins[space] // 10, 3)


class Purple4(Tiers):
    """Q-51: chips of the pot are swapped for higher ones."""

    prices: Prices = (11,)


class Purple5(Book):
    """Q-61: the points under the purples are coins; in round 9 they become points 5:1."""

    prices: Prices = (9,)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        coins = sum([purple_5(state.box, space_of(player.pot[index])) for index in purples(player)])
        if state.round == state.box.rounds:
            score(state, player, points_of_coins(state.box, coins), "purple")
            return
        player.coins = coins
        player.basket = NONE
        player.push(MARKET)


def purple_5(box: "Box", space: int) -> int:
    return box.points[space]


class Purple6(Book):
    """Q-62: points by the chip directly after."""

    prices: Prices = (16,)

    def in_b(self, state: QuacksState, player: Player, arg: int) -> None:
        points = 0
        for index in purples(player):
            if index + 1 < len(player.pot):
                points += VALUE[kind_of(player.pot[index + 1])]
        score(state, player, points, "purple")


class PurpleTier(OfBook):
    """Q-48, Q-49, Q-51: which tier; purple 1 must take one, the others may decline."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        book = state.box.book[PURPLE]
        most = min(player.count_for_books(PURPLE), TIERS)
        tiers = range(1, most + 1)
        if book == 4:
            options = [moves.TIER + n for n in tiers if swaps(state, player, n)]
        else:
            options = [moves.TIER + n for n in tiers]
        if book != 1:
            options.append(moves.DECLINE)
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DECLINE:
            return
        tier = move - moves.TIER
        book = state.box.book[PURPLE]
        if book == 4:
            player.push(PURPLE_SWAP, tier)
            return
        if book == 2:
            hand_in_purples(state, player, tier)
        chips, points, rubies, droplet = REWARDS[book][tier]
        for kind in chips:
            gain(state, player, kind)
        score(state, player, points, "purple")
        add_rubies(state, player, rubies, "purple")
        if droplet:
            move_droplet(state, player, droplet)


def hand_in_purples(state: QuacksState, player: Player, count: int) -> None:
    """Q-49: the earliest purples go to the supply."""
    for _ in range(count):
        player.take_out(purples(player)[0])
        state.supply[PURPLE_1] += 1
    events.HANDED_IN.tell(state, player, count)


def swaps(state: QuacksState, player: Player, tier: int) -> list[int]:
    """Q-51: the chips of the pot that a tier could swap now."""
    found: list[int] = []
    for index, old in enumerate(OLD_CHIPS[tier]):
        if state.supply[NEW_CHIPS[tier][index]] and player.place_in_row(old) >= 0:
            found.append(moves.SWAP + old)
    return found


class PurpleSwap(OfBook):
    """Q-51: the old chip goes to the supply, the new one into the bag."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return swaps(state, player, arg)

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        old = move - moves.SWAP
        new = NEW_CHIPS[arg][OLD_CHIPS[arg].index(old)]
        player.take_out(player.place_in_row(old))
        state.supply[old] += 1
        state.supply[new] -= 1
        player.put_in_bag(new)
        events.SWAPPED.tell(state, player, old, new)


BOOKS: Final[list[Book]] = [Purple1(), Purple2(), Purple3(), Purple4(), Purple5(), Purple6()]
PURPLE_STEPS: Final[list[Step]] = [
    PurpleCounts(PURPLE_COUNTS),
    PurpleTier(PURPLE_TIER, PURPLE, [1, 2, 4]),
    PurpleSwap(PURPLE_SWAP, PURPLE, [4]),
]
