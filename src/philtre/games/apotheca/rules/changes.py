"""Changes to the market, and the shapes that several powers share (A-20 … A-23).

A change says which spaces must hold a potion, which must be empty, and where each
potion goes; so legality is a few tests of bit masks, and the hot path has no geometry
in it.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, Required, TypedDict

from philtre.games.apotheca.content import SIDE, SPACES, mask_of

Spot = tuple[int, int]  # column and row

# adjacent, and orthogonal, is never diagonal.
STRAIGHT: Final[list[Spot]] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL: Final[list[Spot]] = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
KNIGHT: Final[list[Spot]] = [
    (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2),
]  # fmt: skip
GRID: Final[list[Spot]] = [(column, row) for column in range(SIDE) for row in range(SIDE)]


class Told(TypedDict, total=False):
    """How a power is used, for the words of the `.ftl` files."""

    how: Required[str]
    line: str
    start: str
    end: str
    start_2: str
    end_2: str


class Change(NamedTuple):
    """One way to use a power."""

    text: str  # as players write it: "b2-b4"
    told: Told  # as people read it
    moves: list[tuple[int, int]]  # from, to; all at once
    full: int = 0  # these spaces hold a potion
    empty: int = 0  # these don't
    some: int = 0  # at least one of these holds a potion
    turned: int = 0  # what these hold goes round: no use if all hold the same thing
    mixed: int = 0  # these hold a face-up and a facedown potion


def number(spot: Spot) -> int:
    return spot[0] * SIDE + spot[1]


def name(spot: Spot) -> str:
    return SPACES[number(spot)]


def bits(*spots: Spot) -> int:
    return mask_of([number(spot) for spot in spots])


def away(spot: Spot, way: Spot, distance: int = 1) -> Spot:
    return spot[0] + way[0] * distance, spot[1] + way[1] * distance


def reached(spot: Spot, ways: list[Spot], distances: tuple[int, ...] = (1,)) -> list[Spot]:
    """The spaces of the grid that lie these ways and distances from a space."""
    ends = [away(spot, way, distance) for way in ways for distance in distances]
    return [end for end in ends if end in GRID]


def moved(start: Spot, end: Spot) -> Told:
    return {"how": "move", "start": name(start), "end": name(end)}


def moved_both(start: Spot, end: Spot, start_2: Spot, end_2: Spot) -> Told:
    return {
        "how": "moves",
        "start": name(start),
        "end": name(end),
        "start_2": name(start_2),
        "end_2": name(end_2),
    }


def swapped(one: Spot, other: Spot) -> Told:
    return {"how": "swap", "start": name(one), "end": name(other)}


def moves(ways: list[Spot], *distances: int) -> Iterator[Change]:
    """A potion moves to an empty space, through potions or not (A-21)."""
    for start in GRID:
        for end in reached(start, ways, distances):
            yield move(start, end)


def move(start: Spot, end: Spot, some: int = 0) -> Change:
    """A potion goes to an empty space."""
    text, way = f"{name(start)}-{name(end)}", (number(start), number(end))
    return Change(text, moved(start, end), [way], full=bits(start), empty=bits(end), some=some)


def swaps(ways: list[Spot], *distances: int) -> Iterator[Change]:
    """Two potions change places; each pair once, in the order of spaces (A-85)."""
    for one in GRID:
        for other in reached(one, ways, distances):
            if one < other:
                yield swap(one, other, turned=bits(one, other))


def swap(one: Spot, other: Spot, turned: int = 0, mixed: int = 0) -> Change:
    """Two potions change places."""
    ways = [(number(one), number(other)), (number(other), number(one))]
    text, told, full = f"{name(one)}={name(other)}", swapped(one, other), bits(one, other)
    return Change(text, told, ways, full=full, turned=turned, mixed=mixed)


def turn(text: str, told: Told, ring: list[Spot]) -> Change:
    """All that lies on a ring of spaces moves on by one; empty spaces travel along."""
    following = [*ring[1:], ring[0]]
    around = [(number(a), number(b)) for a, b in zip(ring, following, strict=True)]
    return Change(text, told, around, some=bits(*ring), turned=bits(*ring))
