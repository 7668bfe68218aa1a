"""What a player likes to buy: what chips are worth, what goes with those at hand, and the race
for black."""

from philtre.games.quacks.bot.evaluation import chip_worth, count_blacks, others_blacks
from philtre.games.quacks.bot.tastes import LEFT
from philtre.games.quacks.bot.worths import Worths
from philtre.games.quacks.content import (
    BLACK,
    BLACK_1,
    COLOUR,
    COLOURS,
    KINDS,
    ORANGE,
    RED,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.chips import kind_of
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState


def likings(state: QuacksState, player: Player, worths: Worths, left: int) -> list[float]:
    """By kind, how much a player would like one more of each that is offered."""
    owned = by_colour(player)
    liked = [0.0] * KINDS
    tastes = worths.tastes
    for move in player.options:
        kind = move - moves.BUY
        if not 0 <= kind < KINDS:
            continue
        colour = COLOUR[kind]
        liking = chip_worth(state, player, worths, kind, left)
        liking += tastes.chip[kind * LEFT + left]
        liking += tastes.mate[colour * LEFT + left] * owned[colour]
        if colour == RED:
            liking += tastes.orange_and_red[left] * owned[ORANGE]
        elif colour == ORANGE:
            liking += tastes.orange_and_red[left] * owned[RED]
        elif kind == BLACK_1 and state.box.book[BLACK] == 1:
            liking += tastes.race[place_in_race(state, player) * LEFT + left]
        liked[kind] = liking
    return liked


def by_colour(player: Player) -> list[int]:
    """How many chips of each colour a player has, in the bag and in the pot."""
    owned = [0] * len(COLOURS)
    bag = player.bag
    for kind in range(KINDS):
        if bag[kind]:
            owned[COLOUR[kind]] += bag[kind]
    for chip in player.pot:
        owned[COLOUR[kind_of(chip)]] += 1
    return owned


def place_in_race(state: QuacksState, player: Player) -> int:
    """Q-52: what one more black would do: pass one neighbour, pass both, or neither, ahead of
    them or still behind; as `RACE` has them."""
    own, others = count_blacks(player), others_blacks(state, player)
    if own > max(others):
        return 2
    if own + 1 > max(others):
        return 1
    return 0 if own + 1 > min(others) else 3


def best_basket(state: QuacksState, player: Player, liked: list[float], worths: Worths) -> int:
    """The first chip of the basket that is liked best; the last option if nothing is."""
    best, most = player.options[-1], 0.0
    for move in player.options:
        one = move - moves.BUY
        if 0 <= one < KINDS:
            liking = liked[one] + second(player, liked, worths, one)
            if liking > most:
                best, most = move, liking
    return best


def second(player: Player, liked: list[float], worths: Worths, one: int) -> float:
    """How much the best chip is liked that could be bought after the first."""
    if player.basket:
        return 0.0
    coins = player.coins - worths.price[one]
    most = 0.0
    for two in range(KINDS):
        if liked[two] > most and worths.price[two] <= coins and COLOUR[two] != COLOUR[one]:
            most = liked[two]
    return most
