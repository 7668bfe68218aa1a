"""Positions drawn by hand, so that a test can begin anywhere.

A market is drawn as it is seen, row 4 on top: `R` is a face-up potion, `r1` a
facedown one that points at seat 1, `?` one that nobody has seen, `.` an empty
space. What is not said is as quiet as can be: no gems, the alley and the deck
filled with whoever is left, the supply with all tiles that lie nowhere else.
"""

import philtre
from philtre import Match

NAMES = [
    *("carbuncle", "porter", "corvidus", "merten", "karinne"),
    *("tidemaster", "afrit", "strega", "masked", "solas"),
    *("ooki", "giada", "qwixly", "benedetto", "imogen"),
]
SPACES = [column + row for column in "abcd" for row in "1234"]
QUIET = """
    . . . .
    . . . .
    . . . .
    . . . .
"""


def drawn(
    drawing: str = QUIET,
    *,
    players: int = 2,
    variant: str = "",
    seat: int = 0,
    turn: int = 0,
    asks: str = "action",
    used: str = "-",
    active: dict[int, str] | None = None,
    satisfied: dict[int, str] | None = None,
    gems: dict[int, str] | None = None,
    alley: str = "",
    deck: str = "",
    token: str = "on",
    decree: str = "red",
    kept: str = "-",
    outside: str = "-",
    points: int = 0,
    supply: str = "",
    hand: str = "",
    aside: str = "",
    options: str = "",
    dealer: str | list[str] = "hand",
) -> Match:
    """A match that goes on from there; chance is left to the test."""
    solo = players == 1
    parts = [
        f"turn={turn or some_turn(seat, players, variant)} seat={seat} asks={asks} used={used}",
        f"market={row_text(drawing)}",
        f"supply={supply or what_is_left(drawing, satisfied, kept, hand, aside, outside, solo)}",
        *people(players, variant, active, satisfied, alley, deck, gems),
    ]
    if players == 3 and not variant:
        parts.append(f"token={token}")
    if variant == "master":
        parts += [f"decree={decree}", f"kept={kept}"]
    if solo:
        parts += [f"outside={outside}", f"points={points}"]
        variant = "solo"
    parts += [f"hand={hand}"] if hand else []
    parts += [f"aside={aside}"] if aside else []
    head = f"players={players}" + (f" variant={variant}" if variant else "")
    line = f"{head} {options}".strip() + " : " + " ".join(parts)
    return philtre.load("apotheca", line, dealer=dealer)


def some_turn(seat: int, players: int, variant: str) -> int:
    """The second turn of a seat, so that nothing about first turns is in the way."""
    if variant == "master":
        return 3 if seat == 0 else 2 * (players - 1) + 2 * seat
    return 1 + seat + players


def cells(drawing: str) -> list[list[str]]:
    return [line.split() for line in drawing.strip().splitlines()]


def row_text(drawing: str) -> str:
    return "/".join("".join(cell.replace(".", "-") for cell in row) for row in cells(drawing))


def what_is_left(
    drawing: str,
    satisfied: dict[int, str] | None,
    kept: str,
    hand: str,
    aside: str,
    outside: str,
    solo: bool,
) -> str:
    """The tiles that lie nowhere else; in solo those that nobody has seen, reds last."""
    left = {"R": 15, "B": 15, "Y": 15}
    unseen = 0
    for cell in [cell for row in cells(drawing) for cell in row]:
        if cell == "?":
            unseen += 1
        elif cell != ".":
            left[cell[0].upper()] -= 1
    for lot in [*",".join((satisfied or {}).values()).split(","), *kept.split(",")]:
        potions = lot.rpartition(":")[2]
        if potions[1:].isdecimal():
            left[potions[0]] -= int(potions[1:])
    if hand:
        left[hand] -= 1
    for colour, count in zip("RBY", aside.split(",") if aside else [], strict=False):
        left[colour] -= int(count)
    if solo:
        size = 19 + unseen + (0 if outside == "-" else len(outside.split(",")))
        for colour in "YBR":
            take = min(left[colour], sum(left.values()) - size)
            left[colour] -= take
    return ",".join(str(count) for count in left.values())


def people(
    players: int,
    variant: str,
    active: dict[int, str] | None,
    satisfied: dict[int, str] | None,
    alley: str,
    deck: str,
    gems: dict[int, str] | None,
) -> list[str]:
    active, satisfied, gems = active or {}, satisfied or {}, gems or {}
    text = ",".join([*active.values(), *satisfied.values(), alley, deck])
    left = [name for name in NAMES if name not in text.replace(":", ",").split(",")]
    if not alley:
        alley, left = ",".join(left[:3]), left[3:]
    if deck == "-":
        assert not left, f"say where these are: {left}"
    rest = deck or ",".join(left)

    def each(of: dict[int, str], none: str) -> str:
        return "/".join(in_order(of.get(seat, none)) for seat in range(players))

    return [
        f"deck={in_order(rest or '-')}",
        f"alley={alley}",
        f"gems={'/'.join(gems.get(seat, '0,0,0') for seat in range(players))}",
        f"active={each(active, '-')}",
        f"satisfied={each(satisfied, '-')}",
    ]


def in_order(names: str) -> str:
    """Names in the order in which positions write them."""
    if names == "-":
        return names
    return ",".join(sorted(names.split(","), key=lambda word: NAMES.index(word.split(":")[0])))


# What a test asks of a match


def powers(match: Match, name: str, of: str = "") -> set[str]:
    """The legal uses of an apothecary's power; only those that begin at a space, if named."""
    head = f"power {name} "
    uses = {text.removeprefix(head) for text in match.legal() if text.startswith(head)}
    return {use for use in uses if use.startswith(of)}


def others(match: Match) -> set[str]:
    """The legal moves that are no powers."""
    return {text for text in match.legal() if not text.startswith("power")}


def market(match: Match) -> str:
    """The market of a match, as `drawn` has it, on four lines."""
    return "\n".join(
        " ".join(tile.replace("-", ".") for tile in tiles(row)) for row in rows(match.position())
    )


def rows(line: str) -> list[str]:
    return field_of(line, "market").split("/")


def tiles(row: str) -> list[str]:
    found: list[str] = []
    for letter in row:
        if letter.isdecimal():
            found[-1] += letter
        else:
            found.append(letter)
    return found


def at(match: Match, space: str) -> str:
    """What lies on a space: `R`, `r1`, `?` or `.`"""
    column, row = "abcd".index(space[0]), 4 - int(space[1])
    return market(match).splitlines()[row].split()[column]


def field(match: Match, name: str) -> str:
    return field_of(match.position(), name)


def field_of(line: str, name: str) -> str:
    for word in line.split(" : ")[1].split(" "):
        if word.startswith(name + "="):
            return word.partition("=")[2]
    return ""


def same(drawing: str) -> str:
    """A drawing without its margins, to compare with `market`."""
    return "\n".join(" ".join(row) for row in cells(drawing))


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def why(match: Match, text: str) -> str:
    """What a refused move is answered."""
    try:
        match.fork().play(text)
    except philtre.IllegalMove as error:
        return str(error)
    raise AssertionError(f"{text} is legal")
