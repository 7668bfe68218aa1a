"""What a seat sees of Witchcraft (W-50), and the lines of its bolts."""

from typing import Final, Literal, TypedDict

from philtre.core.state import ONLOOKER
from philtre.games.witchcraft.content import (
    ALTARS,
    ALTARS_ONLY,
    BLAST,
    BOLTS,
    COLOURS,
    DIRECTIONS,
    GREEN,
    MISSILE,
    PAIRS,
    POWER_SPELL,
    RED,
    SHIELDS,
    SPELL,
    TILES,
    Altar,
    Direction,
    Guild,
    sides,
    tile_names,
)
from philtre.games.witchcraft.notation.moves import CHOOSE, PROPHESY, RESERVES, TARGET
from philtre.games.witchcraft.rules import altars
from philtre.games.witchcraft.rules.board import ALTAR_AT, NOWHERE, SPENT, TOKENS, Board
from philtre.games.witchcraft.rules.bolts import shielded, to_go
from philtre.games.witchcraft.rules.box import UNKNOWN
from philtre.games.witchcraft.rules.spaces import NAMES
from philtre.games.witchcraft.rules.stacks import tiles_of
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import (
    ACTIVATION,
    AFTERWARDS,
    DRAWN,
    OVER,
    PROPHET_TOP,
    RESERVE_CHOICE,
    SET_UP,
    STEPS,
    TELEPORT_END,
    UNDECIDED,
)
from philtre.games.witchcraft.rules.turn import activations

ABOUT_A_STACK: Final = (PROPHET_TOP, TELEPORT_END)

Outcome = Literal["capture", "altar", "shield", "altar-idle", "enemy"]


class PlacedTile(TypedDict):
    tile: str
    facing: Direction


class Stack(TypedDict):
    space: str
    owner: Guild
    tiles: list[PlacedTile]  # from the top
    exhausted: bool
    tokens: list[Direction]  # sides, as on the board
    printed: list[Direction]


class Met(TypedDict):
    """What a bolt comes upon, and what comes of it."""

    space: str
    why: Outcome


class Line(TypedDict):
    """The way of a bolt."""

    space: str
    owner: Guild
    tile: str
    facing: Direction
    exhausted: bool
    path: list[str]
    meets: list[Met]


class GuildView(TypedDict):
    start: list[str]
    reserve: list[str]
    special: str | None
    chosen: bool
    choice: list[str] | None
    power: Altar | None
    power_held: bool
    activations: int | None


class WitchcraftView(TypedDict):
    you: int | None
    step: str
    asked: list[int]
    turn: int | None
    first: int | None
    quiet: int | None  # turns in a row without event; None where they are no draw,
    quiet_limit: int  # which so many are
    spaces: list[str]
    pairs: list[int]
    altars: dict[str, Altar]
    stacks: list[Stack]
    seats: list[GuildView]
    targets: list[str]  # what a blast with several targets may still hit
    lifted: list[str]
    in_hand: str | None
    focus: str | None
    caster: str | None  # the stack that is activated
    lines: list[Line]
    winner: int | None
    drawn: bool


def view(state: WitchcraftState, seat: int) -> WitchcraftView:
    board = state.board
    return {
        "you": None if seat == ONLOOKER else seat,
        "step": STEPS[state.step].name,
        "asked": [other for other in state.actors() if other >= 0],
        "turn": board.turn if board.first >= 0 else None,
        "first": board.first if board.first >= 0 else None,
        "quiet": board.quiet if state.box.quiet else None,
        "quiet_limit": state.box.quiet_turns,
        "spaces": [NAMES[space] for space in board.shape.spaces],
        "pairs": [pair + 1 for pair in range(PAIRS) if board.pairs >> pair & 1],
        "altars": {
            NAMES[space]: ALTARS[board.at[space] - ALTAR_AT]
            for space in board.shape.spaces
            if board.at[space] >= ALTAR_AT
        },
        "stacks": [stack(board, space) for space in board.shape.spaces if board.tops[space]],
        "seats": [player(state, other, seat) for other in (RED, GREEN)],
        "targets": targets(state),
        "lifted": tile_names(state.lifted),
        "in_hand": TILES[state.in_hand] or None,
        "focus": NAMES[state.focus] if state.step in ABOUT_A_STACK else None,
        "caster": caster(state),
        "lines": [line for other in (RED, GREEN) for line in lines(board, other)],
        "winner": state.result if state.result not in (DRAWN, UNDECIDED) else None,
        "drawn": state.result == DRAWN,
    }


