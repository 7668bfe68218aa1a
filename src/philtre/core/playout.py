"""Random play to the end, all inside compiled code."""

from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State


def playout(state: State, rng: Rng) -> int:
    """Play uniformly random moves until the game is over; how many decisions that took."""
    decisions = 0
    while True:
        actors = state.actors()
        if not actors:
            return decisions
        seat = actors[0]
        moves = state.legal(seat)
        if seat == CHANCE:
            state.play(seat, moves[rng.pick(state.odds())])
        else:
            decisions += 1
            state.play(seat, moves[rng.below(len(moves))])
