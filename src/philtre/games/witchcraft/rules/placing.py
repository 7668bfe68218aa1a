"""Phase 1: the placing (W-10)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import FACINGS, ONE, kinds_of
from philtre.games.witchcraft.notation.moves import DRAW_OF, PLACE, PLACEMENTS
from philtre.games.witchcraft.rules import turn
from philtre.games.witchcraft.rules.board import FREE, Board
from philtre.games.witchcraft.rules.spaces import BARE
from philtre.games.witchcraft.rules.steps import DRAWING, PLACING

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState

HALF: Final = 12  # of the spaces of a bare board
KEPT: Final[list[list[list[int] | None]]] = [[None] * (1 << HALF), [None] * (1 << HALF)]


def begin(state: "WitchcraftState") -> None:
    """The next placement, or the confrontation."""
    board = state.board
    tiles = board.start_set(board.turn)
    if not tiles:
        events.CONFRONTATION.tell(state, board.turn)
        turn.begin(state)
        return
    state.begun = board.copy()
    state.moves = []
    state.step = DRAWING
    state.asked = CHANCE
    state.options = kinds_of(tiles, DRAW_OF)


def decide(state: "WitchcraftState", step: i64, move: i64) -> None:
    if step == PLACING:
        place(state, (move - PLACE) // FACINGS, (move - PLACE) % FACINGS)
    else:
        draw(state, move - DRAW_OF)


def draw(state: "WitchcraftState", kind: i64) -> None:
    """The tile just drawn is in hand: no longer in the start set, not on the board yet."""
    board = state.board
    seat = board.turn
    board.set_start(seat, board.start_set(seat) - ONE[kind])
    state.in_hand = kind
    state.step = PLACING
    state.asked = seat
    state.options = placements(board)
    events.DRAWS.tell(state, seat, kind)


def placements(board: Board) -> list[int]:
    """W-10: every free space, each facing. What has come up in a half of the board is kept."""
    return placements_in(0, free_in(board, 0)) + placements_in(HALF, free_in(board, HALF))


def free_in(board: Board, start: i64) -> i64:
    """The free spaces of a half, as a mask."""
    at, spaces = board.at, BARE.spaces
    free: i64 = 0
    bit: i64 = 1
    for number in range(start, start + HALF):
        if at[spaces[number]] == FREE:
            free |= bit
        bit <<= 1
    return free


def placements_in(start: i64, free: i64) -> list[int]:
    kept = KEPT[start // HALF]
    found = kept[free]
    if found is None:
        found = []
        for number in range(HALF):
            if free >> number & 1:
                found.extend(PLACEMENTS[BARE.spaces[start + number]])
        kept[free] = found
    return found


def place(state: "WitchcraftState", space: i64, facing: i64) -> None:
    board = state.board
    seat = board.turn
    kind = state.in_hand
    state.in_hand = 0
    board.put(space, seat, kind << 3 | facing)
    events.PLACES.tell(state, seat, kind, space, facing)
    board.turn = 1 - seat
    begin(state)
