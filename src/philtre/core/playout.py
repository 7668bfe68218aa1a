"""Chance dealt by its weights, and random play to the end, all inside compiled code."""

from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State


def deal(state: State, rng: Rng) -> int:
    """At a chance node: let one outcome happen, as likely as it is; which it was."""
    outcome = state.outcome(rng)
    state.play(CHANCE, outcome)
    return outcome


def next_actor(state: State, rng: Rng) -> int:
    """Deal all chance; the first seat that then has to act, CHANCE when the game is over."""
    while True:
        actors = state.actors()
        if not actors:
            return CHANCE
        if actors[0] != CHANCE:
            return actors[0]
        deal(state, rng)


def playout(state: State, rng: Rng) -> int:
    """Play uniformly random moves until the game is over; how many decisions that took."""
    decisions = 0
    while (seat := next_actor(state, rng)) != CHANCE:
        state.play(seat, state.any_move(seat, rng))
        decisions += 1
    return decisions


def from_lists(state: State, actor: int, rng: Rng) -> int:
    """One move or outcome, as `any_move` and `outcome` draw it, but from a list of them all."""
    moves = state.legal(actor)
    return moves[rng.pick(state.odds()) if actor == CHANCE else rng.below(len(moves))]


def listed_playout(state: State, rng: Rng) -> int:
    """The same game as a playout's, with lists made at every step, as other engines make them."""
    decisions = 0
    while actors := state.actors():
        actor = actors[0]
        state.play(actor, from_lists(state, actor, rng))
        decisions += actor != CHANCE
    return decisions
