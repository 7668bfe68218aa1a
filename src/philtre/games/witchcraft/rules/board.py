"""What lies in the open: spaces, stacks, reserves, who is in turn (W-1 … W-9).

All tiles of a stack have one owner. Shield tokens and exhaustion are the marks of a
stack; tokens count their side from the facing of the top tile (W-17). A stack is kept in
three parts, from the top: its top tile, up to eight tiles under it, which a native number
holds, and the deep rest that few stacks ever have, shared by copies of the board.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.shared import replaced
from philtre.games.witchcraft.content import ALL_PAIRS, FACINGS, RED
from philtre.games.witchcraft.rules.spaces import (
    BARE,
    BESIDE,
    SPACES,
    Shape,
    with_space,
    without_space,
)
from philtre.games.witchcraft.rules.stacks import (
    TILE_BITS,
    brought_up,
    contents,
    height,
    turned,
)

# What is at a space: the owner of a stack (0 red, 1 green), or one of these.
FREE: Final = 2
MISSING: Final = 3
ALTAR_AT: Final = 4  # + kind of altar

TOKENS: Final = 255  # eight sides
SPENT: Final = 256  # exhausted
NOWHERE: Final = -1
NO_SPACES: Final = vec[i64]()

UNDER_BITS: Final = 8 * TILE_BITS
UNDER_MASK: Final = (1 << UNDER_BITS) - 1


class Board:
    """All that a repetition compares, and a position writes."""

    def __init__(
        self,
        shape: Shape,
        at: vec[i64],
        tops: vec[i64],
        under: vec[i64],
        deep: list[int],
        marks: vec[i64],
    ) -> None:
        self.shape = shape
        self.at = at  # and one more than there are spaces: OFF is always MISSING
        self.tops = tops  # the tile on top, as it lies; 0 is no stack
        self.under = under  # as in `stacks`
        self.deep = deep  # replaced, never changed
        self.marks = marks
        # Where the stacks of each player are, in order; replaced, never changed.
        self.red = NO_SPACES
        self.green = NO_SPACES
        self.turn: i64 = RED
        self.first: i64 = NOWHERE
        self.quiet: i64 = 0  # turns in a row without event (W-40)
        self.pairs: i64 = ALL_PAIRS
        self.held: i64 = 0  # bit for each seat that still holds its power tile
        self.reserve_red: i64 = 0
        self.reserve_green: i64 = 0
        self.start_red: i64 = 0
        self.start_green: i64 = 0

    def copy(self) -> "Board":
        other = Board(self.shape, self.at[:], self.tops[:], self.under[:], self.deep, self.marks[:])
        other.red = self.red
        other.green = self.green
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
            and self._lies_as(other)
            and self.deep == other.deep
        )

    def _lies_as(self, other: "Board") -> bool:
        for space in self.shape.spaces:
            if (
                self.marks[space] != other.marks[space]
                or self.tops[space] != other.tops[space]
                or self.under[space] != other.under[space]
                or self.at[space] != other.at[space]
            ):
                return False
        return True

    def reserve(self, seat: i64) -> i64:
        return self.reserve_red if seat == RED else self.reserve_green

    def set_reserve(self, seat: i64, tiles: i64) -> None:
        if seat == RED:
            self.reserve_red = tiles
        else:
            self.reserve_green = tiles

    def start_set(self, seat: i64) -> i64:
        return self.start_red if seat == RED else self.start_green

    def set_start(self, seat: i64, tiles: i64) -> None:
        if seat == RED:
            self.start_red = tiles
        else:
            self.start_green = tiles

    # Stacks

    def owned(self, seat: i64) -> vec[i64]:
        """Where the stacks of a player are, in order."""
        return self.red if seat == RED else self.green

    def set_owned(self, seat: i64, spaces: vec[i64]) -> None:
        if seat == RED:
            self.red = spaces
        else:
            self.green = spaces

    def free(self) -> vec[i64]:
        """The free spaces, in order."""
        return vec[i64]([space for space in self.shape.spaces if self.at[space] == FREE])

    def line(self, space: i64, direction: i64) -> list[int]:
        """W-15: the spaces up to the first missing one."""
        found: list[int] = []
        space = BESIDE[space * FACINGS + direction]
        while self.at[space] != MISSING:
            found.append(space)
            space = BESIDE[space * FACINGS + direction]
        return found

    def top(self, space: i64) -> i64:
        """The kind of the top tile."""
        return self.tops[space] >> 3

    def facing(self, space: i64) -> i64:
        """Where the top tile faces."""
        return self.tops[space] & 7

    def stack(self, space: i64) -> int:
        """All tiles, as one number."""
        top: int = self.tops[space]  # no native number: the stack may be higher than one holds
        return self.below(space) << TILE_BITS | top

    def below(self, space: i64) -> int:
        """All tiles but the top, as one number."""
        under: int = self.under[space]
        return self.deep[space] << UNDER_BITS | under if self.deep[space] else under

    def height(self, space: i64) -> i64:
        """How many tiles a stack has."""
        return 1 + height(self.below(space)) if self.under[space] else 1

    def put(self, space: i64, seat: i64, tile: i64) -> None:
        """A tile on top, or the first of a new stack: ready and without tokens (W-21, W-34)."""
        if self.tops[space]:
            self._lay_under(space, self.stack(space))
        else:
            self.at[space] = seat
            self.set_owned(seat, with_space(self.owned(seat), space))
        self.tops[space] = tile
        self.marks[space] = 0

    def lift(self, space: i64) -> i64:
        """Take a whole stack off the board; its tiles as a multiset."""
        tiles = contents(self.stack(space))
        seat = self.at[space]
        self.set_owned(seat, without_space(self.owned(seat), space))
        self._lay_under(space, 0)
        self.at[space] = FREE
        self.tops[space] = 0
        self.marks[space] = 0
        return tiles

    def move(self, start: i64, end: i64) -> None:
        """A stack goes to a free space, exhaustion and tokens with it."""
        seat = self.at[start]
        self.set_owned(seat, with_space(without_space(self.owned(seat), start), end))
        self.at[end] = seat
        self.at[start] = FREE
        self.swap(start, end)

    def swap(self, one: i64, other: i64) -> None:
        """W-27: two stacks of one owner change places."""
        tops, marks = self.tops, self.marks
        tops[one], tops[other] = tops[other], tops[one]
        marks[one], marks[other] = marks[other], marks[one]
        below = self.below(one)
        self._lay_under(one, self.below(other))
        self._lay_under(other, below)

    def turn_block(self, space: i64, facing: i64) -> None:
        """W-9: all tiles by the same angle; tokens are counted from the top, so they follow."""
        angle = facing - self.facing(space)
        if angle:
            self.tops[space] += angle
            self._lay_under(space, turned(self.below(space), angle))

    def bring_up(self, space: i64, tile: i64) -> None:
        """W-24: the uppermost tile of this kind on top, facing as `tile` does."""
        self._lay_under(space, brought_up(self.stack(space), tile) >> TILE_BITS)
        self.tops[space] = tile

    def _lay_under(self, space: i64, tiles: int) -> None:
        self.under[space] = tiles & UNDER_MASK
        if self.deep[space] != tiles >> UNDER_BITS:
            self.deep = replaced(self.deep, space, tiles >> UNDER_BITS)


def empty_board() -> Board:
    """Nothing dealt yet."""
    at = vec[i64]([FREE if exists else MISSING for exists in [*BARE.exists, False]])
    nothing = [0] * SPACES
    return Board(BARE, at, vec[i64](nothing), vec[i64](nothing), nothing, vec[i64](nothing))
