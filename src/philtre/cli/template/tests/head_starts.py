"""Positions of NEW_NAME far from the beginning: for the conformance suite."""

from philtre.core.options import Options
from philtre.core.rng import Rng


def head_start(options: Options, rng: Rng) -> str:
    """Some rounds are over, and the coin is about to be tossed."""
    players = options["players"]
    assert isinstance(players, int)
    over = rng.below(players)
    points = ",".join(str(rng.below(over + 1)) for _ in range(players))
    return f"round={over + 1} coin=? guesses={'.' * players} points={points}"
