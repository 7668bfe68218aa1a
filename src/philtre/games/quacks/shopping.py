"""E: buying chips, and the copper witches W5 to W8 (Q-25, Q-27, Q-71); purple 5's market."""

from typing import Final

from philtre.games.quacks import deck, moves
from philtre.games.quacks.agenda import (
    CASH,
    LAST_COINS,
    MARKET,
    QUESTION,
    RUN,
    SHOP,
    STEPS,
    W5,
    W7,
    Step,
)
from philtre.games.quacks.content import (
    BLACK,
    BLACK_1,
    COINS,
    COLOUR,
    COPPER,
    KINDS,
    LEVEL_UP,
    NO_CHIP,
    NOT_SOLD,
    OPENS,
    ROUNDS,
)
from philtre.games.quacks.gains import pass_black_on, score
from philtre.games.quacks.player import Player, kind_of, kinds_of
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.witches import hand_in

MOST_CHIPS: Final = 2


def go_shopping(table: QuacksState, player: Player) -> None:
    """Q-25, Q-27: the coins of the scoring space, for who gets them; in round 9 for points."""
    player.coins = COINS[player.score] if player.gets_coins() else 0
    player.basket = []
    if table.round < ROUNDS:
        table.push(player, SHOP)
    else:
        table.push(player, CASH)
        table.push(player, LAST_COINS)


def for_sale(table: QuacksState, player: Player) -> list[int]:
    """What may be bought: open, in supply, affordable, of another colour than the first."""
    options: list[int] = []
    coins = player.coins
    if coins < table.box.cheapest or len(player.basket) >= MOST_CHIPS:
        return options
    other = COLOUR[player.basket[0]] if player.basket else -1
    price = table.box.price
    supply = table.supply
    for kind in range(KINDS):
        if not (NOT_SOLD < price[kind] <= coins and supply[kind]) or COLOUR[kind] == other:
            continue
        if table.round >= OPENS[kind]:
            options.append(moves.BUY + kind)
    return options


def buy(table: QuacksState, player: Player, kind: int) -> None:
    player.coins -= table.box.price[kind]
    player.basket.append(kind)
    table.tell_chip("bought", player, kind)
    deliver(table, player, kind)


def deliver(table: QuacksState, player: Player, kind: int) -> None:
    """Q-26: a bought chip lies beside the bag until the round ends; black 5 sends it left."""
    table.supply[kind] -= 1
    if kind == BLACK_1 and table.box.book[BLACK] == 5:
        pass_black_on(table, player)
    else:
        player.bought.append(kind)


class Shop(Step):
    """Q-25: buy, use the copper witch, done, in any order."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        options = for_sale(table, player)
        if player.pennies & COPPER:
            witch = table.witches[1]
            if helps(table, player, witch):
                options.append(moves.WITCH + witch)
        options.append(moves.DONE)
        return options

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DONE:
            leave(player)
            return
        table.push(player, SHOP)
        if move >= moves.WITCH:
            call(table, player, move - moves.WITCH)
        else:
            buy(table, player, move - moves.BUY)


class Market(Step):
    """Q-61: the same with purple 5's coins, apart from E."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return [*for_sale(table, player), moves.DONE]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DONE:
            leave(player)
        else:
            table.push(player, MARKET)
            buy(table, player, move - moves.BUY)


def leave(player: Player) -> None:
    """Q-25: what is left of the coins is lost."""
    player.coins = 0
    player.basket = []


# The copper witches


def helps(table: QuacksState, player: Player, witch: int) -> bool:
    """Q-71: whether the copper witch can be used now."""
    if witch == deck.REFINER:
        return bool(upgrades(table, player))
    if witch == deck.DOUBLER:
        return player.gets_coins()
    if witch == deck.TWIN:
        return any(table.supply[kind] for kind in player.basket)
    return player.rubies > 0


def call(table: QuacksState, player: Player, witch: int) -> None:
    hand_in(table, player, COPPER, witch)
    if witch == deck.REFINER:
        table.push(player, W5)
    elif witch == deck.DOUBLER:
        player.coins += COINS[player.score]
    elif witch == deck.TWIN:
        table.push(player, W7)
    else:
        player.coins += 2 * player.rubies


def upgrades(table: QuacksState, player: Player) -> list[int]:
    """W5: one chip anywhere in the pot, or both of the last two."""
    options: list[int] = []
    for kind in player.kinds_in_pot():
        if LEVEL_UP[kind] != NO_CHIP and table.supply[LEVEL_UP[kind]]:
            options.append(moves.UPGRADE + kind)
    if len(player.pot) > 1 and both_upgradable(table, player):
        options.append(moves.UPGRADE_LAST_TWO)
    return options


def both_upgradable(table: QuacksState, player: Player) -> bool:
    """W5: the supply must hold both new chips before the old ones go back."""
    one = LEVEL_UP[kind_of(player.pot[-1])]
    two = LEVEL_UP[kind_of(player.pot[-2])]
    if one == NO_CHIP or two == NO_CHIP:
        return False
    return table.supply[one] >= (2 if one == two else 1) and table.supply[two] > 0


class Refiner(Step):
    """W5: the new chip lies in the old one's place."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return upgrades(table, player)

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.UPGRADE_LAST_TWO:
            upgrade(table, player, len(player.pot) - 2)
            upgrade(table, player, len(player.pot) - 1)
        else:
            upgrade(table, player, player.place_in_row(move - moves.UPGRADE))


def upgrade(table: QuacksState, player: Player, index: int) -> None:
    old = kind_of(player.pot[index])
    new = LEVEL_UP[old]
    player.pot[index] += new - old
    table.supply[old] += 1
    table.supply[new] -= 1
    table.tell_change("upgraded", player, old, new)


class Twin(Step):
    """W7: one of the chips bought once more, free."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.COPY + kind for kind in kinds_of(player.basket) if table.supply[kind]]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        table.tell_chip("copied", player, move - moves.COPY)
        deliver(table, player, move - moves.COPY)


# Round 9


class LastCoins(Step):
    """Q-27: in round 9 only W6 and W8 are asked for."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        if player.pennies & COPPER:
            witch = table.witches[1]
            if witch in (deck.DOUBLER, deck.LENDER) and helps(table, player, witch):
                return [moves.WITCH + witch, moves.DONE]
        return []

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DONE:
            call(table, player, move - moves.WITCH)


class Cash(Step):
    """Q-27: coins become points 5:1."""

    def run(self, table: QuacksState, player: Player, arg: int) -> None:
        score(table, player, player.coins // 5, "coins")
        player.coins = 0


STEPS[SHOP] = Shop(QUESTION)
STEPS[MARKET] = Market(QUESTION)
STEPS[W5] = Refiner(QUESTION)
STEPS[W7] = Twin(QUESTION)
STEPS[LAST_COINS] = LastCoins(QUESTION)
STEPS[CASH] = Cash(RUN)
