"""Simulation and benchmark: progress on the way, a table or JSON at the end."""

import json
from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from philtre.cli.crew_progress import CrewProgress
from philtre.core.options import Options
from philtre.lab import arena, peers, simulate
from philtre.lab import bench as benches
from philtre.lab.bench_profile import QUESTIONS, bench_profile
from philtre.lab.bench_thinking import bench_thinking
from philtre.lab.blunders import STEPS, bench_blunders
from philtre.lab.calibration import calibrate
from philtre.lab.crew import Crew
from philtre.lab.ledger import Ledger
from philtre.words import Words


def show_sim(plan: simulate.Plan, crew: Crew, as_json: bool, words: Words) -> None:
    begin = perf_counter()
    with CrewProgress(crew, words) as progress:
        task = progress.add_task(words.say("sim-progress"), total=plan.games)
        tally = simulate.simulate(plan, crew, lambda n: progress.advance(task, n))
    result: dict[str, Any] = simulate.report(plan, tally)
    if as_json:
        print(json.dumps(result))
        return
    console = Console(highlight=False)
    title = words.say(
        "sim-title",
        games=plan.games,
        game=words.say("name"),
        players=len(plan.bots),
        seed=str(plan.seed),
    )
    console.print(share_table(title, "sim-bot", "bot", result["bots"], words))
    console.print(share_table(words.say("sim-seats"), "sim-seat", "seat", result["seats"], words))
    console.print(
        words.say(
            "sim-length",
            moves=round(result["mean_decisions"], 1),
            seconds=round(perf_counter() - begin, 1),
            workers=crew.size,
        )
    )


def show_arena(
    bots: list[str],
    duels: list[arena.Duel],
    crew: Crew,
    as_json: bool,
    ledger: Ledger | None,
    words: Words,
) -> None:
    players = len(duels[0].plan.bots)
    results: list[arena.Result] = []
    with CrewProgress(crew, words) as progress:
        total = sum(duel.plan.games for duel in duels)
        task = progress.add_task(words.say("sim-progress"), total=total)
        for duel in duels:
            advance = partial(progress.advance, task)
            tally = simulate.simulate(duel.plan, crew, advance, ledger)
            results.append(arena.result_of(duel, tally))
    result: dict[str, Any] = arena.report(bots, results, players)
    if as_json:
        print(json.dumps(result))
        return
    console = Console(highlight=False)
    table = Table(title=words.say("arena-title", players=players), title_justify="left")
    for head in ("arena-challenger", "arena-field", "sim-share", "sim-interval", "arena-times"):
        table.add_column(words.say(head))
    for duel in result["duels"]:
        low, high = duel["interval"]
        share, interval = f"{duel['share']:.1%}", f"{low:.1%} – {high:.1%}"
        times = f"{duel['share'] / result['fair_share']:.2f}"
        table.add_row(duel["challenger"], duel["field"], share, interval, times)
    console.print(table)
    for rating in sorted(result["ratings"], key=lambda rating: -rating["elo"]):
        console.print(f"{rating['bot']:>10}  {rating['elo']:+7.0f} ± {rating['margin']:.0f} Elo")


def share_table(title: str, head: str, key: str, rows: list[dict[str, Any]], words: Words) -> Table:
    """Shares of wins, a row a bot or seat."""
    table = Table(title=title, title_justify="left")
    table.add_column(words.say(head))
    table.add_column(words.say("sim-share"), justify="right")
    table.add_column(words.say("sim-interval"), justify="right")
    if "mean_return" in rows[0]:
        table.add_column(words.say("sim-mean"), justify="right")
    for row in rows:
        low, high = row["interval"]
        cells = [str(row[key]), f"{row['win_share']:.2%}", f"{low:.2%} – {high:.2%}"]
        table.add_row(*cells, *([f"{row['mean_return']:.3f}"] if "mean_return" in row else []))
    return table


def show_bench(
    rows: benches.Rows, with_peers: bool, as_json: bool, seconds: float, words: Words
) -> None:
    names = list(peers.PEERS) if with_peers else []
    missing = [name for name in names if not peers.installed(name)]
    result: dict[str, dict[str, Any]] = {"games": {}, "peers": {}}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(rows) + len(names))
        for row, (game, options) in rows.items():
            result["games"][row] = benches.bench_game(game, options, seconds)
            progress.advance(task)
        for name in names:
            if name not in missing:
                result["peers"][name] = peers.bench_peer(name, seconds)
            progress.advance(task)
    for name in missing:
        Console(stderr=True).print(words.say("bench-peer-missing", peer=name), markup=False)
    if as_json:
        print(json.dumps(result))
    else:
        print_bench(result, words)
    if missing:
        raise SystemExit(1)


