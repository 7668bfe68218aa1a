"""What looks good at first sight: a quick score for each option of a decision.

Worth about a ten-thousandth of a second: where a tile would aim, what it would give up,
and whether it would stand in a line of the enemy. Search looks at the best of these
first, and finishes a turn by them where it goes no deeper.
"""

from math import exp
from typing import Final

from philtre.core.rng import Rng
from philtre.games.witchcraft.content import (
    ALTARS_ONLY,
    APPRENTICE,
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
from philtre.games.witchcraft.notation.moves import (
    ALTAR,
    DISCARD_OF,
    DONE,
    FIRE,
    GIVE,
    KEEP,
    PLACE,
    POWER,
    PROPHESY,
    READY,
    SHIELD,
    TARGET,
    TELEPORT,
    TO,
    TOP,
    TOP_OF,
    TURN,
    USE,
)
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, SPENT, Board
from philtre.games.witchcraft.rules.bolts import shielded
from philtre.games.witchcraft.rules.spaces import SPACES
from philtre.games.witchcraft.rules.stacks import height
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import (
    ACTIVATE,
    AFTERWARDS,
    DRAWING,
    ENERGY_STACK,
    GIVING,
    KEYKEEPER_TURN,
    NEXT_TARGET,
    OVER,
    PLACING,
    PRIEST_CHOICE,
    PRINCE_DISCARD,
    PROPHET_STACK,
    PROPHET_TOP,
    PROTECTION_SIDE,
    SUMMON_PLACE,
    TARGET_CHOICE,
    TELEPORT_END,
    TELEPORT_STACK,
)

# In units of a logit: a unit more is looked at e times as often.
CAPTURE: Final = 1.6
CAPTURED_TILE: Final = 0.5
CAPTURED_READY: Final = 0.6  # it can act no more
ALTAR_WORTH: Final = [0.7, 0.4, 0.7, 0.9]
SPECIAL_WORTH: Final[list[float]] = [0.0] * (KINDS + 1)
SPECIAL_WORTH[PROPHET] = 1.0
SPECIAL_WORTH[PRINCE] = 0.3
SPECIAL_WORTH[BARBARIAN] = 0.5
SPECIAL_WORTH[KEYKEEPER] = 0.6
EXPOSED: Final = 0.7  # in a line of the enemy, and as much for each tile
EXPOSED_TILE: Final = 0.3
READIED: Final = 1.0
USED_POWER: Final = -0.4

SHARP: Final = 3.0  # how much rather the best than the next best
WEIGHT: Final = 1 << 16

BY_THUNDER: Final = 256  # among the directions from which bolts come


def guards() -> list[int]:
    """For each tile as it lies, the directions of flight that its shields stop."""
    found: list[int] = []
    for tile in range((KINDS + 1) * FACINGS):
        shields = SHIELDS[tile >> 3]
        found.append(sum(1 << d for d in range(FACINGS) if shields >> (d + BEHIND - tile & 7) & 1))
    return found


GUARD: Final[list[int]] = guards()


class Instinct:
    """The board as the seat that decides sees it."""

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
        tile = board.stack[space] & 127
        value = self.aim(space, tile) if board.marks[space] < SPENT else 0.0
        return value - self.risk(space, tile, height(board.stack[space]))

    def lying(self, space: int, tile: int, tiles: int) -> float:
        """What a stack of so many tiles would be good for, with this tile on top."""
        return self.aim(space, tile) - self.risk(space, tile, tiles)


def scores(state: WitchcraftState) -> list[float]:
    """A score for each option of the decision that is due, in their order."""
    step = state.step
    sight = Instinct(state.board, state.asked, state.box.several)
    options = state.options
    if step == GIVING:
        return giving(state, sight)
    if step in (PLACING, SUMMON_PLACE):
        kind = state.in_hand << 3
        return [sight.lying((m - PLACE) >> 3, kind | (m - PLACE) & 7, 1) for m in options]
    if step == TELEPORT_END:
        stack = state.board.stack[state.focus]
        kind = stack & 120
        tiles = height(stack)
        return [sight.lying((m - TO) >> 3, kind | (m - TO) & 7, tiles) for m in options]
    if step == KEYKEEPER_TURN:
        return turning(state, sight)
    if step == PROTECTION_SIDE:
        return shielding(state, sight)
    return [score(state, sight, step, move) for move in options]


def giving(state: WitchcraftState, sight: Instinct) -> list[float]:
    """What the stack gains by the tile on top of it."""
    board = state.board
    kind = state.in_hand << 3
    found: list[float] = []
    space = -1
    before = 0.0
    tiles = 0
    for move in state.options:
        if (move - GIVE) >> 3 != space:
            space = (move - GIVE) >> 3
            before = sight.standing(space)
            tiles = height(board.stack[space]) + 1
        found.append(sight.lying(space, kind | (move - GIVE) & 7, tiles) - before)
    return found


def turning(state: WitchcraftState, sight: Instinct) -> list[float]:
    board = state.board
    found: list[float] = []
    for move in state.options:
        if move == KEEP:
            found.append(0.0)
            continue
        space = (move - TURN) >> 3
        stack = board.stack[space]
        tile = stack & 120 | (move - TURN) & 7
        gain = 0.0
        if board.marks[space] < SPENT:
            gain = sight.lying(space, tile, height(stack)) - sight.standing(space)
        found.append(gain)
    return found


def shielding(state: WitchcraftState, sight: Instinct) -> list[float]:
    """A token against a bolt that would hit; thunder goes through."""
    board = state.board
    found: list[float] = []
    for move in state.options:
        space = (move - SHIELD) >> 3
        flight = 1 << ((move - SHIELD) + BEHIND & 7)
        stack = board.stack[space]
        open_to = sight.flights[space] & ~GUARD[stack & 127]
        gain = 0.0
        if open_to & flight:
            gain = sight.risk(space, stack & 127, height(stack))
            if open_to != flight:
                gain *= 0.3
        found.append(gain)
    return found


def score(state: WitchcraftState, sight: Instinct, step: int, move: int) -> float:
    board = state.board
    if step in (ACTIVATE, AFTERWARDS):
        if move >= POWER:
            return 0.0 if move == DONE else USED_POWER
        space = move - FIRE if move < USE else move - USE
        return sight.aim(space, board.stack[space] & 127)
    if step in (TARGET_CHOICE, NEXT_TARGET):
        if move == DONE:
            return 0.0
        what = board.at[move - TARGET]
        return sight.worth[move - TARGET] if what < FREE else ALTAR_WORTH[what - ALTAR_AT]
    if step == PROPHET_TOP:
        return topping(state, sight, move)
    if step == ENERGY_STACK:
        if move == DONE:
            return 0.0
        return READIED + sight.aim(move - READY, board.stack[move - READY] & 127)
    if step in (PROPHET_STACK, TELEPORT_STACK):
        space = move - PROPHESY if step == PROPHET_STACK else move - TELEPORT
        return -sight.standing(space)
    if step == PRIEST_CHOICE:
        return 0.0 if move == DONE else ALTAR_WORTH[move - ALTAR]
    if step == PRINCE_DISCARD:
        return 0.5 if move == DISCARD_OF + APPRENTICE else 0.0
    return 0.0


def topping(state: WitchcraftState, sight: Instinct, move: int) -> float:
    """The Prophet: as the stack would be then."""
    board = state.board
    space = state.focus
    if move >= TOP and move < KEEP:
        if board.marks[space] >= SPENT:
            return -1.0
        return sight.lying(space, move - TOP_OF, height(board.stack[space]))
    return READIED + sight.standing(space)


def best(values: list[float]) -> int:
    """The first of the highest."""
    chosen = 0
    for index in range(1, len(values)):
        if values[index] > values[chosen]:
            chosen = index
    return chosen


def shares(values: list[float]) -> list[float]:
    """Scores as parts of 1."""
    highest = max(values)
    powers = [exp(value - highest) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def sampled(values: list[float], rng: Rng) -> int:
    """One of the better ones, by chance."""
    highest = max(values)
    weights = [int(WEIGHT * exp(SHARP * (value - highest))) for value in values]
    return rng.pick(weights)


def finish_turn(state: WitchcraftState) -> None:
    """Go on at first sight until a turn begins, a tile is drawn, or the game is over."""
    while state.step != OVER and state.step != ACTIVATE and state.step != DRAWING:
        state.play(state.asked, state.options[best(scores(state))])
