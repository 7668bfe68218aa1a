"""Fit what the bots of Witchcraft go by: `weights.json` of the evaluation and `worths.json` of
first sight, in `games/witchcraft/bot/`.

    python -m tools.witchcraft_weights --games 300 --deep 80 --more 1200 --seed 1

It begins with weights of 0 and with round guesses for first sight, so nothing but the rules, the
bots' other knowledge and the seed tells what comes out: with the same numpy, what ships. The
search plays itself. Some short games teach the network of the evaluation, twice: as each turn
begins, all that is counted for both sides is noted, with what the search expected and what came of
the game. Then a few games at more simulations teach first sight: how often each option was
looked at, explained by a conditional logit, drawn towards the guesses. Last, more games with both
give the network as it ships. A move in twelve is one of first sight, so that weaker turns are
known too. Says how well each does on games held out. Needs numpy; five minutes on the compiled
engine. Games are played on all cores, or on a cluster (`--workers`, `--cluster`).
"""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from philtre.core.glimpse import Glimpse
from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.witchcraft import GAME
from philtre.games.witchcraft.bot.evaluation import (
    NETWORK,
    OF_UNITS,
    ROW,
    ROWS,
    SIZE,
    TO_MOVE,
)
from philtre.games.witchcraft.bot.knowledge import hidden_from
from philtre.games.witchcraft.bot.survey import COUNTED, SIDE, Survey
from philtre.games.witchcraft.bot.tree import Tree
from philtre.games.witchcraft.bot.worths import FITTED, NAMED, SETS, WORTHS, in_order
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE
from philtre.lab.crew import Crew
from tools.crew import add_crew, batches, crew_of, done
from tools.regression import (
    Looked,
    Network,
    Vector,
    chances,
    log_loss,
    looks,
    surprise,
    trained,
)
from tools.witchcraft_sight import looked_at

TARGET = Path(__file__).parents[1] / "src/philtre/games/witchcraft/bot"
PASSES = 2  # of short games
SHORT, DEEP = 2, 4  # times fewer simulations in the short games, and more in the deep
SLIPS = 8  # moves of first sight in a hundred
SEARCHED = 30  # placings in a hundred that are thought about, in the deep games
EXPECTED = 0.6  # what the search expected counts so much, what came of it the rest
PULL = 3.0  # how many decisions it takes to outweigh a guess
HELD_OUT = 5  # every fifth game
BATCH = 10  # games

# Round guesses to begin with, for all three sets but for what is said of one.
GUESS: dict[str, float] = {
    **{"capture": 1.6, "captured tile": 0.5, "captured ready": 0.6},
    **{"energy": 0.7, "protection": 0.4, "teleportation": 0.7, "summoning": 0.9},
    **{"exposed": 0.7, "exposed tile": 0.3, "readied": 1.0},
    **{"prophet": 1.0, "prince": 0.3, "barbarian": 0.5, "keykeeper": 0.6},
}
ACTIVATING = {
    **{**GUESS, "exposed": 0.0, "exposed tile": 0.0},
    **{name: -0.4 for name in NAMED if name.startswith("power")},
}


class Known(NamedTuple):
    """What the bots go by."""

    weights: list[float]
    worths: list[float]


class Noted(NamedTuple):
    """Of a game, as each turn begins: the counts, and the chance to win for who is to move, as
    it was expected and as it came; and decisions with how often each option was tried."""

    counts: list[list[int]]
    expected: list[float]
    came: list[float]
    looked: list[Looked]


def guessed() -> Known:
    sets = {name: ACTIVATING if name == SETS[0] else GUESS for name in SETS}
    return Known([0.0] * SIZE, in_order(sets))


@contextmanager
def known(what: Known) -> Iterator[None]:
    """Meanwhile the bots go by this; whoever works here next, by what ships."""
    shipped = Known(list(NETWORK.known()), list(FITTED.known()))
    NETWORK.take(what.weights)
    FITTED.take(what.worths)
    try:
        yield
    finally:
        NETWORK.take(shipped.weights)
        FITTED.take(shipped.worths)


def play(
    what: Known, simulations: int, deep: bool, seed: int, first: int, batch: range
) -> list[Noted]:
    with known(what):
        return [play_one(simulations, deep, Rng(seed, first + number)) for number in batch]


def searched(state: WitchcraftState, seat: int, simulations: int, rng: Rng) -> Tree:
    glimpse = Glimpse(GAME, state, seat, [])
    tree = Tree(seat, state.step >= ACTIVATE, hidden_from(state, seat))
    while tree.simulations < simulations and not tree.settled():
        tree.simulate(glimpse.sample(rng), rng)
    return tree


