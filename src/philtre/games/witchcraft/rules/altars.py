"""What the four altars do, and the power tiles of their kinds (W-30 … W-36)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.numbers import NUMBERS, counted
from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import (
    ENERGY,
    FACINGS,
    ONE,
    PROTECTION,
    SUMMONING,
    TELEPORTATION,
    kinds_of,
)
from philtre.games.witchcraft.notation.moves import (
    CALL_OF,
    DONE,
    ENDS,
    PLACE,
    READY,
    SHIELD,
    SHIELDINGS,
    SUMMON,
    TELEPORT,
    TO,
    add_all_but,
)
from philtre.games.witchcraft.rules.board import FREE, SPENT, TOKENS, Board
from philtre.games.witchcraft.rules.spaces import AROUND, ON_PIECE, PIECES, TWIN, Shape
from philtre.games.witchcraft.rules.steps import (
    ENERGY_STACK,
    PROTECTION_SIDE,
    SUMMON_CALL,
    SUMMON_PIECE,
    SUMMON_PLACE,
    TELEPORT_END,
    TELEPORT_STACK,
)

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


def able_with(spent: bool, bare: bool, pairs: i64) -> i64:
    """W-31 … W-35: which altars can act for a player, as a mask: by whether one of its stacks
    is exhausted, whether one has a side without token, and the pairs left."""
    able: i64 = 1 << TELEPORTATION
    if pairs:
        able |= 1 << SUMMONING
    if spent:
        able |= 1 << ENERGY
    if bare:
        able |= 1 << PROTECTION
    return able


def able(board: Board, seat: i64) -> i64:
    """Which altars can act for a player now."""
    spent = False
    bare = False
    for space in board.owned(seat):
        marks = board.marks[space]
        if marks & SPENT:
            spent = True
        if marks & TOKENS != TOKENS:
            bare = True
        if spent and bare:
            break
    return able_with(spent, bare, board.pairs)


def begin(state: "WitchcraftState", kind: i64) -> None:
    """The altar acts for the player in turn."""
    board = state.board
    seat = board.turn
    if kind == ENERGY:
        state.readied = 0
        state.ask(seat, ENERGY_STACK, exhausted(state))
    elif kind == PROTECTION:
        state.ask(seat, PROTECTION_SIDE, bare_sides(state))
    elif kind == TELEPORTATION:
        state.ask(seat, TELEPORT_STACK, counted(board.owned(seat), TELEPORT))
    else:
        state.ask(seat, SUMMON_PIECE, summonings(board.shape, board.pairs))


def decide(state: "WitchcraftState", step: i64, move: i64) -> None:
    if step == TELEPORT_END:
        teleport(state, (move - TO) // FACINGS, (move - TO) % FACINGS)
    elif step == TELEPORT_STACK:
        choose_end(state, move - TELEPORT)
    elif step == PROTECTION_SIDE:
        shield(state, (move - SHIELD) // FACINGS, (move - SHIELD) % FACINGS)
    elif step == ENERGY_STACK:
        ready(state, move)
    elif step == SUMMON_PIECE:
        summon(state, move - SUMMON)
    elif step == SUMMON_CALL:
        call(state, move - CALL_OF)
    elif step == SUMMON_PLACE:
        come(state, (move - PLACE) // FACINGS, (move - PLACE) % FACINGS)


# Energy (W-31)


def exhausted(state: "WitchcraftState") -> list[int]:
    board = state.board
    spent: list[int] = []
    for space in board.owned(board.turn):
        if board.marks[space] & SPENT:
            spent.append(NUMBERS[READY + space])
    return spent


def ready(state: "WitchcraftState", move: i64) -> None:
    """One stack or two."""
    if move == DONE:
        state.resume()
        return
    make_ready(state, move - READY)
    state.readied += 1
    others = exhausted(state) if state.readied == 1 else []
    if others:
        state.ask(state.board.turn, ENERGY_STACK, [*others, DONE])
    else:
        state.resume()


def make_ready(state: "WitchcraftState", space: i64) -> None:
    state.board.marks[space] &= TOKENS
    events.READIES.tell(state, state.board.turn, space)


# Protection (W-32)


def bare_sides(state: "WitchcraftState") -> list[int]:
    """Every side of a stack of the player in turn that has no token yet."""
    board = state.board
    options: list[int] = []
    for space in board.owned(board.turn):
        facing = board.facing(space)
        tokens = board.marks[space]
        if not tokens & TOKENS:
            options.extend(SHIELDINGS[space])
            continue
        for direction in range(FACINGS):
            if not tokens >> (direction - facing & 7) & 1:
                options.append(SHIELDINGS[space][direction])
    return options


def shield(state: "WitchcraftState", space: i64, direction: i64) -> None:
    board = state.board
    board.marks[space] |= 1 << (direction - board.facing(space) & 7)
    events.SHIELDS.tell(state, board.turn, space, direction)
    state.resume()


# Teleportation (W-33)


def choose_end(state: "WitchcraftState", space: i64) -> None:
    """It moves to a free adjacent space, or turns, or both."""
    board = state.board
    state.focus = space
    options: list[int] = []
    for end in AROUND[space]:
        if end == space:
            add_all_but(options, ENDS[space], board.facing(space))
        elif board.at[end] == FREE:
            options.extend(ENDS[end])
    events.TELEPORTS_FROM.tell(state, board.turn, space)
    state.ask(board.turn, TELEPORT_END, options)


def teleport(state: "WitchcraftState", space: i64, facing: i64) -> None:
    board = state.board
    if space != state.focus:
        board.move(state.focus, space)
        if state.caster == state.focus:
            state.caster = space
    board.turn_block(space, facing)
    events.TELEPORTS.tell(state, board.turn, space, facing)
    state.resume()


# Summoning (W-34 … W-36)


def summonings(shape: Shape, pairs: i64) -> list[int]:
    """W-36: every place for a piece of the pairs left."""
    found = shape.summonings[pairs]
    if found is None:
        found = [SUMMON + piece for piece in shape.places(pairs)]
        shape.summonings[pairs] = found
    return found


def summon(state: "WitchcraftState", piece: i64) -> None:
    """The piece and its twin are part of the board; the opponent's tile comes first."""
    board = state.board
    seat = board.turn
    state.piece = piece
    state.eventful = True
    board.pairs &= ~(1 << len(PIECES[piece]) - 1)
    board.shape = board.shape.grown(piece)
    for space in PIECES[piece] + PIECES[TWIN[piece]]:
        board.at[space] = FREE
    events.summons(state, seat, piece)
    ask_call(state, 1 - seat)


def ask_call(state: "WitchcraftState", seat: i64) -> None:
    state.ask(seat, SUMMON_CALL, kinds_of(state.board.reserve(seat), CALL_OF))


def call(state: "WitchcraftState", kind: i64) -> None:
    board = state.board
    seat = state.asked
    board.set_reserve(seat, board.reserve(seat) - ONE[kind])
    state.in_hand = kind
    piece = state.piece if seat == board.turn else TWIN[state.piece]
    events.CALLS.tell(state, seat, kind)
    state.ask_where(seat, SUMMON_PLACE, ON_PIECE[piece], PLACE)


def come(state: "WitchcraftState", space: i64, facing: i64) -> None:
    """The tile comes in ready, without tokens."""
    seat = state.asked
    kind = state.lay(seat, space, facing)
    events.COMES.tell(state, seat, kind, space, facing)
    if seat == state.board.turn:
        state.resume()
    else:
        ask_call(state, state.board.turn)
