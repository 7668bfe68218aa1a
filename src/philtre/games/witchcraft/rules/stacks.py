"""A stack (W-9) is one number: seven bits a tile, the top in the lowest; 0 is no stack.

There is no limit to it: a stack can be higher than a native number has bits for.
"""

from typing import Final

from mypy_extensions import i64

from philtre.games.witchcraft.content import ONE

TILE_BITS: Final = 7
TILE_MASK: Final = 127


def tiles_of(stack: int) -> list[int]:
    """The tiles of a stack, from the top."""
    tiles: list[int] = []
    while stack:
        tiles.append(stack & TILE_MASK)
        stack >>= TILE_BITS
    return tiles


def contents(stack: int) -> i64:
    """The kinds of the tiles of a stack, as a multiset."""
    kinds: i64 = 0
    while stack:
        kinds += ONE[stack >> 3 & 15]
        stack >>= TILE_BITS
    return kinds


def turned(stack: int, angle: int) -> int:
    """A stack with every tile turned."""
    result = 0
    place = 0
    for tile in tiles_of(stack):
        result |= (tile & ~7 | tile + angle & 7) << place
        place += TILE_BITS
    return result


def brought_up(stack: int, tile: int) -> int:
    """A stack with the uppermost tile of a kind on top, facing as `tile` does (W-24)."""
    above = 0
    while stack >> above + 3 & 15 != tile >> 3:
        above += TILE_BITS
    upper = stack & (1 << above) - 1
    lower = stack >> above + TILE_BITS << above
    return (lower | upper) << TILE_BITS | tile


def height(stack: int) -> i64:
    """How many tiles a stack has."""
    tiles: i64 = 0
    while stack:
        stack >>= TILE_BITS
        tiles += 1
    return tiles
