"""Intervals for what was counted."""

from math import erfc, sqrt
from typing import Final

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


def two_sided(z: float) -> float:
    """How likely so many deviations, or more, are by chance alone, either way."""
    return erfc(abs(z) / sqrt(2))


def holm(chances: list[float]) -> list[float]:
    """The same chances after Holm's correction for looking at all of them: below 0.05, not one
    in twenty of such tables has a single mistake in it."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected = [1.0] * len(chances)
    most = 0.0
    for rank, place in enumerate(order):
        most = max(most, min(1.0, (len(chances) - rank) * chances[place]))
        corrected[place] = most
    return corrected
