"""Search in Witchcraft: a tree that grows where instinct and results point.

Each simulation walks down by value, first sight and number of visits (PUCT), adds one
node, finishes the turn by instinct, and asks the evaluation. The opponent's power tile
is laid anew each time; where nothing is hidden any more, wins and losses that are
certain are handed up.
"""

from math import sqrt
from typing import Final

from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.witchcraft.evaluation import value_of
from philtre.games.witchcraft.instinct import best, scores, shares
from philtre.games.witchcraft.moves import ALTAR, POWER
from philtre.games.witchcraft.state import WitchcraftState
from philtre.games.witchcraft.steps import ACTIVATE, AFTERWARDS, DRAWING, DRAWN, OVER, RESERVE_CHOICE

EXPLORE: Final = 1.0
UNTRIED: Final = 0.15  # how much worse than the node an option is taken to be before it is tried
OPEN: Final = 0
WON: Final = 1  # for the seat that decides at the node
LOST: Final = -1


class Node:
    """A decision of one seat; the options that look best first."""

    def __init__(self) -> None:
        self.seat = CHANCE
        self.moves: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []  # for the seat that decides
        self.kids: list[Node | None] = []
        self.draws: dict[int, Node] = {}
        self.count = 0
        self.total = 0.0
        self.proof = OPEN

    def open(self, seat: int, moves: list[int], values: list[float]) -> None:
        priors = shares(values)
        order = sorted(range(len(moves)), key=lambda index: -priors[index])
        self.seat = seat
        self.moves = [moves[index] for index in order]
        self.priors = [priors[index] for index in order]
        self.visits = [0] * len(moves)
        self.totals = [0.0] * len(moves)
        self.kids = [None] * len(moves)

    def add(self, move: int, prior: float) -> None:
        """An option that other samples did not have."""
        self.moves.append(move)
        self.priors.append(prior)
        self.visits.append(0)
        self.totals.append(0.0)
        self.kids.append(None)

    def choose(self, barred: int) -> int:
        """The option with the highest upper bound. A power tile that is barred is not
        there in this sample. Options come in the order of their priors, so that of the
        untried ones only the first can be it."""
        spread = EXPLORE * sqrt(self.count)
        untried = self.total / self.count - UNTRIED if self.count else 0.0
        chosen = -1
        highest = -1e9
        for index in range(len(self.moves)):
            visits = self.visits[index]
            if visits:
                kid = self.kids[index]
                if kid is not None and kid.proof and self.known(kid) == LOST:
                    bound = -100.0
                else:
                    bound = self.totals[index] / visits
                bound += spread * self.priors[index] / (1 + visits)
            else:
                bound = untried + spread * self.priors[index]
            if bound > highest and (barred < 0 or self.there(self.moves[index], barred)):
                chosen, highest = index, bound
            if not visits and barred < 0:
                break
        return chosen

    def there(self, move: int, barred: int) -> bool:
        return not POWER <= move < ALTAR or move == barred

    def known(self, kid: "Node") -> int:
        """What is certain about a kid, for the seat that decides here."""
        return kid.proof if kid.seat == self.seat else -kid.proof

    def conclude(self) -> None:
        """Won if one option is certain to win, lost if all are certain to lose."""
        proof = LOST
        for kid in self.kids:
            known = self.known(kid) if kid is not None else OPEN
            if known == WON:
                self.proof = WON
                return
            if known == OPEN:
                proof = OPEN
        self.proof = proof


