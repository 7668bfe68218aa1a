"""What the others will have, by samples of their brewing; and what that makes of one's own."""

from math import exp, sqrt
from typing import Final

from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.quacks.bot.evaluation import possessions, worth
from philtre.games.quacks.bot.prospects import HAZES, HIGH, LOW, STEP, Prospects
from philtre.games.quacks.bot.quick_player import brew, quick
from philtre.games.quacks.bot.worths import Worths, left_after
from philtre.games.quacks.content import BLACK, SPOON
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.cards import rolls
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import AT_BREWING, AT_RUBIES, DECIDE, DECLARED, packed

LEAST: Final = 4  # samples, however little time there is
BOLD: Final = 4  # one sample in so many has players of the last round who go on until ahead
GUESSED: Final = 1.5  # the spread of points in round 9 while others brew, not as quickly
SHARP: Final = 0.6  # the spread of points once round 9 is brewed: the die is all that is left


class Rivals(Prospects):
    """The chance to win, by samples of how the others end the round; seen from one seat at a
    brewing decision."""

    def __init__(
        self,
        state: QuacksState,
        seat: int,
        worths: Worths,
        samples: int,
        budget: Budget,
        rng: Rng,
    ) -> None:
        super().__init__(state.players, [])
        self.worths: list[list[float]] = []
        self.spaces: list[int] = []  # the furthest of those who may roll the die; -1: nobody
        left = left_after(state)
        still = any(not p.stopped for p in state.seats if p.seat != seat)
        for index in range(samples):
            if index >= LEAST and (budget.spent() or budget.left() < 0.5):
                break
            self.add(Brewed(state, seat, worths, left == 0 and index % BOLD == 1, rng))
        own = possessions(state.seats[seat], worths, left)
        spread = worths.spread[left] if left else GUESSED if still else SHARP
        self.chances = [
            self.chance(own + LOW + i / STEP, spread) for i in range(STEP * (HIGH - LOW))
        ]
        self.hazy = [self.chances] + [self.blurred(haze) for haze in range(1, HAZES + 1)]
        self.ahead = [self.furthest(space) for space in range(SPOON + 1)]

    def add(self, brewed: "Brewed") -> None:
        sample = brewed.state
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
        last = len(self.chances) - 1
        return [
            (self.chances[max(i - off, 0)] + 4 * each + self.chances[min(i + off, last)]) / 6
            for i, each in enumerate(self.chances)
        ]


class Brewed:
    """The table once all have brewed: the seat stops now, the others play quickly.

    Of those who have stopped already it is known what lies in their pots: what their chips
    bring them counts, as it does for the seat (`worth_of_pot.py`). The bonus die does not: it
    is the seat's own if it gets further.

    In the last round some of them go on until they are ahead, as players do who would lose
    otherwise: to beat the seat they need not end further, only get there before they explode.
    """

    def __init__(self, state: QuacksState, seat: int, worths: Worths, bold: bool, rng: Rng) -> None:
        self.state = state.clone()
        self.seat = seat
        self.reached = [-1e9] * state.players  # by seat: the worth it can end with
        self.settled = [player.stopped and not player.exploded for player in state.seats]
        for player in self.state.seats:
            if state.declared & player.bit:
                self.guess(player, worths, bold)
        while self.state.stage == AT_BREWING:
            seat = self.state.actors()[0]
            if seat == CHANCE:
                deal(self.state, rng)
            else:
                self.state.play(seat, self.choose(self.state.seats[seat], worths, bold, rng))
        for player in self.state.seats:
            self.reach(player, worths)
        if any(self.settled):
            self.evaluate(worths, rng)

    def evaluate(self, worths: Worths, rng: Rng) -> None:
        """A and B, but for the mean of the bonus die: what the chips bring."""
        state = self.state
        roll = worths.roll[left_after(state)] * rolls(state)
        brewed = [
            worth(state, player, worths) + (roll if player.rolls_die() else 0.0)
            for player in state.seats
        ]
        while state.stage < AT_RUBIES:
            seat = state.actors()[0]
            if seat == CHANCE:
                deal(state, rng)
            else:
                state.play(seat, quick(state, state.seats[seat], rng))
        for player in state.seats:
            if self.settled[player.seat]:
                self.reached[player.seat] += worth(state, player, worths) - brewed[player.seat]

    def guess(self, player: Player, worths: Worths, bold: bool) -> None:
        """What a player has declared nobody knows (Q-90): what would be sensible?"""
        draws = player.chips_left and (bold or brew(self.state, player, worths) != moves.STOP)
        player.todo[-1] = packed(DECLARED, moves.DRAW if draws else moves.STOP)

    def choose(self, player: Player, worths: Worths, bold: bool, rng: Rng) -> int:
        if player.next_step() != DECIDE:
            return quick(self.state, player, rng)
        if player.seat == self.seat:
            return moves.STOP
        if bold:
            self.reach(player, worths)
            if player.chips_left and moves.DRAW in player.options:
                return moves.DRAW
        return quick(self.state, player, rng)

    def reach(self, player: Player, worths: Worths) -> None:
        now = worth(self.state, player, worths)
        self.reached[player.seat] = max(self.reached[player.seat], now)
