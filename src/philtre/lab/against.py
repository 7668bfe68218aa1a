"""Our bot against one of another process: an older build, or somebody's engine.

Games come in sets: one deal, in which ours takes each seat in turn among bots of the other. The
table and every seat have the same luck in all games of a set, as far as it can be the same.
"""

from collections.abc import Callable, Iterator
from functools import partial
from time import thread_time
from typing import Any, NamedTuple

from philtre.bots.bot import Bot
from philtre.bots.catalogue import find_bot
from philtre.core.errors import bad_value
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.lab import simulate
from philtre.lab.compare import play
from philtre.lab.crew import Crew
from philtre.lab.engines import EngineBot, engine
from philtre.lab.ledger import Ledger
from philtre.lab.sequential import Question, decided, likelihood
from philtre.lab.statistics import Mean, mean_of
from philtre.version import describe, mark


class Plan(NamedTuple):
    """What is played, at the most; `us` and `them` say which builds these are, `mark` what
    our bots are made from."""

    game: str
    options: Options
    bot: str
    other: str
    where: str
    us: str
    them: str
    mark: str
    games: int
    seed: int

    @property
    def players(self) -> int:
        return int(str(self.options["players"]))

    def firsts(self) -> range:
        return range(0, self.games, self.players)

    def batch(self, first: int) -> int:
        return self.players


class Tally:
    """Of one set."""

    def __init__(self) -> None:
        self.games = 0
        self.share = 0.0  # of the wins that were ours, summed over the games
        self.decisions = 0
        self.seconds = [0.0, 0.0]  # of thought, ours and theirs


def make_plan(
    game: str, options: dict[str, object], bots: list[str], where: str, games: int, seed: int
) -> Plan:
    """A plan that can be carried out; raises one of the engine's errors."""
    if len(bots) > 2:
        raise bad_value("bots", len(bots), "1–2")
    settled = simulate.make_plan(game, options, [bots[0]], games, seed).options
    players = settled["players"]
    if players == 1:
        raise bad_value("players", 1, "≥ 2")
    them = engine(where)
    if game not in them.games:
        raise bad_value("game", game, ", ".join(them.games))
    builds = ("Philtre " + describe(), them.name, mark(game))
    return Plan(game, settled, bots[0], bots[-1], where, *builds, games, seed)


class Timed(Bot):
    """A bot, and how long it thinks."""

    listens = True

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0

    def choose(self, glimpse: Any, rng: Any) -> int:
        begun = thread_time()
        move = self.bot.choose(glimpse, rng)
        self.seconds += thread_time() - begun
        return move


def play_set(plan: Plan, first: int) -> Tally:
    """One deal, ours on every seat once."""
    game, tally = find(plan.game), Tally()
    for ours in range(plan.players):
        own = Timed(find_bot(plan.bot, thread_time))
        others = [
            EngineBot(plan.where, plan.other, plan.game, plan.options)
            for _ in range(plan.players - 1)
        ]
        bots: list[Bot] = [*others[:ours], own, *others[ours:]]
        played = play(game, plan.options, bots, plan.seed, first)
        returns = played.state.returns()
        winners = returns.count(max(returns))
        tally.games += 1
        tally.share += (returns[ours] == max(returns)) / winners
        tally.decisions += played.decisions
        tally.seconds[0] += own.seconds
        tally.seconds[1] += sum(bot.seconds for bot in others)
    return tally


class Match:
    """What was played so far, in the order of the sets, and what follows from it."""

    def __init__(self, plan: Plan, question: Question | None) -> None:
        self.plan = plan
        self.question = question
        self.sets: list[Tally] = []

    def means(self) -> list[float]:
        return [tally.share / tally.games for tally in self.sets]

    def share(self) -> Mean:
        """Sets have nothing to do with each other; games of one set do."""
        return mean_of(self.means())

    def ratio(self) -> float:
        return likelihood(self.question, self.means(), self.plan.players) if self.question else 0.0

    def stronger(self) -> bool | None:
        """The answer to the question, once there is one."""
        return decided(self.ratio()) if self.question else None


def play_match(
    match: Match, crew: Crew, progress: Callable[[int], None], ledger: Ledger | None = None
) -> None:
    """Until it is decided, or all games are played; what the ledger has is not played again."""
    for tally in _sets(match.plan, crew, ledger):
        match.sets.append(tally)
        progress(tally.games)
        if match.stronger() is not None:
            return


def _sets(plan: Plan, crew: Crew, ledger: Ledger | None) -> Iterator[Tally]:
    """In their order, whoever is ready first: what decides must not depend on the workers."""
    known: dict[int, Tally] = {}
    for first in plan.firsts():
        tally = Tally()
        if ledger and ledger.found(plan, first, tally):
            known[first] = tally
    left = [first for first in plan.firsts() if first not in known]
    played = crew.map(partial(play_set, plan), left)
    for first in plan.firsts():
        if first not in known:
            known[first] = next(played)
            if ledger:
                ledger.add(plan, first, known[first])
        yield known[first]


def report(match: Match) -> dict[str, object]:
    """The result as plain data."""
    plan, share = match.plan, match.share()
    games = sum(tally.games for tally in match.sets)
    ours, theirs = (sum(tally.seconds[side] for tally in match.sets) for side in (0, 1))
    return {
        **plan._asdict(),
        "games": games,
        "share": share.mean,
        "interval": [share.low, share.high],
        "fair_share": 1 / plan.players,
        "question": match.question._asdict() if match.question else None,
        "log_likelihood_ratio": match.ratio(),
        "stronger": match.stronger(),
        "mean_decisions": sum(tally.decisions for tally in match.sets) / max(1, games),
        "seconds": {"ours": ours, "theirs": theirs / (plan.players - 1)},  # of one player
    }
