"""Moves in batches, native inside and Python's outside.

Compiled rules find whole sets of moves as bits, faster than the moves one by one and much
faster than Python's integers. So a state keeps them in batches, a random move is taken from
those, and only who asks for all of them gets a list, of numbers that are made once and shared.

A batch is three numbers of a vector: how many moves there are up to and with this batch, its
first move, and a bit for each of the sixty moves from there on.
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
BATCH: Final = 60  # moves
UP_TO: Final = 0
FIRST: Final = 1
BITS: Final = 2
WIDTH: Final = 3  # of a batch in the vector
ROOM: Final = 4 * WIDTH  # for more than most vectors hold
NO_MOVES: Final[vec[i64]] = vec[i64]()


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


def no_moves() -> vec[i64]:
    """None yet, with room for some."""
    return vec[i64](capacity=ROOM)


def with_batch(moves: vec[i64], first: i64, some: i64) -> vec[i64]:
    """And a move for each bit that is set, lowest first; that of bit 0 is `first`."""
    if some == 0:
        return moves
    moves = append(moves, size(moves) + count(some))
    return append(append(moves, first), some)


def batch(first: i64, some: i64) -> vec[i64]:
    """A move for each bit that is set."""
    return with_batch(no_moves(), first, some)


def size(moves: vec[i64]) -> i64:
    """How many moves there are."""
    return moves[len(moves) - WIDTH + UP_TO] if len(moves) > 0 else 0


def nth(moves: vec[i64], index: i64) -> i64:
    """One of the moves, by its place in the list of all."""
    at: i64 = 0
    while index >= moves[at + UP_TO]:
        at += WIDTH
    some = moves[at + BITS]
    for _ in range(index - (moves[at - WIDTH + UP_TO] if at > 0 else 0)):
        some &= some - 1
    return moves[at + FIRST] + lowest(some)


def before(moves: vec[i64], limit: i64) -> i64:
    """How many moves come before the first batch that begins at `limit` or later."""
    found: i64 = 0
    for at in range(0, len(moves), WIDTH):
        if moves[at + FIRST] >= limit:
            break
        found = moves[at + UP_TO]
    return found


def unpacked(moves: vec[i64]) -> vec[i64]:
    """All moves, in order, as a vector."""
    found = vec[i64](capacity=size(moves))
    for at in range(0, len(moves), WIDTH):
        first, some = moves[at + FIRST], moves[at + BITS]
        while some != 0:
            found = append(found, first + lowest(some))
            some &= some - 1
    return found


def listed(moves: vec[i64]) -> list[int]:
    """All moves, in order."""
    found: list[Any] = NUMBERS[: size(moves)]  # as long as that, to be filled
    index: i64 = 0
    for at in range(0, len(moves), WIDTH):
        first, some = moves[at + FIRST], moves[at + BITS]
        while some != 0:
            found[index] = NUMBERS[first + lowest(some)]
            some &= some - 1
            index += 1
    return found


def counted(things: vec[i64], first: i64) -> list[int]:
    """A move for each thing, counted from `first`."""
    return [NUMBERS[first + thing] for thing in things]


def few_moves() -> vec[i64]:
    """For moves one by one, as they are made: none yet, with room for a few."""
    return vec[i64](capacity=4)
