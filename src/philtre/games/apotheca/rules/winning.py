"""Who wins, and what each seat gets (A-28, A-67, A-90, A-91)."""

from typing import TYPE_CHECKING

from philtre.core.numbers import NO_MOVES
from philtre.games.apotheca import events
from philtre.games.apotheca.rules import steps

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState


def finish(state: "ApothecaState") -> None:
    """The game is over."""
    state.step = steps.OVER
    state.moves = NO_MOVES
    if state.heard is None:
        return
    if state.box.solo:
        events.solo_over(state, state.points)
        return
    best = best_sides(state)
    winners = sorted(seat for side in best for seat in side)
    if len(best) == 1:
        events.WON.tell(state, winners)
    else:
        events.DRAWN.tell(state, winners)


def returns(state: "ApothecaState") -> list[float]:
    """A-91."""
    if state.box.solo:
        return [float(state.points)]
    best = best_sides(state)
    shares = [-1.0] * state.players
    for side in best:
        for seat in side:
            shares[seat] = 1.0 if len(best) == 1 else 0.0
    return shares


def best_sides(state: "ApothecaState") -> list[list[int]]:
    """The side that stands best, or all that stand equal.

    Who has won outright stands best by the same measure: with three satisfied
    apothecaries, or with matches of all three colours, and nobody else so far.
    """
    marks = [standing(state, side) for side in state.box.sides]
    return [side for side, mark in zip(state.box.sides, marks, strict=True) if mark == max(marks)]


def standing(state: "ApothecaState", side: list[int]) -> tuple[int, int, int]:
    """A-90: satisfied apothecaries, then active ones, then gems, members added together."""
    if state.box.master:
        if 0 in side:
            return state.kept_colours().bit_count(), 0, 0
        return state.satisfied_by(side), 0, 0
    return (
        state.satisfied_by(side),
        sum(state.active[seat].bit_count() for seat in side),
        sum(sum(state.gems_of(seat)) for seat in side),
    )


def points(state: "ApothecaState") -> list[int]:
    """What counts for the end (A-28, A-55, A-67): partners have it together."""
    if state.box.solo:
        return [state.points]
    counts = [0] * state.players
    for side in state.box.sides:
        for seat in side:
            counts[seat] = standing(state, side)[0]
    return counts
