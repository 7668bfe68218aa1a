"""Intervals for what was counted, and what is left of them after many looks."""

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    z2 = Z95 * Z95
    centre = share + z2 / (2 * games)
    spread = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Mean(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    count: int  # type: ignore[assignment]


def mean_of(numbers: Sequence[float]) -> Mean:
    """Of numbers that have nothing to do with each other, such as one for each game."""
    count = len(numbers)
    if count == 0:
        return Mean(0.0, 0.0, 0.0, 0)
    mean = sum(numbers) / count
    margin = Z95 * deviation(numbers) / sqrt(count)
    return Mean(mean, mean - margin, mean + margin, count)


def deviation(numbers: Sequence[float]) -> float:
    """The standard deviation, as a sample shows it."""
    if len(numbers) < 2:
        return 0.0
    mean = sum(numbers) / len(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1))


def two_sided(z: float) -> float:
    """How likely chance alone is so many deviations off, either way."""
    return erfc(abs(z) / sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """The chances after correction for many looks (Holm): below 0.05, one in twenty tables at
    most has anything in it that is not so."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    corrected = [0.0] * len(chances)
    worst = 0.0
    for rank, at in enumerate(order):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[at]))
        corrected[at] = worst
    return corrected


def quantiles(numbers: Sequence[float], shares: Sequence[float]) -> list[float]:
    """The numbers below which these shares of all lie; between two, in proportion."""
    if not numbers:
        return [0.0] * len(shares)
    ranked = sorted(numbers)
    found: list[float] = []
    for share in shares:
        at = share * (len(ranked) - 1)
        low = int(at)
        high = min(low + 1, len(ranked) - 1)
        found.append(ranked[low] + (at - low) * (ranked[high] - ranked[low]))
    return found
