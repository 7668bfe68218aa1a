"""Positions for tests, as a reader would draw them.

`position(red="b2 master N, a1 golem S / monk E *", …)`: a stack is its space, its tiles
from the top with their facings, `*` if exhausted, and after `|` the sides with tokens.
"""

import philtre
from philtre import Match
from philtre.core.rng import Rng
from tests.games.witchcraft.literal import ALTARS, TILES, WAYS, half_turned, in_order, pieces

RESERVES = {3: "monk,telekinetic,prophet", 2: "telekinetic,prophet", 1: "prophet", 0: "-"}


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
    master: bool = False,
    reserves: tuple[str, str] | None = None,
) -> str:
    """A position line; tournament mode unless there are power tiles."""
    options = "players=2" + ("" if powers else " tournament=on") + (" master=on" if master else "")
    laid = {word.split(":")[1]: word for word in altars.split()}
    held = powers or ("-", "-")
    kept = reserves or (RESERVES[len(pairs)],) * 2
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
    return f"{options} : " + " ".join(f"{name}={value}" for name, value in fields.items())


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


def random_line(rng: Rng) -> str:
    """Any position with all the tiles: high stacks, tokens, exhaustion, pieces added."""
    spaces = {f"{file}{rank}" for file in "abcd" for rank in range(1, 7)}
    added: set[str] = set()
    pairs = ""
    for size in (1, 2, 3):
        fit = [p for p in pieces(size) if not added & {*p, *half_turned(p)}]
        if rng.below(2):
            piece = fit[rng.below(len(fit))]
            added |= {*piece, *half_turned(piece)}
        else:
            pairs += str(size)
    laid = {}
    kinds = list(ALTARS)
    for space in ("b2", "c2", "b5", "c5"):
        kind = kinds.pop(rng.below(len(kinds)))
        if rng.below(5):
            laid[space] = f"{kind}:{space}"
    free = sorted((spaces | added) - set(laid))
    sides: list[dict[str, list[str]]] = [{}, {}]
    specials = [t for t in TILES if t in ("priest", "prince", "barbarian", "keykeeper")]
    for seat in range(2):
        out = ["monk", "telekinetic", "prophet"][: 3 - len(pairs)]
        own = ["apprentice"] * 3 + ["guardian", "golem", "archmage", "master", *out]
        own.append(specials.pop(rng.below(len(specials))))
        homes = [free.pop(rng.below(len(free))) for _ in range(1 + rng.below(8))]
        for tile in own:
            owner = seat if rng.below(4) else 1 - seat
            home = homes[rng.below(len(homes))] if owner == seat or not sides[owner] else ""
            home = home or sorted(sides[owner])[0]
            owner = seat if home in homes else owner
            sides[owner].setdefault(home, []).append(f"{tile} {WAYS[rng.below(8)]}")
    written = [", ".join(stack_text(s, t, rng) for s, t in side.items()) for side in sides]
    kind = rng.below(4)
    return line(
        written[0],
        written[1],
        turn=("red", "green")[rng.below(2)],
        altars=" ".join(laid.values()),
        spaces=" ".join(added),
        pairs=pairs,
        powers=(ALTARS[kind], ALTARS[(kind + 1 + rng.below(3)) % 4]) if rng.below(3) else None,
        reserves=(",".join(["monk", "telekinetic", "prophet"][3 - len(pairs) :]) or "-",) * 2,
    )


def stack_text(space: str, tiles: list[str], rng: Rng) -> str:
    tokens = [way for way in WAYS if not rng.below(9)] if not rng.below(3) else []
    spent = " *" if not rng.below(3) else ""
    return f"{space} {' / '.join(tiles)}{spent}" + ("|" + ".".join(tokens) if tokens else "")
