"""A stack is captured, and lifted tiles are dealt out (W-21)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import ONE, PRINCE, kinds_of
from philtre.games.witchcraft.notation.moves import GIVE, PICK_OF
from philtre.games.witchcraft.rules import end
from philtre.games.witchcraft.rules.steps import GIVING, PICKING

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


def capture(state: "WitchcraftState", space: i64) -> None:
    """W-21; the last enemy stack wins at once (W-12)."""
    board = state.board
    seat = board.turn
    state.lifted = board.lift(space)
    state.captured = True
    state.eventful = True
    events.captures(state, seat, space, state.lifted)
    if len(board.owned(1 - seat)) == 0:
        end.captured_all(state)
    else:
        deal_out(state)


def deal_out(state: "WitchcraftState") -> None:
    """W-21, W-25: the lifted tiles, one by one."""
    if state.lifted:
        state.ask(state.board.turn, PICKING, kinds_of(state.lifted, PICK_OF))
    else:
        state.resume()


def pick(state: "WitchcraftState", kind: i64) -> None:
    state.lifted -= ONE[kind]
    state.in_hand = kind
    seat = state.board.turn
    events.PICKS.tell(state, seat, kind)
    state.ask_where(seat, GIVING, state.board.owned(seat), GIVE)


def give(state: "WitchcraftState", space: i64, facing: i64) -> None:
    """The tile goes on top; the stack is ready and has no tokens."""
    kind = state.in_hand
    seat = state.board.turn
    state.in_hand = 0
    state.board.put(space, seat, kind << 3 | facing)
    if state.captured:
        state.spared = state.spared or space == state.caster
    elif kind == PRINCE:
        state.caster = space  # he took his own stack, and goes on in this one (W-25)
    events.GIVES.tell(state, seat, kind, space, facing)
    deal_out(state)
