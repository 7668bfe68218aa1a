"""What a position is worth to each seat, as well as it is known."""

from typing import Final

from philtre.games.potion.content import KINDS
from philtre.games.potion.equilibrium import Outlook
from philtre.games.potion.positions import HANDS, HELD, counts
from philtre.games.potion.solution import find_solution
from philtre.games.potion.state import Box

# The worth of a hand by its counts, most first; fitted to the solved game of five players
# (weighted by how often a position comes up), rounded.
WORTH: Final[dict[tuple[int, int, int], float]] = {
    (2, 2, 2): 1.0,
    (2, 2, 1): 2.0,
    (2, 1, 1): 4.0,
    (1, 1, 1): 5.3,
    (2, 2, 0): 3.8,
    (2, 1, 0): 10.4,
    (1, 1, 0): 13.7,
}
WON: Final = 100.0


def worths() -> list[float]:
    """The worth of each hand by its number."""
    table: list[float] = []
    for hand in range(HANDS):
        a, b, c = sorted(counts(hand), reverse=True)
        table.append(WORTH.get((a, b, c), WON))
    return table


HAND_WORTH: Final[list[float]] = worths()


def worth_shares(hands: list[int]) -> list[float]:
    """Each seat's share of all that the hands are worth."""
    total = 0.0
    for hand in hands:
        total += HAND_WORTH[hand]
    return [HAND_WORTH[hand] / total for hand in hands]


class Worths(Outlook):
    """For tables that have not been solved."""

    def values(self, hands: list[int]) -> list[float]:
        return worth_shares(hands)


class LastRound(Outlook):
    """P-12: when the last round is over those who are closest share the win."""

    def values(self, hands: list[int]) -> list[float]:
        closeness = [len(HELD[hand]) * 100 + sum(counts(hand)) for hand in hands]
        best = min(closeness)
        share = 1 / closeness.count(best)
        return [share if close == best else 0.0 for close in closeness]


def outlook_for(box: Box, round_number: int) -> Outlook:
    """What to expect after this round; a limit is minded in the last round only."""
    if box.round_limit and round_number >= box.round_limit:
        return LastRound()
    dice = "plain" if len(box.rolls) in (KINDS**2, KINDS**3) else "blanks"
    return find_solution(box.players, dice) or Worths()
