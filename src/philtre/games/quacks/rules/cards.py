"""The fortune cards (Q-80 … Q-83): purple ones act at once, blue ones set a rule for the round.

What a blue card changes is asked here by the chapter that it changes.
"""

from typing import Final

from mypy_extensions import i64

from philtre.core.shared import without
from philtre.games.quacks import events
from philtre.games.quacks.content import (
    BEGINNERS_BONUS,
    BLACK_1,
    BLUE_2,
    CARDS,
    CHARITY,
    CHOOSE_WISELY,
    DONATIONS,
    FOURS,
    GOOD_START,
    GREEN_1,
    JUST_IN_TIME,
    LESS_IS_MORE,
    LEVEL_UP,
    LUCKY_DEVIL,
    LUXURY,
    MAGIC_POTION,
    NO_CHIP,
    ONES,
    ONLY_ONE,
    OPPORTUNITY,
    ORANGE_1,
    POT_FILLS_UP,
    POT_IS_FULL,
    PUMPKIN_PARTY,
    PURPLE_1,
    RAT_INFESTATION,
    RATS_ARE_FRIENDS,
    SCHADENFREUDE,
    SEASONED,
    SECOND_CHANCE,
    SHINING,
    STRONG_INGREDIENT,
    TWOS,
    VALUE,
    WELL_STIRRED,
    WHEEL_AND_DEAL,
    WHITE_1,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.brewer import Brewer
from philtre.games.quacks.rules.chips import GIFT, is_white, kinds_of
from philtre.games.quacks.rules.gains import (
    add_rubies,
    droplet_can_move,
    gain,
    move_droplet,
    pay,
    score,
    to_be_had,
)
from philtre.games.quacks.rules.player import STARTED_OVER, UNDECIDED, Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    DIE,
    F01,
    F05,
    F06,
    F07,
    F09,
    F13,
    F14,
    F18,
    F19,
    F21,
    F22,
    GATHER,
    START_OVER,
    TO_PLACE_PLAINLY,
    OfCard,
    Step,
)

RUBIES_OF_F05: Final = 3
POINTS_OF_F13: Final = 4
PERFECT: Final = 7  # the white sum that F15 and green 3 ask for
PLACINGS_OF_F21: Final = 5
CHIPS_OF_F22: Final = 5
# Cards that give by comparison, that act right after brewing.
BY_COMPARISON: Final = [CHARITY, LESS_IS_MORE, BEGINNERS_BONUS]
AFTER_BREWING: Final = [SEASONED, SCHADENFREUDE, STRONG_INGREDIENT]


# Purple


def counts_tails(card: i64) -> bool:
    """Q-82: whether tails are counted as the card is revealed."""
    return card in (GOOD_START, RAT_INFESTATION, RATS_ARE_FRIENDS)


def takes(state: QuacksState, kinds: list[int]) -> list[int]:
    """Q-82: a gift that can't be had is not offered."""
    return [moves.TAKE + kind for kind in kinds if to_be_had(state, kind)]


def fortune(state: QuacksState, player: Player) -> None:
    """A purple card acts on one player."""
    if state.card == POT_FILLS_UP:
        move_droplet(state, player, 1)
    elif state.card == RAT_INFESTATION:
        player.tails *= 2
    else:
        for step, amount in AGENDA_OF[state.card]:
            player.push(step, amount)


def gift(state: QuacksState, player: Player, lucky: bool) -> None:
    """F03, F04 and F10 give by comparison."""
    if state.card == LESS_IS_MORE:
        if lucky:
            gain(state, player, BLUE_2)
        else:
            add_rubies(state, player, 1, "card")
    elif state.card == CHARITY and lucky:
        add_rubies(state, player, 1, "card")
    elif state.card == BEGINNERS_BONUS and lucky:
        gain(state, player, GREEN_1)


def give_by_comparison(state: QuacksState) -> None:
    """F03: fewest rubies; F10: fewest points; F04: the lowest sum drawn. Ties all."""
    amounts: list[int] = []
    for player in state.seats:
        if state.card == CHARITY:
            amounts.append(player.rubies)
        elif state.card == BEGINNERS_BONUS:
            amounts.append(player.points)
        else:
            amounts.append(sum([VALUE[kind] for kind in player.hand]))
            player.hand = player.empty_into_bag(player.hand)
    least = min(amounts)
    for index in range(state.players):
        player = state.in_order(index)
        gift(state, player, amounts[player.seat] == least)


