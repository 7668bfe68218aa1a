"""What both sides have at the start of a turn: a look at the board, counted.

All that is counted of who is to move comes first, then the same of the other. A stack is
counted by its top tile, by what that could do, and by whether the enemy could take it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.witchcraft.content import (
    ALTARS,
    ALTARS_ONLY,
    BLAST,
    BOLTS,
    FACINGS,
    KINDS,
    POWER_SPELL,
    SPELL,
    THUNDER,
    size_of,
)
from philtre.games.witchcraft.content import TILES as TILE_NAMES
from philtre.games.witchcraft.rules.altars import able_with
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, MISSING, SPENT, Board
from philtre.games.witchcraft.rules.bolts import altars_in_line, shielded
from philtre.games.witchcraft.rules.spaces import BESIDE, SPACES
from philtre.games.witchcraft.rules.specials import can_act

# What a stack could do now.
EXHAUSTED: Final = 0
IDLE: Final = 1  # ready, but nothing to act on
ACTS: Final = 2  # uses an altar or its own power, and takes nothing
CAPTURES: Final = 3
DEEDS: Final = ["exhausted", "idle", "acting", "capturing"]

# What is counted of a side; each kind of tile has a place for each deed, in danger or not.
TOPS: Final = 0
PER_KIND: Final = 2 * len(DEEDS)
USES: Final = TOPS + KINDS * PER_KIND  # + kind of altar: stacks that could use one
HIGH: Final = USES + len(ALTARS)  # stacks of 2 tiles, of 3, of more; then those in danger
HEIGHTS: Final = 3
TAKEN_TWICE: Final = HIGH + 2 * HEIGHTS  # stacks that two bolts could take
RESERVE: Final = TAKEN_TWICE + 1  # tiles that a summoning could bring
HELD: Final = RESERVE + 1  # the power tile
FEW: Final = HELD + 1  # no stack could act, one, two
SIDE: Final = FEW + 3
# The same in words, as in the file of the weights.
COUNTED: Final[list[str]] = [
    *[
        f"{tile} {deed}{danger}"
        for tile in TILE_NAMES[1:]
        for deed in DEEDS
        for danger in ("", " in danger")
    ],
    *[f"uses {altar}" for altar in ALTARS],
    *[f"{count} tiles{danger}" for danger in ("", " in danger") for count in ("2", "3", "more")],
    "taken twice",
    "reserve",
    "power held",
    "stuck",
    "one left",
    "two left",
]

NO_HITS: Final = vec[i64]([0] * SPACES)
NO_COUNTS: Final = vec[i64]([0] * (2 * SIDE))


class Survey:
    """Both sides, in one look at the board; `places` are those of what there is, with `counts`
    the number of each."""

    def __init__(self, board: Board, mover: i64) -> None:
        self.board = board
        self.counts = NO_COUNTS[:]
        self.hits = NO_HITS[:]  # how many bolts could take what is there
        self.deeds = NO_HITS[:]
        self._look_at_all(mover, 0)
        self._look_at_all(1 - mover, SIDE)
        self._count(mover, 0)
        self._count(1 - mover, SIDE)

    def _look_at_all(self, seat: i64, first: i64) -> None:
        board = self.board
        spent = False
        for space in board.owned(seat):
            if board.marks[space] >= SPENT:
                spent = True
        # That every side of every stack has a token is left out of account.
        able = able_with(spent, True, board.pairs)
        for space in board.owned(seat):
            if board.marks[space] < SPENT:
                self.deeds[space] = self._look(space, seat, able, first)

    def _look(self, space: i64, seat: i64, able: i64, first: i64) -> i64:
        """One stack that is ready: what its top could do."""
        board = self.board
        kind = board.tops[space] >> 3
        spell = SPELL[kind]
        if spell == POWER_SPELL:
            return ACTS if can_act(board, kind, seat) else IDLE
        if spell == ALTARS_ONLY:
            used = altars_in_line(board, space, seat) & able
        else:
            used = self._aim(space, seat, kind, spell, able)
        if used < 0:
            return CAPTURES
        for altar in range(len(ALTARS)):
            if used >> altar & 1:
                self.counts[first + USES + altar] += 1
        return ACTS if used else IDLE

    def _aim(self, space: i64, seat: i64, kind: i64, spell: i64, able: i64) -> i64:
        """The altars that its bolts could use, as a mask; -1 if it could capture."""
        board = self.board
        at, facing = board.at, board.tops[space]
        used: i64 = 0
        for bolt in BOLTS[kind]:
            direction = facing + bolt & 7
            other = space
            while (what := at[other := BESIDE[other * FACINGS + direction]]) != MISSING:
                if what in (FREE, seat):
                    continue
                if what >= ALTAR_AT:
                    if used >= 0:
                        used |= able & 1 << what - ALTAR_AT
                elif spell == THUNDER or not shielded(board, other, direction):
                    self.hits[other] += 1
                    used = -1
                if spell != BLAST:
                    break
        return used

    def _count(self, seat: i64, first: i64) -> None:
        """What follows from what both sides could do."""
        board, counts = self.board, self.counts
        acting: i64 = 0
        for space in board.owned(seat):
            deed = self.deeds[space]
            if deed >= ACTS:
                acting += 1
            self._note(space, deed, first)
        if board.pairs:
            counts[first + RESERVE] = size_of(board.reserve(seat))
        counts[first + HELD] = board.held >> seat & 1
        if acting < 3:
            counts[first + FEW + acting] = 1

    def _note(self, space: i64, deed: i64, first: i64) -> None:
        """A stack, as it stands."""
        board, counts = self.board, self.counts
        danger: i64 = 1 if self.hits[space] else 0
        kind = board.tops[space] >> 3
        counts[first + TOPS + (kind - 1) * PER_KIND + 2 * deed + danger] += 1
        if board.under[space]:
            above: i64 = board.height(space) - 2
            if above >= HEIGHTS:
                above = HEIGHTS - 1
            counts[first + HIGH + danger * HEIGHTS + above] += 1
        if self.hits[space] > 1:
            counts[first + TAKEN_TWICE] += 1
