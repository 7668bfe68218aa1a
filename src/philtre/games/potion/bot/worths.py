"""What hands are worth where the game has not been solved: five players and more."""

from typing import Final

from philtre.games.potion.bot.hands import HANDS, counts
from philtre.games.potion.bot.outlook import Outlook

# By the counts in a hand, most first: fitted to the game of five players (tools/fit_potion.py).
WORTH: Final[dict[tuple[int, int, int], float]] = {
    (2, 2, 2): 1.0,
    (2, 2, 1): 1.9,
    (2, 1, 1): 3.8,
    (1, 1, 1): 4.9,
    (2, 2, 0): 3.5,
    (2, 1, 0): 8.8,
    (1, 1, 0): 11.3,
}
# The same to who answers weak players, of the own hand and of each other's: fitted to games of
# one who knows that the others are novices (tools/potion_answers.py).
ANSWERING: Final[dict[tuple[int, int, int], float]] = {
    (2, 2, 2): 2.2,
    (2, 2, 1): 5.8,
    (2, 1, 1): 17.1,
    (1, 1, 1): 31.1,
    (2, 2, 0): 19.1,
    (2, 1, 0): 76.3,
    (1, 1, 0): 97.0,
}
ANSWERED: Final[dict[tuple[int, int, int], float]] = {
    (2, 2, 2): 1.0,
    (2, 2, 1): 3.2,
    (2, 1, 1): 9.8,
    (1, 1, 1): 15.6,
    (2, 2, 0): 11.4,
    (2, 1, 0): 57.6,
    (1, 1, 0): 100.0,
}
WINS: Final = 100.0
NEAR: Final = 10.0  # a hand of about this worth is halfway to a win


def pattern(hand: int) -> tuple[int, int, int]:
    """The counts in a hand, most first."""
    a, b, c = sorted(counts(hand), reverse=True)
    return a, b, c


HAND_WORTH: Final[list[float]] = [WORTH.get(pattern(hand), WINS) for hand in range(HANDS)]


# The same for who looks at one hand alone: 1 is a win.
OWN_WORTH: Final[list[float]] = [
    1.0 if worth == WINS else worth / (2 * NEAR) for worth in HAND_WORTH
]


class Worths(Outlook):
    """Each seat's share of all that the hands round the table are worth."""

    def values(self, hands: list[int]) -> list[float]:
        total = 0.0
        for hand in hands:
            total += HAND_WORTH[hand]
        return [HAND_WORTH[hand] / total for hand in hands]


class Answers(Outlook):
    """The chance of each seat if it answers all others, who are weak: its hand's worth, over that
    and what the others' are worth."""

    def __init__(
        self,
        own: dict[tuple[int, int, int], float],
        others: dict[tuple[int, int, int], float],
    ) -> None:
        self.own = [own.get(pattern(hand), WINS) for hand in range(HANDS)]
        self.others = [others.get(pattern(hand), WINS) for hand in range(HANDS)]

    def values(self, hands: list[int]) -> list[float]:
        own, others = self.own, self.others
        total = 0.0
        for hand in hands:
            total += others[hand]
        return [own[hand] / (own[hand] + total - others[hand]) for hand in hands]


class OwnHand(Outlook):
    """What a beginner sees: the hand of each seat by itself, and nothing of who else may win."""

    def values(self, hands: list[int]) -> list[float]:
        return [OWN_WORTH[hand] for hand in hands]

    def after(self, hands: list[int]) -> list[float]:
        return self.values(hands)
