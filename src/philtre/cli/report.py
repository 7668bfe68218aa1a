"""A report with pictures: progress on the way, a page and its numbers at the end."""

import json
from pathlib import Path
from typing import Annotated, Any

from philtre.cli.commands import Commands, Lang, check
from philtre.cli.crew_progress import CrewProgress
from philtre.cli.files import write_whole
from philtre.cli.waiting import tell, wait_for_engine
from philtre.core.errors import BadRecord
from philtre.lab.crew import Crew, gather
from philtre.lab.ledger import Ledger, check_folder
from philtre.lab.report import figures, measured
from philtre.lab.report.page import page
from philtre.words import Words


def add_report(to: Commands) -> None:
    @to.app.command(help=to.say("help-report"))
    def report(
        game: Annotated[str, to.note("game")],
        *,
        out: Annotated[Path, to.note("report-out")],
        games: Annotated[int, to.note("games")] = 1000,
        bots: Annotated[str, to.note("bots")] = "novice",
        json: Annotated[Path | None, to.note("report-json")] = None,
        ledger: Annotated[Path | None, to.note("report-ledger")] = None,
        seed: Annotated[int, to.note("sim-seed")] = 1,
        workers: Annotated[int, to.note("workers")] = 0,
        cluster: Annotated[str, to.note("cluster")] = "",
        wait: Annotated[bool, to.note("wait")] = True,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        check(games=games, workers=workers)
        work = measured.make_work(game, to.options, bots.split(","), games, seed)
        words = Words(lang, game)
        figures.check()
        for file in (out, json or out):
            check_folder(file)
        kept = Ledger(ledger or out.with_name(out.name + ".ledger"))
        wait_for_engine(wait and not cluster, words)
        with gather(workers, cluster, game) as crew:
            found = measure(work, crew, kept, words)
        try:
            write_report(found, lang, out, json)
        except BadRecord:
            tell(words.say("report-ledger-kept", file=str(kept.file)))
            raise
        tell(words.say("report-written", file=str(out)))


def measure(work: measured.Work, crew: Crew, ledger: Ledger, words: Words) -> dict[str, Any]:
    """An interruption is told where the games are that were played."""
    with CrewProgress(crew, words) as progress:
        task = progress.add_task(words.say("sim-progress"), total=work.total())
        try:
            return measured.measure(work, crew, lambda n: progress.advance(task, n), ledger)
        except BaseException:
            progress.stop()
            tell(words.say("report-ledger-kept", file=str(ledger.file)))
            raise


def write_report(found: dict[str, Any], lang: str, out: Path, numbers: Path | None) -> None:
    if numbers:
        write_whole(numbers, json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    write_whole(out, page(found, lang))
