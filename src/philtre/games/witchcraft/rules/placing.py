"""Phase 1: the placing (W-10)."""

from typing import TYPE_CHECKING

from philtre.core.state import CHANCE
from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import FACINGS, ONE, kinds_of
from philtre.games.witchcraft.notation.moves import DRAW_OF, PLACE, PLACEMENTS
from philtre.games.witchcraft.rules import turn
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
    state.begun = board.copy()
    state.moves = []
    state.step = DRAWING
    state.asked = CHANCE
    state.options = [DRAW_OF + kind for kind in kinds_of(tiles)]


def decide(state: "WitchcraftState", step: int, move: int) -> None:
    if step == PLACING:
        place(state, (move - PLACE) // FACINGS, (move - PLACE) % FACINGS)
    else:
        draw(state, move - DRAW_OF)


def draw(state: "WitchcraftState", kind: int) -> None:
    """The tile just drawn is in hand: no longer in the start set, not on the board yet."""
    board = state.board
    seat = board.turn
    board.set_start(seat, board.start_set(seat) - ONE[kind])
    state.in_hand = kind
    state.step = PLACING
    state.asked = seat
    options: list[int] = []
    for space in board.free():
        options.extend(PLACEMENTS[space])
    state.options = options
    events.DRAWS.tell(state, seat, kind)


def place(state: "WitchcraftState", space: int, facing: int) -> None:
    board = state.board
    seat = board.turn
    kind = state.in_hand
    state.in_hand = 0
    board.put(space, seat, kind << 3 | facing)
    events.PLACES.tell(state, seat, kind, space, facing)
    board.turn = 1 - seat
    begin(state)
