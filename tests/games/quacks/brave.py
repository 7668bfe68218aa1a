"""Whole games by players who are brave but not wise: pots fill, everything happens.

`python -m tests.games.quacks.brave NAME SEED option=value …` makes a golden record;
look at it before you commit it.
"""

import sys
from typing import Any

import philtre
from philtre.core.match import Match
from philtre.core.rng import Rng
from tests.golden import GAMES


def brave_move(match: Match, seat: int, rng: Rng) -> str:
    """Any legal move, but draw rather than stop until the pot is about to explode."""
    legal = match.legal(seat)
    if "draw" in legal and rng.below(8):
        explosive, left = match.view()["seats"][seat]["explosive"]
        return "draw" if explosive * 3 <= left else "stop"
    return legal[rng.below(len(legal))]


def play_out(match: Match, rng: Rng) -> Match:
    while not match.over:
        actors = match.actors
        seat = actors[rng.below(len(actors))]
        assert isinstance(seat, int)
        match.play(brave_move(match, seat, rng), seat)
    return match


if __name__ == "__main__":
    name, seed, *rest = sys.argv[1:]
    options: dict[str, Any] = dict(word.split("=", 1) for word in rest)
    match = play_out(philtre.new("quacks", seed=seed, **options), Rng(int(seed)))
    file = GAMES / "quacks" / "golden" / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(match.record(), "utf-8")
    sys.stdout.write(f"{file}\n")
