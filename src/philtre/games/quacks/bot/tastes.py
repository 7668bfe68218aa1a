"""What a shopper likes beyond what a chip is worth by itself.

Worths are fitted to what players had and how they ended, each thing for itself. Tastes are
found the other way round: by trying out shoppers who like this or that a little more, and
keeping what wins (`tastes.json`, tools/quacks_tastes.py). So they also know what goes together:
chips of a colour, red and orange, and the race for black. They choose purchases only; what a
position is worth is told by the worths.
"""

import json
from importlib import resources
from typing import Final

from philtre.games.quacks.content import COLOUR, COLOURS, KINDS, RED, ROUNDS
from philtre.games.quacks.rules.box import Box

LEFT: Final = ROUNDS + 1  # rounds to come: 0 … 9
MIDDLE: Final = 4  # rounds to come in the middle of a game
BOOK_NUMBERS: Final = 7  # 0 for what has no book
RACE: Final = ["pass_one", "pass_both", "further_ahead", "still_behind"]


def tilted(terms: list[float], left: int) -> float:
    """A line through the middle of the game."""
    return terms[0] + terms[1] * (left - MIDDLE) / MIDDLE


class Found:
    """The terms of the file, or others that are tried."""

    def __init__(self, text: str) -> None:
        terms = json.loads(text)
        self.chips: list[list[list[float]]] = terms["chips"]  # by kind and book
        self.mates: list[list[float]] = terms["mates"]  # by colour and book
        self.orange_and_red: list[float] = terms["orange_and_red"]  # by red's book
        self.race: dict[str, list[float]] = terms["race"]
        self.rubies_for: dict[str, list[float]] = terms["rubies_for"]


def no_tastes() -> Found:
    """Nothing is liked more than it is worth."""
    none = [0.0, 0.0]
    terms = {
        "chips": [[none] * BOOK_NUMBERS] * KINDS,
        "mates": [[0.0] * BOOK_NUMBERS] * len(COLOURS),
        "orange_and_red": [0.0] * BOOK_NUMBERS,
        "race": dict.fromkeys(RACE, none),
        "rubies_for": {"droplet": none, "flask": none},
    }
    return Found(json.dumps(terms))


READ: Final[list[Found]] = []  # at first use


def found() -> Found:
    if not READ:
        text = resources.files(__package__).joinpath("tastes.json").read_text("utf-8")
        READ.append(Found(text))
    return READ[0]


class Tastes:
    """The tables of one box, by rounds to come; each round to come counts alike."""

    def __init__(self, box: Box, terms: Found) -> None:
        every = range(LEFT)
        self.chip: list[float] = []  # by kind
        for kind in range(KINDS):
            line = terms.chips[kind][box.book[COLOUR[kind]]]
            self.chip += [tilted(line, left) * left / MIDDLE for left in every]
        self.mate: list[float] = []  # by colour: for each chip of it that one has
        for colour in range(len(COLOURS)):
            each = terms.mates[colour][box.book[colour]]
            self.mate += [each * left / MIDDLE for left in every]
        pair = terms.orange_and_red[box.book[RED]]
        self.orange_and_red = [pair * left / MIDDLE for left in every]
        self.race: list[float] = []
        for name in RACE:
            self.race += [tilted(terms.race[name], left) * left / MIDDLE for left in every]
        self.droplet = [tilted(terms.rubies_for["droplet"], left) for left in every]
        self.flask = [tilted(terms.rubies_for["flask"], left) for left in every]
