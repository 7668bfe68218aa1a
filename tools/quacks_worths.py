"""Fit what things are worth in Quacks, and write `games/quacks/bot/worths.json`.

    python -m tools.quacks_worths --games 8000 --passes 2 --seed 1

It begins with a plain guess, a chip is worth what it costs (`first_guess`), so nothing but the
rules, the steady player and the seed tells what comes out: the table as shipped, to the digit.
The steady player plays itself, with books, players and expansion at random, and now and then buys
at random. As each round begins, all that a player has is noted; how far the player ends above
the table's mean is explained by it: least squares, with the table before as a guess that the
data must outweigh (ridge). The steady player of the next pass knows the table so found. Chances
to win are fitted to the worths of the last one. Needs numpy; three minutes on the compiled engine.
Games are played on all cores, or on a cluster (`--workers`, `--cluster`).
"""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from philtre.core.rng import Rng
from philtre.games.quacks import GAME
from philtre.games.quacks.bot.record_play import record_play
from philtre.games.quacks.bot.tastes import READ, no_tastes
from philtre.games.quacks.bot.worths import KNOWN, fitted
from philtre.games.quacks.content import COLOUR, KINDS, ORANGE, ORANGE_PRICES, VALUE, WHITE
from philtre.games.quacks.rules.books.almanac import BOOKS_OF
from philtre.lab.crew import Crew
from tools.crew import add_crew, batches, crew_of, done

Vector: TypeAlias = NDArray[np.float64]
BOOKS = 7
# After the chips of a row: the first guess at what each is worth, whatever the round.
THINGS = {
    "lead": 1.0,  # a point
    "rubies": 0.5,
    "droplet": 1.0,
    "glass": 0.5,
    "flask": 1.0,
    "penny": 2.0,
    "over_one": 0.0,
    "over_both": 0.0,
}
COLUMNS = (KINDS * BOOKS + len(THINGS)) * 3
RIDGE = 400.0
BATCH = 400  # games
A_COIN = 0.09  # in each round to come, by the first guess
FIRST_SPREAD = [4.0, 0.0, 0.0]
SPREADS = [1 + step / 5 for step in range(55)]
WHIMS = 15  # purchases at random, of a hundred
TARGET = Path(__file__).parents[1] / "src/philtre/games/quacks/bot/worths.json"


def column(kind: int, book: int) -> int:
    return (kind * BOOKS + book) * 3


def price(kind: int, book: int) -> int:
    """In coins; what nobody sells costs nothing, and a white less than that."""
    colour, value = COLOUR[kind], VALUE[kind]
    if colour == WHITE:
        return -value
    if colour == ORANGE:
        return ORANGE_PRICES[0 if value == 1 else 1]
    prices = BOOKS_OF[colour][book - 1].prices if book else ()
    return prices[[1, 2, 4].index(value)] if prices else 0


def first_guess() -> Vector:
    terms = [
        [0.0, A_COIN * price(kind, book), 0.0] for kind in range(KINDS) for book in range(BOOKS)
    ]
    return np.array(terms + [[guess, 0.0, 0.0] for guess in THINGS.values()]).reshape(-1)


@contextmanager
def known(terms: Vector, spread: list[float]) -> Iterator[None]:
    """Meanwhile the steady player knows these worths and has no tastes; whoever works here next,
    those that ship."""
    rows = terms.reshape(-1, 3).tolist()
    table = fitted()
    chips, curves = table.chips[:], dict(table.curves)
    table.chips[:] = [rows[kind * BOOKS : (kind + 1) * BOOKS] for kind in range(KINDS)]
    table.curves.update(zip(THINGS, rows[KINDS * BOOKS :], strict=True))
    table.curves["spread"] = spread
    tastes = list(READ)
    READ[:] = [no_tastes()]
    KNOWN.clear()
    try:
        yield
    finally:
        table.chips[:] = chips
        table.curves.update(curves)
        READ[:] = tastes
        KNOWN.clear()


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


def play(terms: Vector, spread: list[float], seed: int, first: int, batch: range) -> list[Played]:
    with known(terms, spread):
        return [play_one(Rng(seed, first + number)) for number in batch]


