"""The manners of players: how each of them mixes its choices in a round.

Some have a habit and look at the dice and their own hand alone; some look a round ahead, each
with its own idea of the others, and choose among what looks nearly as good; some try each choice
in games that they play on at random, as a search does; some play well.
"""

from math import exp
from typing import Final, NamedTuple

from philtre.games.potion.bot.equilibrium import Round
from philtre.games.potion.bot.hands import HELD, counts
from philtre.games.potion.bot.outlook import Outlook
from philtre.games.potion.bot.worths import OwnHand
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
SAMPLES: Final = 0.07  # of some hundred games, played on at random

MANY: Final = 5  # players
# How much an expert counts on others who look a round ahead, and with four players.
LOOKING: Final = 1 / 3
LOOKING_OF_FOUR: Final = 1 / 2
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
COMMON: Final = [2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 4.0, 1.0, 2.0, 2.0, 8.0, 1.0]


class Views(NamedTuple):
    """What may follow a round, as different players see it."""

    name: str
    fair: Outlook  # all play well
    sight: Outlook  # by what hands are worth at first sight
    hunt: Outlook  # the others look a round ahead and are answered well
    drift: Outlook  # all show anything until the end
    trap: Outlook  # the others play each choice on at random (`sampler`) and are answered well


class Scene:
    """A round as different players see it, with the mixture of those who play well."""

    def __init__(self, game: Round, views: Views, balance: list[float]) -> None:
        self.fair = game
        self.views = views
        self.sight = self.seen_by(views.sight)
        self.hunt = self.seen_by(views.hunt)
        self.balance = balance
        self.well = game.values(balance)  # what each choice is worth among those who play well
        self.anyhow = self.sight.values(game.even())  # and among those who show anything

    def seen_by(self, outlook: Outlook) -> Round:
        """The same round with another idea of what may follow."""
        game = self.fair
        return game if outlook is self.views.fair else Round(game.hands, game.roll, outlook)


def manners(scene: Scene) -> list[list[float]]:
    """Of each manner the mixture of every seat; the first is to play well."""
    sharp = soft(scene.sight, scene.anyhow, SHARP)
    found = [habitual(scene.fair, habit) for habit in HABITS]
    found.append(sharp)
    found.append(soft(scene.sight, scene.anyhow, VAGUE))
    found.append(soft(scene.sight, scene.sight.values(sharp), ANSWERS))
    found.append(adept(scene).mixture)
    found.append(expert(scene).mixture)
    found.append(sampler(scene.seen_by(scene.views.drift)))
    found.append(novice(scene.fair.hands, scene.fair.roll).mixture)
    even = scene.fair.even()
    return [scene.balance] + [between(one, even, NOISE) for one in found]


def looker(sight: Round) -> list[float]:
    """Who takes the others to show anything, and looks no further than this round."""
    return soft(sight, sight.values(sight.even()), LOOKS)


def sampler(drift: Round) -> list[float]:
    """Who plays each choice on to the end, all showing anything, as often as there is time for."""
    return soft(drift, drift.values(drift.even()), SAMPLES)


# The levels but for the master


class Seen(NamedTuple):
    """What the choices of all seats seem worth, and how they are mixed."""

    values: list[float]
    mixture: list[float]


def novice(hands: list[int], roll: int) -> Seen:
    """The others show anything, and one's own hand is all there is."""
    game = Round(hands, roll, OwnHand())
    values = game.values(game.even())
    return Seen(values, soft(game, values, NOVICE))


def adept(scene: Scene) -> Seen:
    """The others show anything, or play well: one can't tell."""
    values = between(scene.well, scene.anyhow, 1 / 2)
    small = ADEPT if scene.fair.players < MANY else ADEPT_AMONG_MANY
    return Seen(values, soft(scene.fair, values, small))


def expert(scene: Scene) -> Seen:
    """Or they look a round ahead, or think like an adept; and small differences count."""
    guess = adept(scene)
    weak = between(guess.mixture, looker(scene.sight), 1 / 2)
    part = LOOKING_OF_FOUR if scene.fair.players == 4 else LOOKING
    values = between(guess.values, scene.hunt.values(weak), part)
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
