"""What a bot is, and the two that need no time to think."""

from mypy_extensions import mypyc_attr

from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.core.thought import Thought


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move from what its seat may know."""

    listens = False  # whether its glimpses need the events that its seat has heard

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        raise NotImplementedError

    def consider(self, glimpse: Glimpse, rng: Rng) -> tuple[int, list[Thought]]:
        """What it chooses, and what it thinks of the moves; nothing where it does not think."""
        return self.choose(glimpse, rng), []


class RandomBot(Bot):
    """Any legal move, all alike."""

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        return glimpse.any_move(rng)


class GreedyBot(Bot):
    """One move ahead: the move after which the game's own evaluation is best.

    Each sample lays the unknown anew and lets those who choose at the same time
    choose first; every move is tried on the same samples, so that luck is alike
    for all of them.
    """

    def __init__(self, samples: int = 24) -> None:
        self.samples = samples

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        return self.consider(glimpse, rng)[0]

    def consider(self, glimpse: Glimpse, rng: Rng) -> tuple[int, list[Thought]]:
        moves = glimpse.legal()
        if len(moves) == 1:
            return moves[0], []
        knowledge = glimpse.game.knowledge()
        seat = glimpse.seat
        totals = [0.0] * len(moves)
        for _ in range(self.samples):
            sample = others_chosen(glimpse.sample(rng), seat, knowledge, rng)
            for index in range(len(moves)):
                totals[index] += knowledge.score(sample, seat, moves[index], rng)
        best = totals.index(max(totals))
        thoughts = [
            Thought(moves[index], totals[index] / self.samples, 1.0 if index == best else 0.0)
            for index in range(len(moves))
        ]
        return moves[best], thoughts


def others_chosen(state: State, seat: int, knowledge: Knowledge, rng: Rng) -> State:
    """The state after those who choose at the same time have, while the seat still has to."""
    for other in list(state.actors()):
        if other != seat:
            after = state.clone()
            after.play(other, knowledge.rollout(after, other, rng))
            if seat in after.actors():
                state = after
    return state
