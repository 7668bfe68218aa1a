"""What a seat can bring about in its turn, whatever others do in it: an exhaustive search.

`Proof` knows the rules by the contract of a state alone. What is to be reached is a goal, asked
at the end of a turn. Moves that need luck or knowledge don't count as ways to it; what chance
does after the others must make no difference. A search that grows too large is given up: what is
then not known is never said.
"""

from collections.abc import Callable, Hashable
from typing import Generic, NamedTuple, TypeVar

from philtre.core.game import Game
from philtre.core.state import CHANCE, State
from philtre.puzzles.puzzle import Step

S = TypeVar("S", bound=State)


class TooLarge(Exception):
    """More positions than anybody wants to wait for."""


class Reach(NamedTuple):
    """Whether a goal can be reached, and how likely one does who moves at random."""

    sure: bool
    luck: float


REACHED = Reach(True, 1.0)
MISSED = Reach(False, 0.0)


class Proof(Generic[S]):
    """`ended` says of a state whether the turn is over, `goal` whether it ended well, `key` what
    makes two ends of a turn alike, `unsure` which moves need luck or knowledge."""

    def __init__(
        self,
        seat: int,
        ended: Callable[[S], bool],
        goal: Callable[[S], bool],
        key: Callable[[S], Hashable] | None = None,
        most: int = 60_000,
        unsure: Callable[[S, int], bool] = lambda state, move: False,
    ) -> None:
        self.seat = seat
        self.unsure = unsure
        self.ended = ended
        self.goal = goal
        self.key = key
        self.left = most
        self.known: dict[Hashable, bool] = {}

    def reach(self, state: S) -> Reach:
        """Looks at every way there is."""
        if self._over(state):
            return REACHED if self._good(state) else MISSED
        who = self._who(state)
        found = [reach for _, reach in self.ways(state)]
        sure = any(one.sure for one in found) if who == self.seat else all(o.sure for o in found)
        luck = sum(one.luck for one in found) / len(found)
        return Reach(sure, luck)

    def ways(self, state: S) -> list[tuple[int, Reach]]:
        """What each move of the one who is asked leads to."""
        who = self._who(state)
        return [
            (
                move,
                MISSED
                if who == self.seat and self.unsure(state, move)
                else self.reach(after(state, who, move)),
            )
            for move in state.legal(who)[: 1 if who == CHANCE else None]
        ]

    def can(self, state: S) -> bool:
        """Whether it can be reached; stops at the first way."""
        if self._over(state):
            return self._good(state)
        who = self._who(state)
        if who == CHANCE:
            return self.can(after(state, who, state.legal(who)[0]))
        found = (
            self.can(after(state, who, move))
            for move in state.legal(who)
            if who != self.seat or not self.unsure(state, move)
        )
        return any(found) if who == self.seat else all(found)

    def ends(self, state: S) -> list[S]:
        """All ends of the turn, each once."""
        seen: dict[Hashable, S] = {}
        self._gather(state, seen)
        return list(seen.values())

    def _gather(self, state: S, seen: dict[Hashable, S]) -> None:
        if self._over(state):
            seen.setdefault(self.key(state) if self.key else id(state), state)
            return
        who = self._who(state)
        for move in state.legal(who)[: 1 if who == CHANCE else None]:
            if who == self.seat and self.unsure(state, move):
                continue
            self._gather(after(state, who, move), seen)

    def _over(self, state: S) -> bool:
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        return self.ended(state)

    def _good(self, state: S) -> bool:
        if self.key is None:
            return self.goal(state)
        key = self.key(state)
        if key not in self.known:
            self.known[key] = self.goal(state)
        return self.known[key]

    def _who(self, state: S) -> int:
        return state.actors()[0]


def after(state: S, who: int, move: int) -> S:
    state = state.clone()  # type: ignore[assignment]
    state.play(who, move)
    return state


def walk(game: Game, state: S, proof: Proof[S]) -> tuple[list[Step], S]:
    """The questions of a turn that reaches the goal, and its end. What can't go wrong is no
    question; nothing to ask at the beginning: no steps."""
    steps: list[Step] = []
    followed: list[list[str]] = []
    while not proof.ended(state):
        who = state.actors()[0]
        ways = proof.ways(state)
        good = [(reach.luck, -index) for index, (_, reach) in enumerate(ways) if reach.sure]
        move = ways[-max(good)[1]][0]
        if who == proof.seat and len(good) < len(ways):
            answers = [game.text(m) for m, reach in ways if reach.sure]
            answers.sort(key=lambda text: text != game.text(move))
            followed.append([])
            steps.append(Step(answers, dict.fromkeys(answers, 1.0), then=followed[-1]))
        elif not steps:
            return [], state
        else:
            followed[-1].append(game.text(move))
        state = after(state, who, move)
    return steps, state
