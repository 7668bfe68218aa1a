"""Decisions outside brewing: what each option leads to, by worth and by games played on.

Worth alone decides little errors; so the best few options are tried in quick games, all with
the same luck, and each is moved from its worth towards what came of it, the further the more
games it had. They are played on for two rounds, and what all have then is weighed by worths and
tastes: at the end nearly all of a difference is luck.
"""

from math import sqrt
from typing import Final

from philtre.core.rng import Rng
from philtre.core.thought import Budget
from philtre.games.quacks.bot.evaluation import worth
from philtre.games.quacks.bot.playing_on import ahead, play_on
from philtre.games.quacks.bot.shopping import baskets, exchanged, purse_of, together
from philtre.games.quacks.bot.worths import PURSE, left_after, worths_of
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import EXCHANGE, MARKET, SHOP

MARGIN: Final = 2.5  # points behind the best at which an option is not tried
TRIED: Final = 6  # options at most
ROUNDS_ON: Final = 2  # are played on; after more of them luck is nearly all that is seen
OFF: Final = 0.4  # points by which worths are off, about
MOST: Final = 2000  # games for an option at most
LOOK: Final = 16  # games between two looks at who has fallen behind
BEHIND: Final = 2.3  # standard errors by which an option must be behind to be dropped


def gain(state: QuacksState, seat: int, move: int) -> float:
    """How many points better off the seat is after a move, by what things are worth."""
    player = state.seats[seat]
    worths = worths_of(state.box)
    step = player.next_step()
    if step in (SHOP, MARKET) and move < moves.WITCH:
        left = left_after(state)
        coins = worths.coins[left * PURSE + min(player.coins, PURSE - 1)]
        if move == moves.DONE:
            return -coins
        return baskets(state, player, worths)[move - moves.BUY] - coins
    if step == EXCHANGE and move < moves.WITCH:
        return exchanged(state, player, worths, move)
    after = state.clone()
    after.play(seat, move)
    more = worth(after, after.seats[seat], worths) - worth(state, player, worths)
    if move == moves.COINS_MOVE:  # to buy what goes with all that is at hand
        taken = state.box.coins[player.score]
        more += purse_of(state, player, worths)[taken]
        more -= worths.coins[left_after(state) * PURSE + taken]
    return more + together(state, player, worths, after)


class Trial:
    """Some options of a seat, tried in games to the end."""

    def __init__(self, state: QuacksState, seat: int, gains: list[float]) -> None:
        self.state = state
        self.seat = seat
        self.options = state.seats[seat].options
        self.gains = gains
        best = max(gains)
        order = sorted([(-gain, index) for index, gain in enumerate(gains)])
        self.alive = [index for less, index in order[:TRIED] if -less > best - MARGIN]
        self.sums = [0.0] * len(gains)  # of how far an option ended above the mean of all tried
        self.squares = 0.0
        self.rounds = 0
        self.gaps = [best - gain for gain in gains]  # how far behind the best option each one is

    def run(self, budget: Budget, rng: Rng) -> None:
        """Try until it is clear which is best, or the budget is spent."""
        while len(self.alive) > 1 and self.rounds < MOST:
            luck = rng.below(1 << 30)
            margins: list[float] = []
            for index in self.alive:
                if budget.spent():
                    self.compare()
                    return
                margins.append(self.play(self.options[index], luck))
            self.add(margins)
            if self.rounds % LOOK == 0:
                self.compare()
                self.drop()
        self.compare()

    def add(self, margins: list[float]) -> None:
        """One round of games, each option with the same luck."""
        mean = sum(margins) / len(margins)
        for place, index in enumerate(self.alive):
            self.sums[index] += margins[place] - mean
            self.squares += (margins[place] - mean) ** 2 / len(margins)
        self.rounds += 1

    def play(self, move: int, luck: int) -> float:
        """One game for some rounds: by how many points the seat is ahead then."""
        state = self.state.clone()
        state.play(self.seat, move)
        worths = worths_of(state.box)
        last = int(self.state.round) + ROUNDS_ON
        play_on(state, [worths] * state.players, luck, steadily=False, last=last)
        return ahead(state, self.seat, worths)

    def compare(self) -> None:
        """How far each option still tried is behind the best, by its worth and its games."""
        if not self.rounds:
            return
        weight = self.trust()
        level = sum([self.gains[index] for index in self.alive]) / len(self.alive)
        values: list[float] = []
        for index in self.alive:
            worth = self.gains[index] - level
            values.append(worth + weight * (self.sums[index] / self.rounds - worth))
        best = max(values)
        for place, index in enumerate(self.alive):
            self.gaps[index] = best - values[place]

    def trust(self) -> float:
        """How much the games weigh beside the worth: by how far off each of them may be."""
        spread = max(self.squares / self.rounds, 1.0)
        return self.rounds / (self.rounds + spread / OFF**2)

    def drop(self) -> None:
        """Options that have fallen too far behind are not tried any more."""
        error = sqrt(2 * max(self.squares / self.rounds, 1.0) / self.rounds)
        error *= self.trust()
        self.alive = [index for index in self.alive if self.gaps[index] < BEHIND * error]

    def values(self) -> list[float]:
        """The gain of each option: the best one's by its worth, the others' behind it."""
        best = self.gains[self.gaps.index(min(self.gaps))]
        return [best - gap for gap in self.gaps]