def caster(state: WitchcraftState) -> str | None:
    """The stack whose tile acts, while it does."""
    acting = AFTERWARDS < state.step < OVER and state.part == ACTIVATION
    return NAMES[state.caster] if acting and state.caster != NOWHERE else None


def targets(state: WitchcraftState) -> list[str]:
    """W-19: what a blast with several targets may still hit."""
    if state.step == OVER:
        return []
    return [NAMES[move - TARGET] for move in to_go(state) if move < PROPHESY]


def stack(board: Board, space: int) -> Stack:
    """A stack, its tiles from the top; sides as on the board."""
    top, marks = board.tops[space], board.marks[space]
    return {
        "space": NAMES[space],
        "owner": COLOURS[board.at[space]],
        "tiles": [
            {"tile": TILES[tile >> 3], "facing": DIRECTIONS[tile & 7]}
            for tile in tiles_of(board.stack(space))
        ],
        "exhausted": bool(marks & SPENT),
        "tokens": sides(marks & TOKENS, top & 7),
        "printed": sides(SHIELDS[top >> 3], top & 7),
    }


def player(state: WitchcraftState, seat: int, viewer: int) -> GuildView:
    board = state.board
    held = bool(board.held >> seat & 1)
    kind = state.power(seat)
    shown = kind >= 0 and (not held or seat == viewer)
    dealing = state.step in (SET_UP, RESERVE_CHOICE)
    choice = state.choice(seat) if dealing else UNKNOWN
    confronted = not board.start_red and not board.start_green and bool(board.owned(seat))
    return {
        "start": tile_names(board.start_set(seat)),
        "reserve": tile_names(board.reserve(seat)),
        "special": TILES[state.special(seat)] or None if dealing else None,
        "chosen": choice >= 0,
        "choice": tile_names(RESERVES[choice - CHOOSE]) if choice >= 0 and seat == viewer else None,
        "power": ALTARS[kind] if shown else None,
        "power_held": held,
        "activations": len(activations(board, seat, altars.able(board, seat)))
        if confronted
        else None,
    }


# Lines of bolts: where they go, and what comes of it


def lines(board: Board, seat: int) -> list[Line]:
    """Every bolt of every stack of a player, as if it were that player's turn."""
    able = altars.able(board, seat)
    return [
        line(board, space, facing_of(board, space, bolt), seat, able)
        for space in board.owned(seat)
        if SPELL[board.top(space)] != POWER_SPELL
        for bolt in BOLTS[board.top(space)]
    ]


def facing_of(board: Board, space: int, bolt: int) -> int:
    return board.facing(space) + bolt & 7


def line(board: Board, space: int, direction: int, seat: int, able: int) -> Line:
    """`path` is where the bolt flies up to what stops it, `meets` all that it comes upon."""
    kind = board.top(space)
    path: list[str] = []
    meets: list[Met] = []
    for other in board.line(space, direction):
        what = board.at[other]
        path.append(NAMES[other])
        if what < ALTAR_AT and what != 1 - seat:
            continue
        meets.append({"space": NAMES[other], "why": outcome(board, other, direction, kind, able)})
        if stops(kind, what):
            break
    return {
        "space": NAMES[space],
        "owner": COLOURS[seat],
        "tile": TILES[kind],
        "facing": DIRECTIONS[direction],
        "exhausted": bool(board.marks[space] & SPENT),
        "path": path,
        "meets": meets,
    }


def stops(kind: int, what: int) -> bool:
    """W-16, W-19, W-20."""
    if SPELL[kind] == BLAST:
        return False
    return SPELL[kind] != ALTARS_ONLY or what < ALTAR_AT


def outcome(board: Board, space: int, direction: int, kind: int, able: int) -> Outcome:
    """What a bolt would do there: `capture` or `altar`, or why it can't."""
    what = board.at[space]
    if what >= ALTAR_AT:
        return "altar" if able >> what - ALTAR_AT & 1 else "altar-idle"
    if SPELL[kind] == ALTARS_ONLY:
        return "enemy"
    if SPELL[kind] in (MISSILE, BLAST) and shielded(board, space, direction):
        return "shield"
    return "capture"
