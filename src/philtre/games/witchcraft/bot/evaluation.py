"""How good a position is at the start of a turn: what both sides have, weighed.

The weights, in `weights.json`, are those of a logistic regression on the outcomes of games
between bots (`tools/witchcraft_weights.py`), so that a value is a chance to win on the scale
of the returns. Each thing counts otherwise for who is to move than for who is not.
"""

import json
from math import tanh
from typing import Any, Final

from mypy_extensions import i64

from philtre.games.witchcraft.content import (
    ALTARS_ONLY,
    BLAST,
    BOLTS,
    FACINGS,
    GREEN,
    POWER_SPELL,
    RED,
    SPELL,
    THUNDER,
)
from philtre.games.witchcraft.content import TILES as TILE_NAMES
from philtre.games.witchcraft.rules.altars import able_with
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, MISSING, SPENT, Board
from philtre.games.witchcraft.rules.bolts import altars_in_line, shielded
from philtre.games.witchcraft.rules.spaces import BESIDE, SPACES
from philtre.games.witchcraft.rules.specials import can_act
from philtre.games.witchcraft.rules.state import WitchcraftState

# What is counted for each side.
CAPTURES: Final = 0  # stacks that could capture
ALTAR_USES: Final = 1  # stacks that could use an altar only
POWERS: Final = 2  # specials that could act
IDLE: Final = 3  # ready, but nothing to act on
EXHAUSTED: Final = 4
TILES: Final = 5
HIT: Final = 6  # stacks that the other could capture, were it to move
HIT_ABLE: Final = 7  # of these, the ones that could act
HIT_TILES: Final = 8  # tiles in them
HELD: Final = 9  # the power tile
STUCK: Final = 10  # nothing could act
ONE_LEFT: Final = 11  # one stack could act
TOPS: Final = 11  # + kind, from 1: ready stacks with that tile on top
# The same in words, as in the file of the weights.
COUNTED: Final[list[str]] = [
    "captures",
    "altar uses",
    "powers",
    "idle",
    "exhausted",
    "tiles",
    "hit",
    "hit able",
    "hit tiles",
    "power held",
    "stuck",
    "one left",
    *[f"ready {tile}" for tile in TILE_NAMES[1:]],
]
COUNTS: Final[int] = len(COUNTED)
TO_MOVE: Final = "to move"

WEIGHTS: Final[list[float]] = []  # see `weights`


def weights() -> list[float]:
    """For who is to move, for the other, and for being to move; read at first use."""
    if not WEIGHTS:
        from importlib.resources import files  # takes longer to load than all the weights

        file = files("philtre.games.witchcraft.bot") / "weights.json"
        WEIGHTS[:] = in_order(json.loads(file.read_text("utf-8")))
    return WEIGHTS


def in_order(fitted: dict[str, Any]) -> list[float]:
    """What has not been fitted yet, such as a new tile, weighs nothing."""
    rows = [fitted.get(name, (0.0, 0.0)) for name in COUNTED]
    own = [float(row[0]) for row in rows]
    return own + [float(row[1]) for row in rows] + [float(fitted[TO_MOVE])]


class Survey:
    """What there is for both sides, in one look at the board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.hits = [0] * SPACES  # how many bolts could capture what is there
        self.acts = [False] * SPACES
        self.sides: list[list[int]] = [[0] * COUNTS, [0] * COUNTS]
        for seat in (RED, GREEN):
            self._look_at_all(seat)
        for seat in (RED, GREEN):
            self._count(seat)

    def _look_at_all(self, seat: i64) -> None:
        board = self.board
        spent = False
        for space in board.owned(seat):
            if board.marks[space] >= SPENT:
                spent = True
        # That every side of every stack has a token is left out of account.
        able = able_with(spent, True, board.pairs)
        for space in board.owned(seat):
            self._look(space, seat, able)

    def _count(self, seat: i64) -> None:
        """What follows from what both sides could do."""
        board = self.board
        side = self.sides[seat]
        for space in board.owned(seat):
            if self.hits[space]:
                self._note_hit(space, side)
        side[HELD] = board.held >> seat & 1
        acting = side[CAPTURES] + side[ALTAR_USES] + side[POWERS]
        if acting == 0:
            side[STUCK] = 1
        elif acting == 1:
            side[ONE_LEFT] = 1

    def _look(self, space: int, seat: int, able: int) -> None:
        """One stack: what its top could do."""
        board = self.board
        side = self.sides[seat]
        side[TILES] += board.height(space)
        if board.marks[space] >= SPENT:
            side[EXHAUSTED] += 1
            return
        kind = board.top(space)
        side[TOPS + kind] += 1
        spell = SPELL[kind]
        if spell == POWER_SPELL:
            acts = POWERS if can_act(board, kind, seat) else IDLE
        elif spell == ALTARS_ONLY:
            acts = ALTAR_USES if altars_in_line(board, space, seat) & able else IDLE
        else:
            acts = self._aim(space, seat, kind, spell, able)
        side[acts] += 1
        self.acts[space] = acts != IDLE

    def _aim(self, space: i64, seat: i64, kind: i64, spell: i64, able: i64) -> i64:
        board = self.board
        acts: i64 = IDLE
        for bolt in BOLTS[kind]:
            direction = board.facing(space) + bolt & 7
            other = space
            while (what := board.at[other := BESIDE[other * FACINGS + direction]]) != MISSING:
                if what in (FREE, seat):
                    continue
                if what >= ALTAR_AT:
                    if acts == IDLE and able >> what - ALTAR_AT & 1:
                        acts = ALTAR_USES
                elif spell == THUNDER or not shielded(board, other, direction):
                    self.hits[other] += 1
                    acts = CAPTURES
                if spell != BLAST:
                    break
        return acts

    def _note_hit(self, space: int, side: list[int]) -> None:
        side[HIT] += 1
        side[HIT_TILES] += self.board.height(space)
        if self.acts[space]:
            side[HIT_ABLE] += 1


def features(survey: Survey, mover: int) -> list[int]:
    """What the weights are fitted to: counts of who is to move, of the other, and 1."""
    return [*survey.sides[mover], *(-count for count in survey.sides[1 - mover]), 1]


def weigh(survey: Survey, mover: int) -> float:
    """The sum of all features, weighed: the logarithm of the odds to win."""
    own = survey.sides[mover]
    others = survey.sides[1 - mover]
    worth = weights()
    total = worth[2 * COUNTS]
    for index in range(COUNTS):
        if own[index]:
            total += worth[index] * own[index]
        if others[index]:
            total -= worth[COUNTS + index] * others[index]
    return total


def value_of(state: WitchcraftState) -> float:
    """For who is to move, between -1 and 1."""
    return tanh(weigh(Survey(state.board), state.board.turn) / 2)
