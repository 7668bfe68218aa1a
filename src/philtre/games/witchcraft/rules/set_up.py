"""What is dealt, and the choice of reserves (W-1 … W-8, W-42)."""

from typing import TYPE_CHECKING, Final

from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import (
    ALTARS,
    GREEN,
    ONE,
    RED,
    RESERVE,
    SPECIALS,
    START_SET,
)
from philtre.games.witchcraft.notation.moves import CHOOSE, FIRST, LAY, RESERVES, SPECIAL, TILE
from philtre.games.witchcraft.rules import placing
from philtre.games.witchcraft.rules.board import ALTAR_AT
from philtre.games.witchcraft.rules.spaces import ALTAR_SPACES
from philtre.games.witchcraft.rules.steps import RESERVE_CHOICE, SET_UP

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


# What is dealt, in this order (W-63): who begins, the altars, a special each, a power tile each.
ALTARS_FROM: Final = 1
SPECIALS_FROM: Final = ALTARS_FROM + 4
POWERS_FROM: Final = SPECIALS_FROM + 2
ALL_DEALT: Final = POWERS_FROM + 2


def begin(state: "WitchcraftState") -> None:
    """W-63: chance deals, one thing after the other; how many it has dealt says what is next.
    Where the table has said who begins, that is dealt already (W-8)."""
    dealt = len(state.moves) + (state.box.first >= 0)
    state.step = SET_UP
    if dealt < ALTARS_FROM:
        state.options = [FIRST + RED, FIRST + GREEN]
    elif dealt < SPECIALS_FROM:
        laid = [state.board.at[space] - ALTAR_AT for space in ALTAR_SPACES]
        first = LAY + (dealt - ALTARS_FROM) * len(ALTARS)
        state.options = [first + kind for kind in range(len(ALTARS)) if kind not in laid]
    elif dealt < POWERS_FROM:
        first = SPECIAL + (dealt - SPECIALS_FROM) * len(SPECIALS)
        state.options = [
            first + index for index, kind in enumerate(SPECIALS) if kind != state.special_red
        ]
    elif dealt < ALL_DEALT and not state.box.tournament:
        first = TILE + (dealt - POWERS_FROM) * len(ALTARS)
        state.options = [first + kind for kind in range(len(ALTARS)) if kind != state.power_red]
    elif state.box.master:
        state.step = RESERVE_CHOICE
    else:
        for seat in (RED, GREEN):
            share_out(state, seat, RESERVE)
        placing.begin(state)


def deal(state: "WitchcraftState", move: int) -> None:
    board = state.board
    if move < LAY:
        board.first = board.turn = move - FIRST
        events.FIRST.tell(state, board.first)
    elif move < SPECIAL:
        number, kind = divmod(move - LAY, len(ALTARS))
        board.at[ALTAR_SPACES[number]] = ALTAR_AT + kind
        events.altar_laid(state, kind, ALTAR_SPACES[number])
    elif move < TILE:
        seat, index = divmod(move - SPECIAL, len(SPECIALS))
        state.set_special(seat, SPECIALS[index])
        events.SPECIAL_DEALT.tell(state, seat, SPECIALS[index])
    else:
        seat, kind = divmod(move - TILE, len(ALTARS))
        state.set_power(seat, kind)
        board.held |= 1 << seat
        events.POWER_DRAWN.tell(state, seat)
        events.your_power(state, seat, kind)
    begin(state)


def choose_reserve(state: "WitchcraftState", seat: int, move: int) -> None:
    """W-42: shown when both have chosen."""
    state.set_choice(seat, move)
    events.RESERVE_CHOSEN.tell(state, seat)
    if state.choice_red < 0 or state.choice_green < 0:
        return
    for each in (RED, GREEN):
        reserve = RESERVES[state.choice(each) - CHOOSE]
        share_out(state, each, reserve)
        events.reserve_shown(state, each, reserve)
    placing.begin(state)


def share_out(state: "WitchcraftState", seat: int, reserve: int) -> None:
    """W-5, W-42: what is not the reserve is the start set."""
    owned = START_SET + RESERVE + ONE[state.special(seat)]
    state.board.set_reserve(seat, reserve)
    state.board.set_start(seat, owned - reserve)
