"""The board and all that can be added to it (W-1, W-7, W-36), as tables.

68 spaces can ever exist, numbered by rank, then file. A `Shape` is one set of
spaces that exist together; it knows every place for a further piece, and is made
once, when it first comes up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.witchcraft.content import FACINGS, PAIRS

Cell = tuple[int, int]  # file (a is 0, z is -1) and rank

FILES: Final = "yzabcdef"
FIRST_FILE: Final = -2
STEPS: Final[list[Cell]] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]


def half_turn(cell: Cell) -> Cell:
    return 3 - cell[0], 7 - cell[1]


def by_rank(cell: Cell) -> Cell:
    return cell[1], cell[0]


BOARD: Final[list[Cell]] = [(file, rank) for rank in range(1, 7) for file in range(4)]


def against(cell: Cell) -> bool:
    """W-36: off the board of 4 × 6, sharing an edge with it."""
    file, rank = cell
    edges = [(file, rank + 1), (file + 1, rank), (file, rank - 1), (file - 1, rank)]
    return cell not in BOARD and any(edge in BOARD for edge in edges)


def pieces() -> list[list[Cell]]:
    """W-36: every place on a bare board for a piece, by size, then by its spaces."""
    found: list[list[Cell]] = []
    for rank in range(-1, 9):
        for file in range(-2, 6):
            block = [(file, rank), (file + 1, rank), (file, rank + 1), (file + 1, rank + 1)]
            found.extend([block[:1], block[:2], block[::2]])
            found.extend([cell for cell in block if cell != left_out] for left_out in block)
    return sorted(
        (piece for piece in found if may_lie(piece)),
        key=lambda piece: (len(piece), [by_rank(cell) for cell in piece]),
    )


def may_lie(piece: list[Cell]) -> bool:
    """W-36: not on the board; with one space, two, and at least two against it."""
    touching = sum(against(cell) for cell in piece)
    return touching >= min(len(piece), 2) and not any(cell in BOARD for cell in piece)


PIECE_CELLS: Final[list[list[Cell]]] = pieces()
CELLS: Final[list[Cell]] = sorted(
    {*BOARD, *(cell for piece in PIECE_CELLS for cell in piece)}, key=by_rank
)
SPACES: Final[int] = len(CELLS)
NUMBER: Final[dict[Cell, int]] = {cell: number for number, cell in enumerate(CELLS)}
NAMES: Final[list[str]] = [FILES[file - FIRST_FILE] + str(rank) for file, rank in CELLS]
NAMED: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
OPPOSITE: Final[list[int]] = [NUMBER[half_turn(cell)] for cell in CELLS]

ALTAR_SPACES: Final[list[int]] = [NAMED[name] for name in ("b2", "c2", "b5", "c5")]  # W-1

PIECES: Final[list[list[int]]] = [[NUMBER[cell] for cell in piece] for piece in PIECE_CELLS]
ON_PIECE: Final[list[vec[i64]]] = [vec[i64](piece) for piece in PIECES]
TWIN: Final[list[int]] = [
    PIECES.index(sorted(OPPOSITE[space] for space in piece)) for piece in PIECES
]


OFF: Final = 68  # as a number of a space: where there can never be one; a test holds it


def beside(cell: Cell, direction: int) -> int:
    east, north = STEPS[direction]
    return NUMBER.get((cell[0] + east, cell[1] + north), OFF)


# W-15: what is next to a space (× 8, + direction), which may be missing now, or OFF for ever.
BESIDE: Final = vec[i64]([beside(cell, side) for cell in CELLS for side in range(FACINGS)])
# The space itself and its neighbours, in order (W-33).
AROUND: Final[list[vec[i64]]] = [
    vec[i64](sorted({number, *BESIDE[number * FACINGS : number * FACINGS + FACINGS]} - {OFF}))
    for number in range(SPACES)
]


NUMBERED: Final = vec[i64](range(SPACES))


def with_space(spaces: vec[i64], space: i64) -> vec[i64]:
    """One more, in order."""
    found = NUMBERED[: len(spaces) + 1]
    index: i64 = len(spaces)
    while index > 0 and spaces[index - 1] > space:
        found[index] = spaces[index - 1]
        index -= 1
    found[index] = space
    while index > 0:
        index -= 1
        found[index] = spaces[index]
    return found


def without_space(spaces: vec[i64], space: i64) -> vec[i64]:
    """One less."""
    found = spaces[1:]
    index: i64 = 0
    while spaces[index] != space:
        found[index] = spaces[index]
        index += 1
    return found


class Shape:
    """One set of spaces that exist together; never changed."""

    def __init__(self, spaces: list[int]) -> None:
        self.spaces = vec[i64](spaces)
        self.exists = [space in spaces for space in range(SPACES)]
        self.summonings: list[list[int] | None] = [None] * (1 << PAIRS)  # by pairs; see altars
        self._grown: list[Shape | None] = [None] * len(PIECES)

    def places(self, pairs: int) -> list[int]:
        """W-36: the pieces of the pairs left that fit, their twins too."""
        return [piece for piece in range(len(PIECES)) if self._fits(piece, pairs)]

    def grown(self, piece: i64) -> "Shape":
        """With a piece and its twin."""
        found = self._grown[piece]
        if found is None:
            found = shape_of(sorted([*self.spaces, *PIECES[piece], *PIECES[TWIN[piece]]]))
            self._grown[piece] = found
        return found

    def _fits(self, piece: int, pairs: int) -> bool:
        if not pairs >> len(PIECES[piece]) - 1 & 1:
            return False
        return not any(self.exists[space] for space in PIECES[piece] + PIECES[TWIN[piece]])


SHAPES: Final[dict[tuple[int, ...], Shape]] = {}


def shape_of(spaces: list[int]) -> Shape:
    """The shape with these spaces, in order; made when first asked for."""
    key = tuple(spaces)
    if key not in SHAPES:
        SHAPES[key] = Shape(spaces)
    return SHAPES[key]


BARE: Final[Shape] = shape_of([NUMBER[cell] for cell in BOARD])
