"""Positions of Witchcraft far from the beginning: high stacks, tokens, a grown board."""

import re

from philtre.core.options import Options
from philtre.core.rng import Rng
from tests.games.witchcraft.positions import random_line


def head_start(options: Options, rng: Rng) -> str:
    line = random_line(rng, options["tournament"] == "on").partition(" : ")[2]
    if options["first"] == "random":
        return line
    return re.sub("^first=[a-z]+", f"first={options['first']}", line)  # W-8
