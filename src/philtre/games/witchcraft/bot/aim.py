"""What the seat that decides sees on the lines of the board: what its tiles could hit, and
where the bolts of the enemy fly."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.witchcraft.bot.worths import (
    ALTAR,
    CAPTURE,
    CAPTURED_AIMING,
    CAPTURED_READY,
    CAPTURED_TILE,
    EXPOSED,
    EXPOSED_TILE,
    FITTED,
    TOP,
)
from philtre.games.witchcraft.content import (
    ALTARS_ONLY,
    BEHIND,
    BLAST,
    BOLTS,
    FACINGS,
    KINDS,
    POWER_SPELL,
    SHIELDS,
    SPELL,
    THUNDER,
)
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, MISSING, SPENT, Board
from philtre.games.witchcraft.rules.bolts import shielded
from philtre.games.witchcraft.rules.spaces import BESIDE, SPACES

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
    """The board as one seat sees it, with the worths for what it decides."""

    def __init__(self, board: Board, seat: i64, several: bool, first: i64) -> None:
        self.board = board
        self.seat: i64 = seat
        self.several = several  # targets of a blast (W-19)
        self.worths = FITTED.known()
        self.first: i64 = first  # where the worths begin
        self.flights = NO_FLIGHTS  # directions in which bolts of the enemy pass here; see `watch`
        self.worth = NO_WORTH[:]  # what it would be to capture the stack there
        known = self.worths
        for space in board.owned(1 - seat):
            worth = known[first + CAPTURE]
            worth += known[first + CAPTURED_TILE] * float(board.height(space))
            if board.marks[space] < SPENT:
                worth += known[first + CAPTURED_READY]
                if self._takes(space):
                    worth += known[first + CAPTURED_AIMING]
            self.worth[space] = worth

    def _takes(self, space: i64) -> bool:
        """Whether an enemy that is ready could capture something."""
        board, seat = self.board, self.seat
        at, tile = board.at, board.tops[space]
        spell = SPELL[tile >> 3]
        if spell in (POWER_SPELL, ALTARS_ONLY):
            return False
        for bolt in BOLTS[tile >> 3]:
            direction = tile + bolt & 7
            other = BESIDE[space * FACINGS + direction]
            while (what := at[other]) != MISSING:
                if what == seat and (spell == THUNDER or not shielded(board, other, direction)):
                    return True
                if spell != BLAST and (what == seat or what >= ALTAR_AT):
                    break
                other = BESIDE[other * FACINGS + direction]
        return False

    def known(self, number: i64) -> float:
        """One of the worths."""
        return self.worths[self.first + number]

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
        total = self.worths[self.first + TOP + kind]
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
                worth = self.worths[self.first + ALTAR + what - ALTAR_AT]
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
        return self.danger(tiles) if self.flights[space] & ~GUARD[tile] else 0.0

    def danger(self, tiles: i64) -> float:
        known, first = self.worths, self.first
        return known[first + EXPOSED] + known[first + EXPOSED_TILE] * float(tiles)

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
        danger, top = self.danger(tiles), self.worths[self.first + TOP + kind]
        for facing in range(FACINGS):
            value = top
            for bolt in bolts:
                value += self.along(space, facing + bolt & 7, spell)
            if flights & ~GUARD[kind << 3 | facing]:
                value -= danger
            scores[first + facing] = value - before
