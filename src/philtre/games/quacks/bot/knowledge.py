"""What a player of Quacks knows: what a position is worth, a quick choice, a way to think."""

from math import nan
from typing import Final

from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought
from philtre.games.quacks.bot.brewing_decision import BrewingDecision
from philtre.games.quacks.bot.evaluation import share
from philtre.games.quacks.bot.haste import HASTE, UNDECIDED, hasty
from philtre.games.quacks.bot.quick_player import brew
from philtre.games.quacks.bot.reasons import oddity, reasons
from philtre.games.quacks.bot.tempers import EASE
from philtre.games.quacks.bot.threats import threats
from philtre.games.quacks.bot.trial_games import Trial, gain
from philtre.games.quacks.bot.worths import worths_of
from philtre.games.quacks.content import KINDS
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.placing import explosive
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import AT_BREWING, AT_FORTUNE, DECIDE, MARKET, SHOP

CHANCES: Final = 1 << 20


class QuacksKnowledge(Knowledge[QuacksState]):
    def __init__(self) -> None:
        super().__init__()
        self.weighs_all = True
        self.sharpness = 0.8  # two bags are luckier than their means
        self.leeway = [0.0, 0.0, 0.0, 0.0]  # levels are hasty: `haste.py`
        self.ease = [EASE] * len(self.leeway)

    def evaluate(self, state: QuacksState, seat: int) -> float:
        """The seat's share of the win, by how far ahead its worth is."""
        if state.winners:
            return state.returns()[seat]
        return share(state, seat, 0.0)

    def score(self, state: QuacksState, seat: int, move: int, rng: Rng) -> float:
        """Brewing by a rule of thumb, all else by what it is worth."""
        player = state.seats[seat]
        if player.next_step() == DECIDE:
            return 1.0 if move == brew(state, player, worths_of(state.box)) else 0.0
        return share(state, seat, gain(state, seat, move))

    def rollout(self, state: QuacksState, seat: int, rng: Rng) -> int:
        """Boldly: draw while more of the bag is safe than not; buy the dearest; accept gifts."""
        player = state.seats[seat]
        options = player.options
        step = player.next_step()
        if step == DECIDE and player.chips_left:
            return moves.DRAW if explosive(state, player) * 2 < player.chips_left else moves.STOP
        if step in (SHOP, MARKET):
            return dearest(state, options)
        return options[rng.below(len(options))]

    def think(self, glimpse: Glimpse[QuacksState], budget: Budget, rng: Rng) -> list[Thought]:
        """Brewing by the bag, exactly; all else by worth and by games played on."""
        state = glimpse.sample(rng)
        options = glimpse.legal()
        seat = glimpse.seat
        if state.stage == AT_BREWING:
            values = BrewingDecision(state, seat, budget, rng).values()
        else:
            trial = Trial(state, seat, [gain(state, seat, move) for move in options])
            trial.run(budget, rng)
            gains = trial.values()
            # a fortune card gives to all, one after the other: those to come get about as much
            later = max(gains) if state.stage == AT_FORTUNE else 0.0
            values = [share(state, seat, points, later) for points in gains]
        order = sorted([(-value, index) for index, value in enumerate(values)])
        return [
            Thought(options[index], -value, 1.0 if place == 0 else 0.0)
            for place, (value, index) in enumerate(order)
        ]

    def think_as(
        self, level: int, temper: int, glimpse: Glimpse[QuacksState], budget: Budget, rng: Rng
    ) -> list[Thought]:
        """Now and then in haste: by nerve and by plain worth, and so not weighed."""
        if rng.below(CHANCES) >= HASTE[level] * CHANCES:
            return []
        move = hasty(glimpse.sample(rng), glimpse.seat, level, rng, temper)
        return [] if move == UNDECIDED else [Thought(move, nan, 1.0)]

    def boldness(self, state: QuacksState, move: int) -> float:
        """The bold draw and the patient stop, where either is about as good."""
        return 1.0 if move == moves.DRAW else -1.0 if move == moves.STOP else 0.0

    def reasons(self, glimpse: Glimpse[QuacksState], move: int) -> list[Reason]:
        """What explodes, what a stop gives, what coins buy."""
        return reasons(glimpse, move)

    def threats(self, glimpse: Glimpse[QuacksState]) -> list[Reason]:
        """The bag, and who is further."""
        return threats(glimpse)

    def oddity(self, glimpse: Glimpse[QuacksState], move: int) -> Reason | None:
        return oddity(glimpse, move)


def dearest(state: QuacksState, options: list[int]) -> int:
    """The most expensive chip on offer; else the last option, which is to be done."""
    best, price = options[-1], 0
    for option in options:
        kind = option - moves.BUY
        if 0 <= kind < KINDS and state.box.price[kind] > price:
            best, price = option, state.box.price[kind]
    return best
