"""What a player of Quacks knows: when to stop, what to buy, what things are worth.

All worths are in points. Brewing is judged by the exact odds of the next two draws:
what the spaces ahead give, and what exploding would cost this round.
"""

from math import exp
from typing import Final

from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.core.thought import Fact
from philtre.games.quacks import deck, moves
from philtre.games.quacks.agenda import (
    ARG,
    AT_CHOICE,
    AT_POINTS,
    AT_RUBIES,
    AT_SHOPPING,
    DECIDE,
    MARKET,
    SHOP,
)
from philtre.games.quacks.content import (
    COINS,
    COLOUR,
    KINDS,
    LAST_SPACE,
    NO_CHIP,
    PENNIES,
    POINTS,
    ROUNDS,
    RUBY,
    VALUE,
    WHITES,
)
from philtre.games.quacks.facts import brewing_facts
from philtre.games.quacks.placing import acts_as, explosion_proof, explosive, limit, reach
from philtre.games.quacks.player import NO_SCORE, Player
from philtre.games.quacks.state import QuacksState

SPREAD: Final = 6.0  # points by which a lead must grow to count e times as much
PENNY: Final = 2.0
ROLL: Final = 1.5  # a roll of the bonus die
FLASK: Final = 1.2
LOOKAHEAD: Final = 2
HARM: Final[list[float]] = [-2.0, -4.0, -6.0]  # of a white chip in the bag
BRINGS: Final = 0.045  # points that a chip brings each round, for each unit of its quality


class QuacksKnowledge(Knowledge):
    def evaluate(self, state: State, seat: int) -> float:
        """The seat's share of the win, by how far ahead its worth is."""
        assert isinstance(state, QuacksState)
        if state.winners:
            return state.returns()[seat]
        return share(state, seat, 0.0)

    def score(self, state: State, seat: int, move: int, rng: Rng) -> float:
        """Brewing and buying are reckoned here; all else by what it leads to."""
        assert isinstance(state, QuacksState)
        player = state.seats[seat]
        step = player.todo[-1] % ARG
        if step == DECIDE:
            return share(state, seat, brewing_gain(state, player, move))
        if step in (SHOP, MARKET) and move < moves.WITCH:
            return share(state, seat, purchase(state, player, move))
        return super().score(state, seat, move, rng)

    def rollout(self, state: State, seat: int, rng: Rng) -> int:
        """Draw while fewer than a quarter of the bag explodes; buy the dearest; accept gifts."""
        assert isinstance(state, QuacksState)
        player = state.seats[seat]
        options = player.options
        step = player.todo[-1] % ARG
        if step == DECIDE and player.chips_left:
            return moves.DRAW if explosive(state, player) * 4 < player.chips_left else moves.STOP
        if step in (SHOP, MARKET):
            return dearest(state, options)
        return options[rng.below(len(options))]

    def facts(self, glimpse: Glimpse) -> list[Fact]:
        """The exact odds of the next draw, and what a stop would give."""
        return brewing_facts(glimpse)


# Standing


def share(table: QuacksState, seat: int, extra: float) -> float:
    """What the seat may hope for, if it were so many points better off."""
    own = worth(table, table.seats[seat]) + extra
    total = 1.0
    for other in table.seats:
        if other.seat != seat:
            total += exp(min((worth(table, other) - own) / SPREAD, 50.0))
    return 1.0 / total


def worth(table: QuacksState, player: Player) -> float:
    """Points, and what the rest will bring until the end."""
    left = ROUNDS - table.round
    total = float(player.points)
    total += player.rubies * ruby_worth(left)
    total += player.droplet * 0.35 * left
    total += FLASK if player.flask and left else 0.0
    for penny in PENNIES:
        if player.pennies & penny:
            total += PENNY
    total += chips_worth(table, player) * left
    return total + pending(table, player)


def pending(table: QuacksState, player: Player) -> float:
    """What the scoring space will still give this round."""
    if player.score == NO_SCORE:
        return space_worth(table, player.scoring_space(), not player.safe())
    total = 0.0
    if RUBY[player.score] and waits(table, player, AT_RUBIES):
        total += ruby_worth(ROUNDS - table.round)
    if waits(table, player, AT_CHOICE) and not player.safe():
        return total + space_worth(table, player.score, True)
    if waits(table, player, AT_POINTS) and player.gets_points():
        total += POINTS[player.score]
    if waits(table, player, AT_SHOPPING):
        coins = COINS[player.score] if player.gets_coins() else 0
    else:
        coins = player.coins
    return total + coins * coin_worth(ROUNDS - table.round)


def waits(table: QuacksState, player: Player, stage: int) -> bool:
    """Whether the player's part of a stage is still to come."""
    place = (player.seat - table.round + 1) % table.players
    return table.stage < stage or (table.stage == stage and place >= table.turn)


def coin_worth(left: int) -> float:
    """5:1 in the last round; before, what a chip for it brings in the rounds left."""
    return 0.2 if left == 0 else 0.06 * left + 0.02


