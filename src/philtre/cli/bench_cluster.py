"""What a cluster on this machine reaches: a table or JSON."""

import json

from rich.console import Console
from rich.table import Table

from philtre.lab.bench_cluster import bench_cluster
from philtre.words import Words


def show_bench_cluster(seconds: float, as_json: bool, words: Words) -> None:
    console = Console(stderr=True)
    with console.status(words.say("bench-cluster-progress")):
        found = bench_cluster(seconds)
    if as_json:
        print(json.dumps(found))
        return
    table = Table(title=words.say("bench-cluster-title", game=found["game"]), title_justify="left")
    for key in ("workers", "games", "busy", "task"):
        table.add_column(words.say(f"bench-cluster-{key}"), justify="right")
    for row in found["rows"]:
        rates = (f"{row[key]:,.0f}" for key in ("games_per_s", "games_per_processor_s"))
        table.add_row(str(row["workers"]), *rates, f"{row['task_ms']:.1f}")
    out = Console(highlight=False)
    out.print(table)
    growth = {"growth": f"{found['growth']:.2f}", "busy": f"{found['growth_by_processor']:.2f}"}
    out.print(words.say("bench-cluster-growth", cores=found["cores"], **growth))
