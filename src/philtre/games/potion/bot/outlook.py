"""What a position is worth to each seat: once somebody has won, when the last round is over, else
by an `Outlook`: a solution, or fitted worths."""

from mypy_extensions import mypyc_attr

from philtre.games.potion.bot.hands import WON, counts
from philtre.games.potion.rules.end import closest, shares


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """What follows a round: the value of a position for each seat."""

    def values(self, hands: list[int]) -> list[float]:
        raise NotImplementedError


class LastRound(Outlook):
    """P-12: no round follows; those who are closest share the win."""

    def values(self, hands: list[int]) -> list[float]:
        return shares(closest([counts(hand) for hand in hands]), len(hands))


def prospects(hands: list[int], outlook: Outlook) -> list[float]:
    """What hands are worth after a round: a win that is shared (P-9, P-14), else by the outlook."""
    winners = 0
    for seat in range(len(hands)):
        if WON[hands[seat]]:
            winners |= 1 << seat
    return shares(winners, len(hands)) if winners else outlook.values(hands)
