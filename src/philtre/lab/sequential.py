"""A test that stops as soon as it is decided: Wald's, on the normal curve as Fishtest has it.

Two strengths are held against each other, in Elo: nothing gained, and what would be worth
having. After each set of games (one deal, every seat taken once) the logarithm of how much more
likely the second makes what was seen is reckoned; past either bound it is decided, wrongly in
one of twenty cases at most.
"""

from math import exp, log
from typing import Final, NamedTuple

from philtre.lab.statistics import deviation

ELO: Final = 400 / log(10)
WRONG: Final = 0.05  # how often either answer may be wrong
BOUND: Final = log((1 - WRONG) / WRONG)
FEWEST: Final = 8  # sets, before their spread is believed
NARROWEST: Final = 0.05  # deviation of a set's mean: a run of equal results is no proof


class Question(NamedTuple):
    low: float  # Elo: no better than this?
    high: float  # or at least this?


def share(elo: float, players: int) -> float:
    """Of the wins that go to one who is so much stronger than each of the others."""
    return 1 / (1 + (players - 1) * exp(-elo / ELO))


def likelihood(question: Question, means: list[float], players: int) -> float:
    """How much more likely `high` makes these means of sets than `low`, as a logarithm."""
    if len(means) < FEWEST:
        return 0.0
    low, high = share(question.low, players), share(question.high, players)
    spread = max(NARROWEST, deviation(means))
    middle = sum(means) / len(means) - (low + high) / 2
    return len(means) * (high - low) * middle / spread**2


def decided(ratio: float) -> bool | None:
    """Whether it is the stronger one; None while it is open."""
    return None if abs(ratio) < BOUND else ratio > 0
