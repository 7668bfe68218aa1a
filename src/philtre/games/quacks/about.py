"""What an answer brings or costs, and what stays in sight that can't be chosen now.

Asked when a view is sent, so never in a playout; all of it is open information (Q-90).
"""

from typing import Final, TypedDict

from philtre.games.quacks.content import (
    CHIP_NAMES,
    COLOUR,
    COLOURS,
    CONTENT,
    KINDS,
    NOT_SOLD,
    RED,
    Colour,
    Content,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.box import Box
from philtre.games.quacks.rules.cards import POINTS_OF_F13, RUBIES_OF_F05
from philtre.games.quacks.rules.gains import points_of_coins
from philtre.games.quacks.rules.placing import acts_as, explosive, is_full, lands
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.scoring import ruby_price
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    BLUE_PLACE,
    CHOICE,
    DECIDE,
    EXCHANGE,
    F05,
    F13,
    F14,
    MARKET,
    SHOP,
    WITCH,
    YELLOW_PAY,
)
from philtre.games.quacks.rules.witches import DECISION, MOMENTS


class About(TypedDict, total=False):
    explosive: list[int]  # how many chips of the bag explode the pot, of how many
    lands: dict[str, int]  # by chip: the space on which it would lie, unless its book asks first
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
        bag = [kind for kind in range(KINDS) if player.bag[kind]]
        return {
            "explosive": [explosive(state, player), player.chips_left],
            "lands": landings(state, player, bag),
        }
    if step in DRAWN and moves.PLACE <= move < moves.PLACE + KINDS:
        return {"lands": landings(state, player, [move - moves.PLACE])}
    if move == moves.STOP:
        return exchanged(state, scoring(state, player))
    if move == moves.FLASK:
        return {"chip": CHIP_NAMES[player.newest()]}
    if move == moves.POINTS_MOVE or move == moves.COINS_MOVE:
        return exchanged(state, chosen(state, player, step, move))
    if move == moves.RUBIES_MOVE and step == F05:
        return {"rubies": RUBIES_OF_F05}
    if moves.GIVE_UP < move < moves.PLACE:
        return {"rubies": move - moves.GIVE_UP}
    if moves.TIER < move <= moves.TIER + 3:
        return {"tier": move - moves.TIER}
    if move == moves.PAY:
        return {"cost": 1, "book": "yellow" if step == YELLOW_PAY else "green"}
    if step == EXCHANGE and move in EXCHANGES:
        return {"cost": ruby_price(state, player, move)}
    if move == moves.POT:
        return {"space": player.droplet}
    if move == moves.TUBE:
        return {"glass": player.glass}
    return {}


def landings(state: QuacksState, player: Player, kinds: list[int]) -> dict[str, int]:
    """Where each of these chips would lie in the pot; not what goes beside it (Q-41) or over
    its brim (Q-72)."""
    if is_full(state, player):
        return {}
    return {
        CHIP_NAMES[kind]: lands(state, player, kind, acts_as(state, player, kind), 0)
        for kind in kinds
        if COLOUR[kind] != RED or state.box.book[RED] != 2
    }


# Placed as if drawn: with all that the chip's book adds.
DRAWN: Final = (DECIDE, BLUE_PLACE, WITCH + 2)
EXCHANGES: Final = [moves.RUBY_DROPLET, moves.RUBY_FLASK]


def content_of(box: Box) -> Content:
    """The tables of a match with house rules."""
    return {
        **CONTENT,
        "rounds": box.rounds,
        "opens": {COLOURS[COLOUR[kind]]: box.opens[kind] for kind in range(KINDS)},
        "track": [
            {"coins": coins, "points": points, "ruby": ruby}
            for coins, points, ruby in zip(box.coins, box.points, box.ruby, strict=True)
        ],
        "glasses": [
            {**glass, "points": points, "rubies": rubies}
            for glass, points, rubies in zip(
                CONTENT["glasses"], box.glass_points[1:], box.glass_rubies[1:], strict=True
            )
        ],
    }


def scoring(state: QuacksState, player: Player) -> About:
    """What a pot that is brewed no further gives (Q-4, Q-22 … Q-25)."""
    space = player.scoring_space()
    box = state.box
    brings: About = {"coins": box.coins[space], "points": box.points[space]}
    if box.ruby[space]:
        brings["rubies"] = 1
    return brings


def exchanged(state: QuacksState, brings: About) -> About:
    """Q-27: in round 9 coins buy points, and nothing else."""
    if state.round == state.box.rounds and "coins" in brings:
        brings["worth"] = points_of_coins(state.box, brings["coins"])
    return brings


def chosen(state: QuacksState, player: Player, step: int, move: int) -> About:
    """Points or coins: of the scoring space (Q-23), or what a card gives instead of a chip."""
    if step == F13:
        return {"points": POINTS_OF_F13}
    if step == F14:
        return {"points": player.tails}
    if step == CHOICE:
        if move == moves.POINTS_MOVE:
            return {"points": state.box.points[player.score]}
        return {"coins": state.box.coins[player.score]}
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
