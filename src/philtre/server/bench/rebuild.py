"""How long a table takes to come back: long logs of every game, rebuilt as after a restart."""

from itertools import count
from time import perf_counter

from philtre.core.errors import CannotUndo
from philtre.core.registry import find, game_ids
from philtre.core.rng import Rng
from philtre.server.tables.log import Row, Setup
from philtre.server.tables.logged_match import begin, resume

ROWS = 300
TRIES = 5


def long_log(setup: Setup, seed: str, least: int) -> list[Row]:
    """A log of random play, grown by taking back where the game ends too soon for so many rows."""
    for attempt in count():
        rng = Rng(attempt)
        logged, rows = begin(setup, seed)
        while not logged.over and len(rows) < least:
            actors = logged.actors()
            seat = actors[rng.below(len(actors))]
            legal = logged.match.legal(seat)
            rows += logged.play(seat, legal[rng.below(len(legal))])
            if attempt % 4 and rng.below(4) < attempt % 4:
                try:
                    rows += logged.undo(seat)
                except CannotUndo:
                    continue
        if len(rows) >= least:
            return rows
    raise AssertionError


def bench_rebuild() -> dict[str, float]:
    """Milliseconds to rebuild the match of a log of `ROWS` rows, by game; the best of a few."""
    result: dict[str, float] = {}
    for id in game_ids():
        game = find(id)
        setup = Setup(id, game.rules, game.settle(dict(game.limit)))
        rows = long_log(setup, "bench", ROWS)
        spent: list[float] = []
        for _ in range(TRIES):
            begun = perf_counter()
            resume(setup, "bench", rows)
            spent.append(perf_counter() - begun)
        result[id] = round(1000 * min(spent), 1)
    return result
