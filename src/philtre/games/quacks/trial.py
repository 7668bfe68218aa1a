"""Decisions outside brewing: what each option leads to, by worth and by games played on.

Worth alone decides little errors; so the best few options are tried in quick games to
the end, all with the same luck, and each is moved from its worth towards what came of
it, the further the more games it had.
"""

from math import sqrt
from typing import Final

from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.quacks import moves
from philtre.games.quacks.agenda import ARG, MARKET, SHOP
from philtre.games.quacks.content import ROUNDS
from philtre.games.quacks.quick import quick, second
from philtre.games.quacks.standing import chip_worth, worth
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.worth import PURSE, worths_of

MARGIN: Final = 2.5  # points behind the best at which an option is not tried
TRIED: Final = 6  # options at most
DOUBT: Final = 200  # games that weigh as much as the worth
MOST: Final = 500  # games for an option at most
LOOK: Final = 16  # games between two looks at who has fallen behind
BEHIND: Final = 2.3  # standard errors by which an option must be behind to be dropped


def gain(table: QuacksState, seat: int, move: int) -> float:
    """How many points better off the seat is after a move, by what things are worth."""
    player = table.seats[seat]
    worths = worths_of(table.box)
    step = player.todo[-1] % ARG
    if step in (SHOP, MARKET) and move < moves.WITCH:
        left = ROUNDS - table.round
        coins = worths.coins[left * PURSE + min(player.coins, PURSE - 1)]
        if move == moves.DONE:
            return -coins
        kind = move - moves.BUY
        bought = chip_worth(table, player, worths, kind, left)
        if player.basket:
            return bought - coins
        return bought + second(table, player, worths, kind, left) - coins
    after = table.clone()
    after.play(seat, move)
    return worth(after, after.seats[seat], worths) - worth(table, player, worths)


class Trial:
    """Some options of a seat, tried in games to the end."""

    def __init__(self, table: QuacksState, seat: int, gains: list[float]) -> None:
        self.table = table
        self.seat = seat
        self.options = table.seats[seat].options
        self.gains = gains
        best = max(gains)
        order = sorted(range(len(gains)), key=lambda index: -gains[index])
        self.alive = [index for index in order[:TRIED] if gains[index] > best - MARGIN]
        self.games = [0] * len(gains)
        self.sums = [0.0] * len(gains)
        self.squares = 0.0
        self.played = 0

    def run(self, budget: Budget, rng: Rng) -> None:
        """Try until it is clear which is best, or the budget is spent."""
        while len(self.alive) > 1 and self.games[self.alive[0]] < MOST:
            luck = rng.below(1 << 30)
            for index in self.alive:
                if budget.spent():
                    return
                self.add(index, self.play(self.options[index], Rng(luck)))
            if self.games[self.alive[0]] % LOOK == 0:
                self.drop()

    def add(self, index: int, margin: float) -> None:
        self.games[index] += 1
        self.sums[index] += margin
        self.squares += margin * margin
        self.played += 1

    def play(self, move: int, rng: Rng) -> float:
        """One game to its end: by how many points the seat is ahead of the others' mean."""
        table = self.table.clone()
        table.play(self.seat, move)
        while True:
            actors = table.actors()
            if not actors:
                break
            if actors[0] == CHANCE:
                table.play(CHANCE, table.legal(CHANCE)[rng.pick(table.odds())])
            else:
                table.play(actors[0], quick(table, table.seats[actors[0]], rng))
        total = sum([player.points for player in table.seats])
        own = table.seats[self.seat].points
        return own - (total - own) / (table.players - 1)

    def values(self) -> list[float]:
        """The gain of each option, moved towards what came of it."""
        values = self.gains[:]
        tried = [index for index in range(len(values)) if self.games[index]]
        if not tried:
            return values
        surplus = [self.sums[i] / self.games[i] - self.gains[i] for i in tried]
        level = sum(surplus) / len(tried)  # the quick player is not the one who thinks
        for place, index in enumerate(tried):
            weight = self.games[index] / (self.games[index] + DOUBT)
            values[index] += weight * (surplus[place] - level)
        return values

    def drop(self) -> None:
        """Options that have fallen too far behind are not tried any more."""
        values = self.values()
        best = max([values[index] for index in self.alive])
        games = self.games[self.alive[0]]
        mean = sum(self.sums) / self.played
        spread = sqrt(max(self.squares / self.played - mean * mean, 1.0))
        error = spread * sqrt(2 / games) * games / (games + DOUBT)
        self.alive = [i for i in self.alive if values[i] > best - BEHIND * error]
