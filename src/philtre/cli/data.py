"""`philtre data`: decisions of many games in a Parquet file."""

from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated

from rich.console import Console
from rich.progress import Progress

from philtre.cli.commands import Commands, Lang, check
from philtre.cli.waiting import wait_for_engine
from philtre.core.errors import bad_value
from philtre.envs.extras import need
from philtre.lab import decisions, parquet
from philtre.lab.crew import all_cores
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
        wait: Annotated[bool, to.note("wait")] = True,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        check(games=games, workers=workers)
        if out.suffix != ".parquet":
            raise bad_value("out", out, "FILE.parquet")
        plan = make_plan(game, to.options, bots.split(","), games, seed)
        plan = decisions.steady_plan(plan)
        need("data", "polars", "numpy")
        wait_for_engine(wait, Words(lang))
        show_data(plan, out, workers or all_cores(), Words(lang, game))


def show_data(plan: Plan, out: Path, workers: int, words: Words) -> None:
    begin = perf_counter()
    stderr = Console(stderr=True, highlight=False)
    try:
        with Progress(console=stderr, transient=True) as progress:
            task = progress.add_task(words.say("sim-progress"), total=plan.games)
            made = parquet.write(
                plan,
                partial(decisions.batches, workers),
                out,
                lambda n: progress.advance(task, n),
            )
    except KeyboardInterrupt:
        stderr.print(words.say("data-interrupted", folder=f"{out}.parts"), markup=False)
        raise
    seconds = round(perf_counter() - begin, 1)
    size = round(made["bytes"] / 1e6, 1)
    told = {"file": made["file"], "rows": made["rows"], "games": made["games"]}
    Console(highlight=False).print(
        words.say("data-written", **told, size=size, seconds=seconds), markup=False
    )
