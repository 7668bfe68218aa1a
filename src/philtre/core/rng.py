"""A small fast generator for search and simulation (Marsaglia's xorshift128).

All intermediate values stay below 2**63, so that interpreted and compiled
runs give the same numbers. Cards and dice at a table are dealt by the dealer,
never by this.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from philtre.core.state import State

WORD: Final = 0xFFFFFFFF


def _mixed(word: int) -> int:
    """MurmurHash3's finaliser: every bit of the word moves every other."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Numbers that follow from `seed` and `stream` alone."""

    x: i64
    y: i64
    z: i64
    w: i64

    def __init__(self, seed: int, stream: int = 0) -> None:
        a = _mixed(seed & WORD)
        b = _mixed((seed >> 32 & WORD) ^ 0x9E3779B9 ^ a)
        c = _mixed((stream & WORD) ^ b)
        d = _mixed((stream >> 32 & WORD) ^ 0x7F4A7C15 ^ c)
        self.x = _mixed(a ^ c)
        self.y = _mixed(b ^ d)
        self.z = c
        self.w = d | 1  # never all zero, the one state that stays where it is
        for _ in range(8):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        mask: i64 = 0xFFFFFFFF
        t: i64 = self.x ^ ((self.x << 11) & mask)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all alike (Lemire's method); n < 2**31."""
        size: i64 = n
        mask: i64 = 0xFFFFFFFF
        product: i64 = self.word() * size
        low: i64 = product & mask
        if low < size:
            floor: i64 = (mask + 1) % size
            while low < floor:
                product = self.word() * size
                low = product & mask
        return int(product >> 32)

    def pick(self, weights: list[int]) -> int:
        """An index, with a chance in proportion to its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left: i64 = self.below(total)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError(weights)


class Every(Rng):
    """Not random at all: takes each path through a run of choices in turn.

    `while True: use(every); if not every.again(): break` runs `use` once for
    each way its choices can fall. Weights count only as possible or not.
    """

    def __init__(self) -> None:
        super().__init__(0)
        self.path: list[int] = []
        self.sizes: list[int] = []
        self.depth = 0

    def below(self, n: int) -> int:
        if self.depth == len(self.path):
            self.path.append(0)
            self.sizes.append(n)
        self.depth += 1
        return self.path[self.depth - 1]

    def pick(self, weights: list[int]) -> int:
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        return possible[self.below(len(possible))]

    def again(self) -> bool:
        """Go on to the next path; False when all have been taken."""
        self.depth = 0
        while self.path and self.path[-1] + 1 == self.sizes[-1]:
            self.path.pop()
            self.sizes.pop()
        if not self.path:
            return False
        self.path[-1] += 1
        return True


def redeals(state: "State", seat: int, most: int = 4096) -> "Iterator[State]":
    """Every state that `seat` could be in for all it knows, at most `most` of them."""
    every = Every()
    for _ in range(most):
        other = state.clone()
        other.redeal(seat, every)
        yield other
        if not every.again():
            return
