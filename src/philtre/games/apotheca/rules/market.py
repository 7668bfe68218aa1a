"""The market: sixteen spaces and what lies on them (A-1, A-4).

A tile is a small number: nothing, a face-up potion, a potion that nobody has ever
seen (solo), or a facedown one with its colour and the seat it points at. Above
that, a facedown tile carries a mark that says when it was drawn; see `supply`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import with_batch
from philtre.games.apotheca.content import KINDS, LINES, SPACE_COUNT
from philtre.games.apotheca.rules.powers import (
    ENDS,
    FIRST_STEP,
    FIRST_WIND,
    MASKED,
    STARTS,
    TIDEMASTER,
    is_wind,
    slides,
    winds,
)
from philtre.games.apotheca.rules.uses import (
    BARE,
    FIRST_BATCH,
    FIRST_OF_BATCH,
    FITTING,
    PARTICULAR,
    WITHIN,
    sifted,
)

NOWHERE: Final = -1  # instead of a space

EMPTY: Final = 0
FACE_UP: Final = 1  # + colour
UNSEEN: Final = 4
FACEDOWN: Final = 5  # + 3 × seat + colour
FACES: Final = 32  # and + 32 × mark


def facedown(seat: i64, colour: i64, mark: i64) -> i64:
    return FACEDOWN + KINDS * seat + colour + FACES * mark


def colour_of(tile: i64) -> i64:
    """The colour of a potion that has one: all but those that nobody has seen."""
    face = tile % FACES
    return face - FACE_UP if face < UNSEEN else (face - FACEDOWN) % KINDS


def seat_of(tile: i64) -> i64:
    """The seat that a facedown potion points at."""
    return (tile % FACES - FACEDOWN) // KINDS


def mark_of(tile: i64) -> i64:
    return tile // FACES


def lined(spaces: i64) -> bool:
    """A-24: whether some three of the spaces are consecutive in a row or a column."""
    column = spaces & (spaces >> 1) & (spaces >> 2) & 0x3333
    return (column | (spaces & (spaces >> 4) & (spaces >> 8))) != 0


class Market:
    full: i64  # spaces that hold a potion
    down: i64  # a facedown one

    def __init__(self, tiles: vec[i64], up: vec[i64], full: i64, down: i64) -> None:
        self.tiles = tiles
        self.up = up  # for each colour, the spaces that hold a face-up potion of it
        self.full = full
        self.down = down

    def clone(self) -> "Market":
        return Market(self.tiles[:], self.up[:], self.full, self.down)

    def facedown_count(self) -> int:
        return int(self.down).bit_count()

    def fewer_facedown_than(self, count: i64) -> bool:
        """Whether none is left when one less than so many are taken away."""
        down = self.down
        for _ in range(1, count):
            down &= down - 1
        return down == 0

    def lay(self, space: i64, tile: i64) -> None:
        """Put a tile on an empty space."""
        self.tiles[space] = tile
        bit: i64 = 1 << space
        self.full |= bit
        if tile >= UNSEEN:
            self.down |= bit
        else:
            self.up[tile - FACE_UP] |= bit

    def lift(self, space: i64) -> i64:
        """Take away what lies on a space, if anything does."""
        tile = self.tiles[space]
        if tile != EMPTY:
            self.tiles[space] = EMPTY
            bit: i64 = 1 << space
            self.full ^= bit
            if tile >= UNSEEN:
                self.down ^= bit
            else:
                self.up[tile - FACE_UP] ^= bit
        return tile

    def ways(self, change: int) -> tuple[vec[i64], vec[i64]]:
        """From where to where things move when a power is used so."""
        if is_wind(change):
            return slides(self.full, change - FIRST_WIND)
        first, last = FIRST_STEP[change], FIRST_STEP[change + 1]
        return STARTS[first:last], ENDS[first:last]

    def use(self, change: i64) -> None:
        """A-20: a power is used so."""
        if is_wind(change):
            starts, ends = slides(self.full, change - FIRST_WIND)
            self.shift(starts, ends, 0, len(starts))
        else:
            self.shift(STARTS, ENDS, FIRST_STEP[change], FIRST_STEP[change + 1])

    def shift(self, starts: vec[i64], ends: vec[i64], first: i64, last: i64) -> None:
        """A-21: all at once; empty spaces travel along.

        One after the other is the same: what goes where something lies puts that into the
        hand, and the next to move begins there (see `powers`).
        """
        hand: i64 = EMPTY
        filled: i64 = NOWHERE
        for step in range(first, last):
            start, end = starts[step], ends[step]
            tile = hand if start == filled else self.lift(start)
            hand = self.lift(end)
            if tile != EMPTY:
                self.lay(end, tile)
            filled = end

    def with_uses(self, moves: vec[i64], who: i64, base: i64) -> vec[i64]:
        """And the legal uses of an apothecary's power (A-20)."""
        full = self.full
        if who == TIDEMASTER:
            return with_batch(moves, base + FIRST_WIND, winds(full))
        for batch in range(FIRST_BATCH[who], FIRST_BATCH[who + 1]):
            legal = sifted(FITTING, batch, full)
            if PARTICULAR >> who & 1 and legal != 0:
                legal &= ~self.idle_uses(who, batch)
            moves = with_batch(moves, base + FIRST_OF_BATCH[batch], legal)
        return moves

    def idle_uses(self, who: i64, batch: i64) -> i64:
        """Those that would change nothing, or are for potions that differ (A-23, A-34, A-39)."""
        if who == MASKED:
            up = self.full & ~self.down
            return sifted(WITHIN, batch, self.down) | sifted(WITHIN, batch, up)
        idle = sifted(BARE, batch, self.full)
        for colour in range(KINDS):
            idle |= sifted(WITHIN, batch, self.up[colour])
        return idle

    def has_line(self) -> bool:
        """Whether there is a match on the board, whoever could make it (A-24, A-68)."""
        return lined(self.up[0]) or lined(self.up[1]) or lined(self.up[2])

    def matches(self, colour: int) -> list[int]:
        """A-25: the matches of a colour, in the order of their first spaces."""
        spaces = self.up[colour]
        if not lined(spaces):
            return []
        found: list[int] = []
        for line in LINES:
            if line & spaces == line:
                apart = [match for match in found if not match & line]
                for match in found:
                    if match & line:
                        line |= match
                found = [*apart, line]
        return sorted(found, key=first_of)


def empty_market() -> Market:
    return Market(vec[i64]([EMPTY] * SPACE_COUNT), vec[i64]([0] * KINDS), 0, 0)


def first_of(spaces: i64) -> int:
    """The first of some spaces, in the order of spaces."""
    for space in range(SPACE_COUNT):
        if spaces >> space & 1:
            return space
    raise AssertionError(spaces)
