"""What is worth telling of a match that is over: where points came from, who did most of what.

A game has a `Tale` of its own in `tale.py`. It is handed a match from beginning to end, move
by move, and counts: nothing in it is guessed, nothing is told while the match is played.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple

from philtre.core.generic import S
from philtre.core.state import Event


class Source(NamedTuple):
    """Where points came from: `from-<name>` says it; of each seat how many."""

    name: str
    points: list[int]


class Honour(NamedTuple):
    """Who did most of something: `honour-<name>` says of what, `honour-<name>-how` how much."""

    name: str
    seats: list[int]
    params: Mapping[str, object]


def number(event: Event, name: str = "seat") -> int:
    """A number that an event holds."""
    value = event.params[name]
    assert isinstance(value, int)
    return value


class Tale(Generic[S]):
    """Of a game that counts nothing, and has no honours."""

    def __init__(self, start: S) -> None:
        self.players = start.players
        self.tallies: dict[str, list[int]] = {}

    def sees(self, state: S, seat: int, move: int) -> None:
        """A move or an outcome, before it is played."""

    def hears(self, state: S, event: Event) -> None:
        """Something happened; the state is as it is after the move."""

    def sources(self, state: S) -> list[Source]:
        """At the end: of each seat they add up to its points."""
        return []

    def honours(self, state: S) -> list[Honour]:
        return []

    # For those who count

    def add(self, name: str, seat: int, count: int = 1) -> None:
        self.tallies.setdefault(name, [0] * self.players)[seat] += count

    def of(self, name: str) -> list[int]:
        return self.tallies.get(name, [0] * self.players)

    def from_tallies(self, names: Sequence[str]) -> list[Source]:
        """Of these what there is any of."""
        return [Source(name, self.of(name)) for name in names if any(self.of(name))]

    def most(self, names: Sequence[str]) -> list[Honour]:
        """An honour each for who has most of a tally; none where all have the same."""
        found = []
        for name in names:
            counts = self.of(name)
            best = max(counts)
            if best > min(counts) or (best and self.players == 1):
                seats = [seat for seat, count in enumerate(counts) if count == best]
                found.append(Honour(name, seats, {"count": best}))
        return found
