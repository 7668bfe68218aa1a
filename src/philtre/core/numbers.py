"""Numbers of moves as objects that are made once.

A list of moves holds Python's integers. To make one costs compiled code more than to find the
move; here each is made once, and lists share them. They are typed `Any` so that the compiler
hands on the object itself: as an `int` it would be unpacked, and made anew.
"""

from typing import Any, Final

from mypy_extensions import i64

NUMBERS: Final[list[Any]] = list(range(8192))  # as many as any game has moves, and more


def add_members(some: i64, first: i64, moves: list[Any]) -> None:
    """Add a move for each bit that is set, lowest first; the move of bit 0 is `first`."""
    numbers = NUMBERS
    while some != 0:
        if some & 1:
            moves.append(numbers[first])
        some >>= 1
        first += 1


def members(some: i64, first: i64) -> list[int]:
    """A list of moves, one for each bit that is set."""
    moves: list[int] = []
    add_members(some, first, moves)
    return moves
