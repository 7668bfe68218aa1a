"""What the seat that decides sees on the lines of the board: what its tiles could hit, and
where the bolts of the enemy fly."""

from typing import Final

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
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, SPENT, Board
from philtre.games.witchcraft.rules.bolts import shielded
from philtre.games.witchcraft.rules.spaces import SPACES
from philtre.games.witchcraft.rules.stacks import TILE_MASK, height

# In units of a logit: a unit more is looked at e times as often.
CAPTURE: Final = 1.6
CAPTURED_TILE: Final = 0.5
CAPTURED_READY: Final = 0.6  # it can act no more
ALTAR_WORTH: Final = [0.7, 0.4, 0.7, 0.9]
SPECIALS: Final[dict[int, float]] = {PROPHET: 1.0, PRINCE: 0.3, BARBARIAN: 0.5, KEYKEEPER: 0.6}
SPECIAL_WORTH: Final[list[float]] = [SPECIALS.get(kind, 0.0) for kind in range(KINDS + 1)]
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


GUARD: Final[list[int]] = guards()


class Aim:
    """The board as one seat sees it."""

    def __init__(self, board: Board, seat: int, several: bool) -> None:
        self.board = board
        self.seat = seat
        self.several = several  # targets of a blast (W-19)
        self.flights = [0] * SPACES  # directions in which bolts of the enemy pass here
        self.worth = [0.0] * SPACES  # what it would be to capture the stack there
        enemy = 1 - seat
        for space in board.shape.spaces:
            if board.at[space] == enemy:
                stack = board.stack[space]
                worth = CAPTURE + CAPTURED_TILE * height(stack)
                if board.marks[space] < SPENT:
                    worth += CAPTURED_READY
                    self._trace(space, stack)
                self.worth[space] = worth

    def _trace(self, space: int, stack: int) -> None:
        """Where the bolts of an enemy fly."""
        at = self.board.at
        kind = stack >> 3 & 15
        spell = SPELL[kind]
        if spell in (POWER_SPELL, ALTARS_ONLY):
            return
        for bolt in BOLTS[kind]:
            direction = stack + bolt & 7
            mark = BY_THUNDER if spell == THUNDER else 1 << direction
            for other in self.board.shape.rays[space * FACINGS + direction]:
                what = at[other]
                if what == FREE or what == self.seat:
                    self.flights[other] |= mark
                if spell != BLAST and (what == self.seat or what >= ALTAR_AT):
                    break

    def aim(self, space: int, tile: int) -> float:
        """What a tile could do from a space, lying so."""
        kind = tile >> 3
        spell = SPELL[kind]
        if spell == POWER_SPELL:
            return SPECIAL_WORTH[kind]
        total = 0.0
        for bolt in BOLTS[kind]:
            total += self.along(space, tile + bolt & 7, spell)
        return total

    def along(self, space: int, direction: int, spell: int) -> float:
        """The best that a bolt could hit, or all of it."""
        board = self.board
        best = 0.0
        for other in board.shape.rays[space * FACINGS + direction]:
            what = board.at[other]
            if what == FREE or what == self.seat:
                continue
            worth = 0.0
            if what >= ALTAR_AT:
                worth = ALTAR_WORTH[what - ALTAR_AT]
            elif spell == ALTARS_ONLY:
                break
            elif spell == THUNDER or not shielded(board, other, direction):
                worth = self.worth[other]
            if spell == BLAST and self.several:
                best += worth
            elif worth > best:
                best = worth
            if spell != BLAST and spell != ALTARS_ONLY:
                break
        return best

    def risk(self, space: int, tile: int, tiles: int) -> float:
        """What may be lost by standing there."""
        if self.flights[space] & ~GUARD[tile]:
            return EXPOSED + EXPOSED_TILE * tiles
        return 0.0

    def standing(self, space: int) -> float:
        """What an own stack is good for as it is."""
        board = self.board
        tile = board.stack[space] & TILE_MASK
        value = self.aim(space, tile) if board.marks[space] < SPENT else 0.0
        return value - self.risk(space, tile, height(board.stack[space]))

    def lying(self, space: int, tile: int, tiles: int) -> float:
        """What a stack of so many tiles would be good for, with this tile on top."""
        return self.aim(space, tile) - self.risk(space, tile, tiles)
