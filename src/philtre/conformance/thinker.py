"""A bot that thinks as the levels do, for so many steps instead of seconds."""

from philtre.bots.bot import Bot
from philtre.bots.think import pick, think
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.core.thought import Budget


class Thinker(Bot):
    def __init__(self, steps: int) -> None:
        self.steps = steps

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        return pick(think(glimpse, Budget(self.steps), rng), rng)
