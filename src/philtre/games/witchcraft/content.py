"""The pieces of Witchcraft, as tables (W-1 … W-7).

A tile on the board is `kind << 3 | facing`, never 0. A set of tiles whose order
does not matter (a reserve, a start set, tiles that are being dealt out) is one
number with four bits for each kind: how many of it there are.
"""

from typing import Final, Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import NUMBERS

RED: Final = 0
GREEN: Final = 1
Guild = Literal["red", "green"]
COLOURS: Final[list[Guild]] = ["red", "green"]

Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
DIRECTIONS: Final[list[Direction]] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]  # W-2
FACINGS: Final = 8
BEHIND: Final = 4  # half a turn, in eighths

# Sides of a tile, clockwise from its facing (W-4).
F: Final = 0
FR: Final = 1
R: Final = 2
FL: Final = 7

POWER_SPELL: Final = 0
MISSILE: Final = 1
THUNDER: Final = 2
BLAST: Final = 3
ALTARS_ONLY: Final = 4


class Tile(NamedTuple):
    """W-4: what is printed on a tile."""

    name: str
    spell: int
    bolts: list[int]
    shields: list[int]


TILE_TABLE: Final[list[Tile]] = [
    Tile("", POWER_SPELL, [], []),  # no tile has the number 0
    Tile("apprentice", MISSILE, [F], []),
    Tile("guardian", MISSILE, [F], [F]),
    Tile("golem", MISSILE, [F], [FL, F, FR]),
    Tile("archmage", THUNDER, [F], [F]),
    Tile("master", MISSILE, [F, R], []),
    Tile("monk", THUNDER, [F], []),
    Tile("telekinetic", BLAST, [F], []),
    Tile("priest", ALTARS_ONLY, [F], []),
    Tile("prophet", POWER_SPELL, [], []),
    Tile("prince", POWER_SPELL, [], []),
    Tile("barbarian", POWER_SPELL, [], []),
    Tile("keykeeper", POWER_SPELL, [], []),
]

APPRENTICE: Final = 1
GUARDIAN: Final = 2
GOLEM: Final = 3
ARCHMAGE: Final = 4
MASTER: Final = 5
MONK: Final = 6
TELEKINETIC: Final = 7
PRIEST: Final = 8
PROPHET: Final = 9
PRINCE: Final = 10
BARBARIAN: Final = 11
KEYKEEPER: Final = 12
KINDS: Final = 12

TILES: Final[list[str]] = [tile.name for tile in TILE_TABLE]
SPELL: Final = vec[i64]([tile.spell for tile in TILE_TABLE])
# The first bolt of every tile that has any flies F; the side of its second, or F for none.
SECOND_BOLT: Final = vec[i64]([tile.bolts[1] if tile.bolts[1:] else F for tile in TILE_TABLE])
BOLTS: Final[list[vec[i64]]] = [vec[i64](tile.bolts) for tile in TILE_TABLE]
# Printed shields: bit n for the side n eighths clockwise from the facing.
SHIELDS: Final = vec[i64]([sum(1 << side for side in tile.shields) for tile in TILE_TABLE])

# For each set of sides, a bit each, their names: clockwise from N.
NAMES_OF_SIDES: Final[list[list[Direction]]] = [
    [DIRECTIONS[side] for side in range(FACINGS) if some >> side & 1]
    for some in range(1 << FACINGS)
]

SPECIALS: Final = [PRIEST, PRINCE, BARBARIAN, KEYKEEPER]  # one for each player (W-3)

ENERGY: Final = 0
PROTECTION: Final = 1
TELEPORTATION: Final = 2
SUMMONING: Final = 3
Altar = Literal["energy", "protection", "teleportation", "summoning"]
ALTARS: Final[list[Altar]] = ["energy", "protection", "teleportation", "summoning"]

PAIRS: Final = 3  # of extra board pieces, of 1, 2 and 3 spaces (W-7)
ALL_PAIRS: Final = 7  # as a mask: bit n is the pair of n + 1 spaces
QUIET_LIMIT: Final = 60  # turns in a row without event (W-40)
REPETITIONS: Final = 3  # times that a position may come up (W-40)

ONE: Final = vec[i64]([1 << 4 * kind for kind in range(KINDS + 1)])


def multiset(kinds: list[int]) -> int:
    """Tiles whose order does not matter, as one number."""
    return sum(ONE[kind] for kind in kinds)


def kinds_of(tiles: i64, first: i64 = 0) -> list[int]:
    """Which kinds a multiset has, each once, in the order of W-60; as moves if `first` is
    what a kind is added to."""
    kinds: list[int] = []
    while tiles:
        if tiles & 15:
            kinds.append(NUMBERS[first])
        tiles >>= 4
        first += 1
    return kinds


def counts_of(tiles: i64) -> list[int]:
    """How many of each kind that `kinds_of` names."""
    counts: list[int] = []
    while tiles:
        if tiles & 15:
            counts.append(tiles & 15)
        tiles >>= 4
    return counts


def size_of(tiles: i64) -> i64:
    """How many tiles a multiset has."""
    count: i64 = 0
    while tiles:
        count += tiles & 15
        tiles >>= 4
    return count


def all_of(tiles: int) -> list[int]:
    """Every tile of a multiset, equal ones one after the other."""
    return [kind for kind in kinds_of(tiles) for _ in range(tiles >> 4 * kind & 15)]


def tile_names(tiles: int) -> list[str]:
    return [TILES[kind] for kind in all_of(tiles)]


def sides(some: int, facing: int) -> list[Direction]:
    """W-17: sides of a tile, a bit each clockwise from its facing, as the board names them."""
    turned = some << facing | some >> FACINGS - facing
    return [*NAMES_OF_SIDES[turned & (1 << FACINGS) - 1]]


# W-5; the special that was dealt is added to the start set.
START_SET: Final[int] = multiset([APPRENTICE] * 3 + [GUARDIAN, GOLEM, ARCHMAGE, MASTER])
RESERVE: Final[int] = multiset([MONK, TELEKINETIC, PROPHET])


def reserve_choices(special: int) -> list[int]:
    """W-42: the 93 ways to choose three of a player's eleven tiles."""
    owned = all_of(START_SET + RESERVE + ONE[special])
    chosen = {
        (owned[a], owned[b], owned[c])
        for a in range(len(owned))
        for b in range(a)
        for c in range(b)
    }
    return [multiset(list(three)) for three in sorted(tuple(sorted(three)) for three in chosen)]


# For each special, the choices of W-42 in the order of W-60.
RESERVE_CHOICES: Final[dict[int, list[int]]] = {
    special: reserve_choices(special) for special in SPECIALS
}
