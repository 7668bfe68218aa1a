"""Decisions on disk: a Parquet file, made of parts that are each whole.

While games are played, every batch is a file of its own in `FILE.parts`, written beside and
then renamed: what is there can be read, whatever happens. Who asks for the same again goes on
from there. At the end the parts become the one file.
"""

import json
import shutil
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from philtre.core.errors import BadRecord, Params
from philtre.core.registry import find
from philtre.envs.extras import need
from philtre.envs.naming import versioned
from philtre.lab.crew import Crew
from philtre.lab.decisions import Columns, firsts, play_batch, size_of
from philtre.lab.simulate import Plan
from philtre.version import VERSION

PLAN: Final = "plan.json"
PREFIX: Final = "philtre."  # of what the file says about itself


def write(plan: Plan, crew: Crew, file: Path, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play what is not there yet and write the file; `progress` is told how many games there
    are more. Raises `BadRecord` if the file can't be written; the parts stay."""
    need("data", "polars", "numpy")
    from polars.exceptions import PolarsError

    if file.exists():
        raise BadRecord("data-file-exists", {"file": str(file)})
    folder = file.with_name(file.name + ".parts")
    try:
        open_parts(plan, folder)
        wanted = []
        for first in firsts(plan):
            if part_of(plan, folder, first).exists():
                progress(size_of(plan, first))
            else:
                wanted.append(first)
        for place, columns in crew.each(partial(play_batch, plan), wanted):
            write_part(plan, columns, part_of(plan, folder, wanted[place]))
            progress(size_of(plan, wanted[place]))
        return put_together(plan, folder, file)
    except (OSError, PolarsError) as error:
        reason: Params = {"file": str(file), "folder": str(folder), "reason": str(error)}
        raise BadRecord("data-not-written", reason) from None


def facts(plan: Plan) -> dict[str, Any]:
    """All that the rows follow from but the number of games, which may grow."""
    game = find(plan.game)
    told = plan._asdict()
    del told["games"]
    return {**told, "env": versioned(game), "rules": game.rules, "version": VERSION}


def open_parts(plan: Plan, folder: Path) -> None:
    """The folder of this run; raises `BadRecord` if it is that of another."""
    folder.mkdir(parents=True, exist_ok=True)
    told, file = facts(plan), folder / PLAN
    if not file.exists():
        file.write_text(json.dumps(told, indent=1), "utf-8")
    try:
        same = json.loads(file.read_text("utf-8")) == json.loads(json.dumps(told))
    except ValueError:
        same = False
    if not same:
        raise BadRecord("data-other-parts", {"folder": str(folder)})


def part_of(plan: Plan, folder: Path, first: int) -> Path:
    return folder / f"{first:09}-{size_of(plan, first)}.parquet"


def frame_of(plan: Plan, columns: Columns) -> Any:
    """A table of Polars; the schema is told in docs/environments.md."""
    import numpy as np
    import polars as pl

    encoding = find(plan.game).encoding
    assert encoding is not None
    numbers = np.array(columns.observation, np.int16)
    starts = np.cumsum(np.array([0, *columns.counts]))
    lists = {
        name: [flat[a:b].tolist() for a, b in pairwise(starts)]
        for name, flat in (
            ("legal", np.array(columns.legal, np.uint16)),
            ("values", np.array(columns.values, np.float32)),
        )
    }
    values = [row if any(value == value for value in row) else None for row in lists["values"]]
    size = encoding.plan(len(plan.bots)).size
    return pl.DataFrame(
        {
            "game": pl.Series(np.array(columns.game, np.uint32)),
            "decision": pl.Series(np.array(columns.decision, np.uint16)),
            "seat": pl.Series(np.array(columns.seat, np.uint8)),
            "bot": pl.Series([plan.bots[bot] for bot in columns.bot], dtype=pl.String),
            "observation": pl.Series(numbers.reshape(-1, size), dtype=pl.Array(pl.Int16, size)),
            "legal": pl.Series(lists["legal"], dtype=pl.List(pl.UInt16)),
            "choice": pl.Series(np.array(columns.choice, np.uint16)),
            "values": pl.Series(values, dtype=pl.List(pl.Float32)),
            "outcome": pl.Series(np.array(columns.outcome, np.float32)),
        }
    )


def write_part(plan: Plan, columns: Columns, file: Path) -> None:
    """Whole, or not there."""
    partial = file.with_suffix(".partial")
    frame_of(plan, columns).write_parquet(partial)
    partial.replace(file)


def put_together(plan: Plan, folder: Path, file: Path) -> dict[str, Any]:
    """The parts as one file, with what it is about; then they are not needed any more."""
    import polars as pl

    parts = [part_of(plan, folder, first) for first in firsts(plan)]
    partial = file.with_name(file.name + ".partial")
    about = {PREFIX + "plan": json.dumps({**facts(plan), "games": plan.games})}
    about[PREFIX + "fields"] = json.dumps(fields_of(plan))
    pl.scan_parquet(parts).sink_parquet(partial, metadata=about)
    rows = int(pl.scan_parquet(partial).select(pl.len()).collect().item())
    partial.replace(file)
    shutil.rmtree(folder)
    return {"file": str(file), "games": plan.games, "rows": rows, "bytes": file.stat().st_size}


def fields_of(plan: Plan) -> list[dict[str, Any]]:
    """What each number of an observation is about."""
    encoding = find(plan.game).encoding
    assert encoding is not None
    return [
        {"name": it.name, "kind": it.kind, "words": it.words, "low": it.low, "high": it.high}
        for it in encoding.plan(len(plan.bots)).fields
    ]
