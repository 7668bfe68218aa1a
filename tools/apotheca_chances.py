"""Fit each side's chance to win a standard game of Apotheca, and write `bot/chances.json`.

    python -m tools.apotheca_chances --games 320 --passes 3 --steps 120 --seed 1

Pass by pass, search plays against itself by what the last pass has found, and now and then any
move or one of the next best; before and after each decision all that is counted is noted. A
network of one small layer then learns, from the last passes, the outcome of the game and what the
search thought, half and half. The first pass has a guess instead. Three and four players, if they
are asked for, begin with what was found for one fewer; it counts where `knowledge.is_learnt` says
so. Says how far each pass was off in games held out. Needs numpy; four minutes on two cores and the
compiled engine. Games are played on all cores, or on a cluster (`--workers`, `--cluster`).
"""

import argparse
import json
import sys
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


class Noted(NamedTuple):
    """Of a game."""

    notes: Array  # by position, seat and number
    thought: Array  # by position and side: the chance to win, as the search saw it
    outcome: Array  # by side


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
        "into": [0.0] * (2 * UNITS * race.SIZE),
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
    sides = state.box.sides
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
    returns = state.returns()
    won = np.array([returns[side[0]] + 1 for side in sides], np.float32)
    rows = min(len(notes), len(thought))
    shaped = np.array(notes[:rows], np.float32).reshape(rows, players, race.SIZE)
    return Noted(shaped, np.array(thought[:rows], np.float32), won / won.sum())


def seen(state: ApothecaState, seat: int, value: float) -> list[float]:
    """For each side the chance, where the search knows that of the seat's own."""
    guessed = chances(state)
    own = state.box.sides.index(state.box.side_of(seat))
    rest = sum(guessed) - guessed[own]
    chance = (value + 1) / 2
    found = [(1 - chance) * each / rest for each in guessed]
    found[own] = chance
    return found


# Learning


def stacked(games: list[Noted]) -> tuple[Array, Array]:
    """What was noted, and what is to be learnt."""
    aims = [THOUGHT * game.thought + (1 - THOUGHT) * game.outcome for game in games]
    return np.concatenate([game.notes for game in games]), np.concatenate(aims)


def company(players: int) -> tuple[Array, Array]:
    """Who sits against whom; who is on which side."""
    sides = GAME.start(GAME.settle({"players": players})).box.sides
    members = np.array([[seat in side for seat in range(players)] for side in sides], np.float32)
    return 1 - members.T @ members, members


def odds(layer: Layer, notes: Array) -> tuple[Array, Array, Array]:
    """The chances of all sides; on the way, the opponents' numbers and the units."""
    against, members = company(notes.shape[1])
    rivals = np.einsum("sr,brn->bsn", against, notes)
    units = notes @ layer["own"] + rivals @ layer["others"] + layer["bias"]
    worth = np.maximum(units, 0) @ layer["out"] + notes @ layer["straight"]
    sides = worth @ members.T
    exps = np.exp(sides - sides.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True), rivals, units


def slope(layer: Layer, notes: Array, aims: Array) -> Layer:
    """Of the mean loss, by each weight."""
    chance, rivals, units = odds(layer, notes)
    by_seat = ((chance - aims) @ company(notes.shape[1])[1]) / np.float32(len(notes))
    by_unit = by_seat[:, :, None] * layer["out"] * (units > 0)
    return {
        "straight": np.einsum("bs,bsn->n", by_seat, notes),
        "out": np.einsum("bs,bsu->u", by_seat, np.maximum(units, 0)),
        "bias": by_unit.sum(axis=(0, 1)),
        "own": np.tensordot(notes, by_unit, ((0, 1), (0, 1))),
        "others": np.tensordot(rivals, by_unit, ((0, 1), (0, 1))),
    }


def fit(games: list[Noted], seed: int) -> Layer:
    shapes = {"own": (race.SIZE, UNITS), "others": (race.SIZE, UNITS), "straight": (race.SIZE,)}
    return learnt({**shapes, "out": (UNITS,), "bias": (UNITS,)}, slope, *stacked(games), seed)


def off(layer: Layer, games: list[Noted]) -> float:
    """In nats a position, by the outcome alone."""
    losses = [-np.log(odds(layer, game.notes)[0] + 1e-9) @ game.outcome for game in games]
    return float(np.concatenate(losses).mean())


def written(layer: Layer) -> Weights:
    into = np.concatenate([layer["own"], layer["others"]], axis=1)
    parts = {
        "into": into,
        "bias": layer["bias"],
        "out": layer["out"],
        "straight": layer["straight"],
    }
    return {name: rounded(part) for name, part in parts.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit each side's chance to win.")
    parser.add_argument("--games", type=int, default=320, help="a pass")
    parser.add_argument("--passes", default="3", help="with 2 players; 3,1,1: and with 3 and 4")
    parser.add_argument("--steps", type=int, default=120, help="simulations a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=TARGET)
    add_crew(parser)
    asked = parser.parse_args()
    found = guess(2)
    made: list[Weights] = []
    with crew_of(asked) as crew:
        for players, passes in enumerate(map(int, asked.passes.split(",")), start=2):
            known: list[list[Noted]] = []
            for number in range(passes):
                seed = asked.seed + 100 * players + number
                work = partial(play, found, players, asked.steps, seed)
                name = f"{players} players, pass {number + 1}"
                parts = done(crew, name, work, batches(asked.games, BATCH), BATCH)
                games = [game for part in parts for game in part]
                known = [*known, games][-REMEMBERED:]
                kept = [game for some in known for game in some]
                layer = fit([game for at, game in enumerate(kept) if at % HELD_OUT], seed)
                far = off(layer, kept[::HELD_OUT])
                sys.stdout.write(f"{name}: off by {far:.3f} nats in games held out\n")
                sys.stdout.flush()
                found = written(fit(kept, seed))
                asked.out.write_text(json.dumps([*made, found]) + "\n", "utf-8")
            made.append(found)


if __name__ == "__main__":
    main()
