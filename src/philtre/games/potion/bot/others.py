"""What the others are like, by what they have shown in this match."""

from math import exp, log
from typing import Final, NamedTuple

from philtre.core.thought import Budget
from philtre.games.potion.bot.equilibrium import Round, settle
from philtre.games.potion.bot.manners import COMMON, Scene, Views, between, manners
from philtre.games.potion.bot.memory import Past
from philtre.games.potion.bot.solution import Solution
from philtre.games.potion.bot.symmetry import key_of
from philtre.games.potion.content import KINDS, ROLLS

WELL: Final = 0.1  # how likely it is at first that all of the others play well
ALIKE: Final = 0.6  # and that they are all of one manner: a table is seldom a chance company
LEAST: Final = 0.001  # no choice is thought to be less likely: nobody's manner is quite as we think
TURNS: Final = 60  # of regret matching for a round that is past
HALF: Final = 0.5  # of the time may go into looking back
KEPT: Final = 1000  # rounds
FAR: Final = 500.0  # as a logarithm of odds: beyond any doubt


class Guess(NamedTuple):
    """What a seat makes of the others."""

    likely: list[list[float]]  # of each seat: the chance of each manner
    well: float  # how likely it is that all of the others play well


class Others:
    """What was seen of each seat, as far as one has looked back."""

    def __init__(self, players: int) -> None:
        self.players = players
        # Of what each seat has shown, how likely each manner makes it, as a logarithm.
        self.logs = [[0.0] * (1 + len(COMMON)) for _ in range(players)]

    def see(self, shown: list[int], mixtures: list[list[float]]) -> None:
        """A round in which each manner would have mixed so."""
        for seat in range(self.players):
            logs = self.logs[seat]
            choice = seat * KINDS + shown[seat]
            for manner in range(len(logs)):
                logs[manner] += log(max(LEAST, mixtures[manner][choice]))

    def seen_from(self, seat: int) -> Guess:
        """Either all others are of one manner, or each is as it is by itself."""
        logs = self.logs
        others = [other for other in range(self.players) if other != seat]
        alone = prior(WELL ** (1 / len(others)))
        apart = [weigh([a + b for a, b in zip(alone, one, strict=True)]) for one in logs]
        told = [sum([logs[other][manner] for other in others]) for manner in range(len(alone))]
        alike = weigh([a + b for a, b in zip(prior(WELL), told, strict=True)])
        odds = sum([apart[other].total for other in others]) - alike.total
        part = ALIKE / (ALIKE + (1 - ALIKE) * exp(min(FAR, odds)))
        well = 1.0
        for other in others:
            well *= apart[other].chances[0]
        likely = [between(one.chances, alike.chances, part) for one in apart]
        return Guess(likely, well + part * (alike.chances[0] - well))


def prior(well: float) -> list[float]:
    """How likely each manner is before anything was shown, as a logarithm."""
    share = (1 - well) / sum(COMMON)
    return [log(well)] + [log(share * common) for common in COMMON]


class Weighed(NamedTuple):
    chances: list[float]
    total: float  # of all weights, as a logarithm


def weigh(logs: list[float]) -> Weighed:
    most = max(logs)
    weights = [exp(one - most) for one in logs]
    total = sum(weights)
    return Weighed([weight / total for weight in weights], most + log(total))


class Recall:
    """How each manner mixes in rounds that are past, worked out once."""

    def __init__(self) -> None:
        self.known: dict[str, list[list[float]]] = {}

    def others(self, past: list[Past], players: int, views: Views, budget: Budget) -> Others:
        """A round is a step; the latest first, for as long as half of the time is left."""
        others = Others(players)
        for one in past:
            if budget.spent() or budget.left() < HALF:
                break
            others.see(one.shown, self.mixtures(one, views))
        return others

    def mixtures(self, past: Past, views: Views) -> list[list[float]]:
        name = f"{views.name} {key_of(past.hands) * ROLLS + past.roll}"
        found = self.known.get(name)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = manners(scene_of(past.hands, past.roll, views, Budget(TURNS)))
            self.known[name] = found
        return found


RECALL: Final = Recall()


def scene_of(hands: list[int], roll: int, views: Views, budget: Budget) -> Scene:
    game = Round(hands, roll, views.fair)
    return Scene(game, views, balance_of(game, views.fair, budget))


def balance_of(game: Round, fair: object, budget: Budget) -> list[float]:
    """The mixture of those who play well: looked up, or found."""
    if isinstance(fair, Solution) and fair.mixtures_text:
        return fair.mixture(game.hands, game.roll)
    return settle(game, budget)
