"""What is chosen among moves that look about as good: by who sees less, and by temper."""

from math import exp
from typing import Final

from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought

FEW: Final = 6  # moves that come into question: what comes after them was hardly looked at
MILLION: Final = 1_000_000
FURTHEST: Final = 2.0  # times the leeway: what looks worse than that is never chosen


class Glances(Budget):
    """Another budget, but no more than so many steps of it."""

    def __init__(self, whole: Budget, most: int) -> None:
        super().__init__(most, whole.steady)
        self.whole = whole

    def spent(self) -> bool:
        return super().spent() or self.whole.spent()

    def left(self) -> float:
        return min(super().left(), self.whole.left())


def by_taste(
    thoughts: list[Thought], knowledge: Knowledge, level: int, temper: int, rng: Rng
) -> int:
    """Of moves, best first: the best, unless the level can't tell it from others that look nearly
    as good, or the temper prefers one of these."""
    few, leeway = thoughts[:FEW], knowledge.leeway[level]
    best = few[0].value
    likings = [min(each.value, best) + knowledge.leaning(each.move, temper) for each in few]
    most = max(likings)
    if leeway == 0:
        return few[likings.index(most)].move
    weights = [
        int(MILLION * exp((liking - most) / leeway)) if most - liking <= FURTHEST * leeway else 0
        for liking in likings
    ]
    return few[rng.pick(weights)].move
