"""What is dealt, the choice of reserves, and the placing (W-1 … W-10, W-42, W-50, W-51)."""

from typing import TYPE_CHECKING

from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.witchcraft.content import (
    ALTARS,
    DIRECTIONS,
    FACINGS,
    GREEN,
    ONE,
    RED,
    RESERVE,
    SPECIALS,
    START_SET,
    TILES,
    all_of,
    kinds_of,
)
from philtre.games.witchcraft.notation.moves import (
    CHOOSE,
    DRAW_OF,
    FIRST,
    LAY,
    PLACE,
    PLACEMENTS,
    POWER,
    RESERVE_MOVES,
    RESERVES,
    SPECIAL,
    TILE,
)
from philtre.games.witchcraft.rules import turn
from philtre.games.witchcraft.rules.board import ALTAR_AT
from philtre.games.witchcraft.rules.spaces import ALTAR_SPACES, NAMES
from philtre.games.witchcraft.rules.steps import (
    ACTIVATE,
    AFTERWARDS,
    DRAWING,
    OVER,
    PLACING,
    RESERVE_CHOICE,
    SET_UP,
)

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


def begin(state: "WitchcraftState") -> None:
    """W-63: chance deals, one thing after the other; how many it has dealt says what is next.
    Where the table has said who begins, that is dealt already (W-8)."""
    dealt = len(state.moves) + (state.box.first >= 0)
    state.step = SET_UP
    if dealt == 0:
        state.options = [FIRST + RED, FIRST + GREEN]
    elif dealt < 5:
        laid = [state.board.at[space] - ALTAR_AT for space in ALTAR_SPACES]
        first = LAY + (dealt - 1) * len(ALTARS)
        state.options = [first + kind for kind in range(len(ALTARS)) if kind not in laid]
    elif dealt < 7:
        first = SPECIAL + (dealt - 5) * len(SPECIALS)
        state.options = [
            first + index for index, kind in enumerate(SPECIALS) if kind != state.special_red
        ]
    elif dealt < 9 and not state.box.tournament:
        first = TILE + (dealt - 7) * len(ALTARS)
        state.options = [first + kind for kind in range(len(ALTARS)) if kind != state.power_red]
    elif state.box.master:
        state.step = RESERVE_CHOICE
    else:
        for seat in (RED, GREEN):
            share_out(state, seat, RESERVE)
        begin_placement(state)


