"""What is dealt, and the choice of reserves (W-1 … W-8, W-42)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import (
    GREEN,
    ONE,
    RED,
    SPECIALS,
)
from philtre.games.witchcraft.notation.moves import (
    ALTAR_COUNT,
    CHOOSE,
    END,
    FIRST,
    LAY,
    RESERVES,
    SPECIAL,
    SPECIAL_COUNT,
    TILE,
)
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
ALL_FOUR: Final = 15
WHO_BEGINS: Final[list[int]] = [FIRST + RED, FIRST + GREEN]
# From the altars on each is one of four: what is left of them, by what is gone, as a mask.
LEFT: Final[list[list[list[int]]]] = [
    [[first + kind for kind in range(4) if not gone >> kind & 1] for gone in range(1 << 4)]
    for first in range(LAY, END, 4)
]


def begin(state: "WitchcraftState") -> None:
    """W-63: chance deals, one thing after the other; how many it has dealt says what is next.
    Where the table has said who begins, that is dealt already (W-8)."""
    dealt = len(state.moves) + (state.box.first >= 0)
    state.step = SET_UP
    if dealt < ALTARS_FROM:
        state.options = WHO_BEGINS
    elif dealt < POWERS_FROM or (dealt < ALL_DEALT and not state.box.tournament):
        state.options = LEFT[dealt - ALTARS_FROM][gone(state, dealt)]
    elif state.box.master:
        state.step = RESERVE_CHOICE
    else:
        for seat in (RED, GREEN):
            share_out(state, seat, state.box.reserve)
        placing.begin(state)


def gone(state: "WitchcraftState", dealt: i64) -> i64:
    """What can't be dealt any more, as a mask of the four."""
    out: i64
    if dealt >= POWERS_FROM:
        out = ~state.box.powers & ALL_FOUR
        return out | 1 << state.power_red if dealt > POWERS_FROM else out
    if dealt >= SPECIALS_FROM:
        out = ~state.box.specials & ALL_FOUR
        return out | 1 << SPECIALS.index(state.special_red) if dealt > SPECIALS_FROM else out
    laid: i64 = 0
    for space in ALTAR_SPACES:
        what = state.board.at[space]
        if what >= ALTAR_AT:
            laid |= 1 << what - ALTAR_AT
    return laid


def deal(state: "WitchcraftState", move: i64) -> None:
    board = state.board
    if move < LAY:
        board.first = board.turn = move - FIRST
        events.FIRST.tell(state, board.first)
    elif move < SPECIAL:
        number, kind = (move - LAY) // ALTAR_COUNT, (move - LAY) % ALTAR_COUNT
        board.at[ALTAR_SPACES[number]] = ALTAR_AT + kind
        events.altar_laid(state, kind, ALTAR_SPACES[number])
    elif move < TILE:
        seat, index = (move - SPECIAL) // SPECIAL_COUNT, (move - SPECIAL) % SPECIAL_COUNT
        state.set_special(seat, SPECIALS[index])
        events.SPECIAL_DEALT.tell(state, seat, SPECIALS[index])
    else:
        seat, kind = (move - TILE) // ALTAR_COUNT, (move - TILE) % ALTAR_COUNT
        state.set_power(seat, kind)
        board.held |= 1 << seat
        events.POWER_DRAWN.tell(state, seat)
        events.your_power(state, seat, kind)
    begin(state)


def choose_reserve(state: "WitchcraftState", seat: i64, move: i64) -> None:
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


def share_out(state: "WitchcraftState", seat: i64, reserve: i64) -> None:
    """W-5, W-42: what is not the reserve is the start set."""
    owned = state.box.start_set + state.box.reserve + ONE[state.special(seat)]
    state.board.set_reserve(seat, reserve)
    state.board.set_start(seat, owned - reserve)
