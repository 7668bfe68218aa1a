"""`philtre bench envs`: environments side by side."""

import json
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from philtre.engine import compiled
from philtre.envs.extras import need
from philtre.lab import bench_envs
from philtre.words import Words


def show_bench_envs(as_json: bool, seconds: float, words: Words) -> None:
    """What is not installed is named, and the rest is measured."""
    need("gymnasium", "gymnasium", "numpy")
    stderr = Console(stderr=True, highlight=False)
    for name in bench_envs.missing():
        stderr.print(words.say("bench-peer-missing", peer=name), markup=False)
    found: list[dict[str, Any]] = []
    rows = list(bench_envs.rows())
    with Progress(console=stderr, transient=True) as progress:
        task = progress.add_task(words.say("bench-envs-progress"), total=len(rows))
        for what, how, measure in rows:
            found.append({"env": what, "how": how, "steps_per_s": round(measure(seconds))})
            progress.advance(task)
    if as_json:
        print(json.dumps({"rows": found, "compiled": compiled()}))
        return
    table = Table(title=words.say("bench-envs-title"), title_justify="left")
    table.add_column(words.say("bench-envs-env"))
    table.add_column(words.say("bench-envs-how"))
    for head in ("bench-envs-steps", "bench-envs-ratio"):
        table.add_column(words.say(head), justify="right")
    ours = {row["env"]: row["steps_per_s"] for row in found if row["how"] == "vector"}
    for row in found:
        base = ours.get(row["env"])
        ratio = f"{base / row['steps_per_s']:.1f}" if base and row["steps_per_s"] else ""
        how = words.say(f"bench-envs-{row['how']}")
        table.add_row(row["env"], how, f"{row['steps_per_s']:,}", ratio)
    console = Console(highlight=False)
    console.print(table)
    console.print(words.say("bench-envs-note" if compiled() else "bench-envs-interpreted"))
