"""What the seat that decides sees on the lines of the board: what its tiles could hit, and
where the bolts of the enemy fly."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.witchcraft.content import (
    ALTARS_ONLY,
    BARBARIAN,
    BEHIND,
    BLAST,
    BOLTS,
    FACINGS,
    KEYKEEPER,
    KINDS,
    POWER_SPELL,
    PRINCE,
    PROPHET,
    SHIELDS,
    SPELL,
    THUNDER,
)
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, MISSING, SPENT, Board
from philtre.games.witchcraft.rules.bolts import shielded
from philtre.games.witchcraft.rules.spaces import BESIDE, SPACES

# In units of a logit: a unit more is looked at e times as often.
CAPTURE: Final = 1.6
CAPTURED_TILE: Final = 0.5
CAPTURED_READY: Final = 0.6  # it can act no more
ALTAR_WORTH: Final = vec[float]([0.7, 0.4, 0.7, 0.9])
SPECIALS: Final[dict[int, float]] = {PROPHET: 1.0, PRINCE: 0.3, BARBARIAN: 0.5, KEYKEEPER: 0.6}
SPECIAL_WORTH: Final = vec[float]([SPECIALS.get(kind, 0.0) for kind in range(KINDS + 1)])
EXPOSED: Final = 0.7  # in a line of the enemy, and as much for each tile
EXPOSED_TILE: Final = 0.3

BY_THUNDER: Final = 256  # among the directions from which bolts come


def guards() -> list[int]:
    """For each tile as it lies, the directions of flight that its shields stop."""
    found: list[int] = []
    for tile in range((KINDS + 1) * FACINGS):
        shields = SHIELDS[tile >> 3]
        found.append(sum(1 << d for d in range(FACINGS) if shields >> (d + BEHIND - tile & 7) & 1))
    return found


GUARD: Final = vec[i64](guards())
NO_FLIGHTS: Final = vec[i64]([0] * SPACES)
NO_WORTH: Final = vec[float]([0.0] * SPACES)


class Aim:
    """The board as one seat sees it."""

    def __init__(self, board: Board, seat: i64, several: bool) -> None:
        self.board = board
        self.seat: i64 = seat
        self.several = several  # targets of a blast (W-19)
        self.flights = NO_FLIGHTS  # directions in which bolts of the enemy pass here; see `watch`
        self.worth = NO_WORTH[:]  # what it would be to capture the stack there
        for space in board.owned(1 - seat):
            worth = CAPTURE + CAPTURED_TILE * float(board.height(space))
            if board.marks[space] < SPENT:
                worth += CAPTURED_READY
            self.worth[space] = worth

    def watch(self) -> None:
        """See where the bolts of the enemy fly: for all that asks what is at risk."""
        board = self.board
        self.flights = NO_FLIGHTS[:]
        for space in board.owned(1 - self.seat):
            if board.marks[space] < SPENT:
                self._trace(space, board.tops[space])

    def _trace(self, space: i64, tile: i64) -> None:
        """Where the bolts of an enemy fly."""
        kind = tile >> 3
        spell = SPELL[kind]
        if spell != POWER_SPELL and spell != ALTARS_ONLY:
            for bolt in BOLTS[kind]:
                self._fly(space, tile + bolt & 7, spell)

    def _fly(self, space: i64, direction: i64, spell: i64) -> None:
        at, flights, seat = self.board.at, self.flights, self.seat
        mark = BY_THUNDER if spell == THUNDER else 1 << direction
        other = BESIDE[space * FACINGS + direction]
        while (what := at[other]) != MISSING:
            if what in (FREE, seat):
                flights[other] |= mark
            if spell != BLAST and (what == seat or what >= ALTAR_AT):
                break
            other = BESIDE[other * FACINGS + direction]

    def aim(self, space: i64, tile: i64) -> float:
        """What a tile could do from a space, lying so."""
        kind = tile >> 3
        spell = SPELL[kind]
        if spell == POWER_SPELL:
            return SPECIAL_WORTH[kind]
        total = 0.0
        for bolt in BOLTS[kind]:
            total += self.along(space, tile + bolt & 7, spell)
        return total

    def along(self, space: i64, direction: i64, spell: i64) -> float:
        """The best that a bolt could hit, or all of it."""
        board = self.board
        at, seat = board.at, self.seat
        best = 0.0
        while True:
            space = BESIDE[space * FACINGS + direction]
            what = at[space]
            if what == MISSING:
                return best
            if what in (FREE, seat):
                continue
            worth = 0.0
            if what >= ALTAR_AT:
                worth = ALTAR_WORTH[what - ALTAR_AT]
            elif spell == ALTARS_ONLY:
                return best
            elif spell == THUNDER or not shielded(board, space, direction):
                worth = self.worth[space]
            if spell == BLAST and self.several:
                best += worth
            elif worth > best:
                best = worth
            if spell != BLAST and spell != ALTARS_ONLY:
                return best

    def risk(self, space: i64, tile: i64, tiles: i64) -> float:
        """What may be lost by standing there."""
        if self.flights[space] & ~GUARD[tile]:
            return EXPOSED + EXPOSED_TILE * float(tiles)
        return 0.0

    def standing(self, space: i64) -> float:
        """What an own stack is good for as it is."""
        board = self.board
        tile = board.tops[space]
        value = self.aim(space, tile) if board.marks[space] < SPENT else 0.0
        return value - self.risk(space, tile, board.height(space))

    def lying(self, space: i64, tile: i64, tiles: i64) -> float:
        """What a stack of so many tiles would be good for, with this tile on top."""
        return self.aim(space, tile) - self.risk(space, tile, tiles)

    def all_round(
        self, scores: vec[float], first: i64, space: i64, kind: i64, tiles: i64, before: float
    ) -> None:
        """The same for each of eight facings, over what was there before: scores from `first`."""
        spell, bolts, flights = SPELL[kind], BOLTS[kind], self.flights[space]
        danger = EXPOSED + EXPOSED_TILE * float(tiles)
        for facing in range(FACINGS):
            value = SPECIAL_WORTH[kind]
            for bolt in bolts:
                value += self.along(space, facing + bolt & 7, spell)
            if flights & ~GUARD[kind << 3 | facing]:
                value -= danger
            scores[first + facing] = value - before
