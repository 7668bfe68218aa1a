"""How fast the engine is: random play on one core, per second of CPU time."""

from time import process_time

from philtre.core.playout import playout
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.engine import compiled


def bench_game(id: str, seconds: float) -> dict[str, object]:
    """Decisions, games and clones a second of one game with its default options."""
    game = find(id)
    start = game.start(game.settle(dict(game.limit)))
    rng = Rng(1)
    playout(start.clone(), rng)  # once before, to warm up
    moves = games = 0
    begin = process_time()
    while process_time() - begin < seconds:
        moves += playout(start.clone(), rng)
        games += 1
    spent = process_time() - begin
    return {
        "moves_per_s": round(moves / spent),
        "games_per_s": round(games / spent),
        "clones_per_s": round(clones_per_second(in_the_middle(start, rng), seconds / 4)),
        "compiled": compiled(),
    }


def in_the_middle(start: State, rng: Rng) -> State:
    """A state some moves into the game, where a clone has something to copy."""
    state = start.clone()
    for _ in range(20):
        actors = state.actors()
        if not actors:
            break
        moves = state.legal(actors[0])
        index = rng.pick(state.odds()) if actors[0] == CHANCE else rng.below(len(moves))
        state.play(actors[0], moves[index])
    return state


def clones_per_second(state: State, seconds: float) -> float:
    done = 0
    begin = process_time()
    while process_time() - begin < seconds:
        for _ in range(100):
            state.clone()
        done += 100
    return done / (process_time() - begin)
