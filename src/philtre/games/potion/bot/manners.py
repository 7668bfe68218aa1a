"""The manners of players: how each of them mixes its choices in a round.

Some have a habit and look at the dice and their own hand alone; some look a round ahead, each
with its own idea of the others, and choose among what looks nearly as good; some play well.
"""

from math import exp
from typing import Final, NamedTuple

from philtre.games.potion.bot.equilibrium import Round
from philtre.games.potion.bot.hands import HELD, counts
from philtre.games.potion.bot.outlook import Outlook
from philtre.games.potion.content import ASKED, KINDS

# How large a difference seems small, in chances to win: twice as large, e² times as seldom.
NOVICE: Final = 0.15
ADEPT: Final = 0.03
ADEPT_AMONG_MANY: Final = 0.05
EXPERT: Final = 0.01
SHARP: Final = 0.03
VAGUE: Final = 0.06
LOOKS: Final = 0.05
ANSWERS: Final = 0.04

MANY: Final = 5  # players
NOISE: Final = 0.05  # now and then anybody does something else


class Habit(NamedTuple):
    """How much more often than another a kind is shown that a die asks for, and one of which
    there is most in the hand."""

    asked: float
    plenty: float


HABITS: Final = [
    Habit(1, 1),  # anything
    Habit(4, 1),
    Habit(4, 3),
    Habit(4, 1 / 3),
    Habit(1 / 4, 1),
    Habit(1, 3),
    Habit(1, 1 / 3),
]

# How common each manner is among those who do not play well, in the order of `manners`.
COMMON: Final = [2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 4.0, 1.0, 2.0, 2.0]


class Views(NamedTuple):
    """What may follow a round, as different players see it."""

    name: str
    fair: Outlook  # all play well
    sight: Outlook  # by what hands are worth at first sight
    hunt: Outlook  # the others are weak and are answered well


class Scene:
    """A round as different players see it, with the mixture of those who play well."""

    def __init__(self, game: Round, views: Views, balance: list[float]) -> None:
        hands, roll = game.hands, game.roll
        self.fair = game
        self.sight = game if views.sight is views.fair else Round(hands, roll, views.sight)
        self.hunt = game if views.hunt is views.fair else Round(hands, roll, views.hunt)
        self.balance = balance
        self.well = game.values(balance)  # what each choice is worth among those who play well
        self.anyhow = self.sight.values(game.even())  # and among those who show anything


def manners(scene: Scene) -> list[list[float]]:
    """Of each manner the mixture of every seat; the first is to play well."""
    sharp = soft(scene.sight, scene.anyhow, SHARP)
    found = [habitual(scene.fair, habit) for habit in HABITS]
    found.append(sharp)
    found.append(soft(scene.sight, scene.anyhow, VAGUE))
    found.append(soft(scene.sight, scene.sight.values(sharp), ANSWERS))
    found.append(adept(scene).mixture)
    found.append(expert(scene).mixture)
    even = scene.fair.even()
    return [scene.balance] + [between(one, even, NOISE) for one in found]


def looker(sight: Round) -> list[float]:
    """Who takes the others to show anything, and looks no further than this round."""
    return soft(sight, sight.values(sight.even()), LOOKS)


# The levels that see all hands


class Seen(NamedTuple):
    """What the choices of all seats seem worth, and how they are mixed."""

    values: list[float]
    mixture: list[float]


def adept(scene: Scene) -> Seen:
    """The others show anything, or play well: one can't tell."""
    values = between(scene.well, scene.anyhow, 1 / 2)
    small = ADEPT if scene.fair.players < MANY else ADEPT_AMONG_MANY
    return Seen(values, soft(scene.fair, values, small))


def expert(scene: Scene) -> Seen:
    """Or they look a round ahead, or think like an adept; and small differences count."""
    guess = adept(scene)
    weak = between(guess.mixture, looker(scene.sight), 1 / 2)
    values = between(guess.values, scene.hunt.values(weak), 1 / 3)
    return Seen(values, soft(scene.fair, values, EXPERT))


# How a mixture is made


def soft(game: Round, values: list[float], small: float) -> list[float]:
    """Each choice the less often the worse it looks; what is hardly worse, nearly as often."""
    mixture = [0.0] * len(values)
    for seat in range(game.players):
        first = seat * KINDS
        held = HELD[game.hands[seat]]
        best = max([values[first + kind] for kind in held])
        total = 0.0
        for kind in held:
            weight = exp((values[first + kind] - best) / small)
            mixture[first + kind] = weight
            total += weight
        for kind in held:
            mixture[first + kind] /= total
    return mixture


def habitual(game: Round, habit: Habit) -> list[float]:
    mixture = [0.0] * (game.players * KINDS)
    for seat in range(game.players):
        hand = counts(game.hands[seat])
        most = max(hand)
        total = 0.0
        for kind in HELD[game.hands[seat]]:
            weight = habit.asked if ASKED[game.roll][kind] else 1.0
            if hand[kind] == most:
                weight *= habit.plenty
            mixture[seat * KINDS + kind] = weight
            total += weight
        for kind in range(KINDS):
            mixture[seat * KINDS + kind] /= total
    return mixture


def between(one: list[float], other: list[float], part: float) -> list[float]:
    """So much of the way from the one to the other."""
    return [one[index] + part * (other[index] - one[index]) for index in range(len(one))]
