"""What the others will have, by samples of their brewing; and what that makes of one's own."""

from math import exp
from typing import Final

from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.quacks import moves
from philtre.games.quacks.agenda import ARG, AT_BREWING, DECIDE
from philtre.games.quacks.content import BLACK, ROUNDS, SPOON
from philtre.games.quacks.player import Player
from philtre.games.quacks.quick import quick
from philtre.games.quacks.standing import possessions, worth
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.worth import Worths

STEP: Final = 4  # the chance to win is tabled by quarters of a point
LOW: Final = -8  # points below what the player has now
HIGH: Final = 64
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
        still = any(not p.stopped for p in table.seats if p.seat != seat)
        for index in range(samples if still else 1):
            if index >= 4 and budget.spent():
                break
            self.add(brewed(table, seat, rng), seat, worths)
        left = ROUNDS - table.round
        own = possessions(table.seats[seat], worths, left)
        spread = worths.spread[left] if left else SHARP
        self.table = [self.chance(own + LOW + i / STEP, spread) for i in range(STEP * (HIGH - LOW))]
        self.ahead = [self.furthest(space) for space in range(SPOON + 1)]

    def add(self, sample: QuacksState, seat: int, worths: Worths) -> None:
        others = [player for player in sample.seats if player.seat != seat]
        self.worths.append([worth(sample, player, worths) for player in others])
        me = sample.seats[seat]
        beside = [sample.left_of(me), sample.seats[(seat - 1) % sample.players]]
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

    def win(self, gain: float) -> float:
        """The chance to win after gaining so many points."""
        place = (gain - LOW) * STEP
        if place < 0:
            place = 0.0
        index = int(place)
        if index >= len(self.table) - 1:
            return self.table[-1]
        part = place - index
        return self.table[index] * (1 - part) + self.table[index + 1] * part


def brewed(table: QuacksState, seat: int, rng: Rng) -> QuacksState:
    """The table once all have brewed: the seat stops now, the others play quickly."""
    sample = table.clone()
    while sample.stage == AT_BREWING:
        actors = sample.actors()
        if actors[0] == CHANCE:
            sample.play(CHANCE, sample.legal(CHANCE)[rng.pick(sample.odds())])
            continue
        player: Player = sample.seats[actors[0]]
        stops = player.seat == seat and player.todo[-1] % ARG == DECIDE
        sample.play(player.seat, moves.STOP if stops else quick(sample, player, rng))
    return sample
