"""Every move and outcome of chance, declared once (W-60 … W-65)."""

from typing import Final

from mypy_extensions import i64

from philtre.core.errors import Params
from philtre.core.families import Families, Names, Rows, family
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

PAIRS_OF_SPACES: Final[list[tuple[int, int]]] = [
    (first, second) for second in range(SPACES) for first in range(second)
]
RESERVES: Final[list[int]] = sorted(
    {tiles for choices in RESERVE_CHOICES.values() for tiles in choices}, key=all_of
)


PIECE_NAMES: Final[list[tuple[str, str]]] = [
    (str(len(piece)), " ".join(NAMES[space] for space in piece)) for piece in PIECES
]
RESERVE_NAMES: Final[list[list[str]]] = [[TILES[kind] for kind in all_of(r)] for r in RESERVES]


def row(names: list[str], words: list[str]) -> tuple[str, Params]:
    """Words that go together, each with its name."""
    params: Params = {}
    for name, word in zip(names, words, strict=True):
        params[name] = word
    return " ".join(words), params


A_SPACE: Final = Names("space", NAMES)
A_FACING: Final = Names("facing", list(DIRECTIONS))
A_TILE: Final = Names("tile", TILES[1:])
AN_ALTAR: Final = Names("altar", list(ALTARS))
A_COLOUR: Final = Names("colour", list(COLOURS))
A_SPECIAL: Final = Names("tile", [TILES[kind] for kind in SPECIALS])
TWO_SPACES: Final = Rows(
    [row(["space", "second"], [NAMES[one], NAMES[other]]) for one, other in PAIRS_OF_SPACES],
    ["space", "space"],
    alike=True,
)
A_PIECE: Final = Rows(
    [row(["size", "space"], [size, spaces]) for size, spaces in PIECE_NAMES],
    ["size", "piece"],
)
A_RESERVE: Final = Rows(
    [row(["tile", "second", "third"], tiles) for tiles in RESERVE_NAMES],
    ["tile", "tile", "tile"],
    alike=True,
)

MOVES: Final = Families(
    family("fire", A_SPACE),
    family("use", A_SPACE),
    family("target", A_SPACE),
    family("prophet", A_SPACE),
    family("ready", A_SPACE),
    family("split", A_SPACE),
    family("remove", A_SPACE),
    family("teleport", A_SPACE),
    family("give", A_SPACE, A_FACING),
    family("turn", A_SPACE, A_FACING),
    family("shield", A_SPACE, A_FACING),
    family("to", A_SPACE, A_FACING),
    family("place", A_SPACE, A_FACING),
    family("top", A_TILE, A_FACING),
    family("pick", A_TILE),
    family("discard", A_TILE),
    family("call", A_TILE),
    family("draw", A_TILE),
    family("power", AN_ALTAR),
    family("altar", AN_ALTAR),
    family("bolt", A_FACING),
    family("done"),
    family("keep"),
    family("swap", TWO_SPACES),
    family("summon", A_PIECE),
    family("reserve", A_RESERVE),
    # Told by their texts alone: outcomes of the set-up (W-63).
    family("first", A_COLOUR, chance=True),
    *[family(f"altar {NAMES[space]}", AN_ALTAR, chance=True) for space in ALTAR_SPACES],
    family("special", A_COLOUR, A_SPECIAL, chance=True),
    family("tile", A_COLOUR, AN_ALTAR, chance=True),
)

# How many there are of each thing that a move names, and the number of the first move of each
# family. The compiler reckons only with what stands in the same file, hence these names; a
# test holds each against MOVES.
SPACE_COUNT: Final = 68
FACING_COUNT: Final = 8
TILE_COUNT: Final = 12
ALTAR_COUNT: Final = 4
COLOUR_COUNT: Final = 2
SPECIAL_COUNT: Final = 4
PIECE_COUNT: Final = 72
RESERVE_COUNT: Final = 180
TURNED_COUNT: Final = SPACE_COUNT * FACING_COUNT  # a space and a facing
PAIR_COUNT: Final = SPACE_COUNT * (SPACE_COUNT - 1) // 2  # two spaces