def decide(state: "WitchcraftState", step: int, move: int) -> None:
    if step == PLACING:
        place(state, (move - PLACE) // FACINGS, (move - PLACE) % FACINGS)
    elif step == DRAWING:
        draw(state, move - DRAW_OF)
    else:
        deal(state, move)


def deal(state: "WitchcraftState", move: int) -> None:
    board = state.board
    if move < LAY:
        board.first = board.turn = move - FIRST
    elif move < SPECIAL:
        altar, kind = divmod(move - LAY, len(ALTARS))
        board.at[ALTAR_SPACES[altar]] = ALTAR_AT + kind
    elif move < TILE:
        seat, index = divmod(move - SPECIAL, len(SPECIALS))
        state.set_special(seat, SPECIALS[index])
    else:
        seat, kind = divmod(move - TILE, len(ALTARS))
        state.set_power(seat, kind)
        board.held |= 1 << seat
    if state.heard is not None:
        tell_deal(state, move)
    begin(state)


def tell_deal(state: "WitchcraftState", move: int) -> None:
    if move < LAY:
        state.tell("first", {"seat": move - FIRST})
    elif move < SPECIAL:
        altar, kind = divmod(move - LAY, len(ALTARS))
        state.tell("altar-laid", {"altar": ALTARS[kind], "space": NAMES[ALTAR_SPACES[altar]]})
    elif move < TILE:
        seat, index = divmod(move - SPECIAL, len(SPECIALS))
        state.tell("special-dealt", {"seat": seat, "tile": TILES[SPECIALS[index]]})
    else:
        seat, kind = divmod(move - TILE, len(ALTARS))
        state.tell("power-drawn", {"seat": seat})
        state.tell("your-power", {"altar": ALTARS[kind]}, 1 << seat)  # W-63: to that seat only


def choose_reserve(state: "WitchcraftState", seat: int, move: int) -> None:
    """W-42: shown when both have chosen."""
    state.set_choice(seat, move)
    if state.heard is not None:
        state.tell("reserve-chosen", {"seat": seat})
    if state.choice_red < 0 or state.choice_green < 0:
        return
    for each in (RED, GREEN):
        reserve = RESERVES[state.choice(each) - CHOOSE]
        share_out(state, each, reserve)
        if state.heard is not None:
            tiles = [TILES[kind] for kind in all_of(reserve)]
            state.tell("reserve-shown", {"seat": each, "tile": tiles})
    begin_placement(state)


def share_out(state: "WitchcraftState", seat: int, reserve: int) -> None:
    """W-5, W-42: what is not the reserve is the start set."""
    owned = START_SET + RESERVE + ONE[state.special(seat)]
    state.board.set_reserve(seat, reserve)
    state.board.set_start(seat, owned - reserve)


# Phase 1 (W-10)


def begin_placement(state: "WitchcraftState") -> None:
    board = state.board
    tiles = board.start_set(board.turn)
    if not tiles:
        if state.heard is not None:
            state.tell("confrontation", {"seat": board.turn})
        turn.begin(state)
        return
    state.begun = board.copy()
    state.moves = []
    state.step = DRAWING
    state.asked = CHANCE
    state.options = [DRAW_OF + kind for kind in kinds_of(tiles)]


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
    if state.heard is not None:
        state.tell("draws", {"seat": seat, "tile": TILES[kind]})


def place(state: "WitchcraftState", space: int, facing: int) -> None:
    board = state.board
    seat = board.turn
    kind = state.in_hand
    state.in_hand = 0
    board.put(space, seat, kind << 3 | facing)
    if state.heard is not None:
        state.tell(
            "places",
            {
                "seat": seat,
                "tile": TILES[kind],
                "space": NAMES[space],
                "facing": DIRECTIONS[facing],
            },
        )
    board.turn = 1 - seat
    begin_placement(state)


# Secrets (W-51)


def redeal(state: "WitchcraftState", seat: int, rng: Rng) -> None:
    """The opponent's power tile, while it is held, and a choice of reserve not yet shown."""
    other = 1 - seat
    if state.board.held >> other & 1:
        kinds = possible_powers(state, seat)
        redeal_power(state, other, kinds[rng.below(len(kinds))])
    if state.step == RESERVE_CHOICE and state.choice(other) >= 0:
        choices = RESERVE_MOVES[state.special(other)]
        move = choices[rng.below(len(choices))]
        state.moves = [move if made >= CHOOSE and made < FIRST else made for made in state.moves]
        state.set_choice(other, move)


def possible_powers(state: "WitchcraftState", seat: int) -> list[int]:
    """Any kind but the seat's own. If the opponent can activate nothing at the start of its
    turn, its tile can act if it has not lost, and can't if it has."""
    other = 1 - seat
    board = state.board
    possible = (1 << len(ALTARS)) - 1
    if board.turn == other and not state.moves:
        if state.step == ACTIVATE and state.options[0] >= POWER:
            possible = board.able(other)
        elif state.step == OVER and state.result == seat:
            possible &= ~board.able(other)
    own = state.power(seat)
    return [kind for kind in range(len(ALTARS)) if kind != own and possible >> kind & 1]


def redeal_power(state: "WitchcraftState", other: int, kind: int) -> None:
    state.set_power(other, kind)
    first = TILE + other * len(ALTARS)
    state.moves = [
        first + kind if first <= made < first + len(ALTARS) else made for made in state.moves
    ]
    if state.step == SET_UP:
        begin(state)  # what is left for the other depends on it
    if state.asked != other:
        return
    if state.step == ACTIVATE:
        state.options = turn.options_with_power(state)
    elif state.step == AFTERWARDS:
        state.options = turn.afterwards(state)
