"""The fifteen powers, as tables (A-30 … A-45).

A power is a list of changes to the market. Each generator below reads like its rule and
is run once. Wizards Winds alone moves what happens to lie there, and has two small
functions at the end.
"""

from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.games.apotheca.content import SIDE
from philtre.games.apotheca.rules.changes import (
    DIAGONAL,
    GRID,
    KNIGHT,
    STRAIGHT,
    Change,
    Told,
    away,
    bits,
    move,
    moved_both,
    moves,
    name,
    number,
    reached,
    swap,
    swaps,
    turn,
)


def chained_charge() -> Iterator[Change]:
    """A-30: X leaves p for an empty neighbour, Y, X's neighbour, follows to p."""
    for p in GRID:
        for end in reached(p, STRAIGHT):
            for q in reached(p, STRAIGHT):
                if q != end:
                    yield Change(
                        f"{name(p)}-{name(end)} {name(q)}-{name(p)}",
                        moved_both(p, end, q, p),
                        [(number(p), number(end)), (number(q), number(p))],
                        full=bits(p, q),
                        empty=bits(end),
                    )


def double_dive() -> Iterator[Change]:
    """A-31: two potions, not adjacent, one space each in two different directions."""
    for one in GRID:
        for other in GRID:
            if not one < other or other in reached(one, STRAIGHT):
                continue
            for end in reached(one, STRAIGHT):
                for other_end in reached(other, STRAIGHT):
                    way = end[0] - one[0], end[1] - one[1]
                    if end != other_end and other_end != away(other, way):
                        yield Change(
                            f"{name(one)}-{name(end)} {name(other)}-{name(other_end)}",
                            moved_both(one, end, other, other_end),
                            [(number(one), number(end)), (number(other), number(other_end))],
                            full=bits(one, other),
                            empty=bits(end, other_end),
                        )


def faithful_float() -> Iterator[Change]:
    """A-32: an inner row or column turns by one space, either way."""
    for inner in (1, 2):
        row, line = [(column, inner) for column in range(SIDE)], str(inner + 1)
        yield turn(f"row{line}+", {"how": "row-plus", "line": line}, row)
        yield turn(f"row{line}-", {"how": "row-minus", "line": line}, row[::-1])
    for inner in (1, 2):
        column, line = [(inner, row) for row in range(SIDE)], "abcd"[inner]
        yield turn(f"col{line}+", {"how": "column-plus", "line": line}, column)
        yield turn(f"col{line}-", {"how": "column-minus", "line": line}, column[::-1])


def flickering_flip() -> Iterator[Change]:
    """A-33: two adjacent potions change places."""
    return swaps(STRAIGHT, 1)


def genie_juggle() -> Iterator[Change]:
    """A-34: X moves to an empty space next to a potion that it lies next to."""
    for start in GRID:
        for end in reached(start, STRAIGHT, (2,)) + reached(start, DIAGONAL):
            between = [spot for spot in reached(start, STRAIGHT) if end in reached(spot, STRAIGHT)]
            yield move(start, end, some=bits(*between))


def gully_glide() -> Iterator[Change]:
    """A-35: any distance along a row or a column, through potions or not."""
    return moves(STRAIGHT, 1, 2, 3)


def lucky_leap() -> Iterator[Change]:
    """A-36: exactly 2 or 3 spaces, any of 8 directions."""
    return moves(STRAIGHT + DIAGONAL, 2, 3)


def portal_pounce() -> Iterator[Change]:
    """A-37: a knight's move."""
    return moves(KNIGHT, 1)


def reptilian_rush() -> Iterator[Change]:
    """A-38: a whole diagonal turns by one space; written from its lower end (A-86)."""
    for way in (1, 1), (-1, 1):
        for start in GRID:
            if away(start, way, -1) in GRID or away(start, way) not in GRID:
                continue  # a whole diagonal begins at an edge and has two spaces or more
            ring = [start, *reached(start, [way], (1, 2, 3))]
            low, high = name(ring[0]), name(ring[-1])
            yield turn(f"{low}/{high}+", {"how": "diagonal", "start": low, "end": high}, ring)
            if len(ring) > 2:
                back: Told = {"how": "diagonal", "start": high, "end": low}
                yield turn(f"{low}/{high}-", back, ring[::-1])


def shadow_swap() -> Iterator[Change]:
    """A-39: a facedown potion and a face-up one change places, wherever they are."""
    for one in GRID:
        for other in GRID:
            if one < other:
                yield swap(one, other, mixed=bits(one, other))


def sorceress_spin() -> Iterator[Change]:
    """A-40: two potions 2 or 3 spaces apart in a straight line change places."""
    return swaps(STRAIGHT + DIAGONAL, 2, 3)


def spirit_switch() -> Iterator[Change]:
    """A-41: two potions a knight's move apart change places."""
    return swaps(KNIGHT, 1)