def play_one(rng: Rng) -> Played:
    state = GAME.start(GAME.settle(options(rng)))
    rounds = record_play(state, rng, WHIMS)
    points = np.array([float(player.points) for player in state.seats])
    return Played(list(state.box.book), rounds, points, np.array(state.returns()))


def fit(played: list[Played], guess: Vector) -> Vector:
    """Least squares within each table, drawn towards the guess; rounded as it is written."""
    square = np.zeros((COLUMNS, COLUMNS))
    slope = np.zeros(COLUMNS)
    for start in range(0, len(played), BATCH):
        batch: list[Vector] = []
        missing: list[Vector] = []
        for game in played[start : start + BATCH]:
            for _, rows in rows_of(game):
                batch.append(rows - rows.mean(axis=0))
                missing.append(game.points - game.points.mean() - batch[-1] @ guess)
        stacked, rest = np.concatenate(batch), np.concatenate(missing)
        square += stacked.T @ stacked
        slope += stacked.T @ rest
    curves = np.tile([1.0, 3.0, 20.0], COLUMNS // 3) ** 2  # terms of higher power count for more
    return rounded(guess + np.linalg.solve(square + np.diag(RIDGE * curves), slope))


def rounded(terms: Vector) -> Vector:
    return np.array([float(f"{term:.4g}") for term in terms])


def spreads(played: list[Played], terms: Vector) -> list[float]:
    """By rounds to come: the spread that makes the winners most likely; then a curve."""
    tables: dict[tuple[int, int], list[tuple[Vector, Vector]]] = {}
    for game in played:
        for left, rows in rows_of(game):
            tables.setdefault((left, len(rows)), []).append((rows @ terms, game.won))
    stacked = {key: np.array(seen) for key, seen in tables.items()}  # game, worths or won, seat
    lefts = range(1, 9)
    found = [
        max(
            SPREADS,
            key=lambda spread: likely([stacked[k] for k in stacked if k[0] == left], spread),
        )
        for left in lefts
    ]
    sys.stdout.write(f"spreads {found}\n")
    curve: list[float] = rounded(np.polyfit(lefts, found, 2)[::-1]).tolist()
    return curve


def likely(tables: list[Vector], spread: float) -> float:
    """How likely the winners are, as a logarithm."""
    total = 0.0
    for seen in tables:
        scaled = (seen[:, 0] - seen[:, 0].max(axis=1, keepdims=True)) / spread
        chances = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
        total += float((seen[:, 1] * chances).sum())
    return total


def made(crew: Crew, games: int, passes: int, seed: int) -> tuple[Vector, list[float]]:
    """From the first guess, pass by pass."""
    terms, spread = first_guess(), FIRST_SPREAD
    for number in range(passes):
        work = partial(play, terms, spread, seed, number * games)
        parts = done(crew, f"pass {number + 1}", work, batches(games, BATCH), BATCH)
        played = [game for part in parts for game in part]
        terms = fit(played, terms)
        spread = spreads(played, terms)
    return terms, spread


def written(terms: Vector, spread: list[float], how: str) -> str:
    """A line for each kind of chip and for each thing, so that changes can be read."""
    rows = [json.dumps(row) for row in terms.reshape(-1, 3).tolist()]
    kinds = [", ".join(rows[kind * BOOKS : (kind + 1) * BOOKS]) for kind in range(KINDS)]
    chips = ",\n".join(f"    [{books}]" for books in kinds)
    lines = [f'"made": "{how}"', f'"chips": [\n{chips}\n  ]']
    lines += [f'"{thing}": {row}' for thing, row in zip(THINGS, rows[KINDS * BOOKS :], strict=True)]
    lines.append(f'"spread": {json.dumps(spread)}')
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=8000, help="a pass")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=TARGET)
    add_crew(parser)
    asked = parser.parse_args()
    with crew_of(asked) as crew:
        terms, spread = made(crew, asked.games, asked.passes, asked.seed)
    how = f"--games {asked.games} --passes {asked.passes} --seed {asked.seed}"
    asked.out.write_text(written(terms, spread, f"tools/quacks_worths.py {how}"), "utf-8")


if __name__ == "__main__":
    main()
