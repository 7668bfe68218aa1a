"""The numbers that the rules use are those of the table of moves."""

from liars_dice.content import HANDS
from liars_dice.notation.moves import MOVES
from liars_dice.rules import bids


def test_the_numbers_of_moves_are_those_of_the_table() -> None:
    """L-11"""
    assert MOVES.first("bid") == bids.BID
    assert MOVES.first("liar") == bids.LIAR
    assert MOVES.first("roll") == bids.ROLL
    assert len(MOVES) == bids.ROLL + len(HANDS)
    for move in range(bids.BID, bids.LIAR):
        assert MOVES.text(move) == f"bid {bids.count_of(move)} {bids.face_of(move)}"
