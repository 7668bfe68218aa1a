"""A safe answer to what the others are like.

If they all play well, the values of an equilibrium hold; else what counts is how each of them
seems to choose. What is chosen is best on the average of both, by how likely each is. And it
may cost so much at most, should the others play well after all, as the odds against that allow.
Among those who play well these odds do not grow on average, however long the match lasts.
"""

from math import exp
from typing import Final

from philtre.games.potion.bot.hands import HELD
from philtre.games.potion.bot.manners import Scene, manners
from philtre.games.potion.bot.others import Guess
from philtre.games.potion.content import KINDS

RISK: Final = 0.01  # of a chance to win, where it is as likely as not that all play well
KEEN: Final = 0.001  # how large a difference seems small
MIXED: Final = 0.02  # who plays well shows this often what costs nothing


class Answer:
    """What each choice of a seat is worth, and how often to make it; by kind."""

    def __init__(self, scene: Scene, seat: int, others: Guess) -> None:
        players, first = scene.fair.players, seat * KINDS
        mixtures = manners(scene)
        expected = scene.balance[:]
        well = others.well
        for other in range(players):
            if other != seat:
                likely = others.likely[other]
                for choice in range(other * KINDS, other * KINDS + KINDS):
                    expected[choice] = sum(
                        [likely[manner] * mixtures[manner][choice] for manner in range(len(likely))]
                    )
        hunted = scene.seen_by(scene.views.trap).values(expected)
        self.well = well
        self.values = [
            well * scene.well[first + kind] + (1 - well) * hunted[first + kind]
            for kind in range(KINDS)
        ]
        self.shares = self.mix(scene, seat)

    def mix(self, scene: Scene, seat: int) -> list[float]:
        balance = scene.balance[seat * KINDS : seat * KINDS + KINDS]
        kinds = [kind for kind in HELD[scene.fair.hands[seat]] if self.safe(scene, seat, kind)]
        best = max([self.values[kind] for kind in kinds])
        shares = [0.0] * KINDS
        for kind in kinds:
            worse = best - self.values[kind]
            shares[kind] = exp(-worse / KEEN) * (balance[kind] + MIXED)
        total = sum(shares)
        return [share / total for share in shares]

    def safe(self, scene: Scene, seat: int, kind: int) -> bool:
        first = seat * KINDS
        if scene.balance[first + kind] >= MIXED:
            return True
        best = max([scene.well[first + one] for one in HELD[scene.fair.hands[seat]]])
        return (best - scene.well[first + kind]) * self.well <= RISK * (1 - self.well)
