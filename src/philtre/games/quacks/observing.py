"""What a seat sees of Quacks as numbers, straight from the state (the table: encoding.py)."""

from typing import Final

from mypy_extensions import i64

from philtre.core.sheet import Sheet
from philtre.games.quacks.content import (
    CARDS,
    GLASSES,
    KINDS,
    LOCOWEED,
    PENNIES,
    ROUNDS,
    SPOON,
    WITCHES,
)
from philtre.games.quacks.notation.moves import STOP
from philtre.games.quacks.rules.chips import GIFT
from philtre.games.quacks.rules.placing import limit
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState

MOST_POINTS: Final = 999
MOST_RUBIES: Final = 99
MOST_CHIPS: Final = 99  # of a kind, in one place
MOST_TAILS: Final = 99
MOST_COINS: Final = 99
MOST_WHITE: Final = 99
STAGE_COUNT: Final = 15
STEP_COUNT: Final = 59
FIRST_BOOK: Final = 2  # green; white and orange have none


def observe(state: QuacksState, seat: int, sheet: Sheet) -> None:
    players: i64 = state.players
    you: i64 = seat
    sheet.put(state.round, ROUNDS)
    sheet.one_of(state.stage, STAGE_COUNT)
    sheet.one_of((state.first - you) % players, players)
    sheet.one_of(state.card - 1, CARDS)
    sheet.put(len(state.deck), CARDS)
    for witch in state.witches:
        sheet.count(witch - 1, 1)
    sheet.skip(WITCHES)
    write_box(state, sheet)
    me = state.seats[you]
    sheet.one_of(me.next_step() if state.open & me.bit else -1, STEP_COUNT)
    write_declaration(state, me, sheet)
    for place in range(players):
        write_player(state, state.seats[(you + place) % players], sheet)
    for place in range(players):
        sheet.flag(state.winners >> (you + place) % players & 1 != 0)


def write_box(state: QuacksState, sheet: Sheet) -> None:
    """Books, what there is to buy, and for how much."""
    box = state.box
    for colour in range(FIRST_BOOK, LOCOWEED + 1):
        sheet.put(box.book[colour], 6)
    sheet.flag(box.expansion)
    sheet.flag(box.test_tubes)
    sheet.all_of(state.supply, MOST_CHIPS)
    sheet.all_of(box.price, MOST_COINS)


def write_declaration(state: QuacksState, me: Player, sheet: Sheet) -> None:
    """Q-90: the seat's own, until it takes effect."""
    declared = state.declared & me.bit != 0
    sheet.one_of((1 if me.next_arg() == STOP else 0) if declared else -1, 2)


def write_player(state: QuacksState, player: Player, sheet: Sheet) -> None:
    sheet.put(player.points, MOST_POINTS)
    sheet.put(player.rubies, MOST_RUBIES)
    sheet.put(player.droplet, SPOON)
    sheet.put(player.glass, GLASSES)
    sheet.flag(player.flask)
    for penny in PENNIES:
        sheet.flag(player.pennies & penny != 0)
    sheet.put(player.tails, MOST_TAILS)
    sheet.put(player.start, SPOON)
    sheet.put(player.white_sum, MOST_WHITE)
    sheet.put(limit(state, player), MOST_WHITE)
    sheet.put(player.scoring_space(), SPOON)
    sheet.one_of(player.chip, KINDS)
    write_round(state, player, sheet)
    sheet.all_of(player.bag, MOST_CHIPS)
    write_pot(player, sheet)
    sheet.each(player.bowl, KINDS)
    sheet.each(player.kept, 0)
    sheet.each(player.beside, KINDS)
    sheet.each(player.aside, KINDS)
    sheet.each(player.reserved, KINDS)
    sheet.each(player.named, KINDS)
    sheet.each(player.bought, KINDS)
    sheet.each(player.hand, 0)
    sheet.each(player.drawn, KINDS)
    sheet.each(player.basket, KINDS)


def write_round(state: QuacksState, player: Player, sheet: Sheet) -> None:
    """How the round goes for a player."""
    sheet.flag(state.open & player.bit != 0)
    sheet.flag(player.stopped)
    sheet.flag(player.exploded)
    sheet.flag(player.protected)
    sheet.flag(player.pardoned)
    sheet.one_of(player.choice - 1, 2)
    sheet.put(player.window, MOST_CHIPS)
    sheet.flag(player.doubling)
    sheet.put(player.yellows, MOST_CHIPS)
    sheet.put(player.placings, MOST_CHIPS)
    sheet.put(player.coins, MOST_COINS)
    sheet.put(player.price, MOST_RUBIES)
    sheet.flag(state.declared & player.bit != 0)


def write_pot(player: Player, sheet: Sheet) -> None:
    """What lies in the pot, how many of each kind; the last three chips, newest first; and the
    space of a gift."""
    gift: i64 = 0
    pot = player.pot
    for chip in pot:
        sheet.count(chip & 31, 1)
        if chip >= GIFT:
            gift = chip >> 5 & 63
    sheet.skip(KINDS)
    for back in range(1, 4):
        sheet.one_of(pot[len(pot) - back] & 31 if len(pot) >= back else -1, KINDS)
    sheet.put(gift, SPOON)
