"""How fast the engine is: random play on one core, per second of CPU time."""

from collections.abc import Callable
from contextlib import suppress
from time import process_time
from typing import Final

from philtre.core.errors import BadOption
from philtre.core.options import Options
from philtre.core.playout import from_lists, listed_playout, playout
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.engine import compiled

RATES: Final = ["moves", "without_lists", "games", "clones"]
Rows = dict[str, tuple[str, Options]]  # by name: a game, and options to measure it with


def usual(games: list[str], given: dict[str, object]) -> Rows:
    return {id: (id, find(id).settle({**find(id).limit, **given})) for id in games}


def growth(games: list[str], given: dict[str, object]) -> Rows:
    """Each game with every number of players that it takes."""
    rows: Rows = {}
    for id in usual(games, given):  # refused is what is wrong with any number of players
        (players,) = (option for option in find(id).options if option.name == "players")
        for count in players.samples:
            with suppress(BadOption):  # so many play with other options only
                rows[f"{id} {count}"] = usual([id], {**given, "players": count})[id]
    return rows


def bench_game(id: str, options: Options, seconds: float) -> dict[str, object]:
    """Decisions, games and clones a second of one game.

    With lists of legal moves and odds made at every step, as the peers make them; and
    decisions a second without, as our own random play does.
    """
    start = find(id).start(options)
    moves, games = random_play(listed_playout, start, seconds)
    without_lists, _ = random_play(playout, start, seconds)
    return {
        "game": id,
        "players": options["players"],
        "moves_per_s": round(moves),
        "without_lists_per_s": round(without_lists),
        "games_per_s": round(games),
        "clones_per_s": round(clones_per_second(in_the_middle(start, Rng(1)), seconds / 4)),
        "compiled": compiled(),
    }


def random_play(
    play: Callable[[State, Rng], int], start: State, seconds: float
) -> tuple[float, float]:
    """Decisions a second, and games."""
    rng = Rng(1)
    play(start.clone(), rng)  # once before, to warm up
    moves = games = 0
    begin = process_time()
    while process_time() - begin < seconds:
        moves += play(start.clone(), rng)
        games += 1
    spent = process_time() - begin
    return moves / spent, games / spent


def in_the_middle(start: State, rng: Rng) -> State:
    """A state some moves into the game, where a clone has something to copy."""
    state = start.clone()
    for _ in range(20):
        actors = state.actors()
        if not actors:
            break
        state.play(actors[0], from_lists(state, actors[0], rng))
    return state


def clones_per_second(state: State, seconds: float) -> float:
    done = 0
    begin = process_time()
    while process_time() - begin < seconds:
        for _ in range(100):
            state.clone()
        done += 100
    return done / (process_time() - begin)
