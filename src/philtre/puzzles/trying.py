"""A puzzle as somebody works at it. All follows from the puzzle and from what was found so far:
nothing is kept, so it runs wherever a table does."""

from collections.abc import Sequence
from typing import NamedTuple

from philtre.core.errors import IllegalMove
from philtre.core.thought import Reason
from philtre.puzzles.puzzle import Puzzle, Step


class Verdict(NamedTuple):
    """What is said of a move that could be made."""

    right: bool
    worth: float | None  # the chance to win after it, where it was looked at for long
    best: float  # and after the best
    reasons: list[Reason]  # that speak for the move


class Trial:
    """`found` are the answers that were given so far, one a step."""

    def __init__(self, game: str, puzzle: Puzzle, found: Sequence[str] = ()) -> None:
        """Raises `IllegalMove` for what does not solve the puzzle."""
        self.puzzle = puzzle
        self.match = puzzle.match(game)
        self.found: list[str] = []
        self.solved = False
        for move in found:
            if not self.attempt(move).right:
                raise IllegalMove("puzzle-other-way", {"move": move})

    @property
    def step(self) -> Step | None:
        """What is asked now; None: it is solved."""
        return None if self.solved else self.puzzle.steps[len(self.found)]

    def attempt(self, move: str) -> Verdict:
        """Judge a move, and make it if it is right; raises `IllegalMove` for one that can't be."""
        step = self.step
        if step is None:
            raise IllegalMove("puzzle-solved")
        seat = self.puzzle.seat
        self.match.check(move, seat)
        verdict = Verdict(
            move in step.answers,
            step.worths.get(move),
            step.worths[step.answers[0]],
            self.reasons(move),
        )
        if verdict.right:
            self.found.append(move)
            self.match.play(move, seat)
            # what is as good as the answer may lead elsewhere, and is as good an end
            self.solved = len(self.found) == len(self.puzzle.steps) or move != step.answers[0]
            self._go_on()
        return verdict

    def reasons(self, move: str) -> list[Reason]:
        """What speaks for a legal move of the seat."""
        game = self.match.game
        return game.knowledge().reasons(self.match.glimpse(self.puzzle.seat), game.parse(move))

    def _go_on(self) -> None:
        """What is forced on the way to the next step is no question."""
        seat = self.puzzle.seat
        while not self.solved and len(self.match.state.legal(seat)) == 1:
            self.match.play(self.match.legal(seat)[0], seat)
