"""Native lists of moves, at the edges of native numbers."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import (
    BATCH,
    NO_MOVES,
    NUMBERS,
    batch,
    before,
    count,
    listed,
    lowest,
    no_moves,
    nth,
    size,
    unpacked,
    with_batch,
)
from philtre.core.registry import find, game_ids

EVERY_BIT = (1 << 62) - 1


@pytest.mark.parametrize("bit", [0, 1, 30, 31, 32, 33, 59, 60, 61])
def test_the_lowest_bit_is_found_up_to_the_last(bit: int) -> None:
    assert lowest(1 << bit) == bit
    assert lowest(EVERY_BIT & ~((1 << bit) - 1)) == bit
    assert listed(batch(7, 1 << bit)) == [7 + bit]
    assert count(EVERY_BIT >> bit) == 62 - bit


SOME = [(0, 0b101), (100, 0), (100, 0b1010), (31, (1 << BATCH) - 1), (8131, 1 << BATCH)]
THEIRS = [0, 2, 101, 103, *range(31, 31 + BATCH), 8191]


def some_moves() -> "vec[i64]":
    moves = no_moves()
    for first, bits in SOME:
        moves = with_batch(moves, first, bits)
    return moves


def test_moves_come_in_the_order_of_their_batches() -> None:
    assert listed(some_moves()) == THEIRS
    assert list(unpacked(some_moves())) == THEIRS
    assert size(some_moves()) == len(THEIRS)
    assert [nth(some_moves(), index) for index in range(len(THEIRS))] == THEIRS


def test_no_bit_is_no_move() -> None:
    assert len(batch(5, 0)) == 0
    assert (size(NO_MOVES), listed(NO_MOVES), len(NO_MOVES)) == (0, [], 0)


def test_batches_are_counted_up_to_a_limit() -> None:
    assert [before(some_moves(), limit) for limit in (0, 1, 100, 101)] == [0, 2, 2, 4 + BATCH]
    assert before(NO_MOVES, 9) == 0


def test_a_list_shares_its_numbers() -> None:
    assert listed(some_moves())[-1] is NUMBERS[8191]


@pytest.mark.parametrize("id", game_ids())
def test_no_game_has_more_moves_than_there_are_numbers(id: str) -> None:
    assert len(find(id).moves) <= len(NUMBERS)
