"""A lesson played: what it has come to after some steps, and what a move of the learner is
answered. All of it follows from the lesson and from what the learner did: nothing is kept."""

from collections.abc import Sequence
from typing import Final

from philtre.core.dealer import Dealer
from philtre.core.errors import IllegalMove, PhiltreError
from philtre.core.match import Match
from philtre.core.registry import find
from philtre.lessons.lesson import Lesson, Step

READ: Final = ""  # what was done in a step that is read, no more


class Place:
    """Somewhere in a lesson: `path` says what the learner did in each step before."""

    def __init__(self, lesson: Lesson, path: Sequence[str] = ()) -> None:
        """Raises `IllegalMove` for a path that the lesson does not take."""
        self.lesson = lesson
        self.match = begin(lesson)
        self.path: list[str] = []
        self.before = 0  # entries of the log before the last step
        for made in path:
            self.go(made)

    @property
    def step(self) -> Step | None:
        """What is asked now; None: that was all."""
        number = len(self.path)
        return self.lesson.steps[number] if number < len(self.lesson.steps) else None

    def answer(self, move: str) -> PhiltreError | None:
        """Why a move is not the one to make here; None: it is."""
        step = self.step
        if step is None:
            return IllegalMove("learn-over")
        if move in step.do:
            return None
        try:
            self.match.check(move, self.lesson.seat)
        except PhiltreError as error:
            return error
        note = noted(step, move)
        return IllegalMove(f"lesson-{step.name}-not-{note}" if note else "learn-not-now")

    def go(self, made: str) -> None:
        """Make the move of this step, or have read it; then what follows is played."""
        step = self.step
        if step is None or made not in step.then:
            raise IllegalMove("learn-other-path", {"move": made})
        self.before = len(self.match.log)
        if made != READ:
            self.match.play(made, self.lesson.seat)
        for line in step.then[made]:
            self.match.replay(line)
        self.path.append(made)


def begin(lesson: Lesson) -> Match:
    match = Match(find(lesson.game), lesson.options, Dealer(), lesson.names, lesson.start)
    for line in lesson.before:
        match.replay(line)
    return match


def noted(step: Step, move: str) -> str:
    """The note of the longest beginning that fits; `*` fits all."""
    found = [start for start in step.wrong if start == "*" or f"{move} ".startswith(f"{start} ")]
    return step.wrong[max(found, key=len)] if found else ""
