"""Search in Witchcraft: a tree that grows where first sight and results point.

Each simulation walks down by value, first sight and number of visits (PUCT), adds one
node, goes on at first sight to the end of the turn, and asks the evaluation. The
opponent's power tile is laid anew each time. What is certain to win or to lose, whichever
power tile the opponent holds, is handed up, and the search ends when the root is certain.
"""

from typing import Final

from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.games.witchcraft.bot.evaluation import value_of
from philtre.games.witchcraft.bot.instinct import finish_turn, first_sight, sampled, scores
from philtre.games.witchcraft.bot.node import LOST, OPEN, WON, Node
from philtre.games.witchcraft.notation.moves import ALTAR, POWER
from philtre.games.witchcraft.rules.altars import able
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import (
    ACTIVATE,
    AFTERWARDS,
    DRAWING,
    DRAWN,
    OVER,
    RESERVE_CHOICE,
)

EXPLORE: Final = 1.0
UNTRIED: Final = 0.15  # how much worse than its node an option is taken to be before it is tried
POWER_PRIOR: Final = 0.5  # of a power tile, against an option of the same node
NO_POWER: Final = 0
ANY_POWER: Final = -1
PLACED_ON: Final = 2  # turns played at first sight after the placing, before the evaluation


class Tree:
    """The thoughts of one seat about one decision."""

    def __init__(self, seat: int, certain: bool, hidden: int = 0) -> None:
        self.seat = seat
        self.certain = certain  # no chance is to come
        self.hidden = hidden  # power tiles that the opponent may hold, a bit each
        self.explore = EXPLORE
        self.untried = UNTRIED
        self.placed_on = PLACED_ON
        self.root = Node()
        self.simulations = 0
        # The simulation under way: nodes, and the option taken at each (-1: chance).
        self.path: list[Node] = []
        self.taken: list[int] = []

    def simulate(self, state: WitchcraftState, rng: Rng) -> None:
        """One walk down a sampled state, which is used up."""
        self.path = []
        self.taken = []
        leaf = self.descend(state, rng)
        if leaf.count == 0:
            leaf.seat = state.asked if state.step != OVER else state.board.turn
        if state.step == OVER and self.certain and self.holds(state):
            leaf.proof = WON if state.result == leaf.seat else LOST
        self.hand_up(leaf, self.judge(state, rng))
        self.simulations += 1

    def holds(self, state: WitchcraftState) -> bool:
        """Whether a game that is over would be so with any power tile of the opponent (W-12)."""
        if state.result == self.seat and state.board.turn != self.seat:
            return self.powers_of(state) == 0
        return state.result != DRAWN

    def powers_of(self, state: WitchcraftState) -> int:
        """The tiles that the opponent, who is in turn, may hold and could use now."""
        other = 1 - self.seat
        if state.board.held >> other & 1:
            return self.hidden & able(state.board, other)
        return 0

    # Down

    def descend(self, state: WitchcraftState, rng: Rng) -> Node:
        """Down to the end of the game, or to a node that is new."""
        node = self.root
        if state.step == RESERVE_CHOICE:
            self.both_choose(state, rng)
        while state.step != OVER:
            if node.count == 0 and node is not self.root:
                break
            if state.step == DRAWING:
                node = self.draw(state, node, rng)
                continue
            if len(node.moves) == 0:
                node.open(state.asked, state.legal(state.asked), scores(state))
                if self.hidden and self.asks_for_power(state):
                    node.powers = self.powers_of(state)
            node = self.decide(state, node)
        return node

    def both_choose(self, state: WitchcraftState, rng: Rng) -> None:
        """W-42: the opponent's reserve is any; the own one is the decision at the root."""
        other = 1 - self.seat
        if state.choice(other) < 0:
            moves = state.legal(other)
            state.play(other, moves[rng.below(len(moves))])
        state.asked = self.seat
        state.options = state.legal(self.seat)

    def draw(self, state: WitchcraftState, node: Node, rng: Rng) -> Node:
        """W-10: chance draws the tile to place."""
        self.path.append(node)
        self.taken.append(-1)
        return node.after(deal(state, rng))

    def decide(self, state: WitchcraftState, node: Node) -> Node:
        power = ANY_POWER
        if self.asks_for_power(state):
            power = self.power_there(state, node)
        index = node.choose(power, self.explore, self.untried)
        self.path.append(node)
        self.taken.append(index)
        state.play(node.seat, node.moves[index])
        kid = node.kids[index]
        return kid if kid is not None else self.grow(state, node, index)

    def asks_for_power(self, state: WitchcraftState) -> bool:
        """Whether the opponent may use a power tile here."""
        return state.asked != self.seat and (state.step == ACTIVATE or state.step == AFTERWARDS)

    def grow(self, state: WitchcraftState, node: Node, index: int) -> Node:
        """The node of an option: kept from the second visit on, or if the game is over. Most
        are visited once, and a tree must be quick to clear away when the time is up."""
        kid = Node()
        visits = node.visits[index]
        if visits or state.step == OVER:
            node.kids[index] = kid
        if visits:
            kid.seat = state.asked
            kid.count = visits
            kid.total = node.totals[index] if kid.seat == node.seat else -node.totals[index]
        return kid

    def power_there(self, state: WitchcraftState, node: Node) -> int:
        """The opponent's power tile is another from sample to sample: as a move, if it can
        be used now."""
        for move in state.options:
            if POWER <= move < ALTAR:
                if move not in node.moves:
                    node.add(move, POWER_PRIOR / len(state.options))
                return move
        return NO_POWER

    # And up

    def judge(self, state: WitchcraftState, rng: Rng) -> float:
        """What it comes to for red, going on at first sight to where it can be evaluated."""
        if state.step < ACTIVATE:
            self.place_on(state, rng)
        finish_turn(state)
        if state.step == OVER:
            return state.returns()[0]
        value = value_of(state)
        return value if state.board.turn == 0 else -value

    def place_on(self, state: WitchcraftState, rng: Rng) -> None:
        """A board half placed says little: place the rest at first sight, and play a little."""
        while state.step < ACTIVATE:
            if state.step == DRAWING:
                deal(state, rng)
            else:
                state.play(state.asked, state.choice_of(sampled(scores(state), rng)))
        for _ in range(self.placed_on):
            if state.step != OVER:
                first_sight(state)
                finish_turn(state)

    def hand_up(self, leaf: Node, value: float) -> None:
        """The value, given for red, to all nodes on the way; and what is certain."""
        leaf.count += 1
        leaf.total += value if leaf.seat == 0 else -value
        certain = leaf.proof != OPEN
        for depth in range(len(self.path) - 1, -1, -1):
            node = self.path[depth]
            own = value if node.seat == 0 else -value
            node.count += 1
            node.total += own
            index = self.taken[depth]
            if index >= 0:
                node.visits[index] += 1
                node.totals[index] += own
                if certain:
                    node.conclude()
                    certain = node.proof != OPEN

    # What came of it

    def settled(self) -> bool:
        """Whether more thought can't change the choice: what comes of it is certain."""
        return self.root.proof != OPEN

    def certainty(self, index: int) -> int:
        """What is certain about an option of the root."""
        kid = self.root.kids[index]
        return self.root.known(kid) if kid is not None else OPEN

    def ranking(self) -> list[int]:
        """The options of the root: certain wins first, certain losses last, else by visits."""
        root = self.root
        keys = [
            (-self.certainty(index), -root.visits[index], index) for index in range(len(root.moves))
        ]
        keys.sort()
        return [index for _, _, index in keys]

    def worth(self, index: int) -> float:
        """What the seat may expect after an option of the root."""
        root = self.root
        certainty = self.certainty(index)
        if certainty != OPEN:
            return float(certainty)
        if root.visits[index]:
            return root.totals[index] / float(root.visits[index])
        return max(-1.0, root.total / max(1, root.count) - self.untried)
