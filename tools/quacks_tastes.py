"""Find what goes together for a shopper of Quacks, and write `games/quacks/bot/tastes.json`.

    python -m tools.quacks_tastes --games 5000 --passes 2 --seed 1

Steady players play each other, books and players at random, and now and then buy at random. At some
purchases and exchanges of rubies several options are tried: each is played on to the end with the
same luck, so that the games differ by what was chosen. By how much each ends above the mean of
those tried beside it, beyond what worths tell, is what a small network learns (policy
iteration: the players of the next pass shop by what the last has learnt). It begins without
tastes, so worths, steady player, command and seed tell what comes out. Says how much of what
was seen in games held out is explained by worths alone, and with tastes. Needs numpy.
"""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from philtre.games.quacks import GAME
from philtre.games.quacks.bot.playing_on import play_on
from philtre.games.quacks.bot.tastes import BOOK_NUMBERS, MIDDLE, ROWS, UNITS, no_tastes
from philtre.games.quacks.content import COLOUR, KINDS
from philtre.lab.crew import Crew
from tools.crew import add_crew, batches, crew_of, done
from tools.quacks_trials import TRIED, Tried, shopper, try_out
from tools.small_net import Array, Layer, Weights, learnt

BATCH = 50  # games
HELD_OUT = 10  # every tenth decision
PULL = 0.02  # towards no tastes: what is seen is mostly luck
RARE = 0.05  # what is counted less than this, as a mean, is not scaled up
SETS = range(1, 5)
TARGET = Path(__file__).parents[1] / "src/philtre/games/quacks/bot/tastes.json"


class Seen(NamedTuple):
    """Decisions, options and what is held then; how far each option ended above the mean of its
    decision, and how far above it worths put it; how much a decision tells."""

    held: Array
    ahead: Array
    worth: Array
    left: Array
    weight: Array


def stacked(tried: list[Tried]) -> Seen:
    """Decisions of less than four options have some of them twice."""
    held: Array = np.zeros((len(tried), TRIED, ROWS), np.float32)
    for number, decision in enumerate(tried):
        columns = [kind * BOOK_NUMBERS + decision.books[COLOUR[kind]] for kind in range(KINDS)]
        columns += range(KINDS * BOOK_NUMBERS, ROWS)
        for place in range(TRIED):
            option = decision.options[place % len(decision.options)]
            held[number, place, columns] = option.held
    worth = [repeated([each.worth for each in decision.options]) for decision in tried]
    ahead = above_mean(np.array([repeated(decision.ahead) for decision in tried], np.float32))
    left = np.array([decision.left for decision in tried])
    # games with more rounds to come are luckier
    spread = np.ones(left.max() + 1)
    for rounds in set(left.tolist()):
        spread[rounds] = np.square(ahead[left == rounds]).mean() + 1e-3
    weight = (spread.mean() / spread)[left] ** 0.5
    return Seen(held, ahead, above_mean(np.array(worth, np.float32)), left, weight)


def repeated(few: list[float]) -> list[float]:
    return [few[place % len(few)] for place in range(TRIED)]


def above_mean(options: Array) -> Array:
    """Of each decision."""
    mean: Array = options - options.mean(axis=1, keepdims=True)
    return mean


# Learning


def told(layer: Layer, held: Array) -> Array:
    """What the network says of each option."""
    units = np.maximum(held @ layer["into"] + layer["bias"], 0)
    found: Array = units @ layer["out"] + held @ layer["straight"]
    return found


def slope(layer: Layer, held: Array, aims: Array) -> Layer:
    """Of the mean square by which it is off; after the aims stands what a decision's scale is."""
    scale = aims[:, TRIED:]
    units = held @ layer["into"] + layer["bias"]
    off = above_mean(told(layer, held)) * scale - aims[:, :TRIED]
    back = above_mean(off) * scale / np.float32(len(held))
    by_unit = back[..., None] * layer["out"] * (units > 0)
    slopes = {
        "straight": np.tensordot(held, back, ((0, 1), (0, 1))),
        "out": np.tensordot(np.maximum(units, 0), back, ((0, 1), (0, 1))),
        "bias": by_unit.sum(axis=(0, 1)),
        "into": np.tensordot(held, by_unit, ((0, 1), (0, 1))),
    }
    return {name: by + PULL * layer[name] for name, by in slopes.items()}


