"""Prophet, Prince, Barbarian and Key Keeper (W-24 … W-28)."""

from typing import TYPE_CHECKING

from philtre.games.witchcraft.content import (
    ALTARS,
    BARBARIAN,
    DIRECTIONS,
    FACINGS,
    ONE,
    PRINCE,
    PROPHET,
    TILES,
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
    TURN,
    TURNS,
    swap_move,
)
from philtre.games.witchcraft.rules import altars, bolts
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, NOWHERE, SPENT
from philtre.games.witchcraft.rules.spaces import NAMES
from philtre.games.witchcraft.rules.stacks import TILE_MASK, contents
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


def use(state: "WitchcraftState", kind: int) -> None:
    """Activate a special that has a power of its own."""
    board = state.board
    seat = board.turn
    owned = board.owned(seat)
    if state.heard is not None:
        state.tell("uses", {"seat": seat, "tile": TILES[kind], "space": NAMES[state.caster]})
    if kind == PROPHET:
        state.ask(seat, PROPHET_STACK, [PROPHESY + space for space in owned])
    elif kind == PRINCE:
        stacks = [SPLIT + space for space in owned if board.stack[space] > TILE_MASK]
        state.ask(seat, PRINCE_STACK, stacks)
    elif kind == BARBARIAN:
        left = [REMOVE + space for space in board.shape.spaces if board.at[space] >= ALTAR_AT]
        state.ask(seat, BARBARIAN_ALTAR, left)
    else:
        swaps: list[int] = []
        for index, first in enumerate(owned):
            swaps.extend([swap_move(first, second) for second in owned[index + 1 :]])
        state.ask(seat, KEYKEEPER_SWAP, swaps)


def decide(state: "WitchcraftState", step: int, move: int) -> None:
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


def prophesy(state: "WitchcraftState", space: int) -> None:
    board = state.board
    state.focus = space
    if state.heard is not None:
        state.tell("sees-to", {"seat": board.turn, "space": NAMES[space]})
    options = tops(state)
    if board.marks[space] & SPENT:
        options.insert(0, READY + space)
    state.ask(board.turn, PROPHET_TOP, options)


def tops(state: "WitchcraftState") -> list[int]:
    """Each kind of tile in the stack, each facing; not what is on top already."""
    stack = state.board.stack[state.focus]
    options: list[int] = []
    for kind in kinds_of(contents(stack)):
        for tile in range(kind << 3, (kind << 3) + FACINGS):
            if tile != stack & TILE_MASK:
                options.append(TOP_OF + tile)
    return options


def prophet_acts(state: "WitchcraftState", move: int) -> None:
    board = state.board
    space = state.focus
    if move == READY + space:
        altars.make_ready(state, space)
        state.ask(board.turn, PROPHET_TOP, [*tops(state), KEEP])
        return
    if move != KEEP:
        tile = move - TOP_OF
        board.bring_up(space, tile)
        if state.heard is not None:
            state.tell(
                "brings-up",
                {
                    "seat": board.turn,
                    "space": NAMES[space],
                    "tile": TILES[tile >> 3],
                    "facing": DIRECTIONS[tile & 7],
                },
            )
    state.resume()


# Prince (W-25)


def split(state: "WitchcraftState", space: int) -> None:
    board = state.board
    if state.heard is not None:
        state.tell("splits", {"seat": board.turn, "space": NAMES[space]})
    if space == state.caster:
        state.caster = NOWHERE  # until he is dealt out again
    state.lifted = board.lift(space)
    state.captured = False
    state.ask(board.turn, PRINCE_DISCARD, [DISCARD_OF + kind for kind in kinds_of(state.lifted)])


def discard(state: "WitchcraftState", kind: int) -> None:
    state.lifted -= ONE[kind]
    state.eventful = True
    if state.heard is not None:
        state.tell("discards", {"seat": state.board.turn, "tile": TILES[kind]})
    bolts.deal_out(state)


# Barbarian (W-26)


def remove(state: "WitchcraftState", space: int) -> None:
    board = state.board
    if state.heard is not None:
        altar = ALTARS[board.at[space] - ALTAR_AT]
        state.tell("removes", {"seat": board.turn, "altar": altar, "space": NAMES[space]})
    board.at[space] = FREE
    state.eventful = True
    state.resume()


# Key Keeper (W-27)


def swap(state: "WitchcraftState", move: int) -> None:
    board = state.board
    first, second = PAIRS_OF_SPACES[move - SWAP]
    board.swap(first, second)
    if state.caster == first:
        state.caster = second
    elif state.caster == second:
        state.caster = first
    state.focus = first
    state.other = second
    if state.heard is not None:
        state.tell("swaps", {"seat": board.turn, "space": [NAMES[first], NAMES[second]]})
    turns = altars.other_facings(TURNS[first], board.facing(first))
    turns += altars.other_facings(TURNS[second], board.facing(second))
    state.ask(board.turn, KEYKEEPER_TURN, [*turns, KEEP])


def turn(state: "WitchcraftState", move: int) -> None:
    """One of the two may be turned as a block, not both."""
    if move != KEEP:
        space, facing = (move - TURN) // FACINGS, (move - TURN) % FACINGS
        state.board.turn_block(space, facing)
        if state.heard is not None:
            state.tell(
                "turns",
                {
                    "seat": state.board.turn,
                    "space": NAMES[space],
                    "facing": DIRECTIONS[facing],
                },
            )
    state.resume()
