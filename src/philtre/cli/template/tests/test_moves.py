"""The numbers that the rules use are those of the table of moves."""

from NEW_PACKAGE.notation.moves import MOVES
from NEW_PACKAGE.rules import state


def test_the_numbers_of_moves_are_those_of_the_table() -> None:
    """NEW_LETTER-8"""
    assert MOVES.first("guess") == state.GUESS
    assert MOVES.first("toss") == state.TOSS
    assert len(MOVES) == state.TOSS + len(state.TOSSES)
