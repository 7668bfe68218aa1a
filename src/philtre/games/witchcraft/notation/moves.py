"""Every move and outcome of chance: its number and its one text (W-60 … W-65)."""

from typing import Final

from philtre.games.witchcraft.content import (
    ALTARS,
    COLOURS,
    DIRECTIONS,
    RESERVE_CHOICES,
    SPECIALS,
    TILES,
    all_of,
)
from philtre.games.witchcraft.rules.spaces import ALTAR_SPACES, NAMES, PIECES, SPACES

# Moves that name a space: the first number of each, to which the space is added.
FIRE: Final = 0
USE: Final = FIRE + 68
TARGET: Final = USE + 68
PROPHESY: Final = TARGET + 68
READY: Final = PROPHESY + 68
SPLIT: Final = READY + 68
REMOVE: Final = SPLIT + 68
TELEPORT: Final = REMOVE + 68
# A space and a direction: space × 8 + direction.
GIVE: Final = TELEPORT + 68
TURN: Final = GIVE + 544
SHIELD: Final = TURN + 544
TO: Final = SHIELD + 544
PLACE: Final = TO + 544
# A kind of tile, from 1; `TOP` with a direction: a tile as it lies on the board, from 8.
TOP: Final = PLACE + 544 - 8
PICK: Final = TOP + 8 + 96 - 1
DISCARD: Final = PICK + 12
CALL: Final = DISCARD + 12
DRAW: Final = CALL + 12
# A kind of altar.
POWER: Final = DRAW + 1 + 12
ALTAR: Final = POWER + 4
BOLT: Final = ALTAR + 4  # a direction
DONE: Final = BOLT + 8
KEEP: Final = DONE + 1
SWAP: Final = KEEP + 1  # two spaces: `swap_move`
SUMMON: Final = SWAP + 2278  # a piece
CHOOSE: Final = SUMMON + 72  # a reserve of master mode: `RESERVES`
FIRST: Final = CHOOSE + 180  # a colour
LAY: Final = FIRST + 2  # an altar space of four, a kind of altar
SPECIAL: Final = LAY + 16  # a colour, one of four specials
TILE: Final = SPECIAL + 8  # a colour, a kind of altar
MOVES: Final = TILE + 8
NO_MOVES: Final[list[int]] = []  # shared, so never changed

PAIRS_OF_SPACES: Final[list[tuple[int, int]]] = [
    (first, second) for second in range(SPACES) for first in range(second)
]

RESERVES: Final[list[int]] = sorted(
    {tiles for choices in RESERVE_CHOICES.values() for tiles in choices}, key=all_of
)
# For each special, the moves by which a player who was dealt it chooses its reserve.
RESERVE_MOVES: Final[dict[int, list[int]]] = {
    special: [CHOOSE + RESERVES.index(tiles) for tiles in RESERVE_CHOICES[special]]
    for special in SPECIALS
}


def eights(first: int) -> list[list[int]]:
    """For each space, the moves with its eight directions: made once, so that lists of legal
    moves are put together from numbers that exist already."""
    return [list(range(first + 8 * space, first + 8 * space + 8)) for space in range(SPACES)]


GIVES: Final[list[list[int]]] = eights(GIVE)
TURNS: Final[list[list[int]]] = eights(TURN)
SHIELDINGS: Final[list[list[int]]] = eights(SHIELD)
ENDS: Final[list[list[int]]] = eights(TO)
PLACEMENTS: Final[list[list[int]]] = eights(PLACE)


def swap_move(first: int, second: int) -> int:
    """The spaces in order: first < second."""
    return SWAP + second * (second - 1) // 2 + first


def texts() -> list[str]:
    """The text of every move, in the order of the numbers."""
    turned = [f"{name} {direction}" for name in NAMES for direction in DIRECTIONS]
    found = [
        f"{word} {name}"
        for word in ("fire", "use", "target", "prophet", "ready", "split", "remove", "teleport")
        for name in NAMES
    ]
    found += [
        f"{word} {rest}" for word in ("give", "turn", "shield", "to", "place") for rest in turned
    ]
    found += [f"top {tile} {direction}" for tile in TILES[1:] for direction in DIRECTIONS]
    found += [
        f"{word} {tile}" for word in ("pick", "discard", "call", "draw") for tile in TILES[1:]
    ]
    found += [f"{word} {altar}" for word in ("power", "altar") for altar in ALTARS]
    found += [f"bolt {direction}" for direction in DIRECTIONS]
    found += ["done", "keep"]
    found += [f"swap {NAMES[first]} {NAMES[second]}" for first, second in PAIRS_OF_SPACES]
    found += [
        " ".join(["summon", str(len(piece)), *(NAMES[space] for space in piece)])
        for piece in PIECES
    ]
    found += [" ".join(["reserve", *(TILES[kind] for kind in all_of(r))]) for r in RESERVES]
    found += [f"first {colour}" for colour in COLOURS]
    found += [f"altar {NAMES[space]} {altar}" for space in ALTAR_SPACES for altar in ALTARS]
    found += [f"special {colour} {TILES[kind]}" for colour in COLOURS for kind in SPECIALS]
    found += [f"tile {colour} {altar}" for colour in COLOURS for altar in ALTARS]
    return found


TEXTS: Final[list[str]] = texts()
NUMBERS: Final[dict[str, int]] = {text: move for move, text in enumerate(TEXTS)}
assert len(TEXTS) == len(NUMBERS) == MOVES
