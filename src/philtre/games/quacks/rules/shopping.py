"""E: buying chips (Q-25, Q-27); purple 5's market."""

from typing import Final

from mypy_extensions import i64

from philtre.games.quacks import events
from philtre.games.quacks.content import (
    COLOUR,
    KINDS,
    NOT_SOLD,
    PURPLE,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.gains import deliver, points_of_coins, score
from philtre.games.quacks.rules.player import NONE, Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    CASH,
    LAST_COINS,
    MARKET,
    SHOP,
    OfBook,
    Step,
)
from philtre.games.quacks.rules.witches import SHOPPING, call, offers

MOST_CHIPS: Final = 2


def go_shopping(state: QuacksState, player: Player) -> None:
    """Q-25, Q-27: the coins of the scoring space, for who gets them; in round 9 for points."""
    player.coins = state.box.coins[player.score] if player.gets_coins() else 0
    player.basket = NONE
    if state.round < state.box.rounds:
        player.push(SHOP)
    else:
        player.push(CASH)
        player.push(LAST_COINS)


def for_sale(state: QuacksState, player: Player) -> list[int]:
    """What may be bought: open, in supply, affordable, of another colour than the first."""
    options: list[int] = []
    coins = player.coins
    if coins < state.box.cheapest or len(player.basket) >= MOST_CHIPS:
        return options
    other = COLOUR[player.basket[0]] if player.basket else -1
    price = state.box.price
    opens = state.box.opens
    supply = state.supply
    kind: i64
    for kind in range(KINDS):
        if not (NOT_SOLD < price[kind] <= coins and supply[kind]) or COLOUR[kind] == other:
            continue
        if state.round >= opens[kind]:
            options.append(moves.BUY + kind)
    return options


def buy(state: QuacksState, player: Player, kind: int) -> None:
    player.coins -= state.box.price[kind]
    player.basket = [*player.basket, kind]
    events.BOUGHT.tell(state, player, kind)
    deliver(state, player, kind)


class Shop(Step):
    """Q-25: buy, use the copper witch, done, in any order."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        options = for_sale(state, player)
        if player.pennies:
            options += offers(state, player, SHOPPING)
        options.append(moves.DONE)
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DONE:
            leave(player)
            return
        player.push(SHOP)
        if move >= moves.WITCH:
            call(state, player, move - moves.WITCH)
        else:
            buy(state, player, move - moves.BUY)


class Market(OfBook):
    """Q-61: the same with purple 5's coins, apart from E."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        options = for_sale(state, player)
        options.append(moves.DONE)
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DONE:
            leave(player)
        else:
            player.push(MARKET)
            buy(state, player, move - moves.BUY)


def leave(player: Player) -> None:
    """Q-25: what is left of the coins is lost."""
    player.coins = 0
    player.basket = NONE


# Round 9


class LastCoins(Step):
    """Q-27: in round 9 only witches are asked for, who bring coins."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        witches = offers(state, player, SHOPPING)
        return [*witches, moves.DONE] if witches else []

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DONE:
            call(state, player, move - moves.WITCH)


class Cash(Step):
    """Q-27: coins become points 5:1."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        score(state, player, points_of_coins(state.box, player.coins), "coins")
        player.coins = 0


SHOPPING_STEPS: Final[list[Step]] = [
    Shop(SHOP),
    Market(MARKET, PURPLE, [5]),
    LastCoins(LAST_COINS),
    Cash(CASH),
]
