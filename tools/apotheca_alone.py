"""Fit what a position of Apotheca is worth to who plays alone, and write `bot/alone.json`.

    python -m tools.apotheca_alone --games 200 --passes 6 --steps 150 --seed 1

The first pass knows nothing but the points so far: nothing but the rules, the search and the
seed tells what comes out, the weights as shipped, to the digit. The search plays alone, and now and
then takes what looks nearly as good as the best. Before and after each decision, and after what
else was looked at, all that is counted is noted, with what the search thought of it.

What is to be learnt of a position are the points at the end, as far as they can be told from luck:
the search's opinion at each later decision, the sooner the more, and the end. A search is timid,
since it tries what is weak too, the more so the earlier in the game; so its opinion is first freed
of its mean error by how much is outside. Of moves that were not taken only the search knows: they
are worth as much more or less than the one taken as it thought. A regression on the last three
passes explains what is to be learnt by what is counted (ridge towards 0), and the search of the
next pass has the weights so found. Says what each pass scored, and how far weights were off in
games held out. Needs numpy; five minutes on a core and the compiled engine. Games are played on all
cores, or on a cluster (`--workers`, `--cluster`).
"""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from philtre.bots.game import next_decision
from philtre.bots.search import Search
from philtre.core.glimpse import Glimpse
from philtre.core.numbers import count
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget, Thought
from philtre.games.apotheca import GAME
from philtre.games.apotheca.bot.alone import POWERS, STAGES, by_stage, weights
from philtre.games.apotheca.bot.board import Table
from philtre.games.apotheca.bot.counted import COUNTED, SIZE
from philtre.games.apotheca.bot.stock import counts
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.state import ApothecaState
from tools.crew import add_crew, batches, crew_of, done

TARGET = Path(__file__).parents[1] / "src/philtre/games/apotheca/bot/alone.json"
SLIPS = 6  # in a hundred: a move that looks nearly as good
NEARLY = 1.5  # points less
LOOKED = 20  # one part in so many of the search, or it is not known to be good
KEPT = 7  # moves of a decision, the best ones,
TRIED = 8  # if they were tried as often
OTHERS = 0.3  # how much a move counts that was not taken
LATER = 0.95  # how much what is seen at the next decision counts; the rest is what is seen now
RIDGE = 30.0  # how many positions it takes to outweigh the guess
HELD_OUT = 5  # every fifth game
REMEMBERED = 3  # passes that a regression goes by: by one alone, what is liked swings to and fro
BATCH = 4  # games

Vector: TypeAlias = NDArray[np.float64]
Weights: TypeAlias = list[list[float]]  # by what is counted and the power of what is outside


class Noted(NamedTuple):
    """Of a game."""

    # By position:
    rows: list[list[float]]  # all that is counted
    stages: list[int]  # how many potions are outside
    points: list[float]  # so far
    better: list[float]  # than the best move of its decision, as the search saw it: 0 or less
    decisions: list[int]  # the decision that it is of
    taken: list[bool]  # whether it came to be
    # By decision:
    thought: list[float]  # the points at the end, as the search saw it
    at: list[int]  # how many potions were outside
    lost: list[float]  # by not taking the best move
    ends: list[float]  # one: the points at the end


# Games


def play(worth: Weights, steps: int, seed: int, first: int, batch: range) -> list[Noted]:
    """Meanwhile the bots have these weights; whoever works here next, those that ship."""
    shipped = weights()[:]
    weights()[:] = by_stage(worth)
    try:
        return [play_one(steps, Rng(seed, first + number)) for number in batch]
    finally:
        weights()[:] = shipped


def play_one(steps: int, rng: Rng) -> Noted:
    state = GAME.start(GAME.settle({"players": 1}))
    noted = Noted([], [], [], [], [], [], [], [], [], [])
    while (seat := next_decision(state, rng)) != CHANCE:
        search = Search(Glimpse(GAME, state, seat, []), rng)
        search.run(Budget(steps))
        found = search.thoughts()
        chosen = found[0]
        if rng.below(100) < SLIPS:
            near = nearly_best(found, search.simulations)
            chosen = near[rng.below(len(near))]
        note(noted, state, found, chosen)
        state.play(seat, chosen.move)
    noted.ends.append(state.returns()[0])
    return noted


def nearly_best(found: list[Thought], simulations: int) -> list[Thought]:
    least = found[0].value - NEARLY
    near = [each for each in found if each.value > least and LOOKED * each.looked >= simulations]
    return near or found[:1]


def note(noted: Noted, state: ApothecaState, found: list[Thought], chosen: Thought) -> None:
    """The position, and those after the moves that were looked at most."""
    note_position(noted, state, 0.0, True)
    best = found[0].value
    for each in found[:KEPT]:
        if each is chosen or each.looked >= TRIED:
            after = state.clone()
            after.play(0, each.move)
            note_position(noted, after, each.value - best, each is chosen)
    noted.thought.append(best)
    noted.at.append(count(state.outside))
    noted.lost.append(best - chosen.value)


