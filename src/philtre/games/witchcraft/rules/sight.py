"""What a seat can't see, and how it may be instead (W-50 … W-52)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.rng import Rng
from philtre.games.witchcraft.content import ALTARS
from philtre.games.witchcraft.notation.moves import CHOOSE, FIRST, POWER, RESERVE_MOVES, TILE
from philtre.games.witchcraft.rules import altars, set_up, turn
from philtre.games.witchcraft.rules.steps import ACTIVATE, AFTERWARDS, OVER, RESERVE_CHOICE, SET_UP

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


def redeal(state: "WitchcraftState", seat: int, rng: Rng) -> None:
    """W-51: the opponent's power tile, while it is held, and a choice of reserve not yet shown."""
    other = 1 - seat
    if state.board.held >> other & 1:
        kinds = possible_powers(state, seat)
        redeal_power(state, other, kinds[rng.below(len(kinds))])
    if state.step == RESERVE_CHOICE and state.choice(other) >= 0:
        choices = RESERVE_MOVES[state.special(other)]
        move = choices[rng.below(len(choices))]
        state.moves = vec[i64]([move if CHOOSE <= made < FIRST else made for made in state.moves])
        state.set_choice(other, move)


def possible_powers(state: "WitchcraftState", seat: int) -> list[int]:
    """Any kind but the seat's own. If the opponent can activate nothing at the start of its
    turn, its tile can act if it has not lost, and can't if it has."""
    other = 1 - seat
    board = state.board
    possible = state.box.powers
    if board.turn == other and not state.moves:
        if state.step == ACTIVATE and state.options[0] >= POWER:
            possible &= altars.able(board, other)
        elif state.step == OVER and state.result == seat:
            possible &= ~altars.able(board, other)
    own = state.power(seat)
    return [kind for kind in range(len(ALTARS)) if kind != own and possible >> kind & 1]


def redeal_power(state: "WitchcraftState", other: int, kind: int) -> None:
    state.set_power(other, kind)
    first = TILE + other * len(ALTARS)
    end = first + len(ALTARS)
    state.moves = vec[i64]([first + kind if first <= made < end else made for made in state.moves])
    if state.step == SET_UP:
        set_up.begin(state)  # what is left for the other depends on it
    if state.asked != other:
        return
    if state.step == ACTIVATE:
        state.options = turn.options_with_power(state)
    elif state.step == AFTERWARDS:
        state.options = turn.afterwards(state)
