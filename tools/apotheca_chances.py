"""Fit each seat's chance to win a standard game of Apotheca, and write `bot/chances.json`.

    python -m tools.apotheca_chances --games 480 --passes 3 --steps 100 --seed 1

For two players; given two numbers of each, for three too, who begin with what was learnt of two.
Pass by pass, search plays against itself by what the last pass has found, and now and then any move
or one of the next best; before and after each decision all that is counted is noted. A network of
one small layer then learns, from the last passes, the outcome of the game and what the search
thought, half and half. The first pass has a guess instead. Says how far each pass was off in games
held out. Needs numpy; nine minutes on a busy core and the compiled engine. Games are played on all
cores, or on a cluster (`--workers`, `--cluster`).
"""

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from philtre.bots.game import glimpse_of, next_decision
from philtre.bots.search import Search
from philtre.core.net import Net
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.apotheca import GAME
from philtre.games.apotheca.bot import race
from philtre.games.apotheca.bot.chances import UNITS, chances, nets
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.lab.crew import Crew
from tools.crew import add_crew, batches, crew_of, done
from tools.small_net import Array, Layer, Weights, learnt, rounded

TARGET = Path(__file__).parents[1] / "src/philtre/games/apotheca/bot/chances.json"
SLIPS = 4  # any move, in a hundred
SECONDS = 10  # one of the next best three
THOUGHT = 0.5  # how much of what is learnt is the search's own opinion; the rest is the outcome
TURNS = 200  # at the most
HELD_OUT = 10  # every tenth game
REMEMBERED = 3  # passes that are learnt from
BATCH = 4  # games


class Plan(NamedTuple):
    """How much is played."""

    games: int  # a pass
    passes: int
    steps: int  # simulations a decision


class Noted(NamedTuple):
    """Of a game."""

    notes: Array  # by position, seat and number
    thought: Array  # by position and seat: the chance to win, as the search saw it
    outcome: Array  # by seat


def guess(players: int) -> Weights:
    """Satisfied and waiting apothecaries, gems, a match at hand."""
    straight = [0.0] * race.SIZE
    straight[race.MISSING : race.MISSING + 2] = [1.0, 2.2]
    straight[race.WAITING : race.WAITING + 2] = [0.35, 0.25]
    straight[race.GEMS] = 0.08
    for left in (1, 2):
        straight[race.ROLES + left * race.OF_ROLE + race.ONE] = 0.7
    none = [0.0] * UNITS
    return {
        "into": [0.0] * (players * UNITS * race.SIZE),
        "bias": none,
        "out": none,
        "straight": straight,
    }


# Games


def play(found: Weights, players: int, simulations: int, seed: int, batch: range) -> list[Noted]:
    """Meanwhile the bots have these weights; whoever works here next, those that ship."""
    shipped = nets()[:]
    nets()[:] = [Net(found)] * (players - 1)
    try:
        return [play_one(players, simulations, Rng(seed, number)) for number in batch]
    finally:
        nets()[:] = shipped


def play_one(players: int, simulations: int, rng: Rng) -> Noted:
    state = GAME.start(GAME.settle({"players": players, "turn_limit": TURNS}))
    state.heard = []
    notes: list[list[float]] = []
    thought: list[list[float]] = []
    while (seat := next_decision(state, rng)) != CHANCE:
        search = Search(glimpse_of(GAME, state, seat), rng)
        search.run(Budget(simulations))
        found = search.thoughts()
        thought += [seen(state, seat, found[0].value)] * (2 if notes else 1)
        notes.append(list(race.counts(state)))
        place = rng.below(100)
        if place < SLIPS:
            move = state.any_move(seat, rng)
        else:
            slips = place < SLIPS + SECONDS
            move = found[min(1 + rng.below(3), len(found) - 1) if slips else 0].move
        state.play(seat, move)
        if state.step != steps.OVER:
            notes.append(list(race.counts(state)))
    won = np.array([each + 1 for each in state.returns()], np.float32)
    rows = min(len(notes), len(thought))
    shaped = np.array(notes[:rows], np.float32).reshape(rows, players, race.SIZE)
    return Noted(shaped, np.array(thought[:rows], np.float32), won / won.sum())


def seen(state: ApothecaState, seat: int, value: float) -> list[float]:
    """For each seat the chance, where the search knows its own."""
    guessed = chances(state)
    rest = 1 - guessed[seat]
    chance = (value + 1) / 2
    found = [(1 - chance) * each / rest for each in guessed]
    found[seat] = chance
    return found


# Learning


def stacked(games: list[Noted]) -> tuple[Array, Array]:
    """What was noted, and what is to be learnt."""
    aims = [THOUGHT * game.thought + (1 - THOUGHT) * game.outcome for game in games]
    return np.concatenate([game.notes for game in games]), np.concatenate(aims)


