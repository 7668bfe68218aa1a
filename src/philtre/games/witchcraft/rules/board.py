"""What lies on the table, and what can be read off it without knowing whose secret is what.

All tiles of a stack have one owner. Shield tokens and exhaustion are the marks of a
stack; tokens count their side from the facing of the top tile (W-17).
"""

from typing import Final

from philtre.games.witchcraft.content import (
    ALL_PAIRS,
    ALTARS_ONLY,
    BARBARIAN,
    BEHIND,
    BLAST,
    BOLTS,
    ENERGY,
    FACINGS,
    KEYKEEPER,
    MISSILE,
    POWER_SPELL,
    PRINCE,
    PROTECTION,
    RED,
    SHIELDS,
    SPELL,
    SUMMONING,
    TELEPORTATION,
)
from philtre.games.witchcraft.notation.moves import FIRE, USE
from philtre.games.witchcraft.rules.spaces import BARE, SPACES, Shape
from philtre.games.witchcraft.rules.stacks import TILE_BITS, TILE_MASK, brought_up, contents, turned

# What is at a space: the owner of a stack (0 red, 1 green), or one of these.
FREE: Final = 2
MISSING: Final = 3
ALTAR_AT: Final = 4  # + kind of altar

TOKENS: Final = 255  # eight sides
SPENT: Final = 256  # exhausted
NOWHERE: Final = -1


class Board:
    """The table in the open: all that a repetition compares, and a position writes."""

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

    # What acts

    def able(self, seat: int) -> int:
        """W-31 … W-35: which altars can act for a player now, as a mask."""
        able = 1 << TELEPORTATION
        if self.pairs:
            able |= 1 << SUMMONING
        for space in self.shape.spaces:
            if self.at[space] == seat:
                marks = self.marks[space]
                if marks & SPENT:
                    able |= 1 << ENERGY
                if marks & TOKENS != TOKENS:
                    able |= 1 << PROTECTION
        return able

    def activations(self, seat: int) -> list[int]:
        """W-11, W-14: the stacks of a player that can be activated, as moves."""
        able = self.able(seat)
        moves: list[int] = []
        at = self.at
        for space in self.shape.spaces:
            if at[space] == seat and self.marks[space] < SPENT:
                spell = SPELL[self.stack[space] >> 3 & 15]
                if spell == POWER_SPELL:
                    if self.special_can_act(space, seat):
                        moves.append(USE + space)
                elif self.can_fire(space, seat, spell, able):
                    moves.append(FIRE + space)
        return moves

    def special_can_act(self, space: int, seat: int) -> bool:
        """W-24 … W-27: the Prophet always can."""
        kind = self.top(space)
        if kind == PRINCE:
            owned = self.owned(seat)
            return len(owned) > 1 and any(self.stack[s] > TILE_MASK for s in owned)
        if kind == BARBARIAN:
            return any(self.at[s] >= ALTAR_AT for s in self.shape.spaces)
        if kind == KEYKEEPER:
            return len(self.owned(seat)) > 1
        return True

    def can_fire(self, space: int, seat: int, spell: int, able: int) -> bool:
        if spell == BLAST:
            return len(self.blast_targets(space, seat, able)) > 0
        if spell == ALTARS_ONLY:
            return self.altars_in_line(space, seat) & able != 0
        facing = self.facing(space)
        for bolt in BOLTS[self.top(space)]:
            if self.hit(space, facing + bolt & 7, seat, spell, able) != NOWHERE:
                return True
        return False

    # Bolts

    def first_in_line(self, space: int, direction: int, seat: int) -> int:
        """W-15, W-16: the first enemy stack or altar on the line."""
        at = self.at
        for other in self.shape.rays[space * FACINGS + direction]:
            what = at[other]
            if what != FREE and what != seat:
                return other
        return NOWHERE

    def hit(self, space: int, direction: int, seat: int, spell: int, able: int) -> int:
        """W-16: what a missile or thunder from here hits, or NOWHERE if the shot is not legal."""
        target = self.first_in_line(space, direction, seat)
        if target == NOWHERE:
            return NOWHERE
        what = self.at[target]
        if what >= ALTAR_AT:
            return target if able >> what - ALTAR_AT & 1 else NOWHERE
        if spell == MISSILE and self.shielded(target, direction):
            return NOWHERE
        return target

    def shielded(self, space: int, direction: int) -> bool:
        """W-17: whether a shield is on the side from which a bolt flying so would come."""
        stack = self.stack[space]
        side = direction + BEHIND - (stack & 7) & 7
        return bool((SHIELDS[stack >> 3 & 15] | self.marks[space]) >> side & 1)

    def blast_targets(self, space: int, seat: int, able: int) -> list[int]:
        """W-19: all that a blast may be aimed at."""
        targets: list[int] = []
        direction = self.facing(space) + BOLTS[self.top(space)][0] & 7
        for other in self.shape.rays[space * FACINGS + direction]:
            what = self.at[other]
            if what >= ALTAR_AT:
                if able >> what - ALTAR_AT & 1:
                    targets.append(other)
            elif what == 1 - seat and not self.shielded(other, direction):
                targets.append(other)
        return targets

    def altars_in_line(self, space: int, seat: int) -> int:
        """W-20: the altars up to the first enemy stack, as a mask of kinds."""
        altars = 0
        direction = self.facing(space) + BOLTS[self.top(space)][0] & 7
        for other in self.shape.rays[space * FACINGS + direction]:
            what = self.at[other]
            if what >= ALTAR_AT:
                altars |= 1 << what - ALTAR_AT
            elif what == 1 - seat:
                break
        return altars


def empty_board() -> Board:
    """Nothing dealt yet."""
    at = [FREE if exists else MISSING for exists in BARE.exists]
    return Board(BARE, at, [0] * SPACES, [0] * SPACES)
