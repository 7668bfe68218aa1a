"""What the end of a brewing is worth to who brews, by what it gains."""

from typing import Final

from philtre.games.quacks.content import SPOON

STEP: Final = 4  # tabled by quarters of a point
LOW: Final = -8  # points below what the player has now
HIGH: Final = 64
HAZES: Final = 6  # points at most by which one's own may be off


class Prospects:
    """For a player who wants points and looks at nobody: each is worth the same.

    Counted from the lowest that is tabled, so that nothing is worth less than 0.
    """

    def __init__(self, players: int, blacks: list[list[int]]) -> None:
        self.chances = [i / STEP for i in range(STEP * (HIGH - LOW))]  # by what is gained
        self.hazy = [self.chances] * (HAZES + 1)
        self.ahead = [1 / players] * (SPOON + 1)  # by scoring space: the chance to be the furthest
        self.blacks = blacks  # samples of the neighbours'

    def win(self, gain: float) -> float:
        """What it is worth to gain so many points."""
        return between(self.chances, gain)

    def win_about(self, gain: float, haze: int) -> float:
        """The same, where the points are only known to be about so many."""
        return between(self.hazy[min(haze, HAZES)], gain)


def between(chances: list[float], gain: float) -> float:
    """A chance from the table, between two of its entries."""
    place = (gain - LOW) * STEP
    if place < 0:
        place = 0.0
    index = int(place)
    if index >= len(chances) - 1:
        return chances[-1]
    part = place - index
    return chances[index] * (1 - part) + chances[index + 1] * part
