"""Who sees less: a bounded look, a choice among moves that look about as good, and a temper.

Every level of every game is made of these (`Knowledge.glances`, `leeway`, `ease`, `boldness`), but
where a game has its own way (`Knowledge.think_as`).
"""

from typing import Final

from philtre.bots.think import pick
from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.core.thought import Budget, Thought

LOOKED_AT: Final = 0.3  # times as often as the first: what was tried less is not known to be good
WON: Final = 1.0  # a win that is certain is taken; alone, where values are points, the best is


class Glances(Budget):
    """Another budget, but no more than so many steps of it."""

    def __init__(self, whole: Budget, most: int) -> None:
        super().__init__(most, whole.steady)
        self.whole = whole

    def spent(self) -> bool:
        return super().spent() or self.whole.spent()

    def left(self) -> float:
        return min(super().left(), self.whole.left())

    def settles(self, visits: list[int]) -> bool:
        """A short look is taken whole: others may still prove as good."""
        return False


def by_taste(
    thoughts: list[Thought], knowledge: Knowledge, sample: State, level: int, temper: int, rng: Rng
) -> int:
    """Of moves, best first: the best, unless the level can't tell it from others that look nearly
    as good; and of what looks about like that, what the temper prefers."""
    leeway, ease = knowledge.leeway[level], knowledge.ease[level]
    if not leeway and not temper:
        return pick(thoughts, rng)
    some = nearly_best(thoughts, leeway)
    taken = some[rng.below(len(some)) if leeway else 0]
    if temper:
        alike = [
            each
            for each in nearly_best(thoughts, max(leeway, ease))
            if abs(each.value - taken.value) <= ease
        ]
        liking = [temper * knowledge.boldness(sample, each.move) for each in alike]
        if max(liking) > liking[alike.index(taken)]:
            taken = alike[liking.index(max(liking))]
    return taken.move


def nearly_best(thoughts: list[Thought], leeway: float) -> list[Thought]:
    """The first, and those that look worse by no more than the leeway."""
    first = thoughts[0]
    if first.value >= WON:
        return [first]
    looked = LOOKED_AT * first.looked
    return [
        each for each in thoughts if each.value >= first.value - leeway and each.looked >= looked
    ]