def fit(seen: Seen, seed: int) -> Weights:
    """The network that explains best what worths don't; rounded as it is written."""
    size = np.maximum(np.sqrt(np.square(seen.held).mean(axis=(0, 1))), RARE)
    aims = (seen.ahead - seen.worth) * seen.weight[:, None]
    scale = seen.weight * seen.left / MIDDLE
    shapes = {"into": (ROWS, UNITS), "straight": (ROWS,), "bias": (UNITS,), "out": (UNITS,)}
    both = np.hstack([aims, scale[:, None]]).astype(np.float32)
    layer = learnt(shapes, slope, seen.held / size, both, seed)
    known = seen.held.any(axis=(0, 1))  # the rest weighs nothing
    layer["into"] = layer["into"] * (known / size)[:, None]
    layer["straight"] = layer["straight"] * known / size
    return {name: [round(float(each), 4) + 0.0 for each in layer[name].ravel()] for name in shapes}


def explained(seen: Seen, weights: Weights) -> tuple[float, float]:
    """Which part of the differences worths alone and worths with tastes explain."""
    layer: Layer = {name: np.array(found, np.float32) for name, found in weights.items()}
    layer["into"] = layer["into"].reshape(ROWS, UNITS)
    tastes = above_mean(told(layer, seen.held)) * (seen.left / MIDDLE)[:, None]
    weight = np.square(seen.weight)[:, None]
    whole = (weight * np.square(seen.ahead)).sum()
    off = [
        (weight * np.square(seen.ahead - guess)).sum() / whole
        for guess in (seen.worth, seen.worth + tastes)
    ]
    return float(1 - off[0]), float(1 - off[1])


def made(crew: Crew, games: int, passes: int, seed: int, deals: int) -> Weights:
    """From no tastes, pass by pass; each learns from the games of all."""
    weights, tried = no_tastes(), list[Tried]()
    for number in range(passes):
        work = partial(try_out, weights, seed, number * games)
        parts = done(crew, f"pass {number + 1}", work, batches(games, BATCH), BATCH)
        tried += [decision for part in parts for decision in part]
        held_out = stacked(tried[::HELD_OUT])
        rest = [each for index, each in enumerate(tried) if index % HELD_OUT]
        weights = fit(stacked(rest), seed)
        alone, together = explained(held_out, weights)
        sys.stdout.write(f"explained, held out: {alone:.3f}, {together:.3f} with tastes\n")
        sys.stdout.write(f"pass {number + 1}, sets 1 to 4: {compared(weights, deals)}\n")
        sys.stdout.flush()
    return weights


def compared(weights: Weights, deals: int) -> str:
    """By sets: how far ahead of a steady player without tastes, among two."""
    found = []
    for book in SETS:
        settled = GAME.settle({"players": 2, "books": [book] * 6})
        box = GAME.start(settled).box
        pair = [shopper(box, weights), shopper(box, no_tastes())]
        ahead = []
        for luck in range(deals):
            for seat in range(2):
                state = GAME.start(settled)
                play_on(state, pair[::-1] if seat else pair, luck, True)
                ahead.append(state.seats[seat].points - state.seats[1 - seat].points)
        wins = np.mean([(a > 0) + (a == 0) / 2 for a in ahead])
        found.append(f"{np.mean(ahead):+.2f} ({100 * wins:.0f} %)")
    return "  ".join(found)


def written(weights: Weights, how: str) -> str:
    lines = [f'"made": "{how}"'] + [f'"{name}": {json.dumps(weights[name])}' for name in weights]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=5000, help="a pass")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=250, help="of each set, to tell how far it is")
    parser.add_argument("--out", type=Path, default=TARGET)
    add_crew(parser)
    asked = parser.parse_args()
    with crew_of(asked) as crew:
        weights = made(crew, asked.games, asked.passes, asked.seed, asked.deals)
    how = f"--games {asked.games} --passes {asked.passes} --seed {asked.seed}"
    asked.out.write_text(written(weights, f"tools/quacks_tastes.py {how}"), "utf-8")


if __name__ == "__main__":
    main()
