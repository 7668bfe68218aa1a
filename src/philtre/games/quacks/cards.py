"""The fortune cards (Q-80 … Q-82): purple ones at once, the others where they act."""

from typing import Final

from philtre.games.quacks import deck, moves
from philtre.games.quacks.agenda import (
    DIE,
    F01,
    F05,
    F06,
    F07,
    F09,
    F13,
    F14,
    F18,
    F22,
    GATHER,
    QUESTION,
    STEPS,
    Step,
)
from philtre.games.quacks.content import (
    BLACK_1,
    BLUE_2,
    FOURS,
    GREEN_1,
    LEVEL_UP,
    NO_CHIP,
    ONES,
    ORANGE_1,
    PURPLE_1,
    TWOS,
    VALUE,
    WHITE_1,
)
from philtre.games.quacks.gains import (
    add_rubies,
    droplet_can_move,
    gain,
    move_droplet,
    score,
    to_be_had,
)
from philtre.games.quacks.placing import place_plainly
from philtre.games.quacks.player import GIFT, Player, kinds_of
from philtre.games.quacks.state import QuacksState

RUBIES_OF_F05: Final = 3
POINTS_OF_F13: Final = 4
# These cards count tails as they are revealed.
COUNT_TAILS: Final = [deck.GOOD_START, deck.RAT_INFESTATION, deck.RATS_ARE_FRIENDS]


def takes(table: QuacksState, kinds: list[int]) -> list[int]:
    """Q-82: a gift that can't be had is not offered."""
    return [moves.TAKE + kind for kind in kinds if to_be_had(table, kind)]


def fortune(table: QuacksState, player: Player) -> None:
    """A purple card acts on one player."""
    if table.card == deck.POT_FILLS_UP:
        move_droplet(table, player, 1)
    elif table.card == deck.RAT_INFESTATION:
        player.tails *= 2
    elif table.card in PURPLE_CARDS:
        for step, amount in PURPLE_CARDS[table.card]:
            table.push(player, step, amount)


def gift(table: QuacksState, player: Player, lucky: bool) -> None:
    """F03, F04 and F10 give by comparison."""
    if table.card == deck.LESS_IS_MORE:
        if lucky:
            gain(table, player, BLUE_2)
        else:
            add_rubies(table, player, 1, "card")
    elif table.card == deck.CHARITY and lucky:
        add_rubies(table, player, 1, "card")
    elif table.card == deck.BEGINNERS_BONUS and lucky:
        gain(table, player, GREEN_1)


def give_by_comparison(table: QuacksState) -> None:
    """F03: fewest rubies; F10: fewest points; F04: the lowest sum drawn. Ties all."""
    amounts: list[int] = []
    for player in table.seats:
        if table.card == deck.CHARITY:
            amounts.append(player.rubies)
        elif table.card == deck.BEGINNERS_BONUS:
            amounts.append(player.points)
        else:
            amounts.append(sum([VALUE[kind] for kind in player.hand]))
            player.empty_into_bag(player.hand)
    least = min(amounts)
    for index in range(table.players):
        player = table.in_order(index)
        gift(table, player, amounts[player.seat] == least)


class ChooseWisely(Step):
    """F01: a droplet move of 2, or a purple-1."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        options = takes(table, [PURPLE_1])
        if droplet_can_move(table, player):
            options.insert(0, moves.DROPLET_MOVE)
        return options

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DROPLET_MOVE:
            move_droplet(table, player, 2)
        else:
            gain(table, player, PURPLE_1)


class ChooseOne(Step):
    """F05: a black-1, or any 2-chip, or 3 rubies."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return [*takes(table, [BLACK_1, *TWOS]), moves.RUBIES_MOVE]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.RUBIES_MOVE:
            add_rubies(table, player, RUBIES_OF_F05, "card")
        else:
            gain(table, player, move - moves.TAKE)


