"""Bolts, and what becomes of captured tiles (W-15 … W-21)."""

from typing import TypedDict

from philtre.core.state import State
from philtre.games.witchcraft.content import ALTARS, DIRECTIONS, TILES, tile_names
from philtre.games.witchcraft.rules.spaces import NAMES


class Fires(TypedDict):
    seat: int
    tile: str
    space: str


def fires(state: State, seat: int, kind: int, space: int) -> None:
    """W-11: a tile with bolts is activated."""
    if state.heard is not None:
        told: Fires = {"seat": seat, "tile": TILES[kind], "space": NAMES[space]}
        state.tell("fires", told)


class HitsAltar(TypedDict):
    seat: int
    altar: str


def hits_altar(state: State, seat: int, altar: int) -> None:
    """W-16, W-20."""
    if state.heard is not None:
        told: HitsAltar = {"seat": seat, "altar": ALTARS[altar]}
        state.tell("hits-altar", told)


class Captures(TypedDict):
    seat: int
    space: str
    tile: list[str]


def captures(state: State, seat: int, space: int, tiles: int) -> None:
    """W-21: a whole stack is lifted."""
    if state.heard is not None:
        told: Captures = {"seat": seat, "space": NAMES[space], "tile": tile_names(tiles)}
        state.tell("captures", told)


class Picks(TypedDict):
    seat: int
    tile: str


def picks(state: State, seat: int, kind: int) -> None:
    """W-21: the tile that is dealt out next."""
    if state.heard is not None:
        told: Picks = {"seat": seat, "tile": TILES[kind]}
        state.tell("picks", told)


class Gives(TypedDict):
    seat: int
    tile: str
    space: str
    facing: str


def gives(state: State, seat: int, kind: int, space: int, facing: int) -> None:
    """W-21: it goes on top of a stack."""
    if state.heard is not None:
        told: Gives = {
            "seat": seat,
            "tile": TILES[kind],
            "space": NAMES[space],
            "facing": DIRECTIONS[facing],
        }
        state.tell("gives", told)
