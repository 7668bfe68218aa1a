"""Prophet, Prince, Barbarian and Key Keeper: when each can act, and what it does (W-24 … W-28)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.numbers import NUMBERS, counted
from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import (
    BARBARIAN,
    FACINGS,
    KEYKEEPER,
    ONE,
    PRINCE,
    PROPHET,
    kinds_of,
)
from philtre.games.witchcraft.notation.moves import (
    DISCARD_OF,
    KEEP,
    PAIRS_OF_SPACES,
    PROPHESY,
    READY,
    REMOVE,
    SPLIT,
    SWAP,
    TOP_OF,
    TOPS,
    TURN,
    TURNS,
    add_all_but,
    swap_move,
)
from philtre.games.witchcraft.rules import altars, capturing
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, NOWHERE, SPENT, Board
from philtre.games.witchcraft.rules.spaces import ALTAR_SPACES
from philtre.games.witchcraft.rules.stacks import contents
from philtre.games.witchcraft.rules.steps import (
    BARBARIAN_ALTAR,
    KEYKEEPER_SWAP,
    KEYKEEPER_TURN,
    PRINCE_DISCARD,
    PRINCE_STACK,
    PROPHET_STACK,
    PROPHET_TOP,
)

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


def can_act(board: Board, kind: i64, seat: i64) -> bool:
    """W-14: the Prophet always can."""
    if kind == PRINCE:
        return can_split(board, seat)
    if kind == BARBARIAN:
        return any(board.at[space] >= ALTAR_AT for space in ALTAR_SPACES)
    if kind == KEYKEEPER:
        return len(board.owned(seat)) > 1
    return True


def use(state: "WitchcraftState", kind: i64) -> None:
    """Activate a special that has a power of its own."""
    events.USES.tell(state, state.board.turn, kind, state.caster)
    if kind == PROPHET:
        ask_prophet(state)
    elif kind == PRINCE:
        ask_prince(state)
    elif kind == BARBARIAN:
        ask_barbarian(state)
    else:
        ask_keykeeper(state)


def decide(state: "WitchcraftState", step: i64, move: i64) -> None:
    if step == PROPHET_STACK:
        prophesy(state, move - PROPHESY)
    elif step == PROPHET_TOP:
        prophet_acts(state, move)
    elif step == PRINCE_STACK:
        split(state, move - SPLIT)
    elif step == PRINCE_DISCARD:
        discard(state, move - DISCARD_OF)
    elif step == BARBARIAN_ALTAR:
        remove(state, move - REMOVE)
    elif step == KEYKEEPER_SWAP:
        swap(state, move)
    elif step == KEYKEEPER_TURN:
        turn(state, move)


# Prophet (W-24)


def ask_prophet(state: "WitchcraftState") -> None:
    seat = state.board.turn
    state.ask(seat, PROPHET_STACK, counted(state.board.owned(seat), PROPHESY))


def prophesy(state: "WitchcraftState", space: i64) -> None:
    board = state.board
    state.focus = space
    events.SEES_TO.tell(state, board.turn, space)
    options = tops(state)
    if board.marks[space] & SPENT:
        options.insert(0, READY + space)
    state.ask(board.turn, PROPHET_TOP, options)


def tops(state: "WitchcraftState") -> list[int]:
    """Each kind of tile in the stack, each facing; not what is on top already."""
    board = state.board
    top = board.top(state.focus)
    options: list[int] = []
    for kind in kinds_of(contents(board.stack(state.focus))):
        if kind == top:
            add_all_but(options, TOPS[kind], board.facing(state.focus))
        else:
            options += TOPS[kind]
    return options


def prophet_acts(state: "WitchcraftState", move: i64) -> None:
    board = state.board
    space = state.focus
    if move == READY + space:
        altars.make_ready(state, space)
        state.ask(board.turn, PROPHET_TOP, [*tops(state), KEEP])
        return
    if move != KEEP:
        tile = move - TOP_OF
        board.bring_up(space, tile)
        events.brings_up(state, board.turn, space, tile)
    state.resume()


# Prince (W-25)


def can_split(board: Board, seat: i64) -> bool:
    """A stack of two tiles or more, and another own stack."""
    owned = board.owned(seat)
    if len(owned) > 1:
        for space in owned:
            if board.under[space]:
                return True
    return False


def ask_prince(state: "WitchcraftState") -> None:
    board = state.board
    seat = board.turn
    stacks: list[int] = []
    for space in board.owned(seat):
        if board.under[space]:
            stacks.append(NUMBERS[SPLIT + space])
    state.ask(seat, PRINCE_STACK, stacks)


def split(state: "WitchcraftState", space: i64) -> None:
    board = state.board
    events.SPLITS.tell(state, board.turn, space)
    if space == state.caster:
        state.caster = NOWHERE  # until he is dealt out again
    state.lifted = board.lift(space)
    state.captured = False
    state.ask(board.turn, PRINCE_DISCARD, kinds_of(state.lifted, DISCARD_OF))


def discard(state: "WitchcraftState", kind: i64) -> None:
    state.lifted -= ONE[kind]
    state.eventful = True
    events.DISCARDS.tell(state, state.board.turn, kind)
    capturing.deal_out(state)


# Barbarian (W-26)


def ask_barbarian(state: "WitchcraftState") -> None:
    board = state.board
    left = [REMOVE + space for space in ALTAR_SPACES if board.at[space] >= ALTAR_AT]
    state.ask(board.turn, BARBARIAN_ALTAR, left)


def remove(state: "WitchcraftState", space: i64) -> None:
    board = state.board
    events.removes(state, board.turn, board.at[space] - ALTAR_AT, space)
    board.at[space] = FREE
    state.eventful = True
    state.resume()


# Key Keeper (W-27)


def ask_keykeeper(state: "WitchcraftState") -> None:
    seat = state.board.turn
    owned = state.board.owned(seat)
    swaps: list[int] = []
    for index in range(len(owned)):
        for other in range(index + 1, len(owned)):
            swaps.append(NUMBERS[swap_move(owned[index], owned[other])])
    state.ask(seat, KEYKEEPER_SWAP, swaps)


def swap(state: "WitchcraftState", move: i64) -> None:
    board = state.board
    first, second = PAIRS_OF_SPACES[move - SWAP]
    board.swap(first, second)
    if state.caster == first:
        state.caster = second
    elif state.caster == second:
        state.caster = first
    state.focus = first
    state.other = second
    events.swaps(state, board.turn, first, second)
    turns: list[int] = []
    add_all_but(turns, TURNS[first], board.facing(first))
    add_all_but(turns, TURNS[second], board.facing(second))
    turns.append(KEEP)
    state.ask(board.turn, KEYKEEPER_TURN, turns)


def turn(state: "WitchcraftState", move: i64) -> None:
    """One of the two may be turned as a block, not both."""
    if move != KEEP:
        space, facing = (move - TURN) // FACINGS, (move - TURN) % FACINGS
        state.board.turn_block(space, facing)
        events.TURNS.tell(state, state.board.turn, space, facing)
    state.resume()