def tetratwist() -> Iterator[Change]:
    """A-42: a block of 2×2 turns clockwise, row 4 being on top."""
    for corner in GRID:
        ring = [corner, *(away(corner, way) for way in ((0, 1), (1, 1), (1, 0)))]
        if all(spot in GRID for spot in ring):
            told: Told = {"how": "block", "start": name(corner), "end": name(ring[2])}
            yield turn(f"block {name(corner)}", told, ring)


def wandering_waltz() -> Iterator[Change]:
    """A-43: one space, any of 8 directions."""
    return moves(STRAIGHT + DIAGONAL, 1)


def wizards_winds() -> Iterator[Change]:
    """A-44: what moves depends on what lies there: see `blown` and `slides`."""
    for edge in EDGES:
        yield Change(f"winds {edge}", {"how": f"winds-{edge}"}, [])


EDGES: Final = ["up", "down", "left", "right"]

# Who has which power (A-45; data), and the rule that lists its uses.
POWERS: Final[list[tuple[str, str, Callable[[], Iterator[Change]]]]] = [
    ("carbuncle", "reptilian-rush", reptilian_rush),
    ("porter", "wandering-waltz", wandering_waltz),
    ("corvidus", "gully-glide", gully_glide),
    ("merten", "lucky-leap", lucky_leap),
    ("karinne", "portal-pounce", portal_pounce),
    ("tidemaster", "wizards-winds", wizards_winds),
    ("afrit", "genie-juggle", genie_juggle),
    ("strega", "sorceress-spin", sorceress_spin),
    ("masked", "shadow-swap", shadow_swap),
    ("solas", "faithful-float", faithful_float),
    ("ooki", "double-dive", double_dive),
    ("giada", "chained-charge", chained_charge),
    ("qwixly", "spirit-switch", spirit_switch),
    ("benedetto", "tetratwist", tetratwist),
    ("imogen", "flickering-flip", flickering_flip),
]
APOTHECARIES: Final[list[str]] = [who for who, _, _ in POWERS]
POWER_OF: Final[dict[str, str]] = {who: power for who, power, _ in POWERS}

# All changes in one list, those of an apothecary together; then its columns, which
# are what the rules look at.
USES: Final[list[list[Change]]] = [list(rule()) for _, _, rule in POWERS]
CHANGES: Final[list[Change]] = [change for uses in USES for change in uses]
CHANGE_COUNT: Final = 1291  # A-86; a number for the compiler, which a test holds to the list

FIRST_USE: Final[list[int]] = [
    sum(len(uses) for uses in USES[:who]) for who in range(len(USES) + 1)
]
USER: Final[vec[i64]] = vec[i64]([who for who, uses in enumerate(USES) for _ in uses])

# From where to where each change moves things, one after the other, and where each begins.
STEPS: Final = [step for change in CHANGES for step in change.moves]
STARTS: Final[vec[i64]] = vec[i64]([start for start, _ in STEPS])
ENDS: Final[vec[i64]] = vec[i64]([end for _, end in STEPS])
FIRST_STEP: Final[vec[i64]] = vec[i64](
    list(accumulate([len(change.moves) for change in CHANGES], initial=0))
)

TIDEMASTER: Final[i64] = APOTHECARIES.index("tidemaster")
MASKED: Final[i64] = APOTHECARIES.index("masked")
FIRST_WIND: Final = FIRST_USE[TIDEMASTER]


def is_wind(change: i64) -> bool:
    return FIRST_WIND <= change < FIRST_WIND + len(EDGES)


def winds(full: i64) -> i64:
    """A-44, A-20: to which edges some potion has an empty space before it, a bit each."""
    up = full & ~(full >> 1) & 0x7777 != 0
    down = full & ~(full << 1) & 0xEEEE != 0
    left = full & ~(full << 4) & 0xFFF0 != 0
    right = full & ~(full >> 4) & 0x0FFF != 0
    return up + 2 * down + 4 * left + 8 * right


# For each edge its four lines, each from the edge inwards.
WIND_LINES: Final[list[list[list[int]]]] = [
    [[4 * column + row for row in (3, 2, 1, 0)] for column in range(SIDE)],
    [[4 * column + row for row in (0, 1, 2, 3)] for column in range(SIDE)],
    [[4 * column + row for column in (0, 1, 2, 3)] for row in range(SIDE)],
    [[4 * column + row for column in (3, 2, 1, 0)] for row in range(SIDE)],
]


def slides(full: i64, edge: int) -> tuple[vec[i64], vec[i64]]:
    """A-44: from where to where potions slide, those of a line keeping their order."""
    starts = vec[i64]()
    ends = vec[i64]()
    for line in WIND_LINES[edge]:
        free = 0
        for space in line:
            if full >> space & 1:
                if line[free] != space:
                    starts = append(starts, space)
                    ends = append(ends, line[free])
                free += 1
    return starts, ends