class ChooseWisely(OfCard):
    """F01: a droplet move of 2, or a purple-1."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        options = takes(state, [PURPLE_1])
        if droplet_can_move(state, player):
            options.insert(0, moves.DROPLET_MOVE)
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DROPLET_MOVE:
            move_droplet(state, player, 2)
        else:
            gain(state, player, PURPLE_1)


class ChooseOne(OfCard):
    """F05: a black-1, or any 2-chip, or 3 rubies."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [*takes(state, [BLACK_1, *TWOS]), moves.RUBIES_MOVE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.RUBIES_MOVE:
            add_rubies(state, player, RUBIES_OF_F05, "card")
        else:
            gain(state, player, move - moves.TAKE)


class WheelAndDeal(OfCard):
    """F06: may trade a ruby for a 1-chip."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        if not player.rubies:
            return []
        return [*takes(state, [ORANGE_1, *ONES]), moves.DECLINE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            pay(state, player, 1)
            gain(state, player, move - moves.TAKE)


class GoodStart(OfCard):
    """F07: may give up 1 to 3 tails for as many rubies."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        most = min(player.tails, 3)
        return [*(moves.GIVE_UP + n for n in range(1, most + 1)), moves.DECLINE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.tails -= move - moves.GIVE_UP
            add_rubies(state, player, move - moves.GIVE_UP, "card")


class Opportunity(OfCard):
    """F09: one of the chips drawn may be swapped for its level up."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        options: list[int] = []
        for kind in kinds_of(player.hand):
            if LEVEL_UP[kind] != NO_CHIP and to_be_had(state, LEVEL_UP[kind]):
                options.append(moves.SWAP + kind)
        options.append(moves.DECLINE)
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DECLINE:
            if len(self.options(state, player, arg)) == 1:
                gain(state, player, GREEN_1)
        else:
            old = move - moves.SWAP
            player.hand = without(player.hand, old)
            player.hand = [*player.hand, LEVEL_UP[old]]
            state.supply[old] += 1
            state.supply[LEVEL_UP[old]] -= 1
            events.SWAPPED.tell(state, player, old, LEVEL_UP[old])
        player.hand = player.empty_into_bag(player.hand)


class JustInTime(OfCard):
    """F13: 4 points, or a white-1 leaves the bag for good."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        if player.bag[WHITE_1]:
            return [moves.POINTS_MOVE, moves.REMOVE + WHITE_1]
        return [moves.POINTS_MOVE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.POINTS_MOVE:
            score(state, player, POINTS_OF_F13, "card")
            return
        player.take_from_bag(WHITE_1)
        state.supply[WHITE_1] += 1
        events.REMOVED.tell(state, player, WHITE_1)


class RatsAreFriends(OfCard):
    """F14: any 4-chip, or a point for each own tail."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [*takes(state, FOURS), moves.POINTS_MOVE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.POINTS_MOVE:
            score(state, player, player.tails, "card")
        else:
            gain(state, player, move - moves.TAKE)


# What a card puts on each player's agenda: steps with their argument, the first one last.
PURPLE_CARDS: Final[dict[int, list[tuple[int, int]]]] = {
    CHOOSE_WISELY: [(F01, 0)],
    LESS_IS_MORE: [(GATHER, 5)],
    ONLY_ONE: [(F05, 0)],
    WHEEL_AND_DEAL: [(F06, 0)],
    GOOD_START: [(F07, 0)],
    DONATIONS: [(DIE, 1)],
    OPPORTUNITY: [(F09, 0), (GATHER, 4)],
    JUST_IN_TIME: [(F13, 0)],
    RATS_ARE_FRIENDS: [(F14, 0)],
}
AGENDA_OF: Final[list[list[tuple[int, int]]]] = [
    PURPLE_CARDS.get(card, []) for card in range(CARDS + 1)
]


# Blue: what they change


def limit(state: QuacksState) -> int:
    """F11: the white sum up to which no pot explodes (Q-14)."""
    return state.box.limit + 2 if state.card == LUXURY else state.box.limit


def oranges_further(state: QuacksState) -> int:
    """F23: how much further orange chips move."""
    return 1 if state.card == PUMPKIN_PARTY else 0


def explosion_proof(state: QuacksState, brewer: Brewer, placing: int) -> bool:
    """F21 (Q-82): no placing up to the fifth of the first brewing explodes the pot."""
    first_brewing = state.card == SECOND_CHANCE and brewer.second != STARTED_OVER
    return first_brewing and placing <= PLACINGS_OF_F21


def rolls(state: QuacksState) -> int:
    """F20: whoever rolls the die rolls twice."""
    return 2 if state.card == POT_IS_FULL else 1


def rubies_of_space(state: QuacksState) -> int:
    """F17: a ruby space gives one more."""
    return 2 if state.card == SHINING else 1


def points_of_ruby(state: QuacksState) -> int:
    """F16: a ruby space gives points too."""
    return 2 if state.card == LUCKY_DEVIL else 0


def fill_flasks(state: QuacksState) -> None:
    """F24, after the last player's F."""
    if state.card == MAGIC_POTION:
        for player in state.seats:
            player.flask = True
        events.ALL_FLASKS_FULL.tell(state)


# Blue: what they ask


def after_brewing(state: QuacksState, player: Player) -> None:
    """F15, F18 and F22."""
    if state.card == SEASONED:
        if player.white_sum == PERFECT:
            move_droplet(state, player, 1)
    elif state.card == SCHADENFREUDE:
        if player.exploded:
            neighbour = state.left_of(player)
            neighbour.push(F18)
            state.run(neighbour)
    elif not player.exploded:
        player.push(F22)
        player.push(GATHER, CHIPS_OF_F22)


class Schadenfreude(OfCard):
    """F18: any 2-chip for the left neighbour of an exploded player."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return takes(state, TWOS)

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        gain(state, player, move - moves.TAKE)


class StrongIngredient(OfCard):
    """F22: one of the chips drawn may be placed plainly; the rest goes back."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [*(moves.PLACE + kind for kind in kinds_of(player.hand)), moves.DECLINE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.hand = without(player.hand, move - moves.PLACE)
            player.push(TO_PLACE_PLAINLY, (move - moves.PLACE) | GIFT)
        player.hand = player.empty_into_bag(player.hand)


def stir(state: QuacksState, brewer: Brewer) -> None:
    """F19 asks about the first white of the round."""
    if state.card == WELL_STIRRED and not brewer.white_seen:
        brewer.white_seen = True
        brewer.push(F19)


class WellStirred(OfCard):
    """F19: the first white of the round may go back."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.RETURN + player.newest(), moves.DECLINE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.take_back_newest()
            events.RETURNED.tell(state, player, move - moves.RETURN)

    def fits(self, state: QuacksState, player: Player) -> bool:
        return state.card == self.card and is_white(player.newest())


def asks_second_chance(state: QuacksState, player: Player) -> bool:
    """F21 (Q-82) asks once, after the first five chips."""
    if state.card != SECOND_CHANCE or player.second != UNDECIDED:
        return False
    return player.placings >= PLACINGS_OF_F21


class SecondChance(OfCard):
    """F21 (Q-82): go on, or brew anew from the beginning."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.GO_ON, moves.START_OVER]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.START_OVER:
            player.push(START_OVER)


CARD_STEPS: Final[list[Step]] = [
    ChooseWisely(F01, CHOOSE_WISELY),
    ChooseOne(F05, ONLY_ONE),
    WheelAndDeal(F06, WHEEL_AND_DEAL),
    GoodStart(F07, GOOD_START),
    Opportunity(F09, OPPORTUNITY),
    JustInTime(F13, JUST_IN_TIME),
    RatsAreFriends(F14, RATS_ARE_FRIENDS),
    Schadenfreude(F18, SCHADENFREUDE),
    WellStirred(F19, WELL_STIRRED),
    SecondChance(F21, SECOND_CHANCE),
    StrongIngredient(F22, STRONG_INGREDIENT),
]
