"""Reads decisions that `philtre data` wrote, with Polars.

philtre data potion --games 200 --bots greedy,random,random,random --out potion.parquet
python examples/read_data.py potion.parquet
"""

import json
import sys
from typing import Any

import polars as pl

from philtre.core.registry import find


def by_bot(decisions: pl.LazyFrame) -> pl.DataFrame:
    """How much each bot got a game, and how many moves it had to choose from."""
    games = decisions.group_by("bot", "game", "seat").agg(
        pl.col("outcome").first(), pl.col("legal").list.len().mean().alias("moves"), pl.len()
    )
    return (
        games.group_by("bot")
        .agg(
            pl.col("outcome").mean().alias("mean outcome"),
            pl.col("moves").mean().alias("moves to choose from"),
            pl.col("len").mean().alias("decisions a game"),
        )
        .sort("bot")
        .collect()
    )


def regret(decisions: pl.LazyFrame) -> pl.DataFrame:
    """How much less than the best, by its own opinion, a bot's choice was worth."""
    weighed = decisions.filter(pl.col("values").is_not_null())
    exploded = weighed.with_row_index("row").explode("legal", "values")
    chosen = exploded.filter(pl.col("legal") == pl.col("choice"))
    best = exploded.group_by("row").agg(pl.col("values").max().alias("best"))
    joined = chosen.join(best, on="row")
    return (
        joined.group_by("bot")
        .agg((pl.col("best") - pl.col("values")).mean().alias("mean regret"))
        .sort("bot")
        .collect()
    )


def first_seen(file: str) -> dict[str, Any]:
    """The first observation, decoded into words by the game that made it."""
    plan = json.loads(pl.read_parquet_metadata(file)["philtre.plan"])
    encoding = find(plan["game"]).encoding
    assert encoding is not None
    row = pl.scan_parquet(file).select("observation").first().collect().item()
    return encoding.plan(len(plan["bots"])).decode(list(row))


def main(file: str) -> None:
    decisions = pl.scan_parquet(file)
    print(by_bot(decisions))
    print(regret(decisions))
    for name, value in first_seen(file).items():
        print(f"{name}: {value}")


if __name__ == "__main__":
    main(*sys.argv[1:])
