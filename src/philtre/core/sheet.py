"""A row of small numbers that a game fills with what a seat may know.

Native inside: a sheet of thousands of rows is filled without a Python number being made,
and whoever knows buffers (NumPy does) reads it where it lies.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64


class Sheet:
    """Written from left to right. A row begins empty, so what is not there need not be written."""

    at: i64

    def __init__(self, size: int) -> None:
        self.numbers = vec[i16]([0] * size)
        self.at = 0

    def begin(self, at: i64, size: i64) -> None:
        """A row of that size, from there on."""
        numbers = self.numbers
        for place in range(at, at + size):
            numbers[place] = 0
        self.at = at

    def put(self, value: i64, high: i64) -> None:
        """A number; what is higher counts as the highest."""
        self.numbers[self.at] = i16(value if value < high else high)
        self.at += 1

    def flag(self, value: bool) -> None:
        self.numbers[self.at] = 1 if value else 0
        self.at += 1

    def one_of(self, index: i64, size: i64) -> None:
        """One of so many things, or none of them: a negative index."""
        if index >= 0:
            self.numbers[self.at + index] = 1
        self.at += size

    def some_of(self, mask: i64, size: i64) -> None:
        """Some of so many things, a bit each."""
        numbers, at = self.numbers, self.at
        for index in range(size):
            if mask >> index & 1:
                numbers[at + index] = 1
        self.at = at + size

    def count(self, index: i64, number: i64) -> None:
        """So many more of a thing that is counted here; goes on with `skip`."""
        self.numbers[self.at + index] += i16(number)

    def skip(self, size: i64) -> None:
        self.at += size

    def each(self, kinds: list[int], size: i64) -> None:
        """How many of each of so many kinds there are in a list."""
        for kind in kinds:
            self.numbers[self.at + kind] += 1
        self.at += size

    def all_of(self, amounts: vec[i64], high: i64) -> None:
        """Several numbers, each as by `put`."""
        for amount in amounts:
            self.put(amount, high)