def play_one(simulations: int, deep: bool, rng: Rng) -> Noted:
    """One game; most of the placing at first sight."""
    state, movers = GAME.start(GAME.settle({})), []
    noted = Noted([], [], [], [])
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            deal(state, rng)
            continue
        move = GAME.knowledge().rollout(state, seat, rng)
        begins = state.step == ACTIVATE and not state.moves
        places = state.step < ACTIVATE
        if begins or (len(state.legal(seat)) > 1 and thought_about(places, deep, rng)):
            tree = searched(state, seat, simulations // 4 if places else simulations, rng)
            best = tree.ranking()[0]
            if begins:
                movers.append(seat)
                noted.counts.append(list(Survey(state.board, seat).counts))
                noted.expected.append((1 + tree.worth(best)) / 2)
            if deep and not tree.settled():
                noted.looked.append(looked_at(state, tree))
            if places or rng.below(100) >= SLIPS:
                move = tree.root.moves[best]
        state.play(seat, move)
    noted.came.extend((1 + state.returns()[mover]) / 2 for mover in movers)
    return noted


def thought_about(places: bool, deep: bool, rng: Rng) -> bool:
    return not places or (deep and rng.below(100) < SEARCHED)


def network(games: list[Noted], seed: int, name: str) -> list[float]:
    """As it will be written, so that the next games are played by what could be shipped."""
    kept = [game for number, game in enumerate(games) if number % HELD_OUT]
    if kept and len(kept) < len(games):
        found = trained(*stacked(kept), seed)
        rows, _ = stacked(games[::HELD_OUT])
        came = Vector([each for game in games[::HELD_OUT] for each in game.came])
        positions = sum(len(game.came) for game in games)
        trial = log_loss(chances(found, rows), came)
        say(f"{name}: {len(games)} games, {positions} positions", trial)
    return rounded(trained(*stacked(games), seed))


def stacked(games: list[Noted]) -> tuple[Any, Any]:
    rows = Vector([row for game in games for row in game.counts])
    expected = Vector([each for game in games for each in game.expected])
    came = Vector([each for game in games for each in game.came])
    return rows, EXPECTED * expected + (1 - EXPECTED) * came


def rounded(found: Network) -> list[float]:
    """In the order of the evaluation's weights."""
    parts = [found.rows.ravel(), found.begin, found.units]
    return [round(float(each), 3) + 0.0 for part in parts for each in part]


def say(what: str, trial: float) -> None:
    sys.stdout.write(f"{what}, {trial:.3f} on games held out\n")


def sight(games: list[Noted], guess: list[float]) -> list[float]:
    kept = [look for number, game in enumerate(games) if number % HELD_OUT for look in game.looked]
    out = [look for game in games[::HELD_OUT] for look in game.looked]
    if kept and out:
        before, after = surprise(out, guess), surprise(out, looks(kept, guess, WORTHS, PULL))
        say(f"first sight: {len(kept) + len(out)} decisions, surprise {before:.3f}, then", after)
    every = [look for game in games for look in game.looked]
    return [round(each, 2) + 0.0 for each in looks(every, guess, WORTHS, PULL)]


def made(crew: Crew, games: int, deep: int, more: int, simulations: int, seed: int) -> Known:
    what, first = guessed(), 0  # no two games have the same luck

    def played(count: int, name: str, simulations: int, deep: bool = False) -> list[Noted]:
        work = partial(play, what, simulations, deep, seed, first)
        parts = done(crew, name, work, batches(count, BATCH), BATCH)
        return [game for part in parts for game in part]

    for _ in range(PASSES):
        short = played(games, "short", simulations // SHORT)
        what = Known(network(short, seed, "short"), what.worths)
        first += games
    what = Known(what.weights, sight(played(deep, "deep", simulations * DEEP, True), what.worths))
    first += deep
    return Known(network(played(more, "more", simulations), seed, "more"), what.worths)


def written(what: Known) -> tuple[str, str]:
    """A line for each thing that is counted, and for each set."""
    rows = [what.weights[first : first + ROW] for first in range(0, ROWS * ROW, ROW)]
    named: dict[str, Any] = {
        name: [rows[index], rows[SIDE + index]] for index, name in enumerate(COUNTED)
    }
    named[TO_MOVE] = what.weights[ROWS * ROW : ROWS * ROW + ROW]
    named[OF_UNITS] = what.weights[ROWS * ROW + ROW :]
    sets = {
        name: dict(zip(NAMED, what.worths[number * WORTHS :], strict=False))
        for number, name in enumerate(SETS)
    }
    return lines(named), lines(sets)


def lines(named: dict[str, Any]) -> str:
    each = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in named.items()]
    return "\n".join(["{", ",\n".join(each), "}", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=300, help="short ones, a pass")
    parser.add_argument("--deep", type=int, default=80, help="games for first sight")
    parser.add_argument("--more", type=int, default=1200, help="games with what was learnt")
    parser.add_argument("--simulations", type=int, default=120, help="a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=TARGET, help="the folder")
    add_crew(parser)
    asked = parser.parse_args()
    with crew_of(asked) as crew:
        games = asked.games, asked.deep, asked.more
        what = made(crew, *games, asked.simulations, asked.seed)
    asked.out.mkdir(exist_ok=True)
    for name, text in zip(("weights.json", "worths.json"), written(what), strict=True):
        (asked.out / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
