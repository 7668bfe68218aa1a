"""How the sides stand: who wins a game that is over (A-28, A-67, A-90)."""

from philtre.games.apotheca.content import KINDS
from philtre.games.apotheca.pieces import Pieces


def best_sides(state: Pieces) -> list[list[int]]:
    """The side that stands best, or all that stand equal.

    Who has won outright stands best by the same measure: with three satisfied
    apothecaries, or with matches of all three colours, and nobody else so far.
    """
    marks = [standing(state, side) for side in state.box.sides]
    return [side for side, mark in zip(state.box.sides, marks, strict=True) if mark == max(marks)]


def standing(state: Pieces, side: list[int]) -> tuple[int, int, int]:
    """A-90: satisfied apothecaries, then active ones, then gems, members added together."""
    if state.box.master:
        if 0 in side:
            return state.kept_colours().bit_count(), 0, 0
        return state.satisfied_by(side), 0, 0
    return (
        state.satisfied_by(side),
        sum(state.active[seat].bit_count() for seat in side),
        sum(sum(state.gems[seat * KINDS : seat * KINDS + KINDS]) for seat in side),
    )
