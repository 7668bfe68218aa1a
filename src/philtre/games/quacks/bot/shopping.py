"""What a player likes to have: what things are worth, and what goes with all that is at hand."""

from typing import Final

from philtre.games.quacks.bot.evaluation import chip_worth, to_come
from philtre.games.quacks.bot.holdings import DROPLET, FLASK, RIVALS, RUBIES, held_by
from philtre.games.quacks.bot.tastes import added
from philtre.games.quacks.bot.worths import Worths, left_after
from philtre.games.quacks.content import COLOUR, KINDS
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.scoring import ruby_price
from philtre.games.quacks.rules.state import QuacksState

NEVER: Final = -1e9


def baskets(state: QuacksState, player: Player, worths: Worths) -> list[float]:
    """By kind, how much the best basket is liked that holds it; to buy nothing is 0."""
    left, tastes, price = left_after(state), worths.tastes, worths.price
    held = held_by(state, player, left)
    sums = tastes.sums(held)
    now = tastes.told(sums, left)
    offered = [move - moves.BUY for move in player.options if 0 <= move - moves.BUY < KINDS]
    alone = [chip_worth(state, player, worths, kind, left) for kind in offered]
    brings = [tastes.of_chip(held, kind) for kind in offered]
    best = [NEVER] * KINDS
    for index, one in enumerate(offered):
        with_one = added(sums, brings[index])
        best[one] = max(best[one], alone[index] + tastes.told(with_one, left) - now)
        coins = 0 if player.basket else player.coins - price[one]
        for other in range(index + 1, len(offered)):
            two = offered[other]
            if price[two] <= coins and COLOUR[two] != COLOUR[one]:
                both = tastes.told_with(with_one, brings[other], left)
                liking = alone[index] + alone[other] + both - now
                best[one] = max(best[one], liking)
                best[two] = max(best[two], liking)
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
