"""The nodes of a round, in their order (Q-91): what each stage does for each player."""

from typing import Final

from philtre.games.quacks import brewing, deck, purples
from philtre.games.quacks.actions import BLACK_ACTIONS, PERFECT, compare_blacks, push_greens
from philtre.games.quacks.agenda import (
    AT_ACTIONS,
    AT_BREWED,
    AT_BREWING,
    AT_CARD,
    AT_CHOICE,
    AT_COMFORT,
    AT_DIE,
    AT_EXCHANGE,
    AT_FORTUNE,
    AT_GIFTS,
    AT_OVER,
    AT_POINTS,
    AT_RUBIES,
    AT_SHOPPING,
    AT_WITCHES,
    BREW,
    CHOICE,
    EXCHANGE,
    F18,
    F22,
    GATHER,
    STAGES,
    W4,
    Stage,
)
from philtre.games.quacks.agenda import PURPLE as PURPLE_STEP
from philtre.games.quacks.box import Box
from philtre.games.quacks.cards import COUNT_TAILS, fortune, give_by_comparison
from philtre.games.quacks.content import (
    BLACK,
    CARDS,
    COPPER,
    GOLD,
    LAST_SPACE,
    NO_CARD,
    PURPLE,
    ROUNDS,
    SILVER,
    STARTING_BAG,
    WHITE_1,
)
from philtre.games.quacks.gains import gain, move_droplet, roll_die
from philtre.games.quacks.player import Player
from philtre.games.quacks.rats import count_tails
from philtre.games.quacks.scoring import (
    chips_into_bags,
    exchange_last_rubies,
    finish,
    fix_scores,
    furthest_space,
    score_space,
    take_ruby,
)
from philtre.games.quacks.shopping import go_shopping
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.stopping import place_reserved

USED: Final = (brewing, purples)  # imported for the steps that they register

WHITE_ROUND: Final = 6  # before it every bag gets a white-1
BY_COMPARISON: Final = [deck.CHARITY, deck.LESS_IS_MORE, deck.BEGINNERS_BONUS]
AFTER_BREWING: Final = [deck.SEASONED, deck.SCHADENFREUDE, deck.STRONG_INGREDIENT]


def new_table(box: Box) -> QuacksState:
    """Q-2: the table as set up, before anything is dealt."""
    seats: list[Player] = []
    for seat in range(box.players):
        player = Player(seat)
        player.bag = STARTING_BAG[:]
        player.chips_left = sum(STARTING_BAG)
        player.rubies = box.starting_rubies
        player.pennies = SILVER | COPPER | GOLD if box.expansion else 0
        seats.append(player)
    table = QuacksState(box, seats, box.supply[:])
    table.seen = [False] * (CARDS + 1)
    table.stage = AT_WITCHES if box.expansion and not box.witches else AT_CARD
    return table


class Fortune(Stage):
    """Node 2: a purple card, in order."""

    def open(self, table: QuacksState) -> None:
        if table.card in COUNT_TAILS:
            count_tails(table)

    def turn(self, table: QuacksState, player: Player) -> None:
        fortune(table, player)


class Gifts(Stage):
    """Node 2 goes on: the gifts of F03, F04 and F10."""

    def open(self, table: QuacksState) -> None:
        table.turn = table.players
        if table.card in BY_COMPARISON:
            give_by_comparison(table)


class Brewing(Stage):
    """Node 3: the stones stand, reserved chips are placed, all brew at once (Q-4, Q-12)."""

    def open(self, table: QuacksState) -> None:
        if table.card not in COUNT_TAILS:
            count_tails(table)
        for index in range(table.players):
            player = table.in_order(index)
            player.start = min(player.droplet + player.tails, LAST_SPACE)
            if player.tails and table.heard is not None:
                table.tell("tails", {"seat": player.seat, "count": player.tails})
            table.push(player, BREW)
            place_reserved(table, player)
            table.run(player)


