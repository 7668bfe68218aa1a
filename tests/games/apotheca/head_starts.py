"""Positions of Apotheca far from the beginning: full markets, dry supplies, empty decks,
many satisfied."""

import philtre
from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.games.apotheca.rules.box import Box
from tests.games.apotheca.drawn import NAMES, SPACES, drawn

OPTIONS = ["first_game", "turn_limit", "table_talk"]


def head_start(options: Options, rng: Rng) -> str:
    """A turn is about to begin; tried until nothing lies there that can't."""
    box = Box(options)
    while True:
        try:
            return tried(box, options, rng).position().partition(" : ")[2]
        except philtre.BadPosition:
            continue


def tried(box: Box, options: Options, rng: Rng) -> philtre.Match:
    outside = [space for space in SPACES if not rng.below(3)] if box.solo else []
    turn = 1 + rng.below(min(box.turn_limit or 60, 17 - len(outside) if box.solo else 60))
    tiles = {"R": 15, "B": 15, "Y": 15}
    free = list(NAMES)
    satisfied = {} if box.solo else lots(box, free, tiles, rng)
    kept = matches(tiles, rng) if box.master else []
    seat = box.seat_in(turn)
    return drawn(
        market(box, tiles, rng),
        players=box.players,
        variant="" if box.solo or box.variant == "standard" else box.variant,
        seat=seat,
        turn=turn,
        active={s: some(free, rng) for s in range(1 if box.master else 0, box.players)},
        satisfied=satisfied,
        gems={s: ",".join(str(rng.below(4)) for _ in range(3)) for s in range(box.players)},
        alley=",".join(free.pop(rng.below(len(free))) if free else "-" for _ in range(3)),
        deck=",".join(free) or "-",
        token=("on", "off")[rng.below(2)],
        decree=("red", "blue", "yellow")[rng.below(3)],
        kept=",".join(kept) or "-",
        outside=",".join(outside) or "-",
        points=rng.below(30),
        options=" ".join(f"{name}={options[name]}" for name in OPTIONS),
    )


def market(box: Box, tiles: dict[str, int], rng: Rng) -> str:
    """A drawing, sparse or nearly full."""
    density = 3 + rng.below(10)
    return "\n".join(
        " ".join(cell(box, tiles, rng) if rng.below(12) < density else "." for _ in range(4))
        for _ in range(4)
    )


def cell(box: Box, tiles: dict[str, int], rng: Rng) -> str:
    colour = "RBY"[rng.below(3)]
    if not tiles[colour]:
        return "."
    if box.solo:
        return "?" if not rng.below(4) else colour
    tiles[colour] -= 1
    return colour if rng.below(5) else f"{colour.lower()}{rng.below(box.players)}"


def lots(box: Box, free: list[str], tiles: dict[str, int], rng: Rng) -> dict[int, str]:
    """For each side two satisfied at most, with matches that may have drained the supply."""
    found: dict[int, str] = {}
    for side in box.sides:
        if box.master and side == [0]:
            continue
        seat = side[rng.below(len(side))]
        pairs = [f"{free.pop(rng.below(len(free)))}:{lot}" for lot in matches(tiles, rng) if free]
        if pairs:
            found[seat] = ",".join(pairs)
    return found


def matches(tiles: dict[str, int], rng: Rng) -> list[str]:
    """Up to two matches of three to seven potions, out of the tiles left."""
    found: list[str] = []
    for _ in range(rng.below(3)):
        colour = "RBY"[rng.below(3)]
        size = 3 + rng.below(5)
        if tiles[colour] >= size:
            tiles[colour] -= size
            found.append(f"{colour}{size}")
    return found


def some(free: list[str], rng: Rng) -> str:
    """One to three of those left, if there are any."""
    count = min(1 + rng.below(3), len(free))
    return ",".join(free.pop(rng.below(len(free))) for _ in range(count)) or "-"
