"""How throughput grows from one worker of a cluster to two, here; and what a task costs.

A scheduler and workers of one thread are started on this machine and stopped again. The
same games are played by one and by two; empty tasks tell what a task costs besides.
"""

from functools import partial
from time import perf_counter
from typing import Any, Final

from philtre.engine import compiled
from philtre.lab.cluster import Cluster, need_dask
from philtre.lab.cores import all_cores
from philtre.lab.simulate import Plan, make_plan, play_batch

WORKERS: Final = (1, 2)
EMPTY: Final = 200  # tasks
GAME: Final = "quacks"


def bench_cluster(seconds: float) -> dict[str, Any]:
    """About so many seconds of play for each number of workers. Raises `CrewError`."""
    need_dask()
    from distributed import LocalCluster

    plan = make_plan(GAME, {}, ["random"], 10**6, 1)
    rows: list[dict[str, Any]] = []
    for workers in WORKERS:
        with (
            LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                host="127.0.0.1",
                dashboard_address=None,
            ) as started,
            Cluster(started.scheduler_address, GAME) as crew,
        ):
            list(crew.map(abs, list(range(10 * workers))))  # once before, to warm up
            rows.append({"workers": workers, **measured(crew, plan, workers, seconds)})
    return {
        "game": GAME,
        "cores": all_cores(),
        "rows": rows,
        "growth": rows[-1]["games_per_s"] / rows[0]["games_per_s"],
        # As it would be on a machine with nothing else to do.
        "growth_by_processor": (rows[-1]["workers"] * rows[-1]["games_per_processor_s"])
        / (rows[0]["workers"] * rows[0]["games_per_processor_s"]),
        "compiled": compiled(),
    }


def measured(crew: Cluster, plan: Plan, workers: int, seconds: float) -> dict[str, Any]:
    begin = perf_counter()
    for _ in crew.map(abs, list(range(EMPTY))):
        pass
    task = (perf_counter() - begin) / EMPTY
    crew.hands.clear()
    begin = perf_counter()
    (first,) = crew.map(partial(play_batch, plan), [0])
    once = perf_counter() - begin
    batches = max(workers, round(workers * seconds / once))
    firsts = [plan.firsts().step * number for number in range(batches)]
    begin = perf_counter()
    games = sum(tally.games for tally in crew.map(partial(play_batch, plan), firsts))
    spent = perf_counter() - begin
    busy = sum(hand.seconds for hand in crew.hands.values())
    return {
        "games_per_s": games / spent,
        "games_per_processor_s": (games + first.games) / busy,
        "task_ms": 1000 * task,
    }
