"""Who wins at Quacks by seat, when the bots' quick player sits on all: tens of thousands of games.

    python -m tools.quacks_seats --games 30000 --seed 1
    python -m tools.quacks_seats --games 8000 --seed 1 --order backwards
    python -m tools.quacks_seats --games 15000 --seed 9 --house FILE.toml

Prints the share of wins of each seat, and how many blacks it has after the first round: what
docs/findings.md tells of the fourth seat. A game takes about 1.3 ms on the compiled engine.
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

from philtre.core import house_file
from philtre.core.options import Options
from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.quacks import GAME
from philtre.games.quacks.bot.evaluation import count_blacks
from philtre.games.quacks.bot.quick_player import quick
from philtre.lab.statistics import wilson
from tools.crew import add_crew, batches, crew_of, done

BATCH = 500  # games
ORDERS = ("seats", "backwards", "random")  # in which those are asked who decide at the same time


class Seats(NamedTuple):
    wins: list[float]
    blacks: list[int]  # as the second round begins


def play(options: dict[str, object], order: str, seed: int, batch: range) -> Seats:
    settled = GAME.settle(options)
    players = settled["players"]
    assert isinstance(players, int)
    told = Seats([0.0] * players, [0] * players)
    for number in batch:
        play_one(settled, order, Rng(seed, number), told)
    return told


def play_one(settled: Options, order: str, rng: Rng, told: Seats) -> None:
    state = GAME.start(settled)
    first = True
    while actors := state.actors():
        if first and state.round == 2:
            first = False
            for player in state.seats:
                told.blacks[player.seat] += count_blacks(player)
        if actors[0] == CHANCE:
            deal(state, rng)
        else:
            seat = asked_first(actors, order, rng)
            state.play(seat, quick(state, state.seats[seat], rng))
    for seat, share in enumerate(state.returns()):
        told.wins[seat] += share


def asked_first(actors: list[int], order: str, rng: Rng) -> int:
    """Of those who decide at the same time."""
    if order == "random":
        return actors[rng.below(len(actors))]
    return actors[-1 if order == "backwards" else 0]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--order", choices=ORDERS, default=ORDERS[0], help="who is asked first")
    parser.add_argument("--house", type=Path, help="a file of house rules")
    add_crew(parser)
    asked = parser.parse_args()
    options: dict[str, object] = {"players": asked.players}
    if asked.house:
        options["house"] = house_file.read(GAME, asked.house.read_text("utf-8"))
    with crew_of(asked) as crew:
        work = partial(play, options, asked.order, asked.seed)
        parts = done(crew, "games", work, batches(asked.games, BATCH), BATCH)
    for seat in range(asked.players):
        share = sum(part.wins[seat] for part in parts) / asked.games
        low, high = (f"{100 * edge:.1f}" for edge in wilson(share, asked.games))
        blacks = sum(part.blacks[seat] for part in parts) / asked.games
        sys.stdout.write(
            f"seat {seat + 1}: {100 * share:.1f} % ({low} - {high}), {blacks:.2f} blacks\n"
        )


if __name__ == "__main__":
    main()
