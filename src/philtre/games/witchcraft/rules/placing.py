"""Phase 1: the placing (W-10)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import FACINGS, ONE
from philtre.games.witchcraft.notation.moves import DRAW_OF, NO_MOVES, PLACE
from philtre.games.witchcraft.rules import turn
from philtre.games.witchcraft.rules.board import FREE
from philtre.games.witchcraft.rules.steps import DRAWING, PLACING

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


def begin(state: "WitchcraftState") -> None:
    """The next placement, or the confrontation."""
    board = state.board
    tiles = board.start_set(board.turn)
    if not tiles:
        events.CONFRONTATION.tell(state, board.turn)
        turn.begin(state)
        return
    state.moves = vec[i64]()
    state.step = DRAWING
    state.asked = CHANCE
    state.options = NO_MOVES


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
    state.ask_where(seat, PLACING, board.where(FREE), PLACE)
    events.DRAWS.tell(state, seat, kind)


def place(state: "WitchcraftState", space: i64, facing: i64) -> None:
    board = state.board
    seat = board.turn
    kind = state.lay(seat, space, facing)
    events.PLACES.tell(state, seat, kind, space, facing)
    board.turn = 1 - seat
    begin(state)
