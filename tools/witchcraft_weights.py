"""Fit what the evaluation of Witchcraft counts, and write `games/witchcraft/bot/weights.json`.

    python -m tools.witchcraft_weights --games 1200 --passes 2 --searched 100 --seed 1

It begins with weights of 0, so nothing but the rules, the bots' other knowledge and the seed
tells what comes out: the weights as shipped, to the digit. The greedy bot plays itself, one
move in eight at random; as each turn begins, all that is counted for both sides is noted, with
what came of the game for who is to move. A logistic regression explains the one by the other
(ridge towards 0). The greedy bot of the next pass has the weights so found. In the end the
search plays itself, at 120 simulations a decision and with fewer random moves, and a last
regression on these games is drawn strongly towards the one before. Says how well each does on
games held out. Needs numpy; two minutes on the compiled engine. Games are played on all cores,
or on a cluster (`--workers`, `--cluster`).
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from philtre.bots.bot import GreedyBot
from philtre.core.glimpse import Glimpse
from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.witchcraft import GAME
from philtre.games.witchcraft.bot.evaluation import (
    COUNTED,
    COUNTS,
    TO_MOVE,
    Survey,
    features,
    weights,
)
from philtre.games.witchcraft.rules.steps import ACTIVATE
from philtre.lab.crew import Crew
from tools.crew import add_crew, batches, crew_of, done

TARGET = Path(__file__).parents[1] / "src/philtre/games/witchcraft/bot/weights.json"
GREEDY_SLIPS = 12  # random moves in a hundred
SEARCH_SLIPS = 4
RIDGE = 20.0  # how many positions it takes to outweigh the guess
PULL = 2000.0  # the same, for the guess of the first regression
HELD_OUT = 5  # every fifth game
QUICK, SLOW = 50, 4  # games a batch, of the greedy bot and of the search
TURNS = 40  # of Newton's method, far more than it takes

Vector: TypeAlias = NDArray[np.float64]
Choose = Callable[[Glimpse, Rng], int]
Noted = tuple[list[list[int]], list[float]]  # of a game: features, and 1 for a win, 0.5, 0


def greedy(glimpse: Glimpse, rng: Rng) -> int:
    return GreedyBot(samples=1).choose(glimpse, rng)


def search(simulations: int, glimpse: Glimpse, rng: Rng) -> int:
    return GAME.knowledge().think(glimpse, Budget(simulations), rng)[0].move


@contextmanager
def known(worth: Vector) -> Iterator[None]:
    """Meanwhile the bots have these weights; whoever works here next, those that ship."""
    shipped = weights()[:]
    weights()[:] = worth.tolist()
    try:
        yield
    finally:
        weights()[:] = shipped


def play(
    worth: Vector, choose: Choose, slips: int, seed: int, first: int, batch: range
) -> list[Noted]:
    with known(worth):
        return [play_one(choose, slips, Rng(seed, first + number)) for number in batch]


def play_one(choose: Choose, slips: int, rng: Rng) -> Noted:
    """One game, noted at the beginning of each turn."""
    state = GAME.start(GAME.settle({}))
    rows: list[list[int]] = []
    movers: list[int] = []
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            deal(state, rng)
            continue
        if state.step == ACTIVATE and not state.moves:
            rows.append(features(Survey(state.board), seat))
            movers.append(seat)
        legal = state.legal(seat)
        if rng.below(100) < slips:
            state.play(seat, legal[rng.below(len(legal))])
        else:
            state.play(seat, choose(Glimpse(GAME, state, seat, []), rng))
    returns = state.returns()
    return rows, [(1 + returns[mover]) / 2 for mover in movers]


def stacked(games: list[Noted]) -> tuple[Vector, Vector]:
    rows = [row for rows, _ in games for row in rows]
    return np.array(rows, dtype=float), np.array([won for _, wins in games for won in wins])


def chances(rows: Vector, worth: Vector) -> Vector:
    found: Vector = 1 / (1 + np.exp(-rows @ worth))
    return found


def fit(games: list[Noted], guess: Vector, ridge: float) -> Vector:
    """The weights that make the outcomes most likely, drawn towards a guess."""
    rows, won = stacked(games)
    worth = guess.copy()
    for _ in range(TURNS):
        chance = chances(rows, worth)
        slope = rows.T @ (chance - won) + ridge * (worth - guess)
        curve = (rows.T * (chance * (1 - chance))) @ rows + ridge * np.eye(len(worth))
        worth -= np.linalg.solve(curve, slope)
    return worth


def loss(games: list[Noted], worth: Vector) -> float:
    """Mean log-loss; 0.693 is what a coin has."""
    rows, won = stacked(games)
    chance = chances(rows, worth)
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def fitted(games: list[Noted], guess: Vector, ridge: float, name: str) -> Vector:
    """As they will be written, so that the next pass plays by what could be shipped."""
    kept = [game for number, game in enumerate(games) if number % HELD_OUT]
    if len(kept) < len(games) and kept:
        trial = loss(games[::HELD_OUT], fit(kept, guess, ridge))
        found = f"{len(games)} games, {len(stacked(games)[1])} positions"
        sys.stdout.write(f"{name}: {found}, log-loss on games held out {trial:.3f}\n")
    return np.round(fit(games, guess, ridge), 2) + 0.0


def made(crew: Crew, games: int, passes: int, searched: int, simulations: int, seed: int) -> Vector:
    """From weights of 0, pass by pass."""
    worth = np.zeros(2 * COUNTS + 1)
    first = 0  # no two games have the same luck

    def played(choose: Choose, slips: int, count: int, size: int, name: str) -> list[Noted]:
        work = partial(play, worth, choose, slips, seed, first)
        parts = done(crew, name, work, batches(count, size), size)
        return [game for part in parts for game in part]

    for _ in range(passes):
        noted = played(greedy, GREEDY_SLIPS, games, QUICK, "greedy")
        worth = fitted(noted, np.zeros(len(worth)), RIDGE, "greedy")
        first += games
    if searched:
        noted = played(partial(search, simulations), SEARCH_SLIPS, searched, SLOW, "search")
        worth = fitted(noted, worth, PULL, "search")
    return worth


def written(worth: Vector) -> str:
    """A line for each thing that is counted: for who is to move, and for the other."""
    lines = [
        f'  "{name}": [{worth[index]:.2f}, {worth[COUNTS + index]:.2f}],'
        for index, name in enumerate(COUNTED)
    ]
    return "\n".join(["{", *lines, f'  "{TO_MOVE}": {worth[-1]:.2f}', "}", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1200, help="of the greedy bot, a pass")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--searched", type=int, default=100, help="games of the search")
    parser.add_argument("--simulations", type=int, default=120, help="of the search, a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=TARGET)
    add_crew(parser)
    asked = parser.parse_args()
    with crew_of(asked) as crew:
        worth = made(crew, asked.games, asked.passes, asked.searched, asked.simulations, asked.seed)
    asked.out.write_text(written(worth), "utf-8")


if __name__ == "__main__":
    main()
