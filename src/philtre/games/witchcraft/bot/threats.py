"""Lines of fire: which stack could take which, by the rules' own functions (W-14 … W-19)."""

from typing import NamedTuple

from philtre.core.glimpse import Glimpse
from philtre.core.reasons import Drawn, Mark, Reason
from philtre.core.rng import Rng
from philtre.games.witchcraft.content import (
    ALTARS,
    ALTARS_ONLY,
    BLAST,
    BOLTS,
    POWER_SPELL,
    SPELL,
    TILES,
)
from philtre.games.witchcraft.rules import altars
from philtre.games.witchcraft.rules.board import ALTAR_AT, NOWHERE, SPENT, Board
from philtre.games.witchcraft.rules.bolts import altars_in_line, blast_targets, hit
from philtre.games.witchcraft.rules.spaces import NAMES
from philtre.games.witchcraft.rules.state import WitchcraftState

MOST = 4  # lines that are told of a side


class Shot(NamedTuple):
    """What a stack that may act could hit."""

    start: int
    target: int


def threats(glimpse: Glimpse[WitchcraftState]) -> list[Reason]:
    """What can take my stacks, the highest first, then what mine can take."""
    board = glimpse.sample(Rng(0)).board
    theirs = at_stacks(board, 1 - glimpse.seat)
    mine = at_stacks(board, glimpse.seat)
    told = [taken("threat-theirs", board, shot, "fire") for shot in theirs[:MOST]]
    told += [taken("threat-yours", board, shot, "arrow") for shot in mine[:MOST]]
    return told or [Reason("threat-none", {}, [])]


def taken(key: str, board: Board, shot: Shot, drawn: Drawn) -> Reason:
    params: dict[str, object] = {
        "tile": TILES[board.top(shot.start)],
        "from": NAMES[shot.start],
        "second": TILES[board.top(shot.target)],
        "space": NAMES[shot.target],
        "count": int(board.height(shot.target)),
    }
    return Reason(key, params, [flight(shot, drawn)])


def flight(shot: Shot, drawn: Drawn = "fire") -> Mark:
    places = [f"space:{NAMES[shot.start]}", f"space:{NAMES[shot.target]}"]
    return Mark(drawn, places)


def at_stacks(board: Board, seat: int) -> list[Shot]:
    """What the stacks of a seat could take, the highest stack first."""
    found = [shot for shot in shots(board, seat) if board.at[shot.target] < ALTAR_AT]
    return sorted(found, key=lambda shot: (-board.height(shot.target), shot))


def shots(board: Board, seat: int) -> list[Shot]:
    """All that a seat could hit, stacks and altars, if it were in turn."""
    return [shot for space in board.owned(seat) for shot in shots_from(board, int(space), seat)]


def shots_from(board: Board, space: int, seat: int) -> list[Shot]:
    tile = board.tops[space]
    spell = SPELL[tile >> 3]
    if board.marks[space] >= SPENT or spell in (POWER_SPELL, ALTARS_ONLY):
        return []
    able = altars.able(board, seat)
    if spell == BLAST:
        targets = [int(target) for target in blast_targets(board, space, seat, able)]
    else:
        found = [hit(board, space, tile + bolt & 7, seat, spell, able) for bolt in BOLTS[tile >> 3]]
        targets = [int(target) for target in found if target != NOWHERE]
    return [Shot(space, target) for target in targets]


def altars_of(board: Board, space: int, seat: int) -> list[int]:
    """The kinds of altars that a stack could use (W-16, W-20)."""
    able = altars.able(board, seat)
    if SPELL[board.top(space)] == ALTARS_ONLY:
        mask = altars_in_line(board, space, seat) & able
        return [kind for kind in range(len(ALTARS)) if mask >> kind & 1]
    found = [board.at[shot.target] - ALTAR_AT for shot in shots_from(board, space, seat)]
    return [int(kind) for kind in found if kind >= 0]
