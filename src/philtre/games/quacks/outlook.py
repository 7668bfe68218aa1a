"""Thinking about a decision of Quacks: brewing by the bag, all else by what it leads to."""

from typing import Final

from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.thought import Budget
from philtre.games.quacks import moves
from philtre.games.quacks.agenda import ARG, AT_BREWING, DECIDE
from philtre.games.quacks.brew import Brew, Watch
from philtre.games.quacks.content import ROUNDS
from philtre.games.quacks.placing import explosive
from philtre.games.quacks.player import Player
from philtre.games.quacks.quick import quick
from philtre.games.quacks.rivals import Rivals
from philtre.games.quacks.standing import share
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.worth import Worths, worths_of

SAMPLES: Final = 24  # of how the others brew
FEW: Final = 6  # while nothing can happen at the next draw
MANY: Final = 100  # in the last round, where nothing else blurs who wins
DEEPEST: Final = 7
CLOSE: Final = 0.004  # values nearer than this are looked at once more
PATHS: Final = 6  # ways in which the chips of a witch or a blue may fall


class Outlook:
    """A brewing decision of one seat, as far as the budget lets it see."""

    def __init__(self, table: QuacksState, seat: int, budget: Budget, rng: Rng) -> None:
        self.table = table
        self.seat = seat
        self.watch = Watch(budget)
        self.rng = rng
        self.worths: Worths = worths_of(table.box)
        player = table.seats[seat]
        self.calm = player.todo[-1] % ARG == DECIDE and not explosive(table, player)
        samples = MANY if table.round == ROUNDS else FEW if self.calm else SAMPLES
        self.rivals = Rivals(table, seat, self.worths, samples, budget, rng)

    def values(self) -> list[float]:
        """The chance to win after each option, deeper and deeper until it is clear."""
        player = self.table.seats[self.seat]
        options = player.options
        brew = self.brew(self.table)
        values: list[float] = []
        for depth in range(1, DEEPEST + 1):
            deeper = [self.value(brew, move, depth) for move in options]
            if self.watch.over and values:
                break
            settled = bool(values) and is_settled(values, deeper)
            values = deeper
            if settled or self.calm or self.watch.over or depth > player.chips_left:
                break
        return values

    def brew(self, table: QuacksState) -> Brew:
        """A brewing as it is now or in a thought, with what was gained or paid on the way."""
        now, then = table.seats[self.seat], self.table.seats[self.seat]
        brew = Brew(table, now, self.worths, self.rivals, self.watch)
        points = int((now.points - then.points) * brew.point + 0.5)
        brew.pot.gain += points + (now.rubies - then.rubies) * brew.ruby
        if then.flask and not now.flask:
            brew.pot.gain -= brew.flask
        return brew

    def value(self, brew: Brew, move: int, depth: int) -> float:
        deciding = self.table.seats[self.seat].todo[-1] % ARG == DECIDE
        if deciding and move == moves.DRAW:
            return brew.drawing(depth)
        if deciding and move == moves.STOP:
            return brew.stopping()
        after = self.table.clone()
        after.play(self.seat, move)
        return self.follow(after, min(depth, 2))

    def follow(self, table: QuacksState, depth: int) -> float:
        """What a position of the seat's brewing is worth, in the middle of an effect or not."""
        player = table.seats[self.seat]
        if table.stage != AT_BREWING:
            return share(table, self.seat, 0.0)
        if self.watch.over:
            return self.brew(table).stopping()
        if table.due & player.bit:
            return sum([self.follow(self.fallen(table), depth) for _ in range(PATHS)]) / PATHS
        if not table.open & player.bit:
            return self.ended(table, player)
        if player.todo[-1] % ARG == DECIDE:
            return self.brew(table).going_on(depth)
        best = 0.0
        for move in player.options:
            after = table.clone()
            after.play(self.seat, move)
            best = max(best, self.follow(after, depth - 1 if depth else 0))
        return best

    def fallen(self, table: QuacksState) -> QuacksState:
        """One way in which the chips may fall that the seat draws now."""
        after = table.clone()
        bit = after.seats[self.seat].bit
        while after.stage == AT_BREWING and after.due & bit:
            deal(after, self.rng)
            player = after.seats[self.seat]
            while after.open & bit and player.todo[-1] % ARG != DECIDE:
                after.play(self.seat, quick(after, player, self.rng))
        return after

    def ended(self, table: QuacksState, player: Player) -> float:
        """The seat has stopped or exploded, others may still brew."""
        brew = self.brew(table)
        if player.exploded:
            return brew.exploded(player.protected)
        return brew.stopping()


def is_settled(before: list[float], after: list[float]) -> bool:
    """Whether another draw of foresight has not brought anything new."""
    leader = after.index(max(after))
    if leader != before.index(max(before)):
        return False
    second = max([value for index, value in enumerate(after) if index != leader])
    change = max([abs(a - b) for a, b in zip(after, before, strict=True)])
    return after[leader] - second > max(2 * change, CLOSE)
