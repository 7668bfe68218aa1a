"""What a player of Witchcraft knows.

Games end when a guild can activate nothing, so what can be activated counts most; then
tiles, and what each side could capture next.
"""

from typing import Final

from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.core.thought import Budget, Thought
from philtre.games.witchcraft.board import ALTAR_AT, NOWHERE, SPENT, Board
from philtre.games.witchcraft.content import (
    ALTARS_ONLY,
    BLAST,
    BOLTS,
    POWER_SPELL,
    SPELL,
    all_of,
)
from philtre.games.witchcraft.moves import USE
from philtre.games.witchcraft.stacks import height
from philtre.games.witchcraft.state import WitchcraftState
from philtre.games.witchcraft.steps import ACTIVATE, OVER
from philtre.games.witchcraft.tree import Tree

ACTIVATION: Final = 3.0  # a stack that can be activated
READY: Final = 1.0  # a stack that is not exhausted
TILE: Final = 1.5
THREAT: Final = 1.0  # a stack that could be captured, if it were one's turn; and as much a tile
TO_MOVE: Final = 1.5  # how much more a threat is worth to who is to move
POWER_TILE: Final = 2.0
SCALE: Final = 60.0  # a lead this large is as good as won


class WitchcraftKnowledge(Knowledge):
    def evaluate(self, state: State, seat: int) -> float:
        """The lead of the seat over the other, between -1 and 1."""
        assert isinstance(state, WitchcraftState)
        if state.step == OVER:
            return state.returns()[seat]
        lead = strength(state, seat) - strength(state, 1 - seat)
        return max(-0.99, min(0.99, lead / SCALE))

    def rollout(self, state: State, seat: int, rng: Rng) -> int:
        """A capture if there is one, else any move."""
        assert isinstance(state, WitchcraftState)
        moves = state.legal(seat)
        if state.step == ACTIVATE:
            captures = [move for move in moves if move < USE and aims(state.board, move, seat)]
            if captures:
                return captures[rng.below(len(captures))]
        return moves[rng.below(len(moves))]

    def think(self, glimpse: Glimpse, budget: Budget, rng: Rng) -> list[Thought]:
        """By search; see `tree.py`."""
        state = glimpse.sample(rng)
        assert isinstance(state, WitchcraftState)
        seat = glimpse.seat
        tree = Tree(seat, state.step >= ACTIVATE and not state.board.held >> 1 - seat & 1)
        while not tree.settled() and not budget.spent():
            state = glimpse.sample(rng)
            assert isinstance(state, WitchcraftState)
            tree.simulate(state, rng)
        if not tree.root.moves:
            return []
        order = tree.ranking()
        return [
            Thought(tree.root.moves[index], tree.worth(index), 1.0 if index == order[0] else 0.0)
            for index in order
        ]


def strength(state: WitchcraftState, seat: int) -> float:
    board = state.board
    value = ACTIVATION * len(board.activations(seat))
    if board.turn == seat:
        value += TILE * len(all_of(state.lifted))
    if board.held >> seat & 1:
        value += POWER_TILE
    threatened: set[int] = set()
    for space in board.owned(seat):
        value += TILE * height(board.stack[space])
        if board.marks[space] < SPENT:
            value += READY
            threatened.update(aims(board, space, seat))
    threat = sum(THREAT * (1 + height(board.stack[target])) for target in threatened)
    return value + (threat * TO_MOVE if board.turn == seat else threat)


def aims(board: Board, space: int, seat: int) -> list[int]:
    """The enemy stacks that the top tile could capture now."""
    spell = SPELL[board.top(space)]
    if spell in (POWER_SPELL, ALTARS_ONLY):
        return []
    if spell == BLAST:
        return board.blast_targets(space, seat, 0)
    found: list[int] = []
    facing = board.facing(space)
    for bolt in BOLTS[board.top(space)]:
        target = board.hit(space, facing + bolt & 7, seat, spell, 0)
        if target != NOWHERE and board.at[target] < ALTAR_AT:
            found.append(target)
    return found
