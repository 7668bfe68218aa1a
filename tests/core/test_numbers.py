"""Native lists of moves, at the edges of native numbers."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import NUMBERS, count, listed, lowest, members, no_moves, with_members
from philtre.core.registry import find, game_ids

EVERY_BIT = (1 << 62) - 1


@pytest.mark.parametrize("bit", [0, 1, 30, 31, 32, 33, 59, 60, 61])
def test_the_lowest_bit_is_found_up_to_the_last(bit: int) -> None:
    assert lowest(1 << bit) == bit
    assert lowest(EVERY_BIT & ~((1 << bit) - 1)) == bit
    assert list(members(1 << bit, 7)) == [7 + bit]
    assert count(EVERY_BIT >> bit) == 62 - bit


def test_members_come_in_order_after_what_was_there() -> None:
    assert list(members(EVERY_BIT, 0)) == list(range(62))
    assert list(members(0, 5)) == []
    assert list(with_members(members(0b101, 0), 0b1010, 100)) == [0, 2, 101, 103]
    assert list(no_moves()) == []


def test_a_list_shares_its_numbers() -> None:
    moves = vec[i64]([0, 300, 8191])
    assert listed(moves) == [0, 300, 8191]
    assert listed(moves)[1] is NUMBERS[300]


@pytest.mark.parametrize("id", game_ids())
def test_no_game_has_more_moves_than_there_are_numbers(id: str) -> None:
    assert len(find(id).moves) <= len(NUMBERS)
