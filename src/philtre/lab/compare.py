"""Two sets of rules side by side, with the same luck where it can be shared.

Game number n is played twice, once by each rules, with the same bots on the same seats. The
table and every seat that draws for itself have a generator of their own, as at a table
(`State.drawer`), and so has every bot: what happens to one seat leaves the luck of the
others as it was, and two games stay alike for as long as the rules let them. So their
difference is told by far fewer games than two runs of their own would take.
"""

from collections.abc import Callable
from math import sqrt
from time import thread_time
from typing import Final, NamedTuple

from philtre.bots.bot import Bot
from philtre.bots.catalogue import find_bot
from philtre.bots.game import glimpse_of
from philtre.core.errors import BadOption
from philtre.core.game import Game
from philtre.core.options import Options
from philtre.core.playout import deal
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.lab import simulate
from philtre.lab.adding import added_up
from philtre.lab.crew import Crew
from philtre.lab.ledger import Ledger
from philtre.lab.measures import Played, measured
from philtre.lab.statistics import Z95, holm, two_sided

SIGNIFICANT: Final = 0.05
STREAMS: Final = 16  # generators for a game: the table's, those of the seats, those of the bots
FEWEST: Final = 30  # games, before a normal distribution is trusted

# Of a measure over some pairs of games: sums of one, the other, their squares, and of the
# difference and its square.
Sums = list[float]


class Plan(NamedTuple):
    """What is compared; bots change seats from game to game."""

    game: str
    options: Options
    other: Options
    bots: list[str]
    games: int
    seed: int

    def firsts(self) -> range:
        return self._simulated().firsts()

    def batch(self, first: int) -> int:
        return self._simulated().batch(first)

    def _simulated(self) -> simulate.Plan:
        return simulate.Plan(self.game, self.options, self.bots, self.games, self.seed)


class Tally:
    def __init__(self) -> None:
        self.games = 0
        self.sums: dict[str, Sums] = {}

    def count(self, one: dict[str, float], other: dict[str, float]) -> None:
        """A pair of games; what only one of them names is 0 in the other."""
        self.games += 1
        for name in {**one, **other}:
            a, b = one.get(name, 0.0), other.get(name, 0.0)
            more = [a, b, a * a, b * b, b - a, (b - a) ** 2]
            self.sums[name] = _added(self.sums.get(name), more)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for name, sums in other.sums.items():
            self.sums[name] = _added(self.sums.get(name), sums)


def _added(sums: Sums | None, more: Sums) -> Sums:
    return [a + b for a, b in zip(sums, more, strict=True)] if sums else more


def make_plan(
    game: str,
    options: dict[str, object],
    houses: list[object],
    bots: list[str],
    games: int,
    seed: int,
) -> Plan:
    """A plan that can be carried out; raises one of the engine's errors."""
    one, other = (
        simulate.make_plan(game, {**options, "house": house}, bots, games, seed) for house in houses
    )
    if one.options == other.options:
        raise BadOption("compare-same", {})
    return Plan(game, one.options, other.options, one.bots, games, seed)


def play(game: Game, options: Options, bots: list[Bot], seed: int, number: int) -> Played:
    """One game, its luck by who draws it."""
    state = game.start(options)
    state.heard = []
    luck = [Rng(seed, STREAMS * number + drawer) for drawer in range(state.players + 1)]
    first = STREAMS * number + state.players + 1
    minds = [Rng(seed, first + seat) for seat in range(state.players)]
    decisions = 0
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            deal(state, luck[state.drawer()])  # the last one is the table's
        else:
            state.play(seat, bots[seat].choose(glimpse_of(game, state, seat), minds[seat]))
            decisions += 1
    return Played(game, state, decisions, state.heard)


def play_batch(plan: Plan, first: int) -> Tally:
    game = find(plan.game)
    bots = [find_bot(name, thread_time) for name in plan.bots]
    players = len(bots)
    tally = Tally()
    for number in range(first, first + plan.batch(first)):
        seated = [bots[(seat - number) % players] for seat in range(players)]
        one, other = (
            measured(play(game, options, seated, plan.seed, number))
            for options in (plan.options, plan.other)
        )
        tally.count(one, other)
    return tally


def compare(
    plan: Plan, crew: Crew, progress: Callable[[int], None], ledger: Ledger | None = None
) -> Tally:
    """Play all pairs; what the ledger has is not played again, what is played is written there."""
    return added_up(plan, crew, play_batch, Tally, progress, ledger)


# What came of it


class Row(NamedTuple):
    """A measure: its mean by both rules, the difference with its 95 % interval."""

    measure: str
    one: float
    other: float
    difference: float
    interval: tuple[float, float]
    chance: float  # that a difference as large is luck, before the correction,
    corrected: float  # and after it
    significant: bool
    shared: float  # how much of the variance the shared luck has taken out, 0 … 1


def rows(tally: Tally) -> list[Row]:
    """Every measure, in the order in which they were first met; corrected by Holm's method."""
    found = [_row(name, sums, tally.games) for name, sums in sorted(tally.sums.items(), key=_place)]
    corrected = holm([row.chance for row in found])
    enough = tally.games >= FEWEST
    return [
        row._replace(corrected=chance, significant=enough and chance < SIGNIFICANT)
        for row, chance in zip(found, corrected, strict=True)
    ]


def _place(item: tuple[str, Sums]) -> tuple[int, str]:
    """Seats first, then what every game has, then what happened."""
    name = item[0]
    return (0 if name.startswith("win-") else 2 if name.startswith("event-") else 1), name


def _row(name: str, sums: Sums, games: int) -> Row:
    one, other, one_squares, other_squares, difference, squares = (total / games for total in sums)
    variance = max(squares - difference * difference, 0.0)
    apart = max(one_squares - one * one, 0.0) + max(other_squares - other * other, 0.0)
    error = sqrt(variance / max(games - 1, 1))
    interval = difference - Z95 * error, difference + Z95 * error
    chance = two_sided(difference / error) if error else float(difference == 0)
    shared = max(0.0, 1 - variance / apart) if apart else 0.0
    return Row(name, one, other, difference, interval, chance, chance, False, shared)


def report(plan: Plan, tally: Tally) -> dict[str, object]:
    """The result as plain data."""
    return {
        "game": plan.game,
        "options": [plan.options, plan.other],
        "bots": plan.bots,
        "seed": plan.seed,
        "games": tally.games,
        "correction": "Holm",
        "measures": [row._asdict() for row in rows(tally)],
    }
