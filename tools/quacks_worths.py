"""Fit what things are worth in Quacks, and write `games/quacks/bot/worths.json`.

    python tools/quacks_worths.py --games 12000 --seed 1

The quick player plays itself, with books, players and expansion at random, and now and
then buys at random. As each round begins, all that a player has is noted; how far the
player ends above the table's mean is explained by it: least squares, with what the old
table says as a guess that the data must outweigh (ridge). Chances to win are fitted to
the worths so found. Run it twice: the second time the player knows the first table.
Needs numpy; run it on the compiled engine (a game takes some 2 ms there).
"""

import argparse
import json
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.games.quacks.bot.record_play import record_play
from philtre.games.quacks.bot.worths import fitted
from philtre.games.quacks.content import COLOUR, KINDS
from philtre.games.quacks.rules.state import QuacksState

Vector = NDArray[np.float64]
BOOKS = 7
THINGS = [
    "lead",
    "rubies",
    "droplet",
    "glass",
    "flask",
    "penny",
    "over_one",
    "over_both",
]  # after the chips of a row
COLUMNS = (KINDS * BOOKS + len(THINGS)) * 3
RIDGE = 400.0


def column(kind: int, book: int) -> int:
    return (kind * BOOKS + book) * 3


def old_terms() -> Vector:
    terms = [t for kind in fitted().chips for book in kind for t in book]
    for thing in THINGS:
        terms += fitted().curves[thing]
    return np.array(terms)


def options(rng: Rng) -> dict[str, object]:
    if rng.below(3) == 0:
        return {"players": [2, 4][rng.below(2)]}
    expansion = rng.below(2) == 1
    sets = 6 if expansion else 4
    books = [1 + rng.below(sets) for _ in range(6)]
    if rng.below(2):
        books = books[:1] * 6
    chosen: dict[str, object] = {"players": 2 + rng.below(3), "books": books}
    if expansion:
        chosen["expansion"] = "on"
        chosen["locoweed"] = ["none", "5", "6"][rng.below(3)]
        chosen["test_tubes"] = ["off", "on"][rng.below(2)]
    return chosen


class Played(NamedTuple):
    books: list[int]
    rounds: list[list[list[int]]]  # what each player had as each round began
    points: Vector
    won: Vector


def rows_of(played: Played) -> list[tuple[int, Vector]]:
    """For each round: rounds to come, and a row of features for each player."""
    found = []
    for number, seats in enumerate(played.rounds):
        left = len(played.rounds) - number
        curve = np.array([1.0, left, left * left])
        rows = np.zeros((len(seats), COLUMNS))
        for index, row in enumerate(seats):
            for kind in range(KINDS):
                if row[kind]:
                    at = column(kind, played.books[COLOUR[kind]])
                    rows[index, at + 1 : at + 3] += row[kind] * curve[1:]
            for place in range(len(THINGS)):
                at = (KINDS * BOOKS + place) * 3
                rows[index, at : at + 3] = row[KINDS + place] * curve
        found.append((left, rows))
    return found


def play(games: int, seed: int) -> list[Played]:
    game = find("quacks")
    played = []
    for number in range(games):
        rng = Rng(seed, number)
        table = game.start(game.settle(options(rng)))
        assert isinstance(table, QuacksState)
        rounds = record_play(table, rng, 15)
        points = np.array([float(player.points) for player in table.seats])
        played.append(Played(table.box.book, rounds, points, np.array(table.returns())))
    return played


def fit(played: list[Played]) -> Vector:
    """Least squares within each table, drawn towards the old table."""
    guess = old_terms()
    square = np.zeros((COLUMNS, COLUMNS))
    slope = np.zeros(COLUMNS)
    batch: list[Vector] = []
    missing: list[Vector] = []
    for game in played:
        for _, rows in rows_of(game):
            batch.append(rows - rows.mean(axis=0))
            missing.append(game.points - game.points.mean() - batch[-1] @ guess)
        if len(batch) > 4000:
            stacked, rest = np.concatenate(batch), np.concatenate(missing)
            square += stacked.T @ stacked
            slope += stacked.T @ rest
            batch, missing = [], []
    if batch:
        stacked, rest = np.concatenate(batch), np.concatenate(missing)
        square += stacked.T @ stacked
        slope += stacked.T @ rest
    curves = np.tile([1.0, 3.0, 20.0], COLUMNS // 3) ** 2  # terms of higher power count for more
    return guess + np.linalg.solve(square + np.diag(RIDGE * curves), slope)


def spreads(played: list[Played], terms: Vector) -> list[float]:
    """By rounds to come: the spread that makes the winners most likely; then a curve."""
    lefts, found = [], []
    worths_by_left: dict[int, list[tuple[Vector, Vector]]] = {}
    for game in played:
        for left, rows in rows_of(game):
            worths_by_left.setdefault(left, []).append((rows @ terms, game.won))
    for left in range(1, 9):
        tables = worths_by_left[left]
        best, most = 1.0, -1e18
        for spread in np.arange(1.0, 12.0, 0.2):
            total = 0.0
            for worths, won in tables:
                scaled = (worths - worths.max()) / spread
                total += float(won @ (scaled - np.log(np.exp(scaled).sum())))
            if total > most:
                best, most = float(spread), total
        lefts.append(left)
        found.append(best)
    sys.stdout.write(f"spreads {found}\n")
    c, b, a = np.polyfit(lefts, found, 2)
    return [float(a), float(b), float(c)]


def write(terms: Vector, spread: list[float], how: str) -> None:
    """A line for each kind of chip and for each thing, so that changes can be read."""

    def at(first: int) -> str:
        return json.dumps([float(f"{term:.4g}") for term in terms[first : first + 3]])

    kinds = [", ".join(at(column(kind, book)) for book in range(BOOKS)) for kind in range(KINDS)]
    chips = ",\n".join(f"    [{books}]" for books in kinds)
    lines = [f'"made": "{how}"', f'"chips": [\n{chips}\n  ]']
    for place, thing in enumerate(THINGS):
        lines.append(f'"{thing}": {at((KINDS * BOOKS + place) * 3)}')
    lines.append(f'"spread": {json.dumps([float(f"{term:.4g}") for term in spread])}')
    file = Path(__file__).parent.parent / "src/philtre/games/quacks/bot/worths.json"
    file.write_text("{\n  " + ",\n  ".join(lines) + "\n}\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    played = play(asked.games, asked.seed)
    terms = fit(played)
    spread = spreads(played, terms)
    how = f"tools/quacks_worths.py --games {asked.games} --seed {asked.seed}"
    write(terms, spread, how)


if __name__ == "__main__":
    main()
