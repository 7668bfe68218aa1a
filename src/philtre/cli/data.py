"""`philtre data`: decisions of many games in a Parquet file."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

from rich.console import Console

from philtre.cli.commands import Commands, Lang, check
from philtre.cli.crew_progress import CrewProgress
from philtre.cli.waiting import wait_for_engine
from philtre.core.errors import bad_value
from philtre.envs.extras import need
from philtre.lab import decisions, parquet
from philtre.lab.crew import Crew, gather
from philtre.lab.simulate import Plan, make_plan
from philtre.words import Words


def add_data(to: Commands) -> None:
    @to.app.command(help=to.say("help-data"))
    def data(
        game: Annotated[str, to.note("game")],
        *,
        games: Annotated[int, to.note("games")] = 1000,
        bots: Annotated[str, to.note("data-bots")] = "random",
        out: Annotated[Path, to.note("data-out")],
        seed: Annotated[int, to.note("sim-seed")] = 1,
        workers: Annotated[int, to.note("workers")] = 0,
        cluster: Annotated[str, to.note("cluster")] = "",
        wait: Annotated[bool, to.note("wait")] = True,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        check(games=games, workers=workers)
        if out.suffix != ".parquet":
            raise bad_value("out", out, "FILE.parquet")
        plan = make_plan(game, to.options, bots.split(","), games, seed)
        plan = decisions.steady_plan(plan)
        need("data", "polars", "numpy")
        wait_for_engine(wait and not cluster, Words(lang))
        with gather(workers, cluster, game) as crew:
            show_data(plan, out, crew, Words(lang, game))


def show_data(plan: Plan, out: Path, crew: Crew, words: Words) -> None:
    begin = perf_counter()
    stderr = Console(stderr=True, highlight=False)
    try:
        with CrewProgress(crew, words) as progress:
            task = progress.add_task(words.say("sim-progress"), total=plan.games)
            made = parquet.write(plan, crew, out, lambda n: progress.advance(task, n))
    except KeyboardInterrupt:
        stderr.print(words.say("data-interrupted", folder=f"{out}.parts"), markup=False)
        raise
    seconds = round(perf_counter() - begin, 1)
    size, unit = made["bytes"] / 1e6, "mb"
    if size < 1:
        size, unit = size * 1000, "kb"
    told = {"file": made["file"], "rows": made["rows"], "games": made["games"]}
    Console(highlight=False).print(
        words.say("data-written", **told, size=round(size, 1), unit=unit, seconds=seconds),
        markup=False,
    )
