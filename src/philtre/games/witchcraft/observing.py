"""What a seat sees of Witchcraft as numbers, straight from the state (the table: encoding.py)."""

from typing import Final

from mypy_extensions import i64

from philtre.core.sheet import Sheet
from philtre.games.witchcraft.content import ALTARS, FACINGS, KINDS, PAIRS, QUIET_LIMIT
from philtre.games.witchcraft.notation.moves import CHOOSE, PROPHESY, RESERVES, TARGET
from philtre.games.witchcraft.rules.board import ALTAR_AT, MISSING, NOWHERE, SPENT, TOKENS, Board
from philtre.games.witchcraft.rules.bolts import to_go
from philtre.games.witchcraft.rules.box import UNKNOWN
from philtre.games.witchcraft.rules.stacks import contents
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import (
    ACTIVATION,
    AFTERWARDS,
    DRAWN,
    OVER,
    PROPHET_TOP,
    RESERVE_CHOICE,
    SET_UP,
    TELEPORT_END,
    UNDECIDED,
)

SPACE_COUNT: Final = 68
ALTAR_KINDS: Final = 4
STEP_COUNT: Final = 27
MOST_TILES: Final = 22  # in a stack
SEATS: Final = 2
STACK_SIZE: Final = SEATS + KINDS + FACINGS + 1 + FACINGS + 1 + KINDS


def observe(state: WitchcraftState, seat: int, sheet: Sheet) -> None:
    board = state.board
    you: i64 = seat
    sheet.one_of(state.step, STEP_COUNT)
    actors = state.actors()
    sheet.flag(you in actors)
    sheet.flag(1 - you in actors)
    begun = board.first >= 0
    sheet.one_of(board.turn ^ you if begun else -1, SEATS)
    sheet.one_of(board.first ^ you if begun else -1, SEATS)
    sheet.put(board.quiet if state.box.quiet else 0, QUIET_LIMIT)
    sheet.some_of(board.pairs, PAIRS)
    for space in range(SPACE_COUNT):
        write_space(board, space, you, sheet)
    write_guild(state, you, you, sheet)
    write_guild(state, 1 - you, you, sheet)
    write_effect(state, sheet)
    result = state.result
    sheet.one_of(-1 if result in (DRAWN, UNDECIDED) else result ^ you, SEATS)
    sheet.flag(result == DRAWN)


def write_space(board: Board, space: i64, you: i64, sheet: Sheet) -> None:
    what = board.at[space]
    sheet.flag(what != MISSING)
    sheet.one_of(what - ALTAR_AT, ALTAR_KINDS)
    top = board.tops[space]
    if not top:
        sheet.skip(STACK_SIZE)
        return
    facing, marks = top & 7, board.marks[space]
    sheet.one_of(what ^ you, SEATS)
    sheet.one_of((top >> 3) - 1, KINDS)
    sheet.one_of(facing, FACINGS)
    sheet.flag(marks & SPENT != 0)
    tokens = marks & TOKENS
    sheet.some_of(tokens << facing | tokens >> FACINGS - facing, FACINGS)  # as on the board (W-17)
    if board.under[space]:
        sheet.put(board.height(space), MOST_TILES)
        write_tiles(contents(board.below(space)), sheet)
    else:
        sheet.put(1, MOST_TILES)
        sheet.skip(KINDS)


def write_tiles(tiles: i64, sheet: Sheet) -> None:
    """How many of each kind."""
    for kind in range(1, KINDS + 1):
        sheet.put(tiles >> 4 * kind & 15, MOST_TILES)


def write_guild(state: WitchcraftState, seat: i64, you: i64, sheet: Sheet) -> None:
    """W-50: a power tile that is held, and a choice of reserve, are their owner's to know."""
    board = state.board
    write_tiles(board.start_set(seat), sheet)
    write_tiles(board.reserve(seat), sheet)
    dealing = state.step == SET_UP or state.step == RESERVE_CHOICE
    choice = state.choice(seat) if dealing else UNKNOWN
    sheet.one_of(state.special(seat) - 1 if dealing else -1, KINDS)
    sheet.flag(choice >= 0)
    if choice >= 0 and seat == you:
        write_tiles(RESERVES[choice - CHOOSE], sheet)
    else:
        sheet.skip(KINDS)
    held = board.held >> seat & 1 != 0
    sheet.one_of(state.power(seat) if not held or seat == you else -1, ALTAR_KINDS)
    sheet.flag(held)


def write_effect(state: WitchcraftState, sheet: Sheet) -> None:
    """What is under way: targets, tiles to deal out, the stack it is about, the one that acts."""
    step = state.step
    if step != OVER:
        for move in to_go(state):
            if move < PROPHESY:
                sheet.count(move - TARGET, 1)
    sheet.skip(SPACE_COUNT)
    write_tiles(state.lifted, sheet)
    sheet.one_of(state.in_hand - 1, KINDS)
    about = step in (PROPHET_TOP, TELEPORT_END)
    sheet.one_of(state.focus if about else -1, SPACE_COUNT)
    acting = AFTERWARDS < step < OVER and state.part == ACTIVATION
    sheet.one_of(state.caster if acting and state.caster != NOWHERE else -1, SPACE_COUNT)


assert len(ALTARS) == ALTAR_KINDS
