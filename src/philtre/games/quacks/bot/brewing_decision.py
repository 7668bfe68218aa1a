"""Thinking about a decision of Quacks: brewing by the bag, all else by what it leads to."""

from typing import Final

from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.thought import Budget
from philtre.games.quacks.bot.end_of_brewing import burst, stop
from philtre.games.quacks.bot.evaluation import share
from philtre.games.quacks.bot.imagined_brewing import Brewing
from philtre.games.quacks.bot.pool import ways
from philtre.games.quacks.bot.quick_player import quick
from philtre.games.quacks.bot.rivals import Rivals
from philtre.games.quacks.bot.shopping import purse_of
from philtre.games.quacks.bot.watch import Watch
from philtre.games.quacks.bot.when_to_stop import drawing, going_on
from philtre.games.quacks.bot.worth_of_pot import WorthOfPot
from philtre.games.quacks.bot.worths import Worths, left_after, worths_of
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.placing import explosive
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import AT_BREWING, DECIDE

SAMPLES: Final = 24  # of how the others brew
FEW: Final = 6  # while nothing can happen at the next draw
MANY: Final = 100  # in the last round, where nothing else blurs who wins
DEEPEST: Final = 7
CLOSE: Final = 0.004  # values nearer than this are looked at once more
PATHS: Final = 6  # ways in which the chips of a witch or a blue may fall


class BrewingDecision:
    """A brewing decision of one seat, as far as the budget lets it see."""

    def __init__(self, state: QuacksState, seat: int, budget: Budget, rng: Rng) -> None:
        self.state = state
        self.seat = seat
        self.watch = Watch(budget)
        self.rng = rng
        self.worths: Worths = worths_of(state.box)
        player = state.seats[seat]
        self.calm = player.next_step() == DECIDE and not explosive(state, player)
        samples = MANY if state.round == state.box.rounds else FEW if self.calm else SAMPLES
        self.rivals = Rivals(state, seat, self.worths, samples, budget, rng)
        self.purse = purse_of(state, player, self.worths)
        self.harvest = self.harvest_of(state, player)

    def values(self) -> list[float]:
        """The chance to win after each option, deeper and deeper until it is clear."""
        player = self.state.seats[self.seat]
        options = player.options
        brew = self.brew(self.state)
        # without foresight first, in any case: who has no time to go deeper weighs all alike
        self.watch.patient = True
        values = [self.value(brew, move, 0) for move in options]
        self.watch.patient = False
        for depth in range(1, DEEPEST + 1):
            deeper = [self.value(brew, move, depth) for move in options]
            if self.watch.over:
                break
            settled = depth > 1 and is_settled(values, deeper)
            values = deeper
            if settled or self.calm or self.watch.over or depth > player.chips_left:
                break
        return values

    def brew(self, state: QuacksState) -> Brewing:
        """A brewing as it is now or in a thought, with what was gained or paid on the way."""
        now, then = state.seats[self.seat], self.state.seats[self.seat]
        left = left_after(state)
        harvest = self.harvest
        if left == 0 and now.rubies != then.rubies:  # two make a point, and one may lie there
            harvest = self.harvest_of(state, now)
        brew = Brewing(state, now, self.worths, self.rivals, harvest, self.watch)
        brew.ways = ways(brew)
        points = int((now.points - then.points) * brew.point_worth + 0.5)
        brew.gain += points + (now.rubies - then.rubies) * brew.ruby_worth
        if then.flask and not now.flask:
            brew.gain -= brew.flask_worth
        return brew

    def harvest_of(self, state: QuacksState, player: Player) -> WorthOfPot:
        left = left_after(state)
        return WorthOfPot(state, player, self.worths, left, self.rivals, self.purse)

    def value(self, brew: Brewing, move: int, depth: int) -> float:
        deciding = self.state.seats[self.seat].next_step() == DECIDE
        if deciding and move == moves.DRAW:
            return drawing(brew, depth)
        if deciding and move == moves.STOP:
            return stop(brew)
        after = self.state.clone()
        after.play(self.seat, move)
        return self.follow(after, min(depth, 2))

    def follow(self, state: QuacksState, depth: int) -> float:
        """What a position of the seat's brewing is worth, in the middle of an effect or not."""
        player = state.seats[self.seat]
        if state.stage != AT_BREWING:
            return share(state, self.seat, 0.0)
        if self.watch.over:
            return stop(self.brew(state))
        if state.due & player.bit:
            return sum([self.follow(self.fallen(state), depth) for _ in range(PATHS)]) / PATHS
        if not state.open & player.bit:
            return self.ended(state, player)
        if player.next_step() == DECIDE:
            return going_on(self.brew(state), depth)
        best = 0.0
        for move in player.options:
            after = state.clone()
            after.play(self.seat, move)
            best = max(best, self.follow(after, depth - 1 if depth else 0))
        return best

    def fallen(self, state: QuacksState) -> QuacksState:
        """One way in which the chips may fall that the seat draws now."""
        after = state.clone()
        bit = after.seats[self.seat].bit
        while after.stage == AT_BREWING and after.due & bit:
            deal(after, self.rng)
            player = after.seats[self.seat]
            while after.open & bit and player.next_step() != DECIDE:
                after.play(self.seat, quick(after, player, self.rng))
        return after

    def ended(self, state: QuacksState, player: Player) -> float:
        """The seat has stopped or exploded, others may still brew."""
        brew = self.brew(state)
        if player.exploded:
            return burst(brew, player.protected)
        return stop(brew)


def is_settled(before: list[float], after: list[float]) -> bool:
    """Whether another draw of foresight has not brought anything new."""
    leader = after.index(max(after))
    if leader != before.index(max(before)):
        return False
    second = max([value for index, value in enumerate(after) if index != leader])
    change = max([abs(a - b) for a, b in zip(after, before, strict=True)])
    return after[leader] - second > max(2 * change, CLOSE)