def print_bench(result: dict[str, dict[str, Any]], words: Words) -> None:
    console = Console(highlight=False)
    heads = (words.say(f"bench-{rate.replace('_', '-')}") for rate in benches.RATES)
    games = {f"{row['game']} {row['players']}": row for row in result["games"].values()}

    def cells(row: dict[str, Any]) -> list[str]:
        return [f"{row[f'{rate}_per_s']:,}" for rate in benches.RATES]

    table = game_table(words.say("bench-title"), heads, games, cells, words)
    for peer, row in result["peers"].items():
        table.add_row(peer, f"{row['moves_per_s']:,}", "", "", "", words.say("bench-peer"))
    console.print(table)
    console.print(words.say("bench-lists"))
    for peer, theirs in result["peers"].items():
        for game, ours in games.items():
            ratio, bare = (
                f"{ours[f'{rate}_per_s'] / theirs['moves_per_s']:.2f}"
                for rate in ("moves", "without_lists")
            )
            said = words.say("bench-ratio", game=game, ratio=ratio, bare=bare, peer=peer)
            console.print(said, soft_wrap=True)


def game_table(
    title: str,
    heads: Iterable[str],
    result: dict[str, Any],
    cells: Callable[[dict[str, Any]], list[str]],
    words: Words,
) -> Table:
    """What was measured, a row a game, and whether it runs compiled."""
    table = Table(title=title, title_justify="left")
    table.add_column(words.say("bench-game"), no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right")
    table.add_column(words.say("bench-form"))
    for game, row in result.items():
        form = words.say("bench-compiled" if row["compiled"] else "bench-interpreted")
        table.add_row(game, *cells(row), form)
    return table


def measured(
    measure: Callable[[str, Options, float], dict[str, object]], games: benches.Rows, seconds: float
) -> dict[str, Any]:
    """What is measured of each game, with progress on the way."""
    result: dict[str, Any] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(games))
        for row, (game, options) in games.items():
            result[row] = measure(game, options, seconds)
            progress.advance(task)
    return result


class Measure(NamedTuple):
    """What is measured of each game, and how it is shown."""

    measure: Callable[[str, Options, float], dict[str, object]]
    title: str
    heads: list[str]  # keys; what has no words is said as it is
    cells: Callable[[dict[str, Any]], list[str]]


def show_each(
    what: Measure, games: benches.Rows, as_json: bool, seconds: float, words: Words
) -> None:
    result = measured(what.measure, games, seconds)
    if as_json:
        print(json.dumps(result))
        return
    title, heads = words.say(what.title), map(words.say, what.heads)
    Console(highlight=False).print(game_table(title, heads, result, what.cells, words))


def thinking_cells(row: dict[str, Any]) -> list[str]:
    each, latest = f"{row['seconds_each']:.3f}", f"{row['latest_ms']:.1f}"
    return [str(row["decisions"]), f"{row['steps_per_s']:,}", each, latest]


def profile_cells(row: dict[str, Any]) -> list[str]:
    return [f"{row[f'{question}_ns']:,.0f}" for question in QUESTIONS]


THINKING: Final = Measure(
    bench_thinking,
    "bench-think-title",
    ["bench-decisions", "bench-steps", "bench-each", "bench-latest"],
    thinking_cells,
)
PROFILE: Final = Measure(bench_profile, "bench-profile-title", QUESTIONS, profile_cells)


def of_numbers(title: str, heads: Iterable[str]) -> Table:
    table = Table(title=title, title_justify="left")
    for head in heads:
        table.add_column(head, justify="right")
    return table


def show_calibration(games: benches.Rows, as_json: bool, seconds: float, words: Words) -> None:
    """For each game, how often what the coach said came true."""
    result = measured(calibrate, games, seconds)
    if as_json:
        print(json.dumps(result))
        return
    for game, row in result.items():
        counts = {"games": row["games"], "decisions": row["decisions"]}
        title = words.say("bench-coach-title", game=game, brier=f"{row['brier']:.3f}", **counts)
        heads = ("bench-coach-said", "bench-coach-came", "bench-decisions")
        table = of_numbers(title, map(words.say, heads))
        for some in row["bins"]:
            if some["decisions"]:
                came = f"{some['came']:.1%} ± {some['margin']:.1%}"
                table.add_row(f"{some['said']:.1%}", came, str(some["decisions"]))
        Console(highlight=False).print(table)


def show_blunders(games: benches.Rows, as_json: bool, seconds: float, words: Words) -> None:
    """For each game, what the decisions of each level give away."""
    result = measured(bench_blunders, games, seconds)
    if as_json:
        print(json.dumps(result))
        return
    for game, row in result.items():
        title = words.say("bench-blunders-title", game=game)
        heads = [words.say(head) for head in ("bench-level", "bench-decisions", "bench-mean-lost")]
        over = [words.say("bench-over", part=f"{step:.0%}") for step in STEPS]
        table = of_numbers(title, [*heads, *over])
        for name, level in row["levels"].items():
            parts = [f"{part:.1%}" for part in level["over"]]
            table.add_row(name, str(level["decisions"]), f"{level['mean']:.2%}", *parts)
        Console(highlight=False).print(table)
