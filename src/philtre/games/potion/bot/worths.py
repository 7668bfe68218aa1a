"""What hands are worth where the game has not been solved: five players and more."""

from typing import Final

from philtre.games.potion.bot.hands import HANDS, counts
from philtre.games.potion.bot.outlook import Outlook

# By the counts in a hand, most first: fitted to the game of five players, by a program older
# than tools/fit_potion.py, which fits them anew.
WORTH: Final[dict[tuple[int, int, int], float]] = {
    (2, 2, 2): 1.0,
    (2, 2, 1): 2.0,
    (2, 1, 1): 4.0,
    (1, 1, 1): 5.3,
    (2, 2, 0): 3.8,
    (2, 1, 0): 10.4,
    (1, 1, 0): 13.7,
}
WINS: Final = 100.0


def pattern(hand: int) -> tuple[int, int, int]:
    """The counts in a hand, most first."""
    a, b, c = sorted(counts(hand), reverse=True)
    return a, b, c


HAND_WORTH: Final[list[float]] = [WORTH.get(pattern(hand), WINS) for hand in range(HANDS)]


class Worths(Outlook):
    """Each seat's share of all that the hands round the table are worth."""

    def values(self, hands: list[int]) -> list[float]:
        total = 0.0
        for hand in hands:
            total += HAND_WORTH[hand]
        return [HAND_WORTH[hand] / total for hand in hands]
