"""A coach: the best few moves with what they are worth and why, from what a seat may know."""

from typing import Final, NamedTuple

from philtre.bots.think import think
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Fact

MOST: Final = 3  # moves that are shown
MOST_REASONS: Final = 2  # of a move
LEAST_SHARE: Final = 0.02  # of a mixed strategy: less than this nobody plays


class Tip(NamedTuple):
    """A move and what it leads to: a chance to win, or points where one plays alone."""

    move: int
    worth: float
    share: float  # how likely it should be played
    reasons: list[Reason]


class Advice(NamedTuple):
    points: bool  # worths are points; else they are chances, 0 … 1
    tips: list[Tip]  # best first
    facts: list[Fact]
    looked: int = 0  # ways to go on that a search has looked at; 0: it weighs otherwise

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
    if chance <= 0.0:
        return 0.0
    if chance >= 1.0:
        return 1.0
    if players > 2:
        return chance
    odds: float = (chance / (1.0 - chance)) ** game.knowledge().sharpness
    return odds / (1.0 + odds)


def advise(glimpse: Glimpse, budget: Budget, rng: Rng, most: int = MOST) -> Advice:
    """What a seat that has to move should think about."""
    game = glimpse.game
    players = glimpse.sample(rng).players
    facts = game.knowledge().facts(glimpse)
    thoughts = think(glimpse, budget, rng)[:most]
    why = explain(glimpse, [thought.move for thought in thoughts])
    tips = [
        Tip(thought.move, worth(game, players, thought.value), thought.share, reasons)
        for thought, reasons in zip(thoughts, why, strict=True)
    ]
    tips[1:] = sorted(tips[1:], key=lambda tip: -tip.worth)
    looked = 0 if game.knowledge().weighs_all else budget.taken
    return Advice(players == 1, tips, facts, looked)


def explain(glimpse: Glimpse, moves: list[int]) -> list[list[Reason]]:
    """The reasons of each move that tell most: first those that not all of the moves share."""
    knowledge = glimpse.game.knowledge()
    all_reasons = [knowledge.reasons(glimpse, move) for move in moves]
    told: list[list[Reason]] = []
    for reasons in all_reasons:
        own = [one for one in reasons if not common(one, all_reasons)]
        shared = [one for one in reasons if one not in own]
        told.append((own + shared)[:MOST_REASONS])
    return told


def common(reason: Reason, all_reasons: list[list[Reason]]) -> bool:
    """Whether it can't tell moves apart."""
    return len(all_reasons) > 1 and all(reason in reasons for reasons in all_reasons)
