"""What the end of a player's brewing is worth, by where it ends and what lies in the pot.

Points and coins of the scoring space, the ruby, a share in the bonus die, and what
green, purple and black chips do in B; in points, as tables made once for a decision.
What the neighbours' blacks and the die bring is told by the prospects.
"""

from typing import Final

from philtre.games.quacks.bot.prospects import Prospects
from philtre.games.quacks.bot.worths import LEFT, Worths
from philtre.games.quacks.content import (
    BLACK,
    COLOUR,
    GREEN,
    KINDS,
    LAST_SPACE,
    PURPLE,
    PURPLE_1,
    SCHADENFREUDE,
    SEASONED,
    SPOON,
    TWOS,
    VALUE,
)
from philtre.games.quacks.rules import cards
from philtre.games.quacks.rules.books.black import more_than_both, more_than_one
from philtre.games.quacks.rules.books.green import GIFTS
from philtre.games.quacks.rules.books.purple import NEW_CHIPS, OLD_CHIPS, REWARDS
from philtre.games.quacks.rules.gains import points_of_bowl, points_of_rubies
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState

BOWL: Final = 40  # values in the bowl that are told apart
EDGES: Final = LAST_SPACE + 1 + BOWL
MOST_BLACKS: Final = 8
RESERVE: Final = 0.25  # green 5: a chip that is sure to come, for each of its spaces
FURTHEST_BLACK: Final = 0.5  # black 6: chance that a black is the furthest of the table


class WorthOfPot:
    """The tables of one decision; `good` and `bad` are by edge, past 52 by the bowl's values."""

    def __init__(
        self,
        state: QuacksState,
        player: Player,
        worths: Worths,
        left: int,
        prospects: Prospects,
        purse: list[float],
    ) -> None:
        """`purse` tells what so many coins are worth."""
        box = state.box
        self.ruby = worths.ruby[left] if left else 1 / box.rubies_a_point
        self.droplet = worths.droplet[left]
        self.good: list[float] = []  # safe, with a chance of the die
        self.covered: list[float] = []  # exploded, but points and coins both
        self.bad: list[float] = []
        rolls = worths.roll[left] * cards.rolls(state)
        for edge in range(EDGES):
            space = min(edge + 1, SPOON)
            bowl = points_of_bowl(max(edge - LAST_SPACE, 0))
            points = (box.points[space] + bowl) * worths.lead[left]
            coins = purse[box.coins[space]]
            more = self.of_ruby(state, player, worths, left) if box.ruby[space] else 0.0
            self.covered.append(points + coins + more)
            self.good.append(points + coins + more + rolls * prospects.ahead[space])
            self.bad.append(max(points, coins) + more - gift_to_neighbour(state, worths, left))
        self.ends = [self.of_end(state, worths, left, rolls, kind) for kind in range(KINDS)]
        self.purples = of_purples(state, worths, left, self.ruby, self.droplet)
        self.blacks = self.of_blacks(state, prospects.blacks)
        self.perfect = self.droplet if state.card == SEASONED else 0.0

    def of_ruby(self, state: QuacksState, player: Player, worths: Worths, left: int) -> float:
        """C: the ruby of the space; F16 and F17. In round 9 two rubies make a point."""
        count = cards.rubies_of_space(state)
        points = cards.points_of_ruby(state) * worths.lead[left]
        if left == 0:
            before, after = (points_of_rubies(state.box, player.rubies + n) for n in (0, count))
            return points + after - before
        return points + count * self.ruby

    def of_end(
        self, state: QuacksState, worths: Worths, left: int, rolls: float, kind: int
    ) -> float:
        """What a chip brings as one of the last two: greens, and blacks under Q-63."""
        if COLOUR[kind] == BLACK and state.box.book[BLACK] == 5:
            return self.ruby
        if COLOUR[kind] != GREEN:
            return 0.0
        book = state.box.book[GREEN]
        if book == 1:
            return self.ruby
        if book == 2:
            return max([worths.chip[gift * LEFT + left] for gift in GIFTS[VALUE[kind]]])
        if book == 4:
            return max(self.droplet - self.ruby, 0.0)
        if book == 5:
            return RESERVE * VALUE[kind] if left else 0.0
        return rolls if book == 6 else 0.0

    def of_blacks(self, state: QuacksState, samples: list[list[int]]) -> list[float]:
        """By the number of own blacks (Q-52, Q-64)."""
        book = state.box.book[BLACK]
        if book == 5:
            return [0.0] * MOST_BLACKS
        if book == 6:
            return [self.droplet * (1 - (1 - FURTHEST_BLACK) ** n) for n in range(MOST_BLACKS)]
        worth = [0.0] * MOST_BLACKS
        for own in range(1, MOST_BLACKS):
            for others in samples:
                left, right = others
                if more_than_one(own, left, right, state.players):
                    worth[own] += self.droplet / len(samples)
                if more_than_both(own, left, right):
                    worth[own] += self.ruby / len(samples)
        return worth


def gift_to_neighbour(state: QuacksState, worths: Worths, left: int) -> float:
    """F18: who explodes gives the left neighbour a 2-chip, which is felt among all others."""
    if state.card != SCHADENFREUDE:
        return 0.0
    return max([worths.chip[kind * LEFT + left] for kind in TWOS]) / (state.players - 1)


def of_purples(
    state: QuacksState, worths: Worths, left: int, ruby: float, droplet: float
) -> list[float]:
    """By the number of purples in the pot, 0 … 3; books 3, 5 and 6 pay as they are placed."""
    book = state.box.book[PURPLE]
    best = [0.0]
    for tier in range(1, 4):
        worth = 0.0
        if book == 4:
            worth = swap(worths, left, tier)
        elif book in REWARDS:
            chips, points, rubies, steps = REWARDS[book][tier]
            worth = points * worths.lead[left] + rubies * ruby + steps * droplet
            worth += sum([worths.chip[kind * LEFT + left] for kind in chips])
            if book == 2:
                worth -= tier * worths.chip[PURPLE_1 * LEFT + left]
        best.append(max(best[-1], worth))
    return best


def swap(worths: Worths, left: int, tier: int) -> float:
    """Purple 4: what the best swap of a tier is worth, if its chip lies in the pot."""
    best = 0.0
    for old, new in zip(OLD_CHIPS[tier], NEW_CHIPS[tier], strict=True):
        gain = worths.chip[new * LEFT + left] - worths.chip[old * LEFT + left]
        best = max(best, gain / 2)
    return best
