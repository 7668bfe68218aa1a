"""A coach: the best few moves with what they are worth, from what a seat may know."""

from typing import Final, NamedTuple

from philtre.bots.think import think
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Fact

MOST: Final = 5  # moves that are shown
LEAST_SHARE: Final = 0.005  # of a mixed strategy: less than this nobody plays


class Tip(NamedTuple):
    """A move and what it leads to: a chance to win, or points where one plays alone."""

    move: int
    worth: float
    share: float  # how likely it should be played


class Advice(NamedTuple):
    points: bool  # worths are points; else they are chances, 0 … 1
    tips: list[Tip]  # best first
    facts: list[Fact]

    def mixed(self) -> list[Tip]:
        """The moves to play at random by their shares; none where one move is best."""
        played = [tip for tip in self.tips if tip.share >= LEAST_SHARE]
        return played if len(played) > 1 else []


def worth(game: Game, players: int, value: float) -> float:
    """A value on the scale of the returns as a chance to win, a draw counted half; alone, points.

    Evaluations may overshoot the scale a little: a chance never does.
    """
    if players == 1:
        return value
    chance = (value - game.loss) / (1.0 - game.loss)
    return 0.0 if chance < 0.0 else 1.0 if chance > 1.0 else chance


def advise(glimpse: Glimpse, budget: Budget, rng: Rng, most: int = MOST) -> Advice:
    """What a seat that has to move should think about."""
    game = glimpse.game
    players = glimpse.sample(rng).players
    facts = game.knowledge().facts(glimpse)
    thoughts = think(glimpse, budget, rng)
    tips = [
        Tip(thought.move, worth(game, players, thought.value), thought.share)
        for thought in thoughts[:most]
    ]
    return Advice(players == 1, tips, facts)
