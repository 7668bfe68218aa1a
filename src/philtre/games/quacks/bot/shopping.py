"""What a player likes to have: what things are worth, and what goes with all that is at hand."""

from typing import Final

from philtre.games.quacks.bot.evaluation import chip_worth, to_come
from philtre.games.quacks.bot.holdings import DROPLET, FLASK, RIVALS, RUBIES, held_by
from philtre.games.quacks.bot.tastes import added
from philtre.games.quacks.bot.worths import PURSE, Worths, left_after
from philtre.games.quacks.content import COLOUR, KINDS
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.scoring import ruby_price
from philtre.games.quacks.rules.state import QuacksState

NEVER: Final = -1e9


class Liking:
    """How much a player likes kinds that are on offer, with all that is at hand."""

    def __init__(
        self, state: QuacksState, player: Player, worths: Worths, offered: list[int], left: int
    ) -> None:
        held = held_by(state, player, left)
        self.left = left
        self.tastes = worths.tastes
        self.sums = self.tastes.sums(held)
        self.now = self.tastes.told(self.sums, left)
        self.alone = [chip_worth(state, player, worths, kind, left) for kind in offered]
        self.brings = [self.tastes.of_chip(held, kind) for kind in offered]
        self.taken = 0
        self.with_one = self.sums

    def one(self, index: int) -> float:
        """In points, by its place on offer."""
        self.taken = index
        self.with_one = added(self.sums, self.brings[index])
        return self.alone[index] + self.tastes.told(self.with_one, self.left) - self.now

    def two(self, other: int) -> float:
        """This one together with the one that was asked for last."""
        both = self.tastes.told_with(self.with_one, self.brings[other], self.left)
        return self.alone[self.taken] + self.alone[other] + both - self.now


def baskets(state: QuacksState, player: Player, worths: Worths) -> list[float]:
    """By kind, how much the best basket is liked that holds it; to buy nothing is 0."""
    price = worths.price
    offered = [move - moves.BUY for move in player.options if 0 <= move - moves.BUY < KINDS]
    liking = Liking(state, player, worths, offered, left_after(state))
    best = [NEVER] * KINDS
    for index, one in enumerate(offered):
        best[one] = max(best[one], liking.one(index))
        coins = 0 if player.basket else player.coins - price[one]
        for other in range(index + 1, len(offered)):
            two = offered[other]
            if price[two] <= coins and COLOUR[two] != COLOUR[one]:
                liked = liking.two(other)
                best[one] = max(best[one], liked)
                best[two] = max(best[two], liked)
    return best


def purse_of(state: QuacksState, player: Player, worths: Worths) -> list[float]:
    """What so many coins are worth to a player this round: the basket that is liked best."""
    left, price = left_after(state), worths.price
    offered = worths.offered(left)
    if not offered:
        return worths.purse(left)
    liking = Liking(state, player, worths, offered, left)
    best = [0.0] * PURSE
    for index, one in enumerate(offered):
        cost = price[one]
        best[cost] = max(best[cost], liking.one(index))
        for other in range(index + 1, len(offered)):
            two = offered[other]
            both = cost + price[two]
            if both < PURSE and COLOUR[two] != COLOUR[one]:
                best[both] = max(best[both], liking.two(other))
    for coins in range(1, PURSE):
        best[coins] = max(best[coins], best[coins - 1])
    return best


def best_basket(state: QuacksState, player: Player, worths: Worths) -> int:
    """A chip of the basket that is liked best; the last option if nothing is."""
    liked = baskets(state, player, worths)
    best, most = player.options[-1], 0.0
    for move in player.options:
        kind = move - moves.BUY
        if 0 <= kind < KINDS and liked[kind] > most:
            best, most = move, liked[kind]
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


def exchanged(state: QuacksState, player: Player, worths: Worths, move: int) -> float:
    """By how many points a player is better off with a droplet or flask for rubies."""
    left, tastes = left_after(state), worths.tastes
    if move == moves.RUBY_DROPLET:
        thing, worth = DROPLET, worths.droplet[left]
    elif move == moves.RUBY_FLASK:
        thing, worth = FLASK, worths.flask[left]
    else:
        return 0.0
    price = ruby_price(state, player, move)
    sums = tastes.sums(held_by(state, player, left))
    now = tastes.told(sums, left)
    tastes.add(sums, RUBIES, -float(price))
    tastes.add(sums, thing, 1.0)
    return worth - price * worths.ruby[left] + tastes.told(sums, left) - now


def together(state: QuacksState, player: Player, worths: Worths, after: QuacksState) -> float:
    """How much more is liked what a player has after a move, beyond what each thing is worth."""
    left, tastes = to_come(state), worths.tastes
    held = held_by(state, player, left)
    then = held_by(after, after.seats[player.seat], left)
    then[RIVALS] = held[RIVALS]  # the move may have led on to the next stage
    return tastes.told(tastes.sums(then), left) - tastes.told(tastes.sums(held), left)
