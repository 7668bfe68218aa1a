"""A puzzle as somebody works at it. All follows from the puzzle and from what was found so far:
nothing is kept, so it runs wherever a table does."""

from collections.abc import Sequence
from typing import NamedTuple

from philtre.core.errors import IllegalMove
from philtre.core.match import CHANCE_NAME
from philtre.core.reasons import Reason
from philtre.puzzles.puzzle import Puzzle, Step, Why


class Instead(NamedTuple):
    """What a weaker player would have done, and what speaks against it."""

    move: str
    reason: Why


class Verdict(NamedTuple):
    """What is said of a move that could be made."""

    right: bool
    worth: float | None  # the chance to win after it, where it was looked at for long
    best: float  # and after the best
    reasons: list[Reason]  # that speak for a right move, or against a wrong one
    then: list[str]  # what followed a right one by itself
    instead: Instead | None = None  # once it is solved


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
        best = step.worths[step.answers[0]]
        if move not in step.answers:
            return Verdict(False, step.worths.get(move), best, self.against(step, move), [])
        said = self.reasons(move)
        self.found.append(move)
        # what is as good as the answer may lead elsewhere, and is as good an end
        self.solved = len(self.found) == len(self.puzzle.steps) or move != step.answers[0]
        self.match.play(move, seat)
        then = self._go_on(step) if move == step.answers[0] else []
        if self.puzzle.why:
            said = [Reason(*why, []) for why in self.puzzle.why] if self.solved else []
        return Verdict(True, step.worths.get(move), best, said, then, self.instead())

    def reasons(self, move: str) -> list[Reason]:
        """What the coach says for a legal move of the seat."""
        game = self.match.game
        return game.knowledge().reasons(self.match.glimpse(self.puzzle.seat), game.parse(move))

    def against(self, step: Step, move: str) -> list[Reason]:
        """What is known of this move, else what goes for all that are not answers."""
        if not self.puzzle.why:
            return []
        return [Reason(*step.but.get(move, Why(f"puzzle-miss-{self.puzzle.theme}")), [])]

    def instead(self) -> Instead | None:
        first = self.puzzle.steps[0]
        why = first.but.get(first.tempting)
        return Instead(first.tempting, why) if self.solved and why else None

    def _go_on(self, step: Step) -> list[str]:
        """What follows without a question: what the puzzle says, and what is forced. What the
        seats did in it, not what chance did, is told."""
        told: list[str] = []
        for move in step.then:
            told += [move] if self.match.actors != [CHANCE_NAME] else []
            self.match.replay(move)
        seat = self.puzzle.seat
        while not self.solved and len(self.match.state.legal(seat)) == 1:
            self.match.play(self.match.legal(seat)[0], seat)
        return told
