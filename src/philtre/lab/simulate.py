"""Many games between bots, by a crew, the same for the same seed.

Games are cut into batches and each game has its own number, from which its luck
follows; so the result does not depend on the number of workers. Only bots that think
by the clock may think a little more or less another time.
"""

from collections.abc import Callable
from functools import partial
from time import thread_time
from typing import Final, NamedTuple

from philtre.bots.catalogue import find_bot
from philtre.bots.game import play_game
from philtre.core.errors import BadBot
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.lab.adding import added_up
from philtre.lab.crew import Crew
from philtre.lab.ledger import Ledger
from philtre.lab.statistics import wilson

BATCH: Final = 100
SLOW_BATCH: Final = 2  # for bots that think: no core is left idle at the end, and progress shows


class Plan(NamedTuple):
    """What is simulated; bots change seats from game to game."""

    game: str
    options: Options
    bots: list[str]
    games: int
    seed: int

    def firsts(self) -> range:
        """The number of the first game of each batch."""
        fast = all(name in ("random", "greedy") for name in self.bots)
        return range(0, self.games, BATCH if fast else SLOW_BATCH)

    def batch(self, first: int) -> int:
        """How many games there are in a batch."""
        return min(self.firsts().step, self.games - first)


class Tally:
    """What was counted over some games, for each bot and for each seat."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        # wins[i][k]: in how many games i was one of k + 1 winners
        self.bot_wins = [[0] * players for _ in range(players)]
        self.seat_wins = [[0] * players for _ in range(players)]
        self.bot_returns = [0.0] * players

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in ((self.bot_wins, other.bot_wins), (self.seat_wins, other.seat_wins)):
            for row, more in zip(mine, theirs, strict=True):
                row[:] = [a + b for a, b in zip(row, more, strict=True)]
        pairs = zip(self.bot_returns, other.bot_returns, strict=True)
        self.bot_returns = [a + b for a, b in pairs]

    def count(self, seats: list[int], returns: list[float], decisions: int) -> None:
        """One game: `seats[bot]` is where each bot sat."""
        self.games += 1
        self.decisions += decisions
        best = max(returns)
        winners = returns.count(best)
        for bot, seat in enumerate(seats):
            self.bot_returns[bot] += returns[seat]
            if returns[seat] == best:
                self.bot_wins[bot][winners - 1] += 1
                self.seat_wins[seat][winners - 1] += 1


def make_plan(
    game: str, options: dict[str, object], bots: list[str], games: int, seed: int
) -> Plan:
    """A plan that can be carried out; raises one of the engine's errors."""
    found = find(game)
    settled = found.settle({**found.limit, **options})
    players = settled["players"]
    assert isinstance(players, int)
    if len(bots) == 1:
        bots = bots * players
    if len(bots) != players:
        raise BadBot("bots-and-seats", {"bots": len(bots), "players": players})
    for bot in bots:
        find_bot(bot)
    return Plan(game, settled, bots, games, seed)


def play_batch(plan: Plan, first: int) -> Tally:
    """The games from number `first` on, one batch."""
    game = find(plan.game)
    bots = [find_bot(name, thread_time) for name in plan.bots]  # other work is not their fault
    players = len(bots)
    tally = Tally(players)
    for number in range(first, first + plan.batch(first)):
        seats = [(bot + number) % players for bot in range(players)]
        seated = [bots[seats.index(seat)] for seat in range(players)]
        state = game.start(plan.options)
        luck, minds = Rng(plan.seed, 2 * number), Rng(plan.seed, 2 * number + 1)
        decisions = play_game(game, state, seated, luck, minds)
        tally.count(seats, state.returns(), decisions)
    return tally


def simulate(
    plan: Plan, crew: Crew, progress: Callable[[int], None], ledger: Ledger | None = None
) -> Tally:
    """Play all games; `progress` is told after each batch how many it had.

    What the ledger has is not played again, and what is played is written there.
    """
    empty = partial(Tally, len(plan.bots))
    return added_up(plan, crew, play_batch, empty, progress, ledger)


def report(plan: Plan, tally: Tally) -> dict[str, object]:
    """The result as plain data."""
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "games": tally.games,
        "mean_decisions": tally.decisions / max(1, tally.games),
        "bots": [
            {
                "bot": name,
                **_share(tally.bot_wins[index], tally.games),
                "mean_return": tally.bot_returns[index] / max(1, tally.games),
            }
            for index, name in enumerate(plan.bots)
        ],
        "seats": [
            {"seat": seat, **_share(wins, tally.games)} for seat, wins in enumerate(tally.seat_wins)
        ],
    }


def _share(wins: list[int], games: int) -> dict[str, object]:
    """A win shared by k counts 1/k."""
    share = sum(count / (k + 1) for k, count in enumerate(wins)) / max(1, games)
    return {"win_share": share, "interval": list(wilson(share, games))}
