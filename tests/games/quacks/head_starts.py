"""Positions of Quacks far from the beginning: big bags, far droplets, dry supplies."""

import re
from typing import Any

from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.games.quacks.content import BOOKS, GREEN, RED
from philtre.games.quacks.options import sets_of
from tests.games.quacks.kitchen import BOX, Seat, before_card

SPACES = [0, 5, 20, 40, 48, 50, 51, 52]  # for a droplet: near the end a pot is soon full


def head_start(options: Options, rng: Rng) -> str:
    """A card is about to be drawn, in any round."""
    expansion = options["expansion"] == "on"
    left = {kind: base + (more if expansion else 0) for kind, (base, more) in BOX.items()}
    players = options["players"]
    assert isinstance(players, int)
    seats = [seat(options, left, rng) for _ in range(players)]
    lacking = " ".join(kind for kind in left if left[kind] and not rng.below(8))
    chosen: dict[str, Any] = {k: v for k, v in options.items() if k != "players"}
    match = before_card(*seats, round=1 + rng.below(9), lacking=lacking, **chosen)
    return shuffled(match.position().partition(" : ")[2], options, rng)


def seat(options: Options, left: dict[str, int], rng: Rng) -> Seat:
    made: Seat = {
        "points": rng.below(100),
        "rubies": rng.below(6),
        "droplet": SPACES[rng.below(len(SPACES))],
        "bag": ",".join(f"{count}{kind}" for kind, count in bag(left, rng).items()),
    }
    if options["test_tubes"] == "on":
        made["glass"] = rng.below(13) or ""
    if not rng.below(2):
        made["flask"] = "empty"
    if options["expansion"] == "on":
        pennies = [penny for penny in ("silver", "copper", "gold") if rng.below(3)]
        made["pennies"] = ",".join(pennies)
    sets = sets_of(str(options["books"]))
    if sets[BOOKS.index(RED)] == 2:
        made["kept"] = taken(left, ["r1", "r2", "r4"], rng)
    if sets[BOOKS.index(GREEN)] == 5:
        made["reserved"] = taken(left, ["w1", "g1", "b2", "r1", "y1", "p1", "l1"], rng)
    return made


def bag(left: dict[str, int], rng: Rng) -> dict[str, int]:
    """Whites enough to explode, and some of everything else, out of what is left."""
    counts: dict[str, int] = {}
    for kind in left:
        most = 4 if kind == "w1" else 1 + rng.below(3) if rng.below(2) else 0
        counts[kind] = min(left[kind], most)
        left[kind] -= counts[kind]
    return {kind: count for kind, count in counts.items() if count}


def taken(left: dict[str, int], kinds: list[str], rng: Rng) -> str:
    """Now and then one or two of these, in their order."""
    found = [kind for kind in kinds if left[kind] and not rng.below(4)][:2]
    for kind in found:
        left[kind] -= 1
    return ",".join(found)


def shuffled(body: str, options: Options, rng: Rng) -> str:
    """Other cards have been seen, and other witches revealed where none are named."""
    count = len(re.findall(r"f\d\d", body))
    cards = [f"f{number:02}" for number in range(1, 25)]
    seen = sorted(cards.pop(rng.below(len(cards))) for _ in range(count))
    body = re.sub(r"seen=\S*", "seen=" + ",".join(seen), body)
    if options["witches"] == "random":
        trio = ",".join(f"w{first + rng.below(4)}" for first in (1, 5, 9))
        body = re.sub(r"witches=\S*", f"witches={trio}", body)
    return body
