"""Positions of The Potion far from the beginning: few tokens, many rounds."""

from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.games.potion import GAME
from philtre.games.potion.notation.position import LETTERS
from philtre.games.potion.rules.box import Box

ENDED = ("100", "200", "010", "020", "001", "002")


def head_start(options: Options, rng: Rng) -> str:
    table = Box(options)
    limit = table.round_limit or 50
    number = 1 + rng.below(limit)
    hands = [hand(rng) for _ in range(table.players)]
    last = "-" if number == 1 else round_before(options, rng)
    chosen = "." * table.players
    return f"round={number} dice=? tokens={','.join(hands)} chosen={chosen} last={last}"


def hand(rng: Rng) -> str:
    """Two kinds at least."""
    while True:
        counts = "".join(str(rng.below(3)) for _ in range(3))
        if counts != "000" and counts not in ENDED:
            return counts


def round_before(options: Options, rng: Rng) -> str:
    table = Box(options)
    roll = GAME.text(table.rolls[rng.below(len(table.rolls))])
    dice = "".join("-" if face == "blank" else face[0] for face in roll.split()[1:])
    shown = "".join(LETTERS[rng.below(3)] for _ in range(table.players))
    discards = ",".join(str(seat) for seat in range(table.players) if rng.below(2))
    return f"{dice}/{shown}/{discards}"
