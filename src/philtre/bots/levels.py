"""Bots at four strengths: how long each thinks, and what it does not see (`tastes.py`).

The novice never thinks: it looks one move ahead.
"""

from time import perf_counter
from typing import Final, NamedTuple

from philtre.bots.bot import Bot, GreedyBot
from philtre.bots.tastes import Glances, by_taste
from philtre.bots.think import Clock, Seconds, pick, think, undisturbed
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought


class Level(NamedTuple):
    name: str
    seconds: float  # of thought for a decision, on one core


LEVELS: Final = [Level("novice", 0.0), Level("adept", 0.1), Level("expert", 0.5)]
LEVELS.append(Level("master", 2.0))
LEVEL_NAMES: Final = [level.name for level in LEVELS]


class LevelBot(Bot):
    def __init__(
        self, level: int, seconds: float, clock: Clock = perf_counter, steps: int = 0
    ) -> None:
        """With `steps` it thinks by their number and not by a clock: the same every time."""
        self.level = level
        self.temper = 0  # 1: bold, -1: patient
        self.steps = steps
        self.seconds = seconds
        self.clock = clock
        self.steady = False  # whether it thinks on when its choice is plain
        self.listens = seconds > 0  # others' play may tell a thinker something
        self.quick = GreedyBot(samples=1)

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        return self.consider(glimpse, rng)[0]

    def consider(self, glimpse: Glimpse, rng: Rng) -> tuple[int, list[Thought]]:
        moves = glimpse.legal()
        if len(moves) == 1:
            return moves[0], []
        knowledge = glimpse.game.knowledge()
        budget = Budget(self.steps) if self.steps else self._time()
        thoughts = undisturbed(
            lambda: knowledge.think_as(self.level, self.temper, glimpse, budget, rng)
        )
        if thoughts:
            return pick(thoughts, rng), thoughts
        if self.seconds == 0:
            thoughts = sorted(self.quick.consider(glimpse, rng)[1], key=lambda each: -each.value)
        else:
            glances = knowledge.glances[self.level]
            thoughts = think(glimpse, Glances(budget, glances) if glances else budget, rng)
        sample = glimpse.sample(rng)
        return by_taste(thoughts, knowledge, sample, self.level, self.temper, rng), thoughts

    def _time(self) -> Budget:
        return Seconds(self.seconds, self.clock, self.steady)
