"""What specials do (W-24 … W-27)."""

from typing import TypedDict

from philtre.core.state import State
from philtre.games.witchcraft.content import ALTARS, DIRECTIONS, TILES
from philtre.games.witchcraft.rules.spaces import NAMES


class Uses(TypedDict):
    seat: int
    tile: str
    space: str


def uses(state: State, seat: int, kind: int, space: int) -> None:
    """W-11: a special with a power of its own is activated."""
    if state.heard is not None:
        told: Uses = {"seat": seat, "tile": TILES[kind], "space": NAMES[space]}
        state.tell("uses", told)


class SeesTo(TypedDict):
    seat: int
    space: str


def sees_to(state: State, seat: int, space: int) -> None:
    """W-24."""
    if state.heard is not None:
        told: SeesTo = {"seat": seat, "space": NAMES[space]}
        state.tell("sees-to", told)


class BringsUp(TypedDict):
    seat: int
    space: str
    tile: str
    facing: str


def brings_up(state: State, seat: int, space: int, tile: int) -> None:
    """W-24: a new top, or the old one turned."""
    if state.heard is not None:
        told: BringsUp = {
            "seat": seat,
            "space": NAMES[space],
            "tile": TILES[tile >> 3],
            "facing": DIRECTIONS[tile & 7],
        }
        state.tell("brings-up", told)


class Splits(TypedDict):
    seat: int
    space: str


def splits(state: State, seat: int, space: int) -> None:
    """W-25."""
    if state.heard is not None:
        told: Splits = {"seat": seat, "space": NAMES[space]}
        state.tell("splits", told)


class Discards(TypedDict):
    seat: int
    tile: str


def discards(state: State, seat: int, kind: int) -> None:
    """W-25: out of the game."""
    if state.heard is not None:
        told: Discards = {"seat": seat, "tile": TILES[kind]}
        state.tell("discards", told)


class Removes(TypedDict):
    seat: int
    altar: str
    space: str


def removes(state: State, seat: int, altar: int, space: int) -> None:
    """W-26."""
    if state.heard is not None:
        told: Removes = {"seat": seat, "altar": ALTARS[altar], "space": NAMES[space]}
        state.tell("removes", told)


class Swaps(TypedDict):
    seat: int
    space: list[str]


def swaps(state: State, seat: int, first: int, second: int) -> None:
    """W-27."""
    if state.heard is not None:
        told: Swaps = {"seat": seat, "space": [NAMES[first], NAMES[second]]}
        state.tell("swaps", told)


class Turns(TypedDict):
    seat: int
    space: str
    facing: str


def turns(state: State, seat: int, space: int, facing: int) -> None:
    """W-27."""
    if state.heard is not None:
        told: Turns = {"seat": seat, "space": NAMES[space], "facing": DIRECTIONS[facing]}
        state.tell("turns", told)
