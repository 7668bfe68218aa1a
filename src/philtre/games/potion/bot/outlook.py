"""What a position is worth to each seat: once somebody has won, when the last round is over, else
as an `Outlook` has it: a solution, or fitted worths."""

from mypy_extensions import mypyc_attr

from philtre.games.potion.bot.hands import WON, counts
from philtre.games.potion.rules.end import closest, shares


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """What follows a round: the value of a position for each seat."""

    def values(self, hands: list[int]) -> list[float]:
        raise NotImplementedError

    def after(self, hands: list[int]) -> list[float]:
        """What hands are worth after a round: a win, perhaps shared (P-9, P-14), or their value."""
        winners = 0
        for seat in range(len(hands)):
            if WON[hands[seat]]:
                winners |= 1 << seat
        return shares(winners, len(hands)) if winners else self.values(hands)


class LastRound(Outlook):
    """P-12: no round follows; those who are closest share the win."""

    def values(self, hands: list[int]) -> list[float]:
        return shares(closest([counts(hand) for hand in hands]), len(hands))
