"""Phase 1: the placing (W-10)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import few_moves
from philtre.core.state import CHANCE
from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import FACINGS, ONE
from philtre.games.witchcraft.notation.moves import DRAW_OF, NO_MOVES, PLACE, PLACES
from philtre.games.witchcraft.rules import turn
from philtre.games.witchcraft.rules.spaces import BARE, SPACES, without_space
from philtre.games.witchcraft.rules.steps import DRAWING, PLACING

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


def placings(eight: vec[i64]) -> list[list[int]]:
    """Moves that place on eight spaces, by which of them are free: bit n is the n-th."""
    found: list[list[int]] = [[]]
    for space in eight:
        found += [moves + PLACES[space] for moves in found]
    return found


# Every placement on the bare board, two ranks together: lists of moves are longest here, and
# they are put together from these. Which bit a space is:
SOUTH: Final = placings(BARE.spaces[:8])
MIDDLE: Final = placings(BARE.spaces[8:16])
NORTH: Final = placings(BARE.spaces[16:])
BIT: Final = vec[i64](
    [1 << sum(BARE.exists[:space]) if BARE.exists[space] else 0 for space in range(SPACES)]
)


def begin(state: "WitchcraftState") -> None:
    """All has been dealt."""
    state.spaces = state.board.free()
    go_on(state)


def go_on(state: "WitchcraftState") -> None:
    """The next placement, or the confrontation."""
    board = state.board
    tiles = board.start_set(board.turn)
    if not tiles:
        events.CONFRONTATION.tell(state, board.turn)
        turn.begin(state)
        return
    state.moves = few_moves()
    state.step = DRAWING
    state.asked = CHANCE
    state.options = NO_MOVES


def options(spaces: vec[i64]) -> list[int]:
    """A free space of the bare board and a facing, as moves."""
    free: i64 = 0
    for space in spaces:
        free |= BIT[space]
    found = SOUTH[free & 255] + MIDDLE[free >> 8 & 255]
    found += NORTH[free >> 16]
    return found


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
    state.ask_where(seat, PLACING, state.spaces, PLACE)
    events.DRAWS.tell(state, seat, kind)


def place(state: "WitchcraftState", space: i64, facing: i64) -> None:
    board = state.board
    seat = board.turn
    kind = state.lay(seat, space, facing)
    events.PLACES.tell(state, seat, kind, space, facing)
    state.spaces = without_space(state.spaces, space)
    board.turn = 1 - seat
    go_on(state)
