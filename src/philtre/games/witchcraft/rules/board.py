"""What lies in the open: spaces, stacks, reserves, who is in turn (W-1 … W-9).

All tiles of a stack have one owner. Shield tokens and exhaustion are the marks of a
stack; tokens count their side from the facing of the top tile (W-17).
"""

from typing import Final

from philtre.games.witchcraft.content import ALL_PAIRS, FACINGS, RED
from philtre.games.witchcraft.rules.spaces import BARE, SPACES, Shape
from philtre.games.witchcraft.rules.stacks import TILE_BITS, brought_up, contents, turned

# What is at a space: the owner of a stack (0 red, 1 green), or one of these.
FREE: Final = 2
MISSING: Final = 3
ALTAR_AT: Final = 4  # + kind of altar

TOKENS: Final = 255  # eight sides
SPENT: Final = 256  # exhausted
NOWHERE: Final = -1


class Board:
    """All that a repetition compares, and a position writes."""

    def __init__(self, shape: Shape, at: list[int], stack: list[int], marks: list[int]) -> None:
        self.shape = shape
        self.at = at
        self.stack = stack
        self.marks = marks
        self.turn = RED
        self.first = NOWHERE
        self.quiet = 0  # turns in a row without event (W-40)
        self.pairs = ALL_PAIRS
        self.held = 0  # bit for each seat that still holds its power tile
        self.reserve_red = 0
        self.reserve_green = 0
        self.start_red = 0
        self.start_green = 0

    def copy(self) -> "Board":
        other = Board(self.shape, self.at[:], self.stack[:], self.marks[:])
        other.turn = self.turn
        other.first = self.first
        other.quiet = self.quiet
        other.pairs = self.pairs
        other.held = self.held
        other.reserve_red = self.reserve_red
        other.reserve_green = self.reserve_green
        other.start_red = self.start_red
        other.start_green = self.start_green
        return other

    def same(self, other: "Board") -> bool:
        """W-40: the same position. Between events spaces, pairs and reserves don't change."""
        return (
            self.turn == other.turn
            and self.held == other.held
            and self.marks == other.marks
            and self.stack == other.stack
            and self.at == other.at
        )

    def reserve(self, seat: int) -> int:
        return self.reserve_red if seat == RED else self.reserve_green

    def set_reserve(self, seat: int, tiles: int) -> None:
        if seat == RED:
            self.reserve_red = tiles
        else:
            self.reserve_green = tiles

    def start_set(self, seat: int) -> int:
        return self.start_red if seat == RED else self.start_green

    def set_start(self, seat: int, tiles: int) -> None:
        if seat == RED:
            self.start_red = tiles
        else:
            self.start_green = tiles

    # Stacks

    def owned(self, seat: int) -> list[int]:
        """Where the stacks of a player are, in order."""
        at = self.at
        return [space for space in self.shape.spaces if at[space] == seat]

    def free(self) -> list[int]:
        """W-9: neither altar nor stack."""
        return self.owned(FREE)

    def top(self, space: int) -> int:
        """The kind of the top tile."""
        return self.stack[space] >> 3 & 15

    def facing(self, space: int) -> int:
        """Where the top tile faces."""
        return self.stack[space] & 7

    def put(self, space: int, seat: int, tile: int) -> None:
        """A tile on top, or the first of a new stack: ready and without tokens (W-21, W-34)."""
        self.at[space] = seat
        self.stack[space] = self.stack[space] << TILE_BITS | tile
        self.marks[space] = 0

    def lift(self, space: int) -> int:
        """Take a whole stack off the board; its tiles as a multiset."""
        tiles = contents(self.stack[space])
        self.at[space] = FREE
        self.stack[space] = 0
        self.marks[space] = 0
        return tiles

    def move(self, start: int, end: int) -> None:
        """A stack goes to a free space, exhaustion and tokens with it."""
        self.at[end] = self.at[start]
        self.stack[end] = self.stack[start]
        self.marks[end] = self.marks[start]
        self.at[start] = FREE
        self.stack[start] = 0
        self.marks[start] = 0

    def swap(self, one: int, other: int) -> None:
        """W-27: two stacks of one owner change places."""
        self.stack[one], self.stack[other] = self.stack[other], self.stack[one]
        self.marks[one], self.marks[other] = self.marks[other], self.marks[one]

    def turn_block(self, space: int, facing: int) -> None:
        """W-9: all tiles by the same angle; tokens are counted from the top, so they follow."""
        angle = facing - self.facing(space)
        if angle:
            self.stack[space] = turned(self.stack[space], angle)

    def bring_up(self, space: int, tile: int) -> None:
        """W-24: the uppermost tile of this kind on top, facing as `tile` does."""
        self.stack[space] = brought_up(self.stack[space], tile)

    def token_sides(self, space: int) -> list[int]:
        """W-17: the sides with tokens, as on the board, clockwise from N."""
        facing = self.facing(space)
        return [side for side in range(FACINGS) if self.marks[space] >> (side - facing & 7) & 1]


def empty_board() -> Board:
    """Nothing dealt yet."""
    at = [FREE if exists else MISSING for exists in BARE.exists]
    return Board(BARE, at, [0] * SPACES, [0] * SPACES)
