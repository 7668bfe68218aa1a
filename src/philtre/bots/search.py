"""Information-set Monte Carlo tree search, for every game of the table.

Each simulation lays the unknown anew (a sample that the seat could be in), walks
down the tree by upper confidence bounds, adds one node, plays a little further by
the game's own quick choice, and asks its evaluation. The tree branches on moves
and on the chance that the seat sees; what another draws for itself is left out of
it, so that no branch knows what the seat could not. Those who choose at the same
time choose from the same node, each by its own counts.
"""

from math import log, sqrt
from typing import Final

from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.core.thought import Thought

EXPLORE: Final = 0.7  # on values that are scaled to 0 … 1
UNTRIED: Final = 1e9
HORIZON: Final = 8  # moves that are played on before the evaluation is asked


class Arms:
    """What one seat may do at a node, and what came of it."""

    def __init__(self) -> None:
        self.visits: dict[int, int] = {}
        self.offered: dict[int, int] = {}  # how often the move was legal here
        self.totals: dict[int, float] = {}

    def best(self, moves: list[int], scale: "Scale", rng: Rng) -> int:
        """The move with the highest upper bound, untried ones first, ties by chance."""
        chosen = moves[0]
        highest = -1.0
        ties = 0
        for move in moves:
            offered = self.offered.get(move, 0) + 1
            self.offered[move] = offered
            visits = self.visits.get(move, 0)
            bound = UNTRIED
            if visits:
                value = scale.of(self.totals[move] / visits)
                bound = value + EXPLORE * sqrt(log(offered) / visits)
            if bound > highest:
                chosen, highest, ties = move, bound, 1
            elif bound == highest:
                ties += 1
                if rng.below(ties) == 0:
                    chosen = move
        return chosen

    def add(self, move: int, value: float) -> None:
        self.visits[move] = self.visits.get(move, 0) + 1
        self.totals[move] = self.totals.get(move, 0.0) + value


class Scale:
    """Values of any game as numbers from 0 to 1, by the least and the most seen so far."""

    def __init__(self) -> None:
        self.least = 0.0
        self.most = 0.0
        self.seen = False

    def see(self, value: float) -> None:
        if not self.seen:
            self.least = self.most = value
            self.seen = True
        elif value < self.least:
            self.least = value
        elif value > self.most:
            self.most = value

    def of(self, value: float) -> float:
        if self.most <= self.least:
            return 0.5
        return (value - self.least) / (self.most - self.least)


class Node:
    def __init__(self) -> None:
        self.arms: dict[int, Arms] = {}
        self.children: dict[int, Node] = {}

    def arms_of(self, seat: int) -> Arms:
        arms = self.arms.get(seat)
        if arms is None:
            arms = Arms()
            self.arms[seat] = arms
        return arms


class Search:
    """One decision of one seat: a tree that grows with every simulation."""

    def __init__(self, glimpse: Glimpse, rng: Rng, horizon: int = HORIZON) -> None:
        self.glimpse = glimpse
        self.seat = glimpse.seat
        self.rng = rng
        self.horizon = horizon
        self.knowledge: Knowledge = glimpse.game.knowledge()
        self.root = Node()
        self.scale = Scale()
        self.simulations = 0
        # The decisions of the simulation under way.
        self.path_arms: list[Arms] = []
        self.path_seats: list[int] = []
        self.path_moves: list[int] = []

    def simulate(self) -> None:
        state = self.glimpse.sample(self.rng)
        self.path_arms = []
        self.path_seats = []
        self.path_moves = []
        self.descend(state)
        values = self.values(state)
        for index in range(len(self.path_arms)):
            value = values[self.path_seats[index]]
            self.path_arms[index].add(self.path_moves[index], value)
        self.simulations += 1

    def descend(self, state: State) -> None:
        """Walk down to the first node that is new, and make it."""
        node = self.root
        while True:
            actors = state.actors()
            if not actors:
                return
            if actors[0] == CHANCE:
                key = self.chance(state)
                if key < 0:
                    continue
            else:
                key = self.choices(state, node, list(actors))
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                return
            node = child

    def chance(self, state: State) -> int:
        """Deal an outcome; the branch it leads to, or -1 for what the seat does not see."""
        drawer = state.drawer()
        outcome = state.legal(CHANCE)[self.rng.pick(state.odds())]
        state.play(CHANCE, outcome)
        return outcome if drawer == CHANCE or drawer == self.seat else -1

    def choices(self, state: State, node: Node, actors: list[int]) -> int:
        """All who may act choose at this node, unless an earlier choice takes that from them."""
        key = 1
        for seat in actors:
            if seat != actors[0] and seat not in state.actors():
                break
            arms = node.arms_of(seat)
            move = arms.best(state.legal(seat), self.scale, self.rng)
            self.path_arms.append(arms)
            self.path_seats.append(seat)
            self.path_moves.append(move)
            state.play(seat, move)
            key = key << 20 | seat << 16 | move
        return key

    def values(self, state: State) -> list[float]:
        """What the state is worth for each seat, after playing on for a while."""
        for _ in range(self.horizon):
            actors = state.actors()
            if not actors:
                break
            seat = actors[0]
            if seat == CHANCE:
                state.play(seat, state.legal(seat)[self.rng.pick(state.odds())])
            else:
                state.play(seat, self.knowledge.rollout(state, seat, self.rng))
        if not state.actors():
            values = state.returns()
        else:
            values = [self.knowledge.evaluate(state, seat) for seat in range(state.players)]
        for value in values:
            self.scale.see(value)
        return values

    def thoughts(self) -> list[Thought]:
        """The moves of the seat, the one tried most often first."""
        arms = self.root.arms_of(self.seat)
        tried: list[tuple[int, float, int]] = []
        for move in self.glimpse.legal():
            visits = arms.visits.get(move, 0)
            value = arms.totals[move] / visits if visits else self.scale.least
            tried.append((-visits, -value, move))
        tried.sort()
        return [
            Thought(move, -value, 1.0 if index == 0 else 0.0)
            for index, (_, value, move) in enumerate(tried)
        ]
