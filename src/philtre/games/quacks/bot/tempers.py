"""What a temper makes of a brewing: the bold draw and the patient stop, where either is about as
good. It costs them about as much, so that they are as strong as one another."""

from typing import Final

from philtre.core.thought import Thought
from philtre.games.quacks.notation import moves

EASE: Final = 0.01  # of a chance to win, which one gives for what one likes
NERVE: Final = 1.25  # the bold take so many times the risk that a level likes, the patient a part


def may_draw(options: list[int]) -> bool:
    """Whether it is asked to draw or stop."""
    return moves.DRAW in options and moves.STOP in options


def tempered(thoughts: list[Thought], temper: int) -> list[Thought]:
    """What is liked comes first if it is about as good as the best."""
    liked = moves.DRAW if temper > 0 else moves.STOP
    best = thoughts[0].value
    for thought in thoughts:
        if thought.move == liked and thought.value > best - EASE:
            others = [Thought(t.move, t.value, 0.0) for t in thoughts if t.move != liked]
            return [Thought(liked, thought.value, 1.0), *others]
    return thoughts


def nerve(part: float, temper: int) -> float:
    """The part of the bag that may explode the pot, to a player of the temper."""
    return part if temper == 0 else part * NERVE if temper > 0 else part / NERVE
