"""Our bot against an older build or another engine: progress on the way, the answer at the end."""

import json
from typing import Any

from rich.console import Console
from rich.table import Table

from philtre.cli.crew_progress import CrewProgress
from philtre.core.errors import bad_value
from philtre.lab import against
from philtre.lab.crew import Crew
from philtre.lab.ledger import Ledger
from philtre.lab.sequential import BOUND, Question
from philtre.words import Words


def read_question(text: str) -> Question | None:
    """Two numbers of Elo, the lower first; nothing asks nothing."""
    if not text:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise bad_value("sprt", text, "0,30") from None
    if not -2000 <= low < high <= 2000:
        raise bad_value("sprt", text, "0,30")
    return Question(low, high)


def show_against(
    plan: against.Plan,
    question: Question | None,
    crew: Crew,
    as_json: bool,
    ledger: Ledger | None,
    words: Words,
) -> None:
    match = against.Match(plan, question)
    with CrewProgress(crew, words) as progress:
        task = progress.add_task(words.say("sim-progress"), total=plan.games)

        def played(games: int) -> None:
            told = words.say(
                "against-progress", ratio=f"{match.ratio():+.2f}", bound=f"{BOUND:.2f}"
            )
            progress.update(task, advance=games, description=told if question else None)

        against.play_match(match, crew, played, ledger)
    result: dict[str, Any] = against.report(match)
    if as_json:
        print(json.dumps(result))
    else:
        print_against(result, words)


def print_against(result: dict[str, Any], words: Words) -> None:
    console = Console(highlight=False)
    title = words.say("against-title", game=words.say("name"), players=result["options"]["players"])
    table = Table(title=title, title_justify="left")
    for head in ("against-player", "against-build", "against-thought"):
        table.add_column(words.say(head))
    decisions = max(1, result["games"] * result["mean_decisions"] / result["options"]["players"])
    sides = ((result["bot"], result["us"], "ours"), (result["other"], result["them"], "theirs"))
    for bot, build, side in sides:
        table.add_row(bot, build, f"{result['seconds'][side] / decisions:.3f}")
    console.print(table)
    low, high = (f"{end:.1%}" for end in result["interval"])
    shares = {key: f"{result[name]:.1%}" for key, name in SHARES.items()}
    console.print(words.say("against-share", games=result["games"], low=low, high=high, **shares))
    if question := result["question"]:
        answer = {True: "yes", False: "no", None: "open"}[result["stronger"]]
        elo = {name: f"{value:g}" for name, value in question.items()}
        ratio = f"{result['log_likelihood_ratio']:+.2f}"
        console.print(words.say(f"against-{answer}", ratio=ratio, **elo))


SHARES = {"share": "share", "fair": "fair_share"}
