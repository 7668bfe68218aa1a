"""What altars do, and the power tiles of their kinds (W-30 … W-36)."""

from typing import TypedDict

from philtre.core.state import State
from philtre.games.witchcraft.content import DIRECTIONS, TILES
from philtre.games.witchcraft.rules.spaces import NAMES, PIECES, TWIN


class Readies(TypedDict):
    seat: int
    space: str


def readies(state: State, seat: int, space: int) -> None:
    """W-24, W-31."""
    if state.heard is not None:
        told: Readies = {"seat": seat, "space": NAMES[space]}
        state.tell("readies", told)


class Shields(TypedDict):
    seat: int
    space: str
    facing: str


def shields(state: State, seat: int, space: int, facing: int) -> None:
    """W-32: a token on a side."""
    if state.heard is not None:
        told: Shields = {"seat": seat, "space": NAMES[space], "facing": DIRECTIONS[facing]}
        state.tell("shields", told)


class TeleportsFrom(TypedDict):
    seat: int
    space: str


def teleports_from(state: State, seat: int, space: int) -> None:
    """W-33: which stack it is."""
    if state.heard is not None:
        told: TeleportsFrom = {"seat": seat, "space": NAMES[space]}
        state.tell("teleports-from", told)


class Teleports(TypedDict):
    seat: int
    space: str
    facing: str


def teleports(state: State, seat: int, space: int, facing: int) -> None:
    """W-33: where it ends, and how its top faces."""
    if state.heard is not None:
        told: Teleports = {"seat": seat, "space": NAMES[space], "facing": DIRECTIONS[facing]}
        state.tell("teleports", told)


class Summons(TypedDict):
    seat: int
    space: list[str]
    twin: list[str]


def summons(state: State, seat: int, piece: int) -> None:
    """W-34: a piece of board and its twin."""
    if state.heard is not None:
        told: Summons = {
            "seat": seat,
            "space": [NAMES[space] for space in PIECES[piece]],
            "twin": [NAMES[space] for space in PIECES[TWIN[piece]]],
        }
        state.tell("summons", told)


class Calls(TypedDict):
    seat: int
    tile: str


def calls(state: State, seat: int, kind: int) -> None:
    """W-34: a tile of the reserve."""
    if state.heard is not None:
        told: Calls = {"seat": seat, "tile": TILES[kind]}
        state.tell("calls", told)


class Comes(TypedDict):
    seat: int
    tile: str
    space: str
    facing: str


def comes(state: State, seat: int, kind: int, space: int, facing: int) -> None:
    """W-34."""
    if state.heard is not None:
        told: Comes = {
            "seat": seat,
            "tile": TILES[kind],
            "space": NAMES[space],
            "facing": DIRECTIONS[facing],
        }
        state.tell("comes", told)
