"""Positions for tests, as a reader would draw them.

`position(red="b2 master N, a1 golem S / monk E *", …)`: a stack is its space, its tiles
from the top with their facings, `*` if exhausted, and after `|` the sides with tokens.
"""

import re

import philtre
from philtre import Match
from philtre.core.rng import Rng
from tests.games.witchcraft.literal import ALTARS, TILES, WAYS, half_turned, in_order, pieces, step

BOARD = [f"{file}{rank}" for rank in range(1, 7) for file in "abcd"]
SUPPLY = ["apprentice"] * 6 + [tile for tile in TILES[1:7] for _ in range(2)]


def spare(on_board: str, each: int) -> tuple[str, str]:
    """Reserves of tiles that are not on the board: in master mode they may be any."""
    left = list(SUPPLY)
    for tile in re.findall("[a-z]{4,}", on_board):
        if tile in left:
            left.remove(tile)
    return ",".join(left[:each]) or "-", ",".join(left[each : 2 * each]) or "-"


def stacks(text: str) -> str:
    """`b2 master N / monk E *` as a position writes it, in order."""
    written = {}
    for stack in filter(None, (part.strip() for part in text.split(","))):
        space, rest = stack.split(" ", 1)
        written[space] = f"{space}:{rest.replace(' ', '')}"
    return ",".join(written[space] for space in in_order(written)) or "-"


def line(
    red: str,
    green: str,
    *,
    turn: str = "red",
    altars: str = "",
    spaces: str = "",
    pairs: str = "123",
    quiet: int = 0,
    powers: tuple[str, str] | None = None,
    reserves: tuple[str, str] | None = None,
    options: str = "",
) -> str:
    """A position line; tournament mode unless there are power tiles, and master mode unless
    the reserves are given."""
    named = (
        "players=2"
        + ("" if powers else " tournament=on")
        + ("" if reserves else " master=on")
        + (f" {options}" if options else "")
    )
    laid = {word.split(":")[1]: word for word in altars.split()}
    held = powers or ("-", "-")
    kept = reserves or spare(red + green, len(pairs))
    fields = {
        "first": "red",
        "turn": turn,
        "quiet": str(quiet),
        "spaces": ",".join(in_order(spaces.split())) or "-",
        "pairs": pairs or "-",
        "altars": ",".join(laid[space] for space in in_order(laid)) or "-",
        "red": stacks(red),
        "green": stacks(green),
        "red-start": "-",
        "green-start": "-",
        "red-reserve": kept[0],
        "green-reserve": kept[1],
        "red-power": held[0],
        "green-power": held[1],
        "moves": "-",
    }
    return f"{named} : " + " ".join(f"{name}={value}" for name, value in fields.items())


def position(red: str, green: str, **rest: object) -> Match:
    """A match that goes on from such a position."""
    return philtre.load("witchcraft", line(red, green, **rest))  # type: ignore[arg-type]


def says(match: Match, word: str) -> set[str]:
    """What follows a word in the legal moves of who is asked."""
    return {text.partition(" ")[2] for text in match.legal() if text.split(" ")[0] == word}


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def at(match: Match, space: str) -> dict[str, object] | None:
    """The stack on a space, in short: owner, tiles from the top, exhausted, tokens."""
    for stack in match.view()["stacks"]:
        if stack["space"] == space:
            return {
                "owner": stack["owner"],
                "tiles": " / ".join(f"{t['tile']} {t['facing']}" for t in stack["tiles"]),
                "exhausted": stack["exhausted"],
                "tokens": " ".join(stack["tokens"]),
            }
    return None


def tiles(match: Match, space: str) -> str:
    stack = at(match, space)
    return str(stack["tiles"]) if stack else ""


def exhausted(match: Match) -> set[str]:
    return {stack["space"] for stack in match.view()["stacks"] if stack["exhausted"]}


