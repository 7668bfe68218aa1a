"""Positions of Witchcraft far from the beginning: high stacks, tokens, a grown board."""

from philtre.core.options import Options
from philtre.core.rng import Rng
from tests.games.witchcraft.positions import random_line


def head_start(options: Options, rng: Rng) -> str:
    return random_line(rng, options["tournament"] == "on").partition(" : ")[2]
