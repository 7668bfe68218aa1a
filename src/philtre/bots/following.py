"""A move played out: what is likely to follow it, one step after the other.

One way it may go on, from a position that the seat could be in: of what chance deals the
likeliest, of what anybody does what thinking a little finds best.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from philtre.bots.think import think
from philtre.core.game import View
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, Event, State
from philtre.core.thought import Budget

MOST: Final = 6  # steps, the move itself among them


class Step(NamedTuple):
    """What somebody did, and what the seat sees then."""

    seat: int  # or CHANCE
    move: int
    events: list[Event]  # that the seat hears of it
    view: View
    actors: list[int]


def follow(
    glimpse: Glimpse, move: int, budget: Callable[[], Budget], rng: Rng, most: int = MOST
) -> list[Step]:
    """The move and what is likely to follow, for the eyes of the seat."""
    state = glimpse.sample(rng)
    state.heard = []
    steps = [played(glimpse, state, glimpse.seat, move)]
    while len(steps) < most and state.actors():
        seat = next_to_act(state, glimpse.seat)
        chosen = likeliest(state) if seat == CHANCE else best(glimpse, state, seat, budget, rng)
        steps.append(played(glimpse, state, seat, chosen))
    return steps


def next_to_act(state: State, seat: int) -> int:
    """The seat itself where several act at the same time, else who is first."""
    actors = state.actors()
    return seat if seat in actors else actors[0]


def played(glimpse: Glimpse, state: State, seat: int, move: int) -> Step:
    assert state.heard is not None
    before = len(state.heard)
    state.play(seat, move)
    events = [event for event in state.heard[before:] if event.heard_by(glimpse.seat)]
    view = glimpse.game.view(state, glimpse.seat)
    return Step(seat, move, events, view, list(state.actors()))


def likeliest(state: State) -> int:
    odds = state.odds()
    return state.legal(CHANCE)[max(range(len(odds)), key=lambda index: odds[index])]


def best(glimpse: Glimpse, state: State, seat: int, budget: Callable[[], Budget], rng: Rng) -> int:
    """What the seat would do, from what it may know then."""
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    eyes = Glimpse(glimpse.game, state.clone(), seat, [])
    return think(eyes, budget(), rng)[0].move
