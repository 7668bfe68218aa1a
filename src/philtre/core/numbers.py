"""Lists of moves, native inside and Python's outside.

Compiled rules find moves faster than Python's integers can be made of them. So a state keeps
them as a vector, a random move is taken from that, and only who asks for all of them gets a
list, of numbers that are made once and shared.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

# As many as any game has moves, and more; `Any`, so that the compiler hands on the object itself.
NUMBERS: Final[list[Any]] = list(range(8192))
# A power of two, modulo 67, tells which it is: all those below are different.
BIT_OF: Final[vec[i64]] = vec[i64](
    [[2**k % 67 for k in range(66)].index(n or 1) for n in range(67)]
)
ROOM: Final = 32  # for more than most lists hold


def listed(moves: vec[i64]) -> list[int]:
    return [NUMBERS[move] for move in moves]


def no_moves() -> vec[i64]:
    """None yet, with room for some."""
    return vec[i64](capacity=ROOM)


def count(some: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while some != 0:
        some &= some - 1
        found += 1
    return found


def lowest(some: i64) -> i64:
    """The lowest bit that is set, of 62."""
    return BIT_OF[(some & -some) % 67]


def with_members(moves: vec[i64], some: i64, first: i64) -> vec[i64]:
    """And a move for each bit that is set, of 62, lowest first; that of bit 0 is `first`."""
    while some != 0:
        moves = append(moves, first + lowest(some))
        some &= some - 1
    return moves


def members(some: i64, first: i64) -> vec[i64]:
    """A move for each bit that is set."""
    return with_members(no_moves(), some, first)