class Tree:
    def __init__(self, seat: int, certain: bool) -> None:
        self.seat = seat
        self.certain = certain  # nothing is hidden from the seat
        self.root = Node()
        self.simulations = 0
        self.path: list[Node] = []
        self.chosen: list[int] = []

    def simulate(self, state: WitchcraftState, rng: Rng) -> None:
        """One walk down a sampled state, which is used up."""
        self.path = []
        self.chosen = []
        leaf = self.descend(state, rng)
        if leaf.count == 0:
            leaf.seat = state.asked
        if state.step == OVER and self.certain and state.result != DRAWN:
            leaf.proof = WON if state.result == leaf.seat else LOST
        value = self.judge(state, leaf)  # for red
        self.hand_up(leaf, value)
        self.simulations += 1

    def descend(self, state: WitchcraftState, rng: Rng) -> Node:
        """Down to the end of the game, or to a node that is new."""
        node = self.root
        if state.step == RESERVE_CHOICE:
            self.both_choose(state, rng)
        while state.step != OVER:
            if state.step == DRAWING:
                if node.count == 0:
                    return node
                outcome = state.options[rng.pick(state.odds())]
                state.play(CHANCE, outcome)
                after = node.draws.get(outcome)
                if after is None:
                    after = Node()
                    node.draws[outcome] = after
                self.path.append(node)
                self.chosen.append(-1)
                node = after
                continue
            if not node.moves:
                if node.count == 0 and node is not self.root:
                    return node
                node.open(state.asked, state.options, scores(state))
            node = self.step(state, node)
        return node

    def both_choose(self, state: WitchcraftState, rng: Rng) -> None:
        """W-42: the opponent's reserve is any; the own one is the decision at the root."""
        other = 1 - self.seat
        if state.choice(other) < 0:
            moves = state.legal(other)
            state.play(other, moves[rng.below(len(moves))])
        state.asked = self.seat
        state.options = state.legal(self.seat)

    def step(self, state: WitchcraftState, node: Node) -> Node:
        barred = -1
        if node.seat != self.seat and (state.step == ACTIVATE or state.step == AFTERWARDS):
            barred = self.match(state, node)
        index = node.choose(barred)
        self.path.append(node)
        self.chosen.append(index)
        state.play(node.seat, node.moves[index])
        kid = node.kids[index]
        if kid is None:
            kid = Node()
            node.kids[index] = kid
        return kid

    def match(self, state: WitchcraftState, node: Node) -> int:
        """The opponent's power tile is another from sample to sample: the one that is
        there now, 0 for none."""
        for move in state.options:
            if POWER <= move < ALTAR:
                if move not in node.moves:
                    node.add(move, 0.5 / len(state.options))
                return move
        return 0

    def judge(self, state: WitchcraftState, leaf: Node) -> float:
        """What it comes to for red: the turn is finished by instinct, then evaluated."""
        if state.step > ACTIVATE and state.step < OVER and not leaf.moves:
            values = scores(state)
            leaf.open(state.asked, state.options, values)
            state.play(state.asked, state.options[best(values)])
        while state.step != OVER and state.step != ACTIVATE and state.step != DRAWING:
            state.play(state.asked, state.options[best(scores(state))])
        if state.step == OVER:
            return state.returns()[0]
        value = value_of(state)
        return value if state.board.turn == 0 else -value

    def hand_up(self, leaf: Node, value: float) -> None:
        leaf.count += 1
        leaf.total += value if leaf.seat == 0 else -value
        proved = leaf.proof != OPEN
        for depth in range(len(self.path) - 1, -1, -1):
            node = self.path[depth]
            mine = value if node.seat == 0 else -value
            node.count += 1
            node.total += mine
            index = self.chosen[depth]
            if index >= 0:
                node.visits[index] += 1
                node.totals[index] += mine
                if proved:
                    node.conclude()
                    proved = node.proof != OPEN

    def settled(self) -> bool:
        """Whether more thought can't change the choice: what comes of it is certain."""
        return self.root.proof != OPEN

    def ranking(self) -> list[int]:
        """The options of the root, best first: certain wins, then by visits, certain losses last."""
        root = self.root
        keys: list[tuple[int, int, float, int]] = []
        for index in range(len(root.moves)):
            kid = root.kids[index]
            known = root.known(kid) if kid is not None else OPEN
            keys.append((-known, -root.visits[index], -root.priors[index], index))
        keys.sort()
        return [key[3] for key in keys]

    def worth(self, index: int) -> float:
        """What the seat may expect after an option of the root."""
        root = self.root
        kid = root.kids[index]
        known = root.known(kid) if kid is not None else OPEN
        if known != OPEN:
            return float(known)
        if root.visits[index]:
            return root.totals[index] / root.visits[index]
        return root.total / max(1, root.count) - UNTRIED
