"""What an answer brings or costs, and what stays in sight that can't be chosen now.

Asked when a view is sent, so never in a playout; all of it is open information (Q-90).
"""

from typing import Final, TypedDict

from philtre.games.quacks.content import (
    CHIP_NAMES,
    COINS,
    KINDS,
    NOT_SOLD,
    POINTS,
    ROUNDS,
    RUBY,
    Colour,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.cards import POINTS_OF_F13, RUBIES_OF_F05
from philtre.games.quacks.rules.gains import points_of_coins
from philtre.games.quacks.rules.placing import explosive
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    CHOICE,
    DECIDE,
    EXCHANGE,
    F05,
    F13,
    F14,
    MARKET,
    SHOP,
    YELLOW_PAY,
)
from philtre.games.quacks.rules.witches import DECISION, MOMENTS


class About(TypedDict, total=False):
    explosive: list[int]  # how many chips of the bag explode the pot, of how many
    coins: int  # what it brings
    worth: int  # in points, of these coins: in the last round
    points: int
    rubies: int
    price: int  # what it costs, in coins,
    cost: int  # or in rubies
    chip: str  # what goes back into the bag
    book: Colour  # of which it is paid
    tier: int  # of purple
    space: int  # where the droplet lies now,
    glass: int  # and the one in the test tubes


def about(state: QuacksState, seat: int, move: int) -> About:
    player = state.seats[seat]
    step = player.next_step()
    if moves.BUY <= move < moves.BUY + KINDS:
        return {"price": state.box.price[move - moves.BUY]}
    if move == moves.DRAW:
        return {"explosive": [explosive(state, player), player.chips_left]}
    if move == moves.STOP:
        return exchanged(state, scoring(player))
    if move == moves.FLASK:
        return {"chip": CHIP_NAMES[player.newest()]}
    if move == moves.POINTS_MOVE or move == moves.COINS_MOVE:
        return exchanged(state, chosen(player, step, move))
    if move == moves.RUBIES_MOVE and step == F05:
        return {"rubies": RUBIES_OF_F05}
    if moves.GIVE_UP < move < moves.PLACE:
        return {"rubies": move - moves.GIVE_UP}
    if moves.TIER < move <= moves.TIER + 3:
        return {"tier": move - moves.TIER}
    if move == moves.PAY:
        return {"cost": 1, "book": "yellow" if step == YELLOW_PAY else "green"}
    if step == EXCHANGE and move in EXCHANGES:
        return {"cost": player.price}
    if move == moves.POT:
        return {"space": player.droplet}
    if move == moves.TUBE:
        return {"glass": player.glass}
    return {}


EXCHANGES: Final = [moves.RUBY_DROPLET, moves.RUBY_FLASK]


def scoring(player: Player) -> About:
    """What a pot that is brewed no further gives (Q-4, Q-22 … Q-25)."""
    space = player.scoring_space()
    brings: About = {"coins": COINS[space], "points": POINTS[space]}
    if RUBY[space]:
        brings["rubies"] = 1
    return brings


def exchanged(state: QuacksState, brings: About) -> About:
    """Q-27: in round 9 coins buy points, and nothing else."""
    if state.round == ROUNDS and "coins" in brings:
        brings["worth"] = points_of_coins(brings["coins"])
    return brings


def chosen(player: Player, step: int, move: int) -> About:
    """Points or coins: of the scoring space (Q-23), or what a card gives instead of a chip."""
    if step == F13:
        return {"points": POINTS_OF_F13}
    if step == F14:
        return {"points": player.tails}
    if step == CHOICE:
        space = player.score
        return {"points": POINTS[space]} if move == moves.POINTS_MOVE else {"coins": COINS[space]}
    return {}


def wished(state: QuacksState, seat: int) -> list[int]:
    """At a brewing decision the bag, the flask, the witches who may help then; in the shop
    every chip that is sold; then all that rubies buy."""
    player = state.seats[seat]
    step = player.next_step()
    found: list[int] = []
    if step == DECIDE:
        witches = [witch for witch in state.witches if MOMENTS[witch] == DECISION]
        found = [moves.DRAW, moves.FLASK, *(moves.WITCH + witch for witch in witches)]
    elif step == EXCHANGE:
        found = EXCHANGES
    elif step in (SHOP, MARKET):
        found = [moves.BUY + kind for kind in range(KINDS) if state.box.price[kind] != NOT_SOLD]
    return [move for move in found if move not in player.options]