class WheelAndDeal(Step):
    """F06: may trade a ruby for a 1-chip."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        if not player.rubies:
            return []
        return [*takes(table, [ORANGE_1, *ONES]), moves.DECLINE]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.rubies -= 1
            table.tell_count("paid", player, 1)
            gain(table, player, move - moves.TAKE)


class GoodStart(Step):
    """F07: may give up 1 to 3 tails for as many rubies."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        most = min(player.tails, 3)
        return [*(moves.GIVE_UP + n for n in range(1, most + 1)), moves.DECLINE]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.tails -= move - moves.GIVE_UP
            add_rubies(table, player, move - moves.GIVE_UP, "card")


class Opportunity(Step):
    """F09: one of the chips drawn may be swapped for its level up."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        options: list[int] = []
        for kind in kinds_of(player.hand):
            if LEVEL_UP[kind] != NO_CHIP and to_be_had(table, LEVEL_UP[kind]):
                options.append(moves.SWAP + kind)
        options.append(moves.DECLINE)
        return options

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DECLINE:
            if len(self.options(table, player, arg)) == 1:
                gain(table, player, GREEN_1)
        else:
            old = move - moves.SWAP
            player.hand.remove(old)
            player.hand.append(LEVEL_UP[old])
            table.supply[old] += 1
            table.supply[LEVEL_UP[old]] -= 1
            table.tell_change("swapped", player, old, LEVEL_UP[old])
        player.empty_into_bag(player.hand)


class JustInTime(Step):
    """F13: 4 points, or a white-1 leaves the bag for good."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        if player.bag[WHITE_1]:
            return [moves.POINTS_MOVE, moves.REMOVE + WHITE_1]
        return [moves.POINTS_MOVE]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.POINTS_MOVE:
            score(table, player, POINTS_OF_F13, "card")
            return
        player.take_from_bag(WHITE_1)
        table.supply[WHITE_1] += 1
        table.tell_chip("removed", player, WHITE_1)


class RatsAreFriends(Step):
    """F14: any 4-chip, or a point for each own tail."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return [*takes(table, FOURS), moves.POINTS_MOVE]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.POINTS_MOVE:
            score(table, player, player.tails, "card")
        else:
            gain(table, player, move - moves.TAKE)


class Schadenfreude(Step):
    """F18: any 2-chip for the left neighbour of an exploded player."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return takes(table, TWOS)

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        gain(table, player, move - moves.TAKE)


class StrongIngredient(Step):
    """F22: one of the chips drawn may be placed plainly; the rest goes back."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return [*(moves.PLACE + kind for kind in kinds_of(player.hand)), moves.DECLINE]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.hand.remove(move - moves.PLACE)
            place_plainly(table, player, move - moves.PLACE, GIFT)
        player.empty_into_bag(player.hand)


# What a card puts on each player's agenda: steps with their argument, the first one last.
PURPLE_CARDS: Final[dict[int, list[tuple[int, int]]]] = {
    deck.CHOOSE_WISELY: [(F01, 0)],
    deck.LESS_IS_MORE: [(GATHER, 5)],
    deck.ONLY_ONE: [(F05, 0)],
    deck.WHEEL_AND_DEAL: [(F06, 0)],
    deck.GOOD_START: [(F07, 0)],
    deck.DONATIONS: [(DIE, 1)],
    deck.OPPORTUNITY: [(F09, 0), (GATHER, 4)],
    deck.JUST_IN_TIME: [(F13, 0)],
    deck.RATS_ARE_FRIENDS: [(F14, 0)],
}

STEPS[F01] = ChooseWisely(QUESTION)
STEPS[F05] = ChooseOne(QUESTION)
STEPS[F06] = WheelAndDeal(QUESTION)
STEPS[F07] = GoodStart(QUESTION)
STEPS[F09] = Opportunity(QUESTION)
STEPS[F13] = JustInTime(QUESTION)
STEPS[F14] = RatsAreFriends(QUESTION)
STEPS[F18] = Schadenfreude(QUESTION)
STEPS[F22] = StrongIngredient(QUESTION)