def ruby_worth(left: int) -> float:
    """2:1 in the last round; before, half a droplet move."""
    return 0.5 if left == 0 else 0.5 + 0.1 * left


def chips_worth(table: QuacksState, player: Player) -> float:
    """What the chips of a player are worth a round: by their price, whites by their harm."""
    total = 0.0
    for kind in range(KINDS):
        if player.bag[kind]:
            total += player.bag[kind] * chip_worth(table, kind)
    for chip in player.pot:
        total += chip_worth(table, chip & 31)
    for chips in (player.bought, player.kept, player.reserved, player.hand):
        for kind in chips:
            total += chip_worth(table, kind)
    return total


def chip_worth(table: QuacksState, kind: int) -> float:
    """What a chip brings in a round."""
    return BRINGS * quality(table, kind)


def quality(table: QuacksState, kind: int) -> float:
    """The price tells what the book is worth, the value how far the chip goes."""
    return HARM[kind] if kind < WHITES else float(table.box.price[kind] + 3 * VALUE[kind])


# Brewing


def space_worth(table: QuacksState, space: int, exploded: bool) -> float:
    """What a scoring space gives: points and coins, or the better of both; a ruby."""
    left = ROUNDS - table.round
    coins = COINS[space] * coin_worth(left)
    points = float(POINTS[space])
    total = max(coins, points) if exploded else coins + points
    return total + (ruby_worth(left) if RUBY[space] else 0.0)


def brewing_gain(table: QuacksState, player: Player, move: int) -> float:
    """How much better a move at a brewing decision is than to stop."""
    edge, whites = player.edge(), player.white_sum
    now = stopping(table, edge)
    if move == moves.STOP:
        return 0.0
    if move == moves.DRAW:
        return drawing(table, player, edge, whites, LOOKAHEAD) - now
    if move == moves.FLASK:
        value = VALUE[player.newest()]
        again = drawing(table, player, edge - value, whites - value, LOOKAHEAD)
        return again - now - FLASK
    if move == moves.WITCH + deck.GATHERER:
        return gathering(table, player, edge) - now - PENNY
    if move == moves.WITCH + deck.DEFUSER:
        again = drawing(table, player, edge, max(whites - 3, 0), LOOKAHEAD)
        return again - now - PENNY
    kind = move - moves.PLACE
    if kind < WHITES and whites + VALUE[kind] > limit(table, player):
        return -1.0
    return stopping(table, min(edge + VALUE[kind], LAST_SPACE)) - now


def stopping(table: QuacksState, edge: int) -> float:
    """The space after the last chip, and a share in the die."""
    return space_worth(table, edge + 1, False) + ROLL / table.players


def drawing(
    table: QuacksState, player: Player, edge: int, whites: int, depth: int, out: int = NO_CHIP
) -> float:
    """The mean over all chips of the bag but `out`; then stop, or draw again if that is better."""
    most = limit(table, player)
    calm = explosion_proof(table, player, player.placings + 1)
    left = player.chips_left - (out != NO_CHIP)
    if not left:
        return stopping(table, edge)
    total = 0.0
    for kind in range(KINDS):
        count = player.bag[kind] - (kind == out)
        if count <= 0:
            continue
        space = min(edge + chip_reach(table, player, kind), LAST_SPACE)
        after = whites + VALUE[kind] if kind < WHITES else whites
        if kind < WHITES and after > most and not calm:
            total += count * space_worth(table, space + 1, not player.window)
            continue
        best = stopping(table, space)
        if depth > 1:
            best = max(best, drawing(table, player, space, after, depth - 1, kind))
        total += count * best
    return total / left


def chip_reach(table: QuacksState, player: Player, kind: int) -> int:
    move = reach(table, player, kind, acts_as(table, player, kind))
    return 2 * move if player.doubling else move


def gathering(table: QuacksState, player: Player, edge: int) -> float:
    """W2: all coloured chips of six can be placed without a risk."""
    coloured = 0
    for kind in range(WHITES, KINDS):
        coloured += player.bag[kind] * VALUE[kind]
    drawn = min(player.chips_left, 6)
    return stopping(table, min(edge + coloured * drawn // player.chips_left, LAST_SPACE))


# Buying


def purchase(table: QuacksState, player: Player, move: int) -> float:
    """What a purchase and the best that could follow it bring until the end."""
    if move == moves.DONE:
        return 0.0
    kind = move - moves.BUY
    coins = player.coins - table.box.price[kind]
    second = 0.0
    if not player.basket:
        for option in player.options:
            other = option - moves.BUY
            if not 0 <= other < KINDS or COLOUR[other] == COLOUR[kind]:
                continue
            if table.box.price[other] <= coins:
                second = max(second, quality(table, other))
    return BRINGS * (ROUNDS - table.round) * (quality(table, kind) + second)


def dearest(table: QuacksState, options: list[int]) -> int:
    """The most expensive chip on offer; else the last option, which is to be done."""
    best, price = options[-1], 0
    for option in options:
        kind = option - moves.BUY
        if 0 <= kind < KINDS and table.box.price[kind] > price:
            best, price = option, table.box.price[kind]
    return best
