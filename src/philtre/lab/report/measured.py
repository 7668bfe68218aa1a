"""All that a report says, as plain data: what is played for it, and what comes of that."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from philtre.core.registry import find, kinds, reporting
from philtre.core.reporting import Reporting
from philtre.lab import arena
from philtre.lab.crew import Crew
from philtre.lab.ledger import Ledger
from philtre.lab.report import course, luck, outcome, worth
from philtre.lab.report.gathering import Reading, Stories, gather_stories, read
from philtre.lab.simulate import make_plan, simulate
from philtre.version import VERSION, mark

FORMAT: Final = "philtre-report-1"
PART: Final = 10  # of so many games one more is played for each step of the ladder, and as a deal
LEVELS: Final = ["random", "novice"]  # below the bots of the report
LEAST: Final = 20  # games, or deals, of those


class Work(NamedTuple):
    """What is played for a report."""

    games: Reading
    duplicates: Reading | None  # None where one plays alone
    ladder: list[arena.Duel]
    levels: list[str]

    def total(self) -> int:
        """How many games there are to play."""
        more = self.duplicates.games if self.duplicates else 0
        return self.games.games + more + sum(duel.plan.games for duel in self.ladder)


def make_work(
    game: str, options: dict[str, object], bots: list[str], games: int, seed: int
) -> Work:
    """What can be carried out; raises one of the engine's errors."""
    plan = make_plan(game, options, bots, games, seed)
    players = len(plan.bots)
    if players == 1:
        return Work(read(plan), None, [], [])
    best = plan.bots[0]
    levels = [*(level for level in LEVELS if level != best), best]
    few = max(LEAST, games // PART)
    mixed = [best if seat % 2 == 0 else levels[-2] for seat in range(players)]
    deals = plan._replace(bots=mixed, games=few * players)
    ladder = arena.make_duels(game, options, levels, few, seed, ladder=True)
    return Work(read(plan), read(deals, rotations=players), ladder, levels)


def measure(
    work: Work, crew: Crew, progress: Callable[[int], None], ledger: Ledger | None = None
) -> dict[str, Any]:
    """Play it all, and say what came of it."""
    told = gather_stories(work.games, crew, progress, ledger)
    dealt = gather_stories(work.duplicates, crew, progress, ledger) if work.duplicates else None
    duels = [(duel, simulate(duel.plan, crew, progress, ledger)) for duel in work.ladder]
    results = [arena.result_of(duel, tally) for duel, tally in duels]
    found = measures(work.games, told)
    if dealt and work.duplicates:
        found["luck"] = luck.luck(dealt.stories(), work.duplicates.bots)
    if results:
        players = len(work.games.bots)
        found["levels"] = arena.report(work.levels, results, players)
    return found


def measures(reading: Reading, told: Stories) -> dict[str, Any]:
    """What follows from the stories alone."""
    game = find(reading.game)
    look_at = reporting(reading.game)
    stories = told.stories()
    alone = len(reading.bots) == 1
    return {
        "format": FORMAT,
        "game": reading.game,
        "options": reading.options,
        "bots": reading.bots,
        "games": told.games,
        "seed": reading.seed,
        "version": VERSION,
        "engine": mark(reading.game),
        "processor_seconds": round(told.seconds, 1),
        "fairness": None if alone else outcome.fairness(stories),
        "duration": {**outcome.duration(stories), "seconds": list(look_at.seconds)},
        "complexity": outcome.complexity(stories, choosable(game)),
        "scores": outcome.scores(stories),
        "course": course.course(stories),
        "options_taken": worth.options_taken(told.offers),
        "pieces": {} if alone else worth.pieces(stories, look_at),
        "mishaps": worth.mishaps(stories, of_seats(reading.game, look_at)),
        "facts": [[fact.key, fact.params] for fact in look_at.facts(reading.options)],
        "luck": None,
        "levels": None,
    }


def choosable(game: Any) -> int:
    """TAG's action space: how many different moves a seat may ever have."""
    return sum(phrase.key != "move" for phrase in game.moves.phrases)


def of_seats(game: str, look_at: Reporting) -> dict[str, bool]:
    """Of each kind of mishap, whether it is a seat's."""
    holds = kinds(game)
    return {kind: "seat" in holds[kind].__annotations__ for kind in look_at.mishaps}
