"""Positions of Witchcraft as text (W-61).

A position, after the options, reads

    first=red turn=green quiet=3 spaces=z4,e3 pairs=23 altars=energy:b2,summoning:c5
    red=a1:guardianN,b3:masterNE/apprenticeS*|N.SE green=… red-start=- green-start=-
    red-reserve=monk,prophet green-reserve=… red-power=energy green-power=used:summoning
    moves=fire b3; target d5

in one line. A stack is its space, its tiles from the top with their facings, `*` if
it is exhausted, and after `|` the sides with tokens as on the board. `-` is nothing.
All is as it was when the set-up, the placement or the turn began; `moves` are those
made since.
"""

from typing import Final

from philtre.core.fields import NONE
from philtre.games.witchcraft.content import (
    ALTARS,
    COLOURS,
    DIRECTIONS,
    GREEN,
    PAIRS,
    RED,
    TILES,
    sides,
    tile_names,
)
from philtre.games.witchcraft.notation.moves import CHOOSE, FIRST, MOVES
from philtre.games.witchcraft.rules.board import ALTAR_AT, SPENT, TOKENS, Board
from philtre.games.witchcraft.rules.spaces import ALTAR_SPACES, BARE, NAMES
from philtre.games.witchcraft.rules.stacks import tiles_of
from philtre.games.witchcraft.rules.state import WitchcraftState

MOVES_BETWEEN: Final = "; "
FIELDS: Final = [
    "first",
    "turn",
    "quiet",
    "spaces",
    "pairs",
    "altars",
    *COLOURS,
    *(f"{colour}-start" for colour in COLOURS),
    *(f"{colour}-reserve" for colour in COLOURS),
    *(f"{colour}-power" for colour in COLOURS),
    "moves",
]


def write(state: WitchcraftState) -> str:
    board = state.beginning()
    seats = (RED, GREEN)
    values = [
        COLOURS[board.first] if board.first >= 0 else NONE,
        COLOURS[board.turn] if board.first >= 0 else NONE,
        str(board.quiet),
        listed([NAMES[space] for space in board.shape.spaces if not BARE.exists[space]]),
        "".join(str(pair + 1) for pair in range(PAIRS) if board.pairs >> pair & 1) or NONE,
        listed(altars(board)),
        *(listed([stack(board, space) for space in board.owned(seat)]) for seat in seats),
        *(listed(tile_names(board.start_set(seat))) for seat in seats),
        *(listed(tile_names(board.reserve(seat))) for seat in seats),
        *(power(state, board, seat) for seat in seats),
        MOVES_BETWEEN.join(move_texts(state)) or NONE,
    ]
    return " ".join(f"{name}={value}" for name, value in zip(FIELDS, values, strict=True))


def listed(words: list[str]) -> str:
    return ",".join(words) or NONE


def altars(board: Board) -> list[str]:
    return [
        f"{ALTARS[board.at[space] - ALTAR_AT]}:{NAMES[space]}"
        for space in ALTAR_SPACES
        if board.at[space] >= ALTAR_AT
    ]


def stack(board: Board, space: int) -> str:
    tiles = "/".join(TILES[t >> 3] + DIRECTIONS[t & 7] for t in tiles_of(board.stack(space)))
    spent = "*" if board.marks[space] & SPENT else ""
    tokens = ".".join(sides(board.marks[space] & TOKENS, board.facing(space)))
    return f"{NAMES[space]}:{tiles}{spent}" + (f"|{tokens}" if tokens else "")


def power(state: WitchcraftState, board: Board, seat: int) -> str:
    """The tile as it was when the turn began: held, or used."""
    if board.first < 0 or state.power(seat) < 0:
        return NONE
    kind = ALTARS[state.power(seat)]
    return kind if board.held >> seat & 1 else f"used:{kind}"


def move_texts(state: WitchcraftState) -> list[str]:
    """The moves made since; a choice of reserve names its player."""
    return [
        MOVES.text(move).replace("reserve", "reserve " + COLOURS[state.choice_red != move], 1)
        if CHOOSE <= move < FIRST
        else MOVES.text(move)
        for move in state.moves
    ]