def round_the_table(notes: Array) -> Array:
    """For each seat its own numbers, then those of who comes after it, and so on."""
    players = notes.shape[1]
    return np.concatenate([np.roll(notes, -later, axis=1) for later in range(players)], axis=2)


def odds(layer: Layer, notes: Array, seen: Array) -> tuple[Array, Array]:
    """The chances of all seats; on the way, the units."""
    units = seen @ layer["into"] + layer["bias"]
    worth = np.maximum(units, 0) @ layer["out"] + notes @ layer["straight"]
    exps = np.exp(worth - worth.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True), units


def slope(layer: Layer, notes: Array, aims: Array) -> Layer:
    """Of the mean loss, by each weight."""
    seen = round_the_table(notes)
    chance, units = odds(layer, notes, seen)
    by = (chance - aims) / np.float32(len(notes))
    by_unit = by[:, :, None] * layer["out"] * (units > 0)
    flat = seen.reshape(-1, seen.shape[2])
    return {
        "straight": by.ravel() @ notes.reshape(-1, race.SIZE),
        "out": by.ravel() @ np.maximum(units, 0).reshape(-1, UNITS),
        "bias": by_unit.sum(axis=(0, 1)),
        "into": flat.T @ by_unit.reshape(-1, UNITS),
    }


def fit(games: list[Noted], seed: int, start: Layer | None) -> Layer:
    notes, aims = stacked(games)
    shapes = {"into": (notes.shape[1] * race.SIZE, UNITS), "straight": (race.SIZE,)}
    return learnt({**shapes, "out": (UNITS,), "bias": (UNITS,)}, slope, notes, aims, seed, start)


def for_three(two: Weights) -> Layer:
    """What was learnt of two players, each of two opponents counting half."""
    layer = {name: np.array(each, np.float32) for name, each in two.items()}
    own, other = np.split(layer["into"].reshape(race.SIZE, 2 * UNITS), 2, axis=1)
    return {**layer, "into": np.concatenate([own, other / 2, other / 2])}


def off(layer: Layer, games: list[Noted]) -> float:
    """In nats a position, by the outcome alone."""
    losses = [
        -np.log(odds(layer, game.notes, round_the_table(game.notes))[0] + 1e-9) @ game.outcome
        for game in games
    ]
    return float(np.concatenate(losses).mean())


def written(layer: Layer) -> Weights:
    """The weights of a number beside each other, for all places at the table."""
    blocks = np.split(layer["into"], len(layer["into"]) // race.SIZE)
    parts = {**layer, "into": np.concatenate(blocks, axis=1)}
    return {name: rounded(parts[name]) for name in ("into", "bias", "out", "straight")}


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit each seat's chance to win.")
    parser.add_argument("--games", default="480", help="a pass; 480,360: with 3 players too")
    parser.add_argument("--passes", default="3", help="0,3: those of two players stay")
    parser.add_argument("--steps", default="100", help="simulations a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=TARGET)
    add_crew(parser)
    asked = parser.parse_args()
    asked_for = (asked.games, asked.passes, asked.steps)
    plans = [
        Plan(*map(int, each)) for each in zip(*(by.split(",") for by in asked_for), strict=True)
    ]
    found: list[Weights] = [] if plans[0].passes else json.loads(asked.out.read_text("utf-8"))[:1]
    with crew_of(asked) as crew:
        for players, plan in enumerate(plans, start=2):
            start = for_three(found[0]) if players > 2 else None
            for layer in passes(crew, players, plan, asked.seed, start):
                found[players - 2 :] = [written(layer)]
                asked.out.write_text(json.dumps(found) + "\n", "utf-8")


def passes(
    crew: Crew, players: int, plan: Plan, first: int, start: Layer | None
) -> Iterator[Layer]:
    """What each pass has found."""
    layer = start
    known: list[list[Noted]] = []
    for number in range(plan.passes):
        seed = first + 100 * players + number
        found = written(layer) if layer else guess(players)
        work = partial(play, found, players, plan.steps, seed)
        name = f"{players} players, pass {number + 1}"
        parts = done(crew, name, work, batches(plan.games, BATCH), BATCH)
        games = [game for part in parts for game in part]
        known = [*known, games][-REMEMBERED:]
        kept = [game for some in known for game in some]
        tried = fit([game for at, game in enumerate(kept) if at % HELD_OUT], seed, start)
        far = off(tried, kept[::HELD_OUT])
        sys.stdout.write(f"{name}: off by {far:.3f} nats in games held out\n")
        sys.stdout.flush()
        layer = fit(kept, seed, start)
        yield layer


if __name__ == "__main__":
    main()
