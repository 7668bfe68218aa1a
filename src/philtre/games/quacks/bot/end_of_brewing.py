"""The ends of a brewing to come: the chance to win after stopping, and after exploding."""

from philtre.games.quacks.bot.bag import QUARTERS, Bag, Pot, without
from philtre.games.quacks.bot.rivals import Rivals
from philtre.games.quacks.bot.worth_of_pot import EDGES, MOST_BLACKS, WorthOfPot
from philtre.games.quacks.bot.worths import Worths
from philtre.games.quacks.content import (
    BLACK_1,
    GREEN,
    LAST_SPACE,
    PURPLE_1,
    ROUNDS,
    STRONG_INGREDIENT,
    VALUE,
)
from philtre.games.quacks.rules.books.green import green_3
from philtre.games.quacks.rules.cards import PERFECT
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.witches import COMFORTER


class EndOfBrewing(Bag):
    def __init__(self, state: QuacksState, player: Player, worths: Worths, rivals: Rivals) -> None:
        super().__init__(player, state.box.book, state.box.expansion)
        left = ROUNDS - state.round
        self.card = state.card
        self.rivals = rivals
        self.harvest = WorthOfPot(state, player, worths, left, rivals.ahead, rivals.blacks)
        self.penny = worths.penny[left]
        self.comforter = state.has_witch(player, COMFORTER)

    def stop(self, pot: Pot) -> float:
        """After stopping; F22 brings one chip more."""
        edge = pot.edge
        if self.book[GREEN] == 3 and pot.whites == PERFECT and edge < LAST_SPACE:
            edge = min(edge + green_3(pot.whites, self.values(GREEN)), LAST_SPACE)
        extra = self.extra(pot)
        if self.card == STRONG_INGREDIENT and self.chips:
            return self.strong(edge, extra)
        return self.rivals.win(self.harvest.good[edge] + extra)

    def burst(self, pot: Pot, covered: bool) -> float:
        """After exploding: points or coins, or both under a window; W4 may comfort."""
        worth = self.harvest.covered[pot.edge] if covered else self.harvest.bad[pot.edge]
        if self.comforter:
            worth = max(worth, self.harvest.good[pot.edge] - self.penny)
        return self.rivals.win(worth + self.extra(pot))

    def extra(self, pot: Pot) -> float:
        """What comes on top of the space: the last two chips, and what was gained on the way."""
        ends = self.harvest.ends[pot.last] + self.harvest.ends[pot.before]
        return ends + self.held(pot.whites) + pot.gain / QUARTERS

    def held(self, whites: int) -> float:
        """What purples and blacks in the pot bring, and a white sum of exactly 7."""
        total = self.harvest.perfect if whites == PERFECT else 0.0
        if self.whole[PURPLE_1]:
            total += self.harvest.purples[min(self.whole[PURPLE_1] - self.bag[PURPLE_1], 3)]
        if self.whole[BLACK_1]:
            blacks = self.whole[BLACK_1] - self.bag[BLACK_1]
            total += self.harvest.blacks[min(blacks, MOST_BLACKS - 1)]
        return total

    def strong(self, edge: int, extra: float) -> float:
        """F22: the furthest of five more chips is placed."""
        total = 0.0
        missing = 1.0  # the chance that nothing as far is among the five
        further = 0
        for value in (6, 4, 3, 2, 1):
            count = sum([self.bag[kind] for kind in self.kinds if VALUE[kind] == value])
            if count:
                further += count
                none = without(self.chips, further, 5)
                total += (missing - none) * self.rivals.win(self.gifted(edge + value) + extra)
                missing = none
        return total

    def gifted(self, edge: int) -> float:
        most = EDGES - 1 if self.expansion else LAST_SPACE
        return self.harvest.good[min(edge, most)]
