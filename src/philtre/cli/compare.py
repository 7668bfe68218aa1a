"""`philtre compare`: two sets of rules side by side."""

import json as json_text
from pathlib import Path
from time import perf_counter
from typing import Annotated

from rich.console import Console
from rich.table import Table

from philtre.cli.commands import Commands, Lang, check
from philtre.cli.crew_progress import CrewProgress
from philtre.cli.house import house_value
from philtre.cli.waiting import wait_for_engine
from philtre.core.house import name_of
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.lab import compare as lab
from philtre.lab.crew import Crew, gather
from philtre.lab.ledger import Ledger
from philtre.lab.measures import EVENT, SEAT
from philtre.words import Words

BASE = "base"


def add_compare(to: Commands) -> None:
    @to.app.command(help=to.say("help-compare"))
    def compare(
        game: Annotated[str, to.note("game")],
        one: Annotated[str, to.note("compare-one")],
        other: Annotated[str, to.note("compare-other")],
        *,
        games: Annotated[int, to.note("compare-games")] = 1000,
        bots: Annotated[str, to.note("bots")] = "greedy",
        every: Annotated[bool, to.note("compare-every")] = False,
        ledger: Annotated[Path | None, to.note("compare-ledger")] = None,
        seed: Annotated[int, to.note("sim-seed")] = 1,
        workers: Annotated[int, to.note("workers")] = 0,
        cluster: Annotated[str, to.note("cluster")] = "",
        wait: Annotated[bool, to.note("wait")] = True,
        json: Annotated[bool, to.note("json")] = False,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        check(games=games, workers=workers)
        found = find(game)
        houses = [None if name == BASE else house_value(found, name) for name in (one, other)]
        plan = lab.make_plan(game, to.options, houses, bots.split(","), games, seed)
        wait_for_engine(wait and not cluster, Words(lang))
        kept = Ledger(ledger) if ledger else None
        with gather(workers, cluster, game) as crew:
            show(plan, crew, every, json, kept, Words(lang, game))


def show(
    plan: lab.Plan, crew: Crew, every: bool, json: bool, ledger: Ledger | None, words: Words
) -> None:
    begin = perf_counter()
    with CrewProgress(crew, words) as progress:
        task = progress.add_task(words.say("sim-progress"), total=plan.games)
        tally = lab.compare(plan, crew, lambda n: progress.advance(task, n), ledger)
    if json:
        print(json_text.dumps(lab.report(plan, tally)))
        return
    console = Console(highlight=False)
    rows = lab.rows(tally)
    named = [row for row in rows if every or row.significant or not row.measure.startswith(EVENT)]
    console.print(drawn(plan, named, words))
    console.print(words.say("compare-read", looks=len(rows)), soft_wrap=True)
    if len(named) < len(rows):
        console.print(words.say("compare-more", count=len(rows) - len(named)), soft_wrap=True)
    if tally.games < lab.FEWEST:
        console.print(words.say("compare-few", fewest=lab.FEWEST), soft_wrap=True)
    seconds = round(perf_counter() - begin, 1)
    console.print(words.say("compare-took", seconds=seconds, workers=crew.size))


def drawn(plan: lab.Plan, rows: list[lab.Row], words: Words) -> Table:
    title = words.say(
        "compare-title", games=plan.games, game=words.say("name"), bots=", ".join(plan.bots)
    )
    table = Table(title=title, title_justify="left")
    table.add_column(words.say("compare-measure"), min_width=12, overflow="fold")
    heads = [house_name(options, words) for options in (plan.options, plan.other)]
    for head in (*heads, words.say("compare-difference"), words.say("sim-interval")):
        table.add_column(head, justify="right")
    table.add_column(words.say("compare-significant"))
    for row in rows:
        low, high = row.interval
        cells = [number(row.one), number(row.other), signed(row.difference)]
        cells.append(f"{signed(low)} – {signed(high)}")
        mark = words.say("compare-yes", chance=chance(row.corrected)) if row.significant else ""
        table.add_row(name_words(row.measure, words), *cells, mark)
    return table


def house_name(options: Options, words: Words) -> str:
    house = options["house"]
    return (name_of(str(house)) or words.say("compare-house")) if house else words.say(BASE)


def name_words(measure: str, words: Words) -> str:
    if measure.startswith(SEAT):
        return words.say("measure-win-seat", number=int(measure.removeprefix(SEAT)) + 1)
    if measure.startswith(EVENT):
        return words.say("measure-event", kind=measure.removeprefix(EVENT))
    return words.say(f"measure-{measure}")


def number(value: float) -> str:
    return f"{value:.3f}" if abs(value) < 10 else f"{value:.1f}"


def signed(value: float) -> str:
    return f"{value:+.3g}".replace("-", "−")


def chance(value: float) -> str:
    return "< 0.001" if value < 0.001 else f"{value:.3f}"
