"""Fit what a position of Apotheca is worth to who plays alone, and write `bot/alone.json`.

    python -m tools.apotheca_alone --games 100 --passes 6 --steps 120 --seed 1

The first pass knows nothing but the points so far: nothing but the rules, the search and the
seed tells what comes out, the weights as shipped, to the digit. The search plays alone, one move
in twenty at random; after each decision all that is counted is noted, with the points that
followed and those that the search expected, which count alike. A regression on the last three
passes explains the one by the other (ridge towards 0), and the search of the next pass has the
weights so found. Says what each pass scored, and how far its weights were off in games held out.
Needs numpy; two minutes on a core and the compiled engine. Games are played on all cores, or on a
cluster (`--workers`, `--cluster`).
"""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from philtre.bots.game import next_decision
from philtre.bots.search import Search
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.apotheca import GAME
from philtre.games.apotheca.bot.alone import (
    COUNTED,
    POWERS,
    Table,
    counts,
    left_of,
    weights,
    worth_alone,
)
from tools.crew import add_crew, batches, crew_of, done

TARGET = Path(__file__).parents[1] / "src/philtre/games/apotheca/bot/alone.json"
SLIPS = 5  # random moves in a hundred
RIDGE = 30.0  # how many positions it takes to outweigh the guess
HELD_OUT = 5  # every fifth game
THOUGHT = 0.5  # how much of what is learnt is the search's own opinion; the rest is the end
REMEMBERED = 3  # passes that a regression goes by: by one alone, what is liked swings to and fro
BATCH = 4  # games

Vector: TypeAlias = NDArray[np.float64]


class Noted(NamedTuple):
    """Of a game."""

    rows: list[list[float]]  # counts, by position
    points: list[float]  # so far
    thought: list[float]  # those at the end, as the search saw it
    end: float


def play(worth: list[float], steps: int, seed: int, first: int, batch: range) -> list[Noted]:
    """Meanwhile the bots have these weights; whoever works here next, those that ship."""
    shipped = weights()[:]
    size = len(COUNTED)
    weights()[:] = [vec[float](worth[at : at + size]) for at in range(0, POWERS * size, size)]
    try:
        return [play_one(steps, Rng(seed, first + number)) for number in batch]
    finally:
        weights()[:] = shipped


def play_one(steps: int, rng: Rng) -> Noted:
    state = GAME.start(GAME.settle({"players": 1}))
    noted = Noted([], [], [], 0.0)
    while (seat := next_decision(state, rng)) != CHANCE:
        search = Search(Glimpse(GAME, state, seat, []), rng)
        search.run(Budget(steps))
        slips = rng.below(100) < SLIPS
        found = search.thoughts()
        chosen = found[rng.below(len(found)) if slips else 0]
        state.play(seat, chosen.move)
        table, left = Table(state), left_of(state)
        counted = counts(state, table)
        noted.rows.append([left**power * each for power in range(POWERS) for each in counted])
        noted.points.append(float(state.points + table.due))
        noted.thought.append(chosen.value if chosen.looked else worth_alone(state))
    return noted._replace(end=state.returns()[0])


def stacked(games: list[Noted], thought: float = 0.0) -> tuple[Vector, Vector]:
    rows = np.array([row for game in games for row in game.rows])
    now = np.array([points for game in games for points in game.points])
    end = np.array([game.end for game in games for _ in game.rows])
    seen = np.array([value for game in games for value in game.thought])
    return rows, thought * seen + (1 - thought) * end - now


def fit(games: list[Noted]) -> Vector:
    rows, followed = stacked(games, THOUGHT)
    found: Vector = np.linalg.solve(
        rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ followed
    )
    return np.round(found, 2) + 0.0


def off(games: list[Noted], worth: Vector) -> float:
    """Points, by the root of the mean square."""
    rows, followed = stacked(games)
    return float(np.sqrt(np.mean((rows @ worth - followed) ** 2)))


def told(games: list[Noted]) -> str:
    ends = np.array([game.end for game in games])
    margin = 1.96 * ends.std() / np.sqrt(len(ends))
    kept = [game for number, game in enumerate(games) if number % HELD_OUT]
    far = off(games[::HELD_OUT], fit(kept)) if kept else 0.0
    return f"mean {ends.mean():.2f} ± {margin:.2f} points; off by {far:.2f} in games held out\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit what a position is worth to who plays alone.")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--passes", type=int, default=9)
    parser.add_argument("--steps", type=int, default=250, help="simulations a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=TARGET)
    add_crew(parser)
    asked = parser.parse_args()
    worth = [0.0] * (POWERS * len(COUNTED))
    known: list[list[Noted]] = []
    with crew_of(asked) as crew:
        for number in range(asked.passes):
            work = partial(play, worth, asked.steps, asked.seed, number * asked.games)
            parts = done(crew, f"pass {number + 1}", work, batches(asked.games, BATCH), BATCH)
            games = [game for part in parts for game in part]
            sys.stdout.write(f"pass {number + 1}: {told(games)}")
            known = [*known, games][-REMEMBERED:]
            worth = fit([game for some in known for game in some]).tolist()
    size = len(COUNTED)
    lines = [f'  "{name}": {json.dumps(worth[at::size])}' for at, name in enumerate(COUNTED)]
    asked.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
