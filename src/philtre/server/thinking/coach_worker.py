"""What the coach thinks in a worker process. Imports nothing of the server but the log."""

from functools import partial
from typing import NamedTuple

from philtre.bots import following, review
from philtre.bots.coach import Advice, advise
from philtre.bots.course import Course, course_of
from philtre.bots.following import Step, follow
from philtre.bots.think import Seconds
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.thought import Budget
from philtre.server.tables.log import Setup, rebuild
from philtre.server.thinking.bot_worker import Moves, watched


class Time(NamedTuple):
    """How long to think: for so many steps if they are given, else for seconds."""

    seconds: float
    steps: int = 0

    def part(self, share: float) -> "Time":
        return Time(self.seconds * share, self.steps)

    def budget(self, part: float = 1.0) -> Budget:
        return Budget(round(self.steps * part)) if self.steps else Seconds(self.seconds * part)


def hint(setup: Setup, moves: Moves, seat: int, time: Time) -> Advice:
    """What a seat should think about, from what it may know; asked twice, told the same."""
    with watched():
        match = rebuild(setup, moves)
        return advise(match.glimpse(seat), time.budget(), Rng(len(moves)))


def line(setup: Setup, moves: Moves, seat: int, move: int, time: Time) -> list[Step]:
    """A move of the seat with what is likely to follow."""
    with watched():
        match = rebuild(setup, moves)
        share = partial(time.budget, 1 / following.MOST)
        return follow(match.glimpse(seat), move, share, Rng(len(moves)))


def threats(setup: Setup, moves: Moves, seat: int) -> list[Reason]:
    """What can be done to a seat, and what it can do."""
    with watched():
        glimpse = rebuild(setup, moves).glimpse(seat)
        return glimpse.game.knowledge().threats(glimpse)


def decisions(setup: Setup, moves: Moves, seat: int) -> list[int]:
    return review.decisions(rebuild(setup, moves), seat)


def weigh(setup: Setup, moves: Moves, number: int, time: Time) -> review.Turn:
    """One decision of a match that is over, thought about again."""
    with watched():
        match = rebuild(setup, moves[:number])
        return review.weigh(match, number, partial(time.budget), Rng(number))


def course(setup: Setup, moves: Moves, seat: int, numbers: list[int]) -> Course:
    """Where the decisions of a match that is over stand, and who moved what between them."""
    with watched():
        return course_of(rebuild(setup, moves), seat, numbers)
