"""Golden records: whole games that must replay to the same bytes for ever.

`python -m tests.golden GAME NAME SEED option=value …` makes a new one by random
play; look at it before you commit it.
"""

import sys
from pathlib import Path
from typing import Any

import philtre
from philtre.core.rng import Rng

GAMES = Path(__file__).parent / "games"


def golden_files(game: str = "*") -> list[Path]:
    return sorted(GAMES.glob(f"{game}/golden/*.json"))


def make(game: str, name: str, seed: int, options: dict[str, Any]) -> Path:
    match = philtre.new(game, seed=seed, **options)
    rng = Rng(seed)
    while not match.over:
        actors = match.actors
        seat = actors[rng.below(len(actors))]
        legal = match.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)
    file = GAMES / game / "golden" / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(match.record(), "utf-8")
    return file


if __name__ == "__main__":
    game, name, seed, *rest = sys.argv[1:]
    sys.stdout.write(f"{make(game, name, int(seed), dict(w.split('=', 1) for w in rest))}\n")
