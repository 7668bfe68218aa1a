"""The nodes of a round, in their order (Q-91): what each stage does for each player."""

from typing import Final

from philtre.games.quacks import events
from philtre.games.quacks.content import (
    BLACK,
    LAST_SPACE,
    NO_CARD,
    PURPLE,
    STRONG_INGREDIENT,
    WHITE_1,
)
from philtre.games.quacks.rules.books.black import compare_blacks
from philtre.games.quacks.rules.books.blue import BLUE_STEPS
from philtre.games.quacks.rules.books.green import GREEN_STEPS, place_reserved, push_greens
from philtre.games.quacks.rules.books.purple import PURPLE_STEPS
from philtre.games.quacks.rules.books.red import RED_STEPS
from philtre.games.quacks.rules.books.yellow import YELLOW_STEPS
from philtre.games.quacks.rules.box import Box
from philtre.games.quacks.rules.brewing import BREWING_STEPS
from philtre.games.quacks.rules.cards import (
    AFTER_BREWING,
    BY_COMPARISON,
    CARD_STEPS,
    after_brewing,
    counts_tails,
    fill_flasks,
    fortune,
    give_by_comparison,
    rolls,
)
from philtre.games.quacks.rules.gains import GAIN_STEPS, gain, roll_die
from philtre.games.quacks.rules.placing import PLACING_STEPS
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.rats import count_tails
from philtre.games.quacks.rules.scoring import (
    SCORING_STEPS,
    chips_into_bags,
    exchange_last_rubies,
    finish,
    fix_scores,
    furthest_space,
    score_space,
    take_ruby,
)
from philtre.games.quacks.rules.shopping import SHOPPING_STEPS, go_shopping
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    AT_CARD,
    AT_FORTUNE,
    AT_WITCHES,
    BREW,
    CHOICE,
    EXCHANGE,
    PURPLE_COUNTS,
    STAGES,
    STEPS,
    Stage,
)
from philtre.games.quacks.rules.stopping import STOPPING_STEPS
from philtre.games.quacks.rules.witches import BEFORE_THE_DIE, WITCH_STEPS, ask_for, revealed_for


def first_stage(box: Box) -> int:
    """Q-70: witches drawn at random are the first outcomes; else the card is."""
    return AT_WITCHES if box.expansion and not box.witches else AT_CARD


class Fortune(Stage):
    """Node 2: a purple card, in order."""

    def open(self, state: QuacksState) -> None:
        if counts_tails(state.card):
            count_tails(state)

    def turn(self, state: QuacksState, player: Player) -> None:
        fortune(state, player)


class Gifts(Stage):
    """Node 2 goes on: the gifts of F03, F04 and F10."""

    def open(self, state: QuacksState) -> None:
        state.turn = state.players
        if state.card in BY_COMPARISON:
            give_by_comparison(state)


class Brewing(Stage):
    """Node 3: the stones stand, reserved chips are placed, all brew at once (Q-4, Q-12)."""

    def open(self, state: QuacksState) -> None:
        if not counts_tails(state.card):
            count_tails(state)
        for index in range(state.players):
            player = state.in_order(index)
            player.start = min(player.droplet + player.tails, LAST_SPACE)
            if player.tails:
                events.TAILS.tell(state, player, player.tails)
            player.push(BREW)
            place_reserved(player)
            state.run(player)


class Brewed(Stage):
    """Node 4: F15, F18 or F22."""

    def open(self, state: QuacksState) -> None:
        if state.card != STRONG_INGREDIENT:
            fix_scores(state)
        if state.card not in AFTER_BREWING:
            state.turn = state.players

    def turn(self, state: QuacksState, player: Player) -> None:
        after_brewing(state, player)


class Comfort(Stage):
    """Node 5: a witch who comforts (W4)."""

    def open(self, state: QuacksState) -> None:
        if state.card == STRONG_INGREDIENT:
            fix_scores(state)
        if not revealed_for(state, BEFORE_THE_DIE):
            state.turn = state.players

    def turn(self, state: QuacksState, player: Player) -> None:
        ask_for(state, player, BEFORE_THE_DIE)


class Die(Stage):
    """Node 6: the bonus die for the furthest of those who have not exploded (Q-20)."""

    def turn(self, state: QuacksState, player: Player) -> None:
        if player.rolls_die() and player.score == furthest_space(state):
            roll_die(player, rolls(state))


class Actions(Stage):
    """Node 7: each player's black, green, purple (Q-21)."""

    def open(self, state: QuacksState) -> None:
        compare_blacks(state)

    def turn(self, state: QuacksState, player: Player) -> None:
        if player.count_for_books(PURPLE):
            player.push(PURPLE_COUNTS)
        push_greens(state, player)
        state.box.books[BLACK].in_b(state, player, 0)


class Rubies(Stage):
    """Node 8: C."""

    def turn(self, state: QuacksState, player: Player) -> None:
        take_ruby(state, player)


class Choosing(Stage):
    """Node 9: exploded players choose points or coins (Q-23)."""

    def turn(self, state: QuacksState, player: Player) -> None:
        if not player.safe():
            player.push(CHOICE)


class Scoring(Stage):
    """Node 10: D."""

    def turn(self, state: QuacksState, player: Player) -> None:
        score_space(state, player)


class Shopping(Stage):
    """Node 11: E."""

    def turn(self, state: QuacksState, player: Player) -> None:
        go_shopping(state, player)


class Exchanging(Stage):
    """Node 12: F."""

    def turn(self, state: QuacksState, player: Player) -> None:
        if state.round == state.box.rounds:
            exchange_last_rubies(state, player)
        else:
            player.push(EXCHANGE)


class EndOfRound(Stage):
    """After F: F24, chips into the bags, and the next round (Q-10); or the end of the game."""

    def open(self, state: QuacksState) -> None:
        if state.round == state.box.rounds:
            finish(state)
            return
        fill_flasks(state)
        chips_into_bags(state)
        state.furthest = 0
        state.second = 0
        state.card = NO_CARD
        state.begin_round(state.round + 1)
        state.stage = AT_CARD
        if state.round == state.box.white_round:
            for index in range(state.players):
                gain(state, state.in_order(index), WHITE_1)


ROUND: Final[list[Stage]] = [
    *(Fortune(), Gifts(), Brewing(), Brewed(), Comfort(), Die(), Actions(), Rubies()),
    *(Choosing(), Scoring(), Shopping(), Exchanging(), EndOfRound()),
]
for stage, doing in enumerate(ROUND, AT_FORTUNE):  # witches and card are revealed by chance
    STAGES[stage] = doing
for step in [
    *BREWING_STEPS,
    *PLACING_STEPS,
    *STOPPING_STEPS,
    *GAIN_STEPS,
    *CARD_STEPS,
    *GREEN_STEPS,
    *BLUE_STEPS,
    *RED_STEPS,
    *YELLOW_STEPS,
    *PURPLE_STEPS,
    *SCORING_STEPS,
    *SHOPPING_STEPS,
    *WITCH_STEPS,
]:
    STEPS[step.number] = step
