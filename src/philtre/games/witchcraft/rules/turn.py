"""A turn: what can be activated, the power tile, exhaustion (W-11 … W-14, W-22, W-23)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.numbers import few_moves
from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import POWER_SPELL, SPELL
from philtre.games.witchcraft.notation.moves import DONE, FIRE, NO_MOVES, POWER, USE
from philtre.games.witchcraft.rules import altars, bolts, end, specials
from philtre.games.witchcraft.rules.board import NOWHERE, SPENT, Board
from philtre.games.witchcraft.rules.steps import (
    ACTIVATE,
    ACTIVATION,
    AFTERWARDS,
    POWER_AFTER,
    POWER_BEFORE,
)

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


def begin(state: "WitchcraftState") -> None:
    """W-12, then W-40: the player in turn is tested, then the draws."""
    board = state.board
    begun = board.copy()
    state.begun = begun
    state.moves = few_moves()
    state.part = ACTIVATION
    state.eventful = False
    options = options_with_power(state)
    if not options:
        end.stuck(state)
    elif not end.drawn(state):
        state.history.append(begun)
        state.step = ACTIVATE
        state.asked = board.turn
        state.options = options


def activations(board: Board, seat: i64, able: i64) -> list[int]:
    """W-11, W-14, W-23: the stacks of a player that can be activated, as moves; `able` are
    the altars that can act for the player."""
    moves: list[int] = []
    for space in board.owned(seat):
        if board.marks[space] < SPENT:
            kind = board.tops[space] >> 3
            spell = SPELL[kind]
            if spell == POWER_SPELL:
                if specials.can_act(board, kind, seat):
                    moves.append(USE + space)
            elif bolts.can_fire(board, space, seat, spell, able):
                moves.append(FIRE + space)
    return moves


def options_with_power(state: "WitchcraftState") -> list[int]:
    """What can be activated, and the power tile while it is held and can act (W-13)."""
    seat = state.board.turn
    able = altars.able(state.board, seat)
    options = activations(state.board, seat, able)
    if power_can_act(state, seat, able):
        options.append(POWER + state.power(seat))
    return options


def power_can_act(state: "WitchcraftState", seat: i64, able: i64) -> bool:
    return bool(state.board.held >> seat & 1 and able >> state.power(seat) & 1)


def choose(state: "WitchcraftState", move: i64) -> None:
    """At the start of a turn, after a power used before, and after the activation."""
    if move == DONE:
        pass_on(state)
    elif move >= POWER:
        use_power(state, move - POWER)
    else:
        activate(state, move)


def use_power(state: "WitchcraftState", kind: i64) -> None:
    """W-13: what the altar of its kind does; then the tile is gone, shown."""
    seat = state.board.turn
    state.part = POWER_BEFORE if state.step == ACTIVATE else POWER_AFTER
    state.board.held &= ~(1 << seat)
    events.POWER_USED.tell(state, seat, kind)
    altars.begin(state, kind)


def activate(state: "WitchcraftState", move: i64) -> None:
    """W-11."""
    space = move - FIRE if move < USE else move - USE
    state.part = ACTIVATION
    state.caster = space
    state.spared = False
    state.second = NOWHERE
    state.line = NO_MOVES
    kind = state.board.top(space)
    if SPELL[kind] == POWER_SPELL:
        specials.use(state, kind)
    else:
        bolts.fire(state, kind)


def resume(state: "WitchcraftState") -> None:
    """An effect is carried out: what is next?"""
    if state.part == POWER_AFTER:
        pass_on(state)
    elif state.part == POWER_BEFORE:
        activate_now(state)
    elif state.second != NOWHERE:
        bolts.second_bolt(state)
    elif state.line:
        bolts.go_on(state)
    else:
        end_activation(state)


def activate_now(state: "WitchcraftState") -> None:
    """W-13: after a power used before; with nothing to activate the game is lost."""
    board = state.board
    options = activations(board, board.turn, altars.able(board, board.turn))
    if options:
        state.step = ACTIVATE
        state.asked = board.turn
        state.options = options
    else:
        end.stuck(state)


def end_activation(state: "WitchcraftState") -> None:
    """W-22; then who holds a power tile is asked, whatever it is (W-51)."""
    board = state.board
    seat = board.turn
    if state.caster != NOWHERE and not state.spared:
        board.marks[state.caster] |= SPENT
        events.EXHAUSTED.tell(state, seat, state.caster)
    if not board.held >> seat & 1:
        pass_on(state)
        return
    state.step = AFTERWARDS
    state.asked = seat
    state.options = afterwards(state)


def afterwards(state: "WitchcraftState") -> list[int]:
    """W-13, W-51: the power tile if it can act, or nothing."""
    seat = state.board.turn
    able = altars.able(state.board, seat)
    return [POWER + state.power(seat), DONE] if power_can_act(state, seat, able) else [DONE]


def pass_on(state: "WitchcraftState") -> None:
    """The turn is over: the other player's begins."""
    board = state.board
    if state.eventful:
        board.quiet = 0
        state.history = []
    else:
        board.quiet += 1
    board.turn = 1 - board.turn
    begin(state)
