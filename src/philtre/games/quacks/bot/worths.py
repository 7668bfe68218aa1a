"""What things are worth, in points at the end of the game.

The numbers were fitted to games of the quick player against itself by
tools/quacks_worths.py (`worths.json`). A chip's worth depends on its book and on the
rounds in which it can still be drawn; that of coins is what the best basket for them is
worth. Prices, the pot's track, the die and exchanges are those of the box, house rules
included; what a chip, a ruby or a droplet is worth stays as it was fitted, and no more
rounds to come are told apart than the game of the box has.
"""

import json
from importlib import resources
from typing import Final

from philtre.games.quacks.bot.tastes import Tastes, found
from philtre.games.quacks.content import (
    COLOUR,
    KINDS,
    NOT_SOLD,
    ORANGE_1,
    PENNIES,
    ROUNDS,
    SPOON,
)
from philtre.games.quacks.notation.moves import DIE
from philtre.games.quacks.rules.box import Box
from philtre.games.quacks.rules.gains import points_of_coins
from philtre.games.quacks.rules.state import QuacksState

LEFT: Final = ROUNDS + 1  # rounds to come: 0 … 9
PURSE: Final = 80  # coins beyond this buy nothing more


def curve(terms: list[float], left: int) -> float:
    """A fitted curve: a constant, and what each round to come adds."""
    return terms[0] + terms[1] * left + terms[2] * left * left


class Fitted:
    """The curves of the file: a constant, and what each round to come and its square add."""

    def __init__(self) -> None:
        text = resources.files(__package__).joinpath("worths.json").read_text("utf-8")
        self.curves: dict[str, list[float]] = json.loads(text)
        self.chips: list[list[list[float]]] = json.loads(text)["chips"]  # by kind and book


READ: Final[list[Fitted]] = []  # at first use


def fitted() -> Fitted:
    if not READ:
        READ.append(Fitted())
    return READ[0]


class Worths:
    """All worths of one box; made once for each set of books and house rules."""

    def __init__(self, box: Box) -> None:
        curves, chips = fitted().curves, fitted().chips
        self.box = box
        self.tastes = Tastes(box, found())
        self.price = box.price
        self.harvests: dict[int, object] = {}  # what a steady brewer has reckoned (`steady.py`)
        self.chip: list[float] = []  # by kind and rounds to come
        for kind in range(KINDS):
            terms = chips[kind][box.book[COLOUR[kind]]]
            self.chip += [curve(terms, left) if left else 0.0 for left in range(LEFT)]
        self.ruby = [curve(curves["rubies"], left) for left in range(LEFT)]
        self.droplet = [curve(curves["droplet"], left) if left else 0.0 for left in range(LEFT)]
        self.flask = [curve(curves["flask"], left) if left else 0.0 for left in range(LEFT)]
        self.glass = [curve(curves["glass"], left) for left in range(LEFT)]
        self.penny = [curve(curves["penny"], left) for left in range(LEFT)]
        # Of a point: those who are ahead give rat tails to the others.
        self.lead = [
            max(curve(curves["lead"], left), 0.02) if left else 1.0 for left in range(LEFT)
        ]
        self.over_one = [curve(curves["over_one"], left) if left else 0.0 for left in range(LEFT)]
        self.over_both = [curve(curves["over_both"], left) if left else 0.0 for left in range(LEFT)]
        self.spread = [curve(curves["spread"], left) for left in range(LEFT)]
        self.roll = [self.of_roll(left) for left in range(LEFT)]  # of the bonus die
        self.coins: list[float] = []  # by rounds to come and coins
        for left in range(LEFT):
            self.coins += self.purse(left)
        self.space: list[float] = []  # by rounds to come and space: points and coins both
        self.burnt: list[float] = []  # the better of the two, after an explosion
        for left in range(LEFT):
            for space in range(SPOON + 1):
                points, coins = (
                    self.lead[left] * box.points[space],
                    self.coins[left * PURSE + box.coins[space]],
                )
                ruby = self.ruby[left] if box.ruby[space] else 0.0
                self.space.append(points + coins + ruby)
                self.burnt.append(max(points, coins) + ruby)

    def of_roll(self, left: int) -> float:
        """The mean of the faces of the die (Q-20)."""
        orange = self.chip[ORANGE_1 * LEFT + left]
        point = self.lead[left]
        faces = [point, 2 * point, self.ruby[left], self.droplet[left], orange]
        total = 0.0
        for roll, weight in zip(self.box.rolls[0], self.box.die, strict=True):
            total += weight * faces[roll - DIE]
        return total / sum(self.box.die)

    def offered(self, left: int) -> list[int]:
        """The kinds that are sold with so many rounds to come; none in the last round."""
        if left == 0 or left >= self.box.rounds:
            return []
        now = self.box.rounds - left
        price, opens = self.price, self.box.opens
        return [k for k in range(KINDS) if price[k] != NOT_SOLD and now >= opens[k]]

    def purse(self, left: int) -> list[float]:
        """What so many coins are worth: the best basket of one or two chips (Q-25, Q-27)."""
        offered = self.offered(left)
        if not offered:
            return [float(points_of_coins(self.box, coins)) for coins in range(PURSE)]
        best = [0.0] * PURSE
        for one in offered:
            worth, price = self.chip[one * LEFT + left], self.price[one]
            best[price] = max(best[price], worth)
            for two in offered:
                if COLOUR[two] != COLOUR[one] and price + self.price[two] < PURSE:
                    both = worth + self.chip[two * LEFT + left]
                    best[price + self.price[two]] = max(best[price + self.price[two]], both)
        for coins in range(1, PURSE):
            best[coins] = max(best[coins], best[coins - 1])
        return best


KNOWN: Final[dict[str, Worths]] = {}
MOST_KNOWN: Final = 100  # there may be any number of house rules


def worths_of(box: Box) -> Worths:
    """The worths of a box, remembered by its books and house rules."""
    worths = KNOWN.get(box.key)
    if worths is None:
        worths = Worths(box)
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[box.key] = worths
    return worths


def left_after(state: QuacksState) -> int:
    """How many rounds are to come after this one, as far as they are told apart."""
    left: int = min(state.box.rounds - state.round, ROUNDS)
    return left


def count_pennies(pennies: int) -> int:
    return sum([1 for penny in PENNIES if pennies & penny])