def note_position(noted: Noted, state: ApothecaState, better: float, taken: bool) -> None:
    """As the bots do, with the mean of all colours of a tile that is drawn next."""
    colours = drawn(state)
    total = sum(odds for odds, _ in colours)
    row = np.zeros(SIZE)
    points = 0.0
    for odds, after in colours:
        table = Table(after)
        points += odds / total * float(after.points + table.due)
        if after.step != steps.OVER:
            row += odds / total * np.array(list(counts(after, table)))
    noted.rows.append(row.tolist())
    noted.stages.append(count(colours[0][1].outside))
    noted.points.append(points)
    noted.better.append(better)
    noted.decisions.append(len(noted.thought))
    noted.taken.append(taken)


def drawn(state: ApothecaState) -> list[tuple[int, ApothecaState]]:
    """The state, or what it may become by the tile that is drawn now, and how likely each is."""
    if state.step not in (steps.UNVEIL, steps.ARRIVE):
        return [(1, state)]
    found = []
    for outcome, odds in zip(state.legal(CHANCE), state.odds(), strict=True):
        after = state.clone()
        after.play(CHANCE, outcome)
        found.append((odds, after))
    return found


# Learning


def freed(games: list[Noted]) -> list[Noted]:
    """Games of one pass, what the search thought freed of its mean error at each stage: each pass
    has its own, or whoever plays in the way of the most timid pass would seem to do best."""
    errors = np.zeros(STAGES)
    times = np.zeros(STAGES)
    for game in games:
        for at, thought in zip(game.at, game.thought, strict=True):
            errors[at] += game.ends[0] - thought
            times[at] += 1
    errors /= np.maximum(times, 1)
    return [
        game._replace(
            thought=[
                thought + float(errors[at])
                for at, thought in zip(game.at, game.thought, strict=True)
            ]
        )
        for game in games
    ]


def followed(game: Noted) -> Vector:
    """By position, the points that are still to come, as far as they can be told from luck."""
    aims = np.zeros(len(game.thought))
    later = game.ends[0]
    for number in range(len(aims) - 1, -1, -1):
        aims[number] = later + game.lost[number]
        later = (1 - LATER) * game.thought[number] + LATER * aims[number]
    return aims[game.decisions] + np.array(game.better) - np.array(game.points)


def spread(game: Noted) -> Vector:
    """What is counted, times each power of the part that is outside."""
    rows = np.array(game.rows)
    part = np.array(game.stages)[:, None] / (STAGES - 1)
    return np.concatenate([rows * part**power for power in range(POWERS)], axis=1)


def fit(games: list[Noted]) -> Weights:
    squares = RIDGE * np.eye(POWERS * SIZE)
    products = np.zeros(POWERS * SIZE)
    for game in games:
        rows = spread(game)
        weighed = rows * np.where(game.taken, 1.0, OTHERS)[:, None]
        squares += weighed.T @ rows
        products += weighed.T @ followed(game)
    found = np.round(np.linalg.solve(squares, products), 3) + 0.0
    worth: Weights = found.reshape(POWERS, SIZE).T.tolist()
    return worth


def off(games: list[Noted], worth: Weights) -> float:
    """Points at the end, by the root of the mean square."""
    flat = np.array(worth).T.ravel()
    errors = [
        (spread(game) @ flat + np.array(game.points) - game.ends[0])[game.taken] for game in games
    ]
    return float(np.sqrt(np.mean(np.concatenate(errors) ** 2)))


def told(games: list[Noted]) -> str:
    ends = np.array([game.ends[0] for game in games])
    margin = 1.96 * ends.std() / np.sqrt(len(ends))
    kept = [game for number, game in enumerate(games) if number % HELD_OUT]
    far = off(games[::HELD_OUT], fit(kept)) if kept else 0.0
    return f"mean {ends.mean():.2f} ± {margin:.2f} points; off by {far:.2f} in games held out\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit what a position is worth to who plays alone.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--steps", type=int, default=150, help="simulations a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=TARGET)
    add_crew(parser)
    asked = parser.parse_args()
    worth: Weights = [[0.0] * POWERS for _ in COUNTED]
    known: list[list[Noted]] = []
    with crew_of(asked) as crew:
        for number in range(asked.passes):
            work = partial(play, worth, asked.steps, asked.seed, number * asked.games)
            parts = done(crew, f"pass {number + 1}", work, batches(asked.games, BATCH), BATCH)
            games = freed([game for part in parts for game in part])
            sys.stdout.write(f"pass {number + 1}: {told(games)}")
            sys.stdout.flush()
            known = [*known, games][-REMEMBERED:]
            worth = fit([game for some in known for game in some])
            asked.out.write_text(written(worth), "utf-8")


def written(worth: Weights) -> str:
    lines = [f'  "{name}": {json.dumps(each)}' for name, each in zip(COUNTED, worth, strict=True)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    main()
