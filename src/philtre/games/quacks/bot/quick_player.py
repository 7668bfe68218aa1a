"""A quick player of Quacks, for simulations: rules of thumb, by what things are worth.

It draws while the next draw promises more than it risks, buys the best basket, and
takes what is worth most of what is offered.
"""

from typing import Final

from philtre.core.rng import Rng
from philtre.games.quacks.bot.evaluation import worth
from philtre.games.quacks.bot.shopping import best_basket, exchanged, together
from philtre.games.quacks.bot.worths import PURSE, Worths, left_after, worths_of
from philtre.games.quacks.content import (
    KINDS,
    SPOON,
    VALUE,
    WHITES,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.cards import explosion_proof
from philtre.games.quacks.rules.placing import limit
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    BLUE_PLACE,
    CHOICE,
    DECIDE,
    EXCHANGE,
    F19,
    MARKET,
    RETURN_BEFORE,
    SHOP,
    WITCH,
)
from philtre.games.quacks.rules.witches import GATHERER, TWIN

STRIDE: Final = 6  # spaces over which the slope of the track is taken
HOPE: Final = 2.0  # a draw is worth more than its chip: one may draw again
SURE: Final = 100.0  # points that nothing outweighs


def quick(state: QuacksState, player: Player, rng: Rng) -> int:
    """A plausible move, chosen fast."""
    return quick_by(state, player, worths_of(state.box))


def quick_by(state: QuacksState, player: Player, worths: Worths) -> int:
    """The same, by worths and tastes that may be the player's own."""
    step = player.next_step()
    if step == DECIDE:
        return brew(state, player, worths)
    if step in (SHOP, MARKET):
        return shop(state, player, worths)
    options = player.options
    if step in (BLUE_PLACE, WITCH + GATHERER):
        return furthest(state, player)
    if step in (RETURN_BEFORE, F19):
        return options[0]
    if step == EXCHANGE:
        return exchange(state, player, worths)
    if step == CHOICE:
        left = left_after(state)
        coins = worths.coins[left * PURSE + state.box.coins[player.score]]
        points = worths.lead[left] * state.box.points[player.score]
        return moves.COINS_MOVE if coins > points else moves.POINTS_MOVE
    return worthiest(state, player, worths)


def worthiest(state: QuacksState, player: Player, worths: Worths) -> int:
    """The move after which the player's own things are worth most, each by itself and together."""
    best, most = player.options[0], -1e9
    for move in player.options:
        after = state.clone()
        after.play(player.seat, move)
        value = worth(after, after.seats[player.seat], worths)
        value += together(state, player, worths, after)
        if value > most:
            best, most = move, value
    return best


# Brewing


def brew(state: QuacksState, player: Player, worths: Worths) -> int:
    """Draw or stop; the flask, a witch or a chip set aside where they make drawing good again."""
    if player.aside:
        for kind in player.aside:
            if kind >= WHITES or player.white_sum + VALUE[kind] <= limit(state, player):
                return moves.PLACE + kind
    best, most = moves.STOP, 0.0
    if player.chips_left:
        drawn = promise(state, player, worths, 0)
        if drawn > most:
            best, most = moves.DRAW, drawn
    for move in player.options:
        if move == moves.FLASK:
            if promise(state, player, worths, VALUE[player.newest()]) > most:
                return move
        elif move >= moves.WITCH and state.round >= 4 and best == moves.STOP:
            return move
    return best


def promise(state: QuacksState, player: Player, worths: Worths, back: int) -> float:
    """By how many points a draw is better than to stop now, about; above 0 it goes on to others.

    With the flask, a white of value `back` goes into the bag before.
    """
    room = limit(state, player) - player.white_sum + back
    bag = player.bag
    bad = 0
    if not explosion_proof(state, player, player.placings + 1):
        for kind in range(WHITES):
            if VALUE[kind] > room:
                bad += bag[kind] + (1 if VALUE[kind] == back else 0)
    if not bad and not back:
        return SURE
    reach = back
    for kind in range(KINDS):
        if bag[kind]:
            reach += bag[kind] * VALUE[kind]
    chips = player.chips_left + (1 if back else 0)
    left = left_after(state)
    row = left * (SPOON + 1)
    space: int = min(player.edge() + 1, SPOON) - back
    now = worths.space[row + space]
    ahead = min(space + STRIDE, SPOON)
    if ahead == space:
        return 0.0
    slope = (worths.space[row + ahead] - now) / (ahead - space)
    gain = HOPE * slope * reach / chips * (chips - bad)
    risk = (
        0.0
        if player.window
        else now - worths.burnt[row + space] + worths.roll[left] / state.players
    )
    cost = worths.flask[left] + slope * back if back else 0.0
    return (gain - bad * risk) / chips - cost


def furthest(state: QuacksState, player: Player) -> int:
    """Of the chips in hand the coloured one that goes furthest; none, if all are white."""
    best, most = player.options[-1], 0
    for move in player.options:
        kind = move - moves.PLACE
        if WHITES <= kind < KINDS and VALUE[kind] > most:
            best, most = move, VALUE[kind]
    return best


# Buying and exchanging


def shop(state: QuacksState, player: Player, worths: Worths) -> int:
    """The first chip of the best basket; witches late, or if there is nothing else."""
    best = best_basket(state, player, worths)
    if best == moves.DONE or state.round >= 5:
        for move in player.options:
            if move >= moves.WITCH and move != moves.WITCH + TWIN:
                return move
            if move >= moves.WITCH and best == moves.DONE:
                return move
    return best


def exchange(state: QuacksState, player: Player, worths: Worths) -> int:
    """Rubies for what is worth more than they."""
    best, most = moves.DONE, 0.0
    for move in player.options:
        if move >= moves.WITCH:
            value = 1.0 if player.rubies >= 5 else 0.0
        else:
            value = exchanged(state, player, worths, move)
        if value > most:
            best, most = move, value
    return best
