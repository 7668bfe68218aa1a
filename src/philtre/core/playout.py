"""Chance dealt by its weights, and random play to the end, all inside compiled code."""

from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State


def deal(state: State, rng: Rng) -> int:
    """At a chance node: let one outcome happen, as likely as it is; which it was."""
    outcome = state.legal(CHANCE)[rng.pick(state.odds())]
    state.play(CHANCE, outcome)
    return outcome


def playout(state: State, rng: Rng) -> int:
    """Play uniformly random moves until the game is over; how many decisions that took."""
    decisions = 0
    while True:
        actors = state.actors()
        if not actors:
            return decisions
        seat = actors[0]
        if seat == CHANCE:
            deal(state, rng)
        else:
            decisions += 1
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
