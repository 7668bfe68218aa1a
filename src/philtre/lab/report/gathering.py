"""The stories of many games, by a crew, with a ledger; the same for the same seed."""

from collections.abc import Callable
from time import thread_time
from typing import Any, Final, NamedTuple

from philtre.bots.catalogue import find_bot
from philtre.core.options import Options
from philtre.core.registry import find, reporting
from philtre.lab.adding import added_up
from philtre.lab.crew import Crew
from philtre.lab.ledger import Ledger
from philtre.lab.report.story import Offers, Story, Teller
from philtre.lab.simulate import Plan

BATCH: Final = 50
SLOW_BATCH: Final = 2
QUICK: Final = ("random", "greedy", "novice")


class Reading(NamedTuple):
    """What is played for a report; as `Plan`, which it must not be taken for in a ledger.

    With `rotations`, each deal is played so many times: every time all players move on by
    one seat, and the luck is the same.
    """

    story: int  # of which form
    game: str
    options: Options
    bots: list[str]
    rotations: int
    games: int
    seed: int

    def firsts(self) -> range:
        fast = all(name in QUICK or name.endswith("@0") for name in self.bots)
        return range(0, self.games, BATCH if fast else SLOW_BATCH)

    def batch(self, first: int) -> int:
        return min(self.firsts().step, self.games - first)


class Stories:
    """The lines of some games, and what moves were offered in them."""

    def __init__(self) -> None:
        self.games = 0
        self.lines: list[list[Any]] = []
        self.offers: dict[str, list[int]] = {}
        self.seconds = 0.0  # of the processor

    def add(self, other: "Stories") -> None:
        self.games += other.games
        self.lines += other.lines
        self.seconds += other.seconds
        for label, counts in other.offers.items():
            mine = self.offers.setdefault(label, [0] * len(counts))
            mine[:] = [a + b for a, b in zip(mine, counts, strict=True)]

    def stories(self) -> list[Story]:
        return [Story(*line) for line in self.lines]


def read(plan: Plan, rotations: int = 1) -> Reading:
    return Reading(1, plan.game, plan.options, plan.bots, rotations, plan.games, plan.seed)


def tell_batch(reading: Reading, first: int) -> Stories:
    """The games from number `first` on, one batch."""
    begin = thread_time()
    game = find(reading.game)
    look_at = reporting(reading.game)
    bots = [find_bot(name, thread_time) for name in reading.bots]
    players = len(bots)
    offers = Offers()
    told = Stories()
    for number in range(first, first + reading.batch(first)):
        seated = [bots[(seat - number) % players] for seat in range(players)]
        teller = Teller(game, reading.options, look_at, offers)
        story = teller.play(seated, reading.seed, number // reading.rotations, number)
        told.lines.append(list(story))
        told.games += 1
    told.offers = offers.counts
    told.seconds = thread_time() - begin
    return told


def gather_stories(
    reading: Reading, crew: Crew, progress: Callable[[int], None], ledger: Ledger | None = None
) -> Stories:
    """As `simulate` plays: what the ledger has is not played again."""
    return added_up(reading, crew, tell_batch, Stories, progress, ledger)
