"""A quick player of Quacks, for simulations: rules of thumb, by what things are worth.

It draws while the next draw promises more than it risks, buys the best basket, and
takes what is worth most of what is offered.
"""

from typing import Final

from philtre.core.rng import Rng
from philtre.games.quacks import deck, moves
from philtre.games.quacks.agenda import (
    ARG,
    BLUE_PLACE,
    CHOICE,
    DECIDE,
    EXCHANGE,
    MARKET,
    RETURN_BEFORE,
    SHOP,
    STIRRED,
    W2,
)
from philtre.games.quacks.content import (
    COINS,
    COLOUR,
    KINDS,
    POINTS,
    ROUNDS,
    SPOON,
    VALUE,
    WHITES,
)
from philtre.games.quacks.placing import explosion_proof, limit
from philtre.games.quacks.player import Player
from philtre.games.quacks.standing import chip_worth, worth
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.worth import PURSE, Worths, worths_of

STRIDE: Final = 6  # spaces over which the slope of the track is taken
HOPE: Final = 1.25  # a draw is worth more than its chip: one may draw again


def quick(table: QuacksState, player: Player, rng: Rng) -> int:
    """A plausible move, chosen fast."""
    step = player.todo[-1] % ARG
    worths = worths_of(table.box)
    if step == DECIDE:
        return brew(table, player, worths)
    if step in (SHOP, MARKET):
        return shop(table, player, worths)
    options = player.options
    if step in (BLUE_PLACE, W2):
        return furthest(table, player)
    if step in (RETURN_BEFORE, STIRRED):
        return options[0]
    if step == EXCHANGE:
        return exchange(table, player, worths)
    if step == CHOICE:
        left = ROUNDS - table.round
        coins = worths.coins[left * PURSE + COINS[player.score]]
        points = worths.lead[left] * POINTS[player.score]
        return moves.COINS_MOVE if coins > points else moves.POINTS_MOVE
    return worthiest(table, player, worths)


def worthiest(table: QuacksState, player: Player, worths: Worths) -> int:
    """The move after which the player's own things are worth most."""
    best, most = player.options[0], -1e9
    for move in player.options:
        after = table.clone()
        after.play(player.seat, move)
        value = worth(after, after.seats[player.seat], worths)
        if value > most:
            best, most = move, value
    return best


# Brewing


def brew(table: QuacksState, player: Player, worths: Worths) -> int:
    """Draw or stop; the flask, a witch or a chip set aside where they make drawing good again."""
    if player.aside:
        for kind in player.aside:
            if kind >= WHITES or player.white_sum + VALUE[kind] <= limit(table, player):
                return moves.PLACE + kind
    if player.chips_left and tempting(table, player, worths, 0, 0.0):
        return moves.DRAW
    for move in player.options:
        if move == moves.FLASK:
            back = VALUE[player.newest()]
            if tempting(table, player, worths, back, worths.flask[ROUNDS - table.round]):
                return move
        elif move >= moves.WITCH and table.round >= 4:
            return move
    return moves.STOP


def tempting(table: QuacksState, player: Player, worths: Worths, back: int, cost: float) -> bool:
    """Whether a draw promises more than it risks, once a white of value `back` is in the bag."""
    room = limit(table, player) - player.white_sum + back
    bag = player.bag
    bad = 0
    if not explosion_proof(table, player, player.placings + 1):
        for kind in range(WHITES):
            if VALUE[kind] > room:
                bad += bag[kind] + (1 if VALUE[kind] == back else 0)
    if not bad:
        return True
    reach = 0
    for kind in range(KINDS):
        if bag[kind]:
            reach += bag[kind] * VALUE[kind]
    chips = player.chips_left + (1 if back else 0)
    row = (ROUNDS - table.round) * (SPOON + 1)
    space = min(player.edge() + 1 - back, SPOON)
    now = worths.space[row + space]
    ahead = min(space + STRIDE, SPOON)
    if ahead == space:
        return False
    slope = (worths.space[row + ahead] - now) / (ahead - space)
    gain = HOPE * slope * reach / chips * (chips - bad)
    risk = (
        0.0
        if player.window
        else now - worths.burnt[row + space] + worths.roll[ROUNDS - table.round] / table.players
    )
    return gain > bad * risk + cost * chips


def furthest(table: QuacksState, player: Player) -> int:
    """Of the chips in hand the coloured one that goes furthest; none, if all are white."""
    best, most = player.options[-1], 0
    for move in player.options:
        kind = move - moves.PLACE
        if WHITES <= kind < KINDS and VALUE[kind] > most:
            best, most = move, VALUE[kind]
    return best


# Buying and exchanging


def shop(table: QuacksState, player: Player, worths: Worths) -> int:
    """The first chip of the best basket."""
    options = player.options
    left = ROUNDS - table.round
    best, most = options[-1], 0.0
    for move in options:
        one = move - moves.BUY
        if not 0 <= one < KINDS:
            continue
        value = chip_worth(table, player, worths, one, left)
        if not player.basket:
            value += second(table, player, worths, one, left)
        if value > most:
            best, most = move, value
    if best == moves.DONE or table.round >= 5:
        for move in options:
            if move >= moves.WITCH and move != moves.WITCH + deck.TWIN:
                return move
            if move >= moves.WITCH and best == moves.DONE:
                return move
    return best


def second(table: QuacksState, player: Player, worths: Worths, one: int, left: int) -> float:
    """What the best chip is worth that could be bought after the first."""
    coins = player.coins - worths.price[one]
    most = 0.0
    for move in player.options:
        two = move - moves.BUY
        if 0 <= two < KINDS and worths.price[two] <= coins and COLOUR[two] != COLOUR[one]:
            most = max(most, chip_worth(table, player, worths, two, left))
    return most


def exchange(table: QuacksState, player: Player, worths: Worths) -> int:
    """Rubies for what is worth more than they."""
    left = ROUNDS - table.round
    cost = player.price * worths.ruby[left]
    best, most = moves.DONE, cost
    for move in player.options:
        if move == moves.RUBY_DROPLET:
            value = worths.droplet[left]
        elif move == moves.RUBY_FLASK:
            value = worths.flask[left]
        elif move >= moves.WITCH:
            value = cost + 1.0 if player.rubies >= 5 else 0.0
        else:
            continue
        if value > most:
            best, most = move, value
    return best
