"""What comes of thinking: moves with their values, facts; and how long it may take."""

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

# The second of two moves gets at most so much of the thought that is left, as a rule.
CATCHING_UP: Final = 1 / 2


class Thought(NamedTuple):
    """A move that was thought about."""

    move: int
    value: float  # what the seat may expect after it, on the scale of the game's returns
    share: float  # how likely it should be played: 1 for a best move, less where one must mix
    looked: int = 0  # how often a search has tried it; 0 for all moves where none has searched


class Fact(NamedTuple):
    """Something exact that helps to decide: a key of the game's `.ftl` files, with numbers."""

    key: str
    params: dict[str, str | int | float]  # a share is given in percent, as a number


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """So many steps of thought; a step is a simulation, or whatever the thinker counts.

    The engine has no clock: a budget of seconds is a subclass, made elsewhere. A steady one
    is used up even when the choice is plain: when it ends would tell others what the seat knows.
    """

    def __init__(self, steps: int, steady: bool = False) -> None:
        self.steps = steps
        self.steady = steady
        self.taken = 0

    def spent(self) -> bool:
        """Whether it is time to come to an end; asked once before each step."""
        if self.taken >= self.steps:
            return True
        self.taken += 1
        return False

    def left(self) -> float:
        """The part that is left, from 1 down to 0."""
        return 1.0 - self.taken / self.steps if self.steps else 0.0

    def settles(self, visits: list[int]) -> bool:
        """Whether the move that was tried most often will hardly be overtaken any more."""
        left = self.left()
        if self.steady or left >= 1.0:
            return False
        first = second = total = 0
        for count in visits:
            total += count
            if count > first:
                first, second = count, first
            elif count > second:
                second = count
        return first - second > CATCHING_UP * total * left / (1.0 - left)
