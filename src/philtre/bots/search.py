"""Information-set Monte Carlo tree search, for every game of the table.

Each simulation lays the unknown anew (a sample that the seat could be in), walks
down the tree by upper confidence bounds, adds one node, plays a little further by
the game's own quick choice, and asks its evaluation. The tree branches on moves,
on the chance that the seat sees and on what everybody sees come of a move; what
another draws for itself is left out of it, so that no branch knows what the seat
could not. Another seat's choices are counted apart for each secret it may have.
Those who choose at the same time choose from the same node, each by its own counts.
Every seat is taken to want the most for itself.
"""

from typing import Final

from philtre.bots.arms import Arms, Scale
from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.core.thought import Budget, Thought

POOL: Final = 256  # so many samples are made; then they are used again
CHANCES: Final = 1 << 20
PATIENCE: Final = 32  # simulations between two looks at whether the choice is settled


class Node:
    """Most are visited once: until the second time they share what is empty, so that a large
    tree is quick to build and to clear away when the time is up."""

    def __init__(self) -> None:
        self.arms: dict[int, Arms] = NO_ARMS
        self.children: dict[int, Node] = NO_CHILDREN

    def add_arms(self, key: int, arms: Arms) -> None:
        if not self.arms:
            self.arms = {}
        self.arms[key] = arms

    def add_child(self, key: int) -> None:
        if not self.children:
            self.children = {}
        self.children[key] = Node()


NO_ARMS: Final[dict[int, Arms]] = {}
NO_CHILDREN: Final[dict[int, Node]] = {}


class Search:
    """One decision of one seat: a tree that grows with every simulation."""

    def __init__(self, glimpse: Glimpse, rng: Rng, knowledge: Knowledge | None = None) -> None:
        self.glimpse = glimpse
        self.seat = glimpse.seat
        self.rng = rng
        self.knowledge: Knowledge = knowledge or glimpse.game.knowledge()
        self.root = Node()
        self.scale = Scale()
        self.pool: list[State] = []
        self.clues: list[float] = []
        self.likely = 0.0  # by the clues, the last sample
        self.simulations = 0
        # The decisions of the simulation under way.
        self.path_arms: list[Arms] = []
        self.path_seats: list[int] = []
        self.path_slots: list[int] = []

    def run(self, budget: Budget) -> None:
        """Simulate until the budget is spent, or hardly anything could change the choice."""
        while not budget.spent():
            self.simulate()
            if self.simulations % PATIENCE == 0 and self.settled(budget):
                return

    def settled(self, budget: Budget) -> bool:
        return budget.settles(self.root.arms[self.seat].visits)

    def simulate(self) -> None:
        state = self.sample()
        self.path_arms = []
        self.path_seats = []
        self.path_slots = []
        self.descend(state)
        values = self.values(state)
        for index in range(len(self.path_arms)):
            self.path_arms[index].add(self.path_slots[index], values[self.path_seats[index]])
        self.simulations += 1

    def sample(self) -> State:
        """A state that the seat could be in, for this simulation alone."""
        if len(self.pool) < POOL:
            self.pool.append(self.next_sample())
            return self.pool[-1].clone()
        return self.pool[self.simulations % POOL].clone()

    def next_sample(self) -> State:
        """A new one, or the last again if that goes better with the clues: Metropolis's walk.

        So each comes as often as the deal and what the others did make it likely.
        """
        sample: State = self.glimpse.sample(self.rng)
        if not self.pool:
            self.clues = self.knowledge.clues(sample, self.seat, self.glimpse.events)
        if not self.clues:
            return sample
        likely = self.knowledge.likely(sample, self.seat, self.clues)
        if likely < self.likely and self.rng.below(CHANCES) >= CHANCES * likely / self.likely:
            return self.pool[-1]
        self.likely = likely
        return sample

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
                key = self.choices(state, node, actors)
            child = node.children.get(key)
            if child is None:
                node.add_child(key)
                return
            node = child

    def chance(self, state: State) -> int:
        """Deal an outcome; the branch it leads to, or -1 for what the seat does not see."""
        drawer = state.drawer()
        outcome = deal(state, self.rng)
        return outcome if drawer == CHANCE or drawer == self.seat else -1

    def choices(self, state: State, node: Node, actors: list[int]) -> int:
        """All who may act choose at this node, unless an earlier choice takes that from them."""
        if len(actors) == 1:
            seat = actors[0]
            return self.choose(state, node, seat) << 20 | self.knowledge.sight(state)
        key = 1
        first = actors[0]
        for seat in list(actors):
            if seat != first and seat not in state.actors():
                break
            key = key << 20 | seat << 16 | self.choose(state, node, seat)
        return key

    def choose(self, state: State, node: Node, seat: int) -> int:
        """The seat makes its move; which it was."""
        legal = state.legal(seat)
        key = seat
        if seat != self.seat:
            key |= self.knowledge.secret(state, seat) << 4
        arms = node.arms.get(key)
        if arms is None:
            arms = self.new_arms(state, seat, legal)
            node.add_arms(key, arms)
        slot = arms.best(legal, self.scale, self.knowledge.explore)
        self.path_arms.append(arms)
        self.path_seats.append(seat)
        self.path_slots.append(slot)
        move = arms.moves[slot]
        state.play(seat, move)
        return move

    def new_arms(self, state: State, seat: int, legal: list[int]) -> Arms:
        """Moves in the order of the game's opinion, those alike by chance."""
        moves = legal[:]
        for last in range(len(moves) - 1, 0, -1):
            other = self.rng.below(last + 1)
            moves[last], moves[other] = moves[other], moves[last]
        priors = self.knowledge.priors(state, seat, moves)
        if not priors:
            return Arms(legal[:], moves, [])
        ranked = sorted([(-priors[slot], slot) for slot in range(len(moves))])
        total = sum(priors)
        return Arms(
            legal[:],
            [moves[slot] for _, slot in ranked],
            [-prior / total for prior, _ in ranked],
        )

    def values(self, state: State) -> list[float]:
        """What the state is worth for each seat, after playing on for a while."""
        knowledge = self.knowledge
        for _ in range(knowledge.plays_on(state)):
            actors = state.actors()
            if not actors:
                break
            seat = actors[0]
            if seat == CHANCE:
                deal(state, self.rng)
            else:
                state.play(seat, knowledge.rollout(state, seat, self.rng))
        values = knowledge.values(state) if state.actors() else state.returns()
        for value in values:
            self.scale.see(value)
        return values

    def thoughts(self) -> list[Thought]:
        """The moves of the seat, the one tried most often first."""
        legal = self.glimpse.legal()
        arms = self.root.arms.get(self.seat)
        tried: list[tuple[int, float, int]] = []
        for move in legal:
            visits = arms.visits_of(move) if arms is not None else 0
            value = arms.value_of(move) if arms is not None and visits else self.scale.least
            tried.append((-visits, -value, move))
        tried.sort()
        return [
            Thought(move, -value, 1.0 if index == 0 else 0.0, -visits)
            for index, (visits, value, move) in enumerate(tried)
        ]
