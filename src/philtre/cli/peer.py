"""The match against OpenSpiel's search: progress on the way, a table or JSON at the end."""

import json
from importlib.util import find_spec
from typing import Any

from rich.console import Console
from rich.table import Table

from philtre.cli.crew_progress import CrewProgress
from philtre.lab import peer_match
from philtre.lab.crew import Crew
from philtre.words import Words


def show_peer(plan: peer_match.Plan, crew: Crew, as_json: bool, words: Words) -> None:
    if find_spec("pyspiel") is None:
        Console(stderr=True).print(words.say("peer-missing"), markup=False)
        raise SystemExit(1)
    with CrewProgress(crew, words) as progress:
        timing = progress.add_task(words.say("peer-timing"), total=peer_match.POSITIONS)
        rates = peer_match.time_searches(plan, lambda n: progress.advance(timing, n))
        playing = progress.add_task(words.say("sim-progress"), total=plan.games)
        played = peer_match.play_all(plan, crew, lambda n: progress.advance(playing, n))
    result: dict[str, Any] = peer_match.report(plan, played, rates)
    if as_json:
        print(json.dumps(result))
    else:
        print_match(result, words)


def print_match(result: dict[str, Any], words: Words) -> None:
    console = Console(highlight=False)
    title = words.say(
        "peer-title",
        game=words.say("name"),
        players=result["options"]["players"],
        bot=result["bot"],
        peer=result["peer"],
        seconds=str(result["seconds"]),
    )
    table = Table(title=title, title_justify="left")
    table.add_column(words.say("peer-player"))
    table.add_column(words.say("peer-thought"), justify="right")
    table.add_column(words.say("peer-simulations"), justify="right")
    names = (result["bot"], f"OpenSpiel {result['peer']}")
    for name, seconds, rate in zip(
        names, result["seconds_per_move"], result["simulations_per_s"], strict=True
    ):
        table.add_row(name, f"{seconds:.3f}", f"{rate:,}")
    console.print(table)
    low, high = (f"{end:.1%}" for end in result["interval"])
    shares = {key: f"{result[name]:.1%}" for key, name in SHARES.items()}
    console.print(
        words.say(
            "peer-share", bot=result["bot"], games=result["games"], low=low, high=high, **shares
        )
    )
    console.print(words.say("peer-ratio", ratio=f"{result['ratio']:.1f}"))
    rate = f"{result['own_way_steps_per_s']:,}"
    console.print(words.say("peer-own", rate=rate, ratio=f"{result['own_way_ratio']:.1f}"))


SHARES = {"share": "win_share", "fair": "fair_share", "ahead": "ahead"}