FIRE: Final = 0
USE: Final = FIRE + SPACE_COUNT
TARGET: Final = USE + SPACE_COUNT
PROPHESY: Final = TARGET + SPACE_COUNT
READY: Final = PROPHESY + SPACE_COUNT
SPLIT: Final = READY + SPACE_COUNT
REMOVE: Final = SPLIT + SPACE_COUNT
TELEPORT: Final = REMOVE + SPACE_COUNT
GIVE: Final = TELEPORT + SPACE_COUNT
TURN: Final = GIVE + TURNED_COUNT
SHIELD: Final = TURN + TURNED_COUNT
TO: Final = SHIELD + TURNED_COUNT
PLACE: Final = TO + TURNED_COUNT
TOP: Final = PLACE + TURNED_COUNT
PICK: Final = TOP + TILE_COUNT * FACING_COUNT
DISCARD: Final = PICK + TILE_COUNT
CALL: Final = DISCARD + TILE_COUNT
DRAW: Final = CALL + TILE_COUNT
POWER: Final = DRAW + TILE_COUNT
ALTAR: Final = POWER + ALTAR_COUNT
BOLT: Final = ALTAR + ALTAR_COUNT
DONE: Final = BOLT + FACING_COUNT
KEEP: Final = DONE + 1
SWAP: Final = KEEP + 1
SUMMON: Final = SWAP + PAIR_COUNT
CHOOSE: Final = SUMMON + PIECE_COUNT
FIRST: Final = CHOOSE + RESERVE_COUNT
LAY: Final = FIRST + COLOUR_COUNT
SPECIAL: Final = LAY + ALTAR_COUNT * ALTAR_COUNT  # on as many spaces
TILE: Final = SPECIAL + COLOUR_COUNT * SPECIAL_COUNT
END: Final = TILE + COLOUR_COUNT * ALTAR_COUNT

# Kinds of tiles count from 1: what a kind is added to, or a tile as it lies (kind × 8 + facing).
TOP_OF: Final = TOP - FACING_COUNT
PICK_OF: Final = PICK - 1
DISCARD_OF: Final = DISCARD - 1
CALL_OF: Final = CALL - 1
DRAW_OF: Final = DRAW - 1

NO_MOVES: Final[list[int]] = []  # shared, so never changed

# For each special, the moves by which a player who was dealt it chooses its reserve.
RESERVE_MOVES: Final[dict[int, list[int]]] = {
    special: [CHOOSE + RESERVES.index(tiles) for tiles in RESERVE_CHOICES[special]]
    for special in SPECIALS
}


# All moves of a space or a tile and a direction, eight of one together: made once, so that lists of
# legal moves are put together from numbers that exist already. Each family of them begins at a
# multiple of eight; a test holds it.
EIGHTS: Final[list[list[int]]] = [
    list(range(first, first + FACING_COUNT)) for first in range(0, PICK, FACING_COUNT)
]
TURNS: Final[list[list[int]]] = EIGHTS[TURN // 8 :]
SHIELDINGS: Final[list[list[int]]] = EIGHTS[SHIELD // 8 :]
ENDS: Final[list[list[int]]] = EIGHTS[TO // 8 :]
PLACES: Final[list[list[int]]] = EIGHTS[PLACE // 8 :]
TOPS: Final[list[list[int]]] = EIGHTS[TOP_OF // 8 :]


def add_all_but(moves: list[int], eight: list[int], facing: i64) -> None:
    """Eight more for the directions, but for the one."""
    moves += eight
    moves.pop(len(moves) - FACING_COUNT + facing)


def swap_move(first: i64, second: i64) -> i64:
    """The spaces in order: first < second."""
    return SWAP + second * (second - 1) // 2 + first
