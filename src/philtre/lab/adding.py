"""A plan played in batches by a crew, and what came of them added up."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, Self, TypeVar

from philtre.lab.crew import Crew
from philtre.lab.ledger import Ledger


class Plan(Protocol):
    """What is played, in batches named by the number of their first game."""

    def firsts(self) -> range: ...

    def batch(self, first: int) -> int: ...

    def _asdict(self) -> dict[str, Any]: ...


class Tally(Protocol):
    """What was counted over some games; nothing as yet when it is made."""

    games: int

    def add(self, other: Self) -> None: ...


P = TypeVar("P", bound=Plan)
T = TypeVar("T", bound=Tally)


def added_up(
    plan: P,
    crew: Crew,
    play: Callable[[P, int], T],
    empty: Callable[[], T],
    progress: Callable[[int], None],
    ledger: Ledger | None,
) -> T:
    """Play all batches; `progress` is told after each how many games it had.

    What the ledger has is not played again, and what is played is written there.
    """
    tallies: dict[int, T] = {}  # by the first game: they are added up in one order always
    for first in plan.firsts():
        tally = empty()
        if ledger and ledger.found(plan, first, tally):
            tallies[first] = tally
    progress(sum(tally.games for tally in tallies.values()))
    firsts = [first for first in plan.firsts() if first not in tallies]
    for place, tally in crew.each(partial(play, plan), firsts):
        if ledger:
            ledger.add(plan, firsts[place], tally)
        tallies[firsts[place]] = tally
        progress(tally.games)
    total = empty()
    for first in plan.firsts():
        total.add(tallies[first])
    return total
