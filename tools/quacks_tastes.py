"""Find what a shopper of Quacks should like, and write `games/quacks/bot/tastes.json`.

    python -m tools.quacks_tastes --games 16000 --steps 7 --seed 1

Shoppers are tried out (evolution strategies, as in Salimans et al. 2017): each trial changes all
tastes a little by chance and plays one deal from every seat, among shoppers who were changed
otherwise or who have no tastes at all. How far ahead it ends is explained by the changes (least
squares, ridge), and the tastes take a step that way. All games of a trial have the same luck. It
begins without tastes, so worths, steady player, command and seed tell what comes out. Needs numpy.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from philtre.core.rng import Rng
from philtre.games.quacks import GAME
from philtre.games.quacks.bot.playing_on import play_on
from philtre.games.quacks.bot.tastes import MIDDLE, RACE, Found, Tastes, no_tastes
from philtre.games.quacks.bot.worths import Worths, curve, fitted, worths_of
from philtre.games.quacks.content import (
    BLACK,
    COLOUR,
    KINDS,
    LOCOWEED,
    ORANGE,
    ORANGE_1,
    WHITES,
)
from philtre.games.quacks.rules.box import Box
from philtre.games.quacks.rules.state import QuacksState
from philtre.lab.crew import Crew
from tools.crew import add_crew, batches, crew_of, done

Vector: TypeAlias = NDArray[np.float64]
BOOKS = 7
CHANGE = 0.35  # of a taste in a trial, as a part of its size
STRIDE = 0.25  # of a slope
LONGEST = 0.5  # change of a taste in a step, as a part of its size
BATCH = 250  # trials
SIZES = {"mate": 0.15, "pair": 0.1, "race": 1.0, "rubies": 0.5}  # of tastes, in points
TARGET = Path(__file__).parents[1] / "src/philtre/games/quacks/bot/tastes.json"


class Taste(NamedTuple):
    """One number of the table: where it stands, and what would be much of it."""

    part: str
    row: int | str
    book: int
    term: int
    size: float


def all_tastes() -> Iterator[Taste]:
    chips = fitted().chips
    for kind in range(WHITES, KINDS):
        colour = COLOUR[kind]
        books = [0] if colour == ORANGE else [] if colour in (BLACK, LOCOWEED) else range(1, BOOKS)
        for book in books:
            size = curve(chips[kind][book], MIDDLE)
            if kind == ORANGE_1 or book:
                yield Taste("chips", kind, book, 0, size)
                yield Taste("chips", kind, book, 1, size)
    for colour in range(ORANGE, BLACK):
        for book in [0] if colour == ORANGE else range(1, BOOKS):
            yield Taste("mates", colour, book, 0, SIZES["mate"])
    for book in range(1, BOOKS):
        yield Taste("orange_and_red", 0, book, 0, SIZES["pair"])
    for name in RACE:
        for term in range(2):
            yield Taste("race", name, 0, term, SIZES["race"])
    for name in ("droplet", "flask"):
        for term in range(2):
            yield Taste("rubies_for", name, 0, term, SIZES["rubies"])


def tastes_of(values: Vector) -> Found:
    """The table in which the tastes have these values."""
    found = no_tastes()
    for taste, value in zip(all_tastes(), values, strict=True):
        number = float(f"{value * taste.size:.4g}")
        if taste.part == "chips":
            found.chips[int(taste.row)][taste.book][taste.term] = number
        elif taste.part == "mates":
            found.mates[int(taste.row)][taste.book] = number
        elif taste.part == "orange_and_red":
            found.orange_and_red[taste.book] = number
        else:
            lines = found.race if taste.part == "race" else found.rubies_for
            lines[str(taste.row)][taste.term] = number
    return found


def shopper(box: Box, values: Vector) -> Worths:
    worths = Worths(box)
    worths.harvests = worths_of(box).harvests  # tastes make no difference to those
    worths.tastes = Tastes(box, tastes_of(values))
    return worths


def options(rng: Rng) -> dict[str, object]:
    """Mostly one set of the base game for all colours, else books at random."""
    players = [2, 2, 2, 3, 4][rng.below(5)]
    dice = rng.below(20)
    if dice < 16:
        return {"players": players, "books": [1 + dice // 4] * 6}
    books = [1 + rng.below(6) for _ in range(6)]
    return {"players": players, "books": books, "expansion": "on"}


class Trial(NamedTuple):
    change: Vector  # of the one that is tried, less that of the others
    ahead: float  # of the others' mean
    group: int  # trials of a group are alike but for the changes


def try_out(values: Vector, seed: int, first: int, batch: range) -> list[Trial]:
    return [one_trial(values, seed, first + number) for number in batch]


def one_trial(values: Vector, seed: int, number: int) -> Trial:
    rng = Rng(seed, number)
    settled = GAME.settle(options(rng))
    noise = np.random.default_rng([seed, number])
    plain = rng.below(2) == 0
    own = noise.normal(size=len(values)) * CHANGE
    others = -values if plain else noise.normal(size=len(values)) * CHANGE
    box = GAME.start(settled).box
    one, field = shopper(box, values + own), shopper(box, values + others)
    players = int(str(settled["players"]))
    ahead = 0.0
    for seat in range(players):
        ahead += ahead_of(GAME.start(settled), one, field, seat, number) / players
    return Trial(own if plain else own - others, ahead, players * 2 + plain)


def ahead_of(state: QuacksState, one: Worths, field: Worths, seat: int, luck: int) -> float:
    play_on(state, [one if at == seat else field for at in range(state.players)], luck, True)
    total = sum(player.points for player in state.seats)
    own = state.seats[seat].points
    return float(own - (total - own) / (state.players - 1))


def slope_of(trials: list[Trial]) -> Vector:
    """What each change brings, in points."""
    changes = np.array([trial.change for trial in trials])
    ahead = np.array([trial.ahead for trial in trials])
    groups = np.array([trial.group for trial in trials])
    for group in set(groups.tolist()):
        ahead[groups == group] -= ahead[groups == group].mean()
    square = changes.T @ changes + np.eye(changes.shape[1]) * ahead.var()
    slope: Vector = np.linalg.solve(square, changes.T @ ahead)
    return slope


def stepped(values: Vector, slope: Vector) -> Vector:
    step = STRIDE * slope
    return np.round(values + step * min(1.0, LONGEST / np.abs(step).max()), 4)


def compared(values: Vector, deals: int) -> str:
    """By sets: how far ahead of a player without tastes, among two."""
    found = []
    for book in range(1, 5):
        settled = GAME.settle({"players": 2, "books": [book] * 6})
        box = GAME.start(settled).box
        one, plain = shopper(box, values), worths_none(box)
        ahead = [
            ahead_of(GAME.start(settled), one, plain, seat, luck)
            for luck in range(deals)
            for seat in range(2)
        ]
        wins = np.mean([(a > 0) + (a == 0) / 2 for a in ahead])
        found.append(f"{np.mean(ahead):+.2f} ({100 * wins:.0f} %)")
    return "  ".join(found)


def worths_none(box: Box) -> Worths:
    return shopper(box, np.zeros(sum(1 for _ in all_tastes())))


def made(crew: Crew, games: int, steps: int, seed: int, deals: int) -> Vector:
    values = np.zeros(sum(1 for _ in all_tastes()))
    for number in range(steps):
        trials = int(games / 2.6)
        work = partial(try_out, values, seed, number * trials)
        parts = done(crew, f"step {number + 1}", work, batches(trials, BATCH), BATCH)
        values = stepped(values, slope_of([trial for part in parts for trial in part]))
        sys.stdout.write(f"step {number + 1}, sets 1 to 4: {compared(values, deals)}\n")
        sys.stdout.flush()
    return values


def written(values: Vector, how: str) -> str:
    lines = [f'"made": "{how}"']
    found = tastes_of(values)
    for part, rows in [("chips", found.chips), ("mates", found.mates)]:
        inside = ",\n".join(f"    {json.dumps(row)}" for row in rows)
        lines.append(f'"{part}": [\n{inside}\n  ]')
    for part in ("orange_and_red", "race", "rubies_for"):
        lines.append(f'"{part}": {json.dumps(getattr(found, part))}')
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=16000, help="a step")
    parser.add_argument("--steps", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=250, help="of each set, to tell how far it is")
    parser.add_argument("--out", type=Path, default=TARGET)
    add_crew(parser)
    asked = parser.parse_args()
    with crew_of(asked) as crew:
        values = made(crew, asked.games, asked.steps, asked.seed, asked.deals)
    how = f"--games {asked.games} --steps {asked.steps} --seed {asked.seed}"
    asked.out.write_text(written(values, f"tools/quacks_tastes.py {how}"), "utf-8")


if __name__ == "__main__":
    main()