def random_line(rng: Rng, tournament: bool | None = None) -> str:
    """Any position with all the tiles: high stacks, tokens, exhaustion, pieces added."""
    added: set[str] = set()
    pairs = ""
    for size in (1, 2, 3):
        fit = [p for p in pieces(size) if not added & {*p, *half_turned(p)}]
        piece = fit[rng.below(len(fit))]
        if rng.below(2):
            added |= {*piece, *half_turned(piece)}
        else:
            pairs += str(size)
    corners = ["b2", "c2", "b5", "c5"]
    laid = [f"{a}:{corners.pop(rng.below(len(corners)))}" for a in ALTARS if rng.below(5)]
    free = sorted(
        ({f"{file}{rank}" for file in "abcd" for rank in range(1, 7)} | added)
        - {word[-2:] for word in laid}
    )
    waiting = ["monk", "telekinetic", "prophet"][3 - len(pairs) :]
    sides = random_stacks(rng, free, waiting)
    kind = rng.below(4)
    other = (kind + 1 + rng.below(3)) % 4
    return line(
        sides[0],
        sides[1],
        turn=("red", "green")[rng.below(2)],
        altars=" ".join(laid),
        spaces=" ".join(added),
        pairs=pairs,
        powers=(ALTARS[kind], ALTARS[other])
        if (rng.below(3) if tournament is None else not tournament)
        else None,
        reserves=(",".join(waiting) or "-",) * 2,
    )


def random_stacks(rng: Rng, free: list[str], waiting: list[str]) -> list[str]:
    """All tiles but those in reserve, on up to eight stacks of each side."""
    specials = ["priest", "prince", "barbarian", "keykeeper"]
    specials = [specials.pop(rng.below(len(specials))) for _ in range(2)]
    guild = [t for t in TILES[:7] + ["apprentice"] * 2 + ["prophet"] if t not in waiting]
    tiles = [f"{tile} {WAYS[rng.below(8)]}" for tile in guild * 2 + specials]
    homes = [[free.pop(rng.below(len(free))) for _ in range(1 + rng.below(8))] for _ in range(2)]
    every = homes[0] + homes[1]
    lying: dict[str, list[str]] = {home: [] for home in every}
    for home in every + [every[rng.below(len(every))] for _ in tiles[len(every) :]]:
        lying[home].append(tiles.pop(rng.below(len(tiles))))
    return [", ".join(stack_text(home, lying[home], rng) for home in side) for side in homes]


def stack_text(space: str, tiles: list[str], rng: Rng) -> str:
    tokens = [way for way in WAYS if not rng.below(9)] if not rng.below(3) else []
    spent = " *" if not rng.below(3) else ""
    return f"{space} {' / '.join(tiles)}{spent}" + ("|" + ".".join(tokens) if tokens else "")


def blast_line(rng: Rng) -> str:
    """A Telekinetic of red with much on its line: enemies, shielded or not, and altars."""
    homes = ["b1 N", "c1 N", "b6 S", "c6 S", "a2 E", "d2 W", "a5 E", "d5 W", "a1 NE", "d6 SW"]
    home, way = homes[rng.below(len(homes))].split()
    kinds = list(ALTARS)
    laid = {
        corner: kinds.pop(rng.below(len(kinds)))
        for corner in ("b2", "c2", "b5", "c5")
        if rng.below(4)
    }
    free = [space for space in BOARD if space != home and space not in laid]
    ahead = [space for space in free if space in ray(home, way)]
    aside = [space for space in free if space not in ahead]
    green = [space for space in ahead if rng.below(4)] + [aside.pop(rng.below(len(aside)))]
    red = [aside.pop(rng.below(len(aside))) for _ in range(1 + rng.below(4))]
    left = [tile for tile in [*SUPPLY, "prophet", "prophet"] if tile != "telekinetic"]
    lying = {space: [a_tile(rng, left)] for space in green + red}
    if len(lying) < 10:
        lying[green[0]].append(a_tile(rng, left))
    stacks = {space: stack_text(space, tiles, rng) for space, tiles in lying.items()}
    return line(
        ", ".join([f"{home} telekinetic {way}", *(stacks[space] for space in red)]),
        ", ".join(stacks[space] for space in green),
        altars=" ".join(f"{kind}:{corner}" for corner, kind in laid.items()),
        options="blast=several",
    )


def a_tile(rng: Rng, left: list[str]) -> str:
    return f"{left.pop(rng.below(len(left)))} {WAYS[rng.below(8)]}"


def ray(space: str, way: str) -> list[str]:
    """The spaces of the bare board in a direction."""
    found = []
    while (space := step(space, way)) in BOARD:
        found.append(space)
    return found
