"""Random games of every kind, move by move, as lines of text: the same from either engine."""

import sys
from collections.abc import Iterator
from hashlib import sha256

from philtre.core.errors import BadOption
from philtre.core.game import Game
from philtre.core.options import Options
from philtre.core.registry import find, game_ids
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.engine import compiled

GAMES_EACH = 400
POSITION_EVERY = 8  # what is legal is compared at every move, the whole position less often


def any_options(game: Game, rng: Rng) -> Options:
    while True:
        given: dict[str, object] = {
            option.name: option.samples[rng.below(len(option.samples))] for option in game.options
        }
        for name, value in game.limit.items():
            given[name] = given[name] or value
        try:
            return game.settle(given)
        except BadOption:
            continue


def walk(game: Game, number: int) -> str:
    """One game as a digest of all that was legal, chosen and led to."""
    rng = Rng(number)
    options = any_options(game, rng)
    state = game.start(options)
    digest = sha256(repr(options).encode())
    steps = 0
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        moves = state.legal(seat)
        index = rng.pick(state.odds()) if seat == CHANCE else rng.below(len(moves))
        digest.update(repr((actors, moves, index)).encode())
        if steps % POSITION_EVERY == 0:
            digest.update(game.position(options, state).encode())
        state.play(seat, moves[index])
        steps += 1
    digest.update(repr((game.position(options, state), state.returns())).encode())
    return f"{game.id} {number} {steps} {digest.hexdigest()[:16]}"


def lines(ids: list[str]) -> Iterator[str]:
    for id in ids:
        for number in range(GAMES_EACH):
            yield walk(find(id), number)


if __name__ == "__main__":
    sys.stdout.write(f"compiled {compiled()}\n")
    for line in lines(sys.argv[1:] or game_ids()):
        sys.stdout.write(line + "\n")
