"""What a seat sees as a row of numbers, for those who learn.

A game declares a table of fields, each with a name, what its numbers mean, their range, and
how the value is read from a view. The same table encodes a view, decodes the numbers into
words again and writes the documentation. Beside it a game has a function that fills a `Sheet`
straight from the state, for speed; the conformance suite holds it against the table, and the
leak test looks at what it writes.

Seats are told from the seat that looks: `you`, then `+1`, `+2` … clockwise.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple

from philtre.core.generic import S
from philtre.core.sheet import Sheet

NUMBER: Final = "number"
ONE_OF: Final = "one of"
SOME_OF: Final = "some of"
COUNTS: Final = "counts"

View = Mapping[str, Any]
Read = Callable[[Any], Any]


class Field(NamedTuple):
    """Some numbers that stand together."""

    name: str
    kind: str
    words: list[str]  # what each number is about; a single number is about the field
    low: int
    high: int  # what is more counts as this
    read: Read  # a number; a word or None; a list of words; numbers by word, or None if unknown

    def encode(self, view: View) -> list[int]:
        value = self.read(view)
        if self.kind == NUMBER:
            return [min(int(value), self.high)]
        if self.kind == COUNTS:
            if value is None:
                return [self.low] * len(self.words)
            return [min(value.get(word, 0), self.high) for word in self.words]
        found = [value] if self.kind == ONE_OF else value
        return [int(word in found) for word in self.words]

    def decode(self, numbers: Sequence[int]) -> Any:
        """The value that was read, but for what is beyond the range."""
        given = [int(number) for number in numbers]
        if self.kind == NUMBER:
            return given[0]
        if self.kind == COUNTS:
            unknown = self.low < 0 and given == [self.low] * len(given)
            return None if unknown else dict(zip(self.words, given, strict=True))
        found = [word for word, number in zip(self.words, given, strict=True) if number]
        if self.kind == SOME_OF:
            return found
        return found[0] if found else None


def number(name: str, low: int, high: int, read: Read) -> Field:
    return Field(name, NUMBER, [name], low, high, read)


def flag(name: str, read: Read) -> Field:
    return Field(name, NUMBER, [name], 0, 1, read)


def one_of(name: str, words: Sequence[str], read: Read) -> Field:
    """A 1 at the place of the word; none for None."""
    return Field(name, ONE_OF, list(words), 0, 1, read)


def some_of(name: str, words: Sequence[str], read: Read) -> Field:
    """A 1 at the place of each word."""
    return Field(name, SOME_OF, list(words), 0, 1, read)


def counts(name: str, words: Sequence[str], high: int, read: Read, low: int = 0) -> Field:
    """A number for each word; where `low` is -1, that is what is not known."""
    return Field(name, COUNTS, list(words), low, high, read)


class Encoding(Generic[S]):
    """How a game is told in numbers. Its version grows when the table or the rules change."""

    def __init__(
        self,
        version: int,
        fields: Callable[[int], list[Field]],
        write: Callable[[S, int, Sheet], None],
    ) -> None:
        self.version = version
        self.fields = fields  # by the number of players
        self.write = write  # fills a row: the state, the seat that looks
        self._plans: dict[int, Plan[S]] = {}

    def plan(self, players: int) -> "Plan[S]":
        if players not in self._plans:
            self._plans[players] = Plan(self, players)
        return self._plans[players]


class Plan(Generic[S]):
    """The row of numbers for a number of players."""

    def __init__(self, encoding: Encoding[S], players: int) -> None:
        self.fields = encoding.fields(players)
        self.write = encoding.write
        self.size = sum(len(field.words) for field in self.fields)
        self.low = [field.low for field in self.fields for _ in field.words]
        self.high = [field.high for field in self.fields for _ in field.words]
        self._sheet = Sheet(self.size)

    def encode(self, view: View) -> list[int]:
        """The numbers of a view."""
        return [number for field in self.fields for number in field.encode(view)]

    def fill(self, state: S, seat: int) -> Any:
        """The same, straight from the state: a buffer of 16-bit numbers, until the next time."""
        self._sheet.begin(0, self.size)
        self.write(state, seat, self._sheet)
        return self._sheet.numbers

    def observe(self, state: S, seat: int) -> list[int]:
        """The same as a list."""
        return list(self.fill(state, seat))

    def decode(self, numbers: Sequence[int]) -> dict[str, Any]:
        """What the numbers say, by the names of the fields."""
        found: dict[str, Any] = {}
        at = 0
        for field in self.fields:
            found[field.name] = field.decode(numbers[at : at + len(field.words)])
            at += len(field.words)
        return found


def seat_names(players: int) -> list[str]:
    """The seats as they are told: from the one that looks, clockwise."""
    return ["you", *(f"+{number}" for number in range(1, players))]


def seat_at(view: View, number: int, players: int) -> int:
    """The seat that many places after the one that looks."""
    return ((view["you"] or 0) + number) % players


def named(view: View, seat: int | None, players: int) -> str | None:
    """A seat by the name of its place."""
    if seat is None:
        return None
    return seat_names(players)[(seat - (view["you"] or 0)) % players]
