"""What the others will have, by samples of their brewing; and what that makes of one's own."""

from math import exp, sqrt
from typing import Final

from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.quacks import moves
from philtre.games.quacks.agenda import ARG, AT_BREWING, DECIDE, DECLARED
from philtre.games.quacks.content import BLACK, ROUNDS, SPOON
from philtre.games.quacks.player import Player
from philtre.games.quacks.quick import brew, quick
from philtre.games.quacks.standing import possessions, worth
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.worth import Worths

STEP: Final = 4  # the chance to win is tabled by quarters of a point
LOW: Final = -8  # points below what the player has now
HIGH: Final = 64
LEAST: Final = 4  # samples, however little time there is
HAZES: Final = 6  # points at most by which one's own may be off
BOLD: Final = 4  # one sample in so many has players of the last round who go on until ahead
GUESSED: Final = 1.5  # the spread of points in round 9 while others brew, not as quickly
SHARP: Final = 0.6  # the spread of points once round 9 is brewed: the die is all that is left


class Rivals:
    """Samples of how the others end the round, seen from one seat at a brewing decision."""

    def __init__(
        self,
        table: QuacksState,
        seat: int,
        worths: Worths,
        samples: int,
        budget: Budget,
        rng: Rng,
    ) -> None:
        self.worths: list[list[float]] = []
        self.blacks: list[list[int]] = []
        self.spaces: list[int] = []  # the furthest of those who may roll the die; -1: nobody
        left = ROUNDS - table.round
        still = any(not p.stopped for p in table.seats if p.seat != seat)
        for index in range(samples if still else 1):
            if index >= LEAST and (budget.spent() or budget.left() < 0.5):
                break
            self.add(Brewed(table, seat, worths, left == 0 and index % BOLD == 1, rng))
        own = possessions(table.seats[seat], worths, left)
        spread = worths.spread[left] if left else GUESSED if still else SHARP
        self.table = [self.chance(own + LOW + i / STEP, spread) for i in range(STEP * (HIGH - LOW))]
        self.hazy = [self.table] + [self.blurred(haze) for haze in range(1, HAZES + 1)]
        self.ahead = [self.furthest(space) for space in range(SPOON + 1)]

    def add(self, brewed: "Brewed") -> None:
        sample = brewed.table
        me = sample.seats[brewed.seat]
        others = [player for player in sample.seats if player is not me]
        self.worths.append([brewed.reached[player.seat] for player in others])
        beside = [sample.left_of(me), sample.seats[(me.seat - 1) % sample.players]]
        self.blacks.append([player.count_for_books(BLACK) for player in beside])
        rolling = [player.scoring_space() for player in others if player.rolls_die()]
        self.spaces.append(max(rolling) if rolling else -1)

    def chance(self, own: float, spread: float) -> float:
        """The mean over the samples of the chance to win with so much."""
        total = 0.0
        for others in self.worths:
            against = 1.0
            for other in others:
                against += exp(min((other - own) / spread, 50.0))
            total += 1.0 / against
        return total / len(self.worths)

    def furthest(self, space: int) -> float:
        """The chance that nobody lies further."""
        return sum([1 for other in self.spaces if other <= space]) / len(self.spaces)

    def blurred(self, haze: int) -> list[float]:
        """The chance to win if the points are off by so many, more or less (three-point rule)."""
        off = int(sqrt(3.0) * haze * STEP)
        last = len(self.table) - 1
        return [
            (self.table[max(i - off, 0)] + 4 * each + self.table[min(i + off, last)]) / 6
            for i, each in enumerate(self.table)
        ]

    def win(self, gain: float) -> float:
        """The chance to win after gaining so many points."""
        return between(self.table, gain)

    def win_about(self, gain: float, haze: int) -> float:
        """The same, where the points are only known to be about so many."""
        return between(self.hazy[min(haze, HAZES)], gain)


def between(table: list[float], gain: float) -> float:
    """A chance from the table, between two of its entries."""
    place = (gain - LOW) * STEP
    if place < 0:
        place = 0.0
    index = int(place)
    if index >= len(table) - 1:
        return table[-1]
    part = place - index
    return table[index] * (1 - part) + table[index + 1] * part


class Brewed:
    """The table once all have brewed: the seat stops now, the others play quickly.

    In the last round some of them go on until they are ahead, as players do who would lose
    otherwise: to beat the seat they need not end further, only get there before they explode.
    """

    def __init__(self, table: QuacksState, seat: int, worths: Worths, bold: bool, rng: Rng) -> None:
        self.table = table.clone()
        self.seat = seat
        self.reached = [-1e9] * table.players  # by seat: the worth it can end with
        for player in self.table.seats:
            if table.declared & player.bit:
                self.guess(player, worths, bold)
        while self.table.stage == AT_BREWING:
            seat = self.table.actors()[0]
            if seat == CHANCE:
                deal(self.table, rng)
            else:
                self.table.play(seat, self.choose(self.table.seats[seat], worths, bold, rng))
        for player in self.table.seats:
            self.reach(player, worths)

    def guess(self, player: Player, worths: Worths, bold: bool) -> None:
        """What a player has declared nobody knows (Q-90): what would be sensible?"""
        draws = player.chips_left and (bold or brew(self.table, player, worths) != moves.STOP)
        player.todo[-1] = DECLARED + ARG * (moves.DRAW if draws else moves.STOP)

    def choose(self, player: Player, worths: Worths, bold: bool, rng: Rng) -> int:
        if player.todo[-1] % ARG != DECIDE:
            return quick(self.table, player, rng)
        if player.seat == self.seat:
            return moves.STOP
        if bold:
            self.reach(player, worths)
            if player.chips_left and moves.DRAW in player.options:
                return moves.DRAW
        return quick(self.table, player, rng)

    def reach(self, player: Player, worths: Worths) -> None:
        now = worth(self.table, player, worths)
        self.reached[player.seat] = max(self.reached[player.seat], now)