class Brewed(Stage):
    """Node 4: F15, F18 or F22."""

    def open(self, table: QuacksState) -> None:
        if table.card != deck.STRONG_INGREDIENT:
            fix_scores(table)
        if table.card not in AFTER_BREWING:
            table.turn = table.players

    def turn(self, table: QuacksState, player: Player) -> None:
        if table.card == deck.SEASONED:
            if player.white_sum == PERFECT:
                move_droplet(table, player, 1)
        elif table.card == deck.SCHADENFREUDE:
            if player.exploded:
                neighbour = table.left_of(player)
                table.push(neighbour, F18)
                table.run(neighbour)
        elif not player.exploded:
            table.push(player, F22)
            table.push(player, GATHER, 5)


class Comfort(Stage):
    """Node 5: W4."""

    def open(self, table: QuacksState) -> None:
        if table.card == deck.STRONG_INGREDIENT:
            fix_scores(table)
        if deck.COMFORTER not in table.witches:
            table.turn = table.players

    def turn(self, table: QuacksState, player: Player) -> None:
        if player.exploded and table.has_witch(player, deck.COMFORTER):
            table.push(player, W4)


class Die(Stage):
    """Node 6: the bonus die for the furthest of those who have not exploded (Q-20)."""

    def turn(self, table: QuacksState, player: Player) -> None:
        if player.rolls_die() and player.score == furthest_space(table):
            roll_die(table, player)


class Actions(Stage):
    """Node 7: each player's black, green, purple (Q-21)."""

    def open(self, table: QuacksState) -> None:
        if table.box.book[BLACK] == 6:
            compare_blacks(table)

    def turn(self, table: QuacksState, player: Player) -> None:
        if player.count_for_books(PURPLE):
            table.push(player, PURPLE_STEP)
        push_greens(table, player)
        BLACK_ACTIONS[table.box.book[BLACK]](table, player)


class Rubies(Stage):
    """Node 8: C."""

    def turn(self, table: QuacksState, player: Player) -> None:
        take_ruby(table, player)


class Choosing(Stage):
    """Node 9: exploded players choose points or coins (Q-23)."""

    def turn(self, table: QuacksState, player: Player) -> None:
        if not player.safe():
            table.push(player, CHOICE)


class Scoring(Stage):
    """Node 10: D."""

    def turn(self, table: QuacksState, player: Player) -> None:
        score_space(table, player)


class Shopping(Stage):
    """Node 11: E."""

    def turn(self, table: QuacksState, player: Player) -> None:
        go_shopping(table, player)


class Exchanging(Stage):
    """Node 12: F."""

    def turn(self, table: QuacksState, player: Player) -> None:
        if table.round == ROUNDS:
            exchange_last_rubies(table, player)
        else:
            table.push(player, EXCHANGE)


class EndOfRound(Stage):
    """After F: F24, chips into the bags, and the next round (Q-10); or the end of the game."""

    def open(self, table: QuacksState) -> None:
        if table.round == ROUNDS:
            finish(table)
            return
        if table.card == deck.MAGIC_POTION:
            for player in table.seats:
                player.flask = True
            table.tell("all-flasks-full", {})
        chips_into_bags(table)
        table.furthest = 0
        table.second = 0
        table.card = NO_CARD
        table.round += 1
        table.stage = AT_CARD
        if table.round == WHITE_ROUND:
            for index in range(table.players):
                gain(table, table.in_order(index), WHITE_1)


STAGES[AT_FORTUNE] = Fortune()
STAGES[AT_GIFTS] = Gifts()
STAGES[AT_BREWING] = Brewing()
STAGES[AT_BREWED] = Brewed()
STAGES[AT_COMFORT] = Comfort()
STAGES[AT_DIE] = Die()
STAGES[AT_ACTIONS] = Actions()
STAGES[AT_RUBIES] = Rubies()
STAGES[AT_CHOICE] = Choosing()
STAGES[AT_POINTS] = Scoring()
STAGES[AT_SHOPPING] = Shopping()
STAGES[AT_EXCHANGE] = Exchanging()
STAGES[AT_OVER] = EndOfRound()
