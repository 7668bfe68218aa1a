"""What is dealt, chosen and placed before the confrontation (W-1 … W-10, W-42)."""

from typing import TypedDict

from philtre.core.state import State
from philtre.games.witchcraft.content import ALTARS, DIRECTIONS, TILES, tile_names
from philtre.games.witchcraft.rules.spaces import NAMES


class First(TypedDict):
    seat: int


def first(state: State, seat: int) -> None:
    """W-8: who begins."""
    if state.heard is not None:
        told: First = {"seat": seat}
        state.tell("first", told)


class AltarLaid(TypedDict):
    altar: str
    space: str


def altar_laid(state: State, altar: int, space: int) -> None:
    """W-1."""
    if state.heard is not None:
        told: AltarLaid = {"altar": ALTARS[altar], "space": NAMES[space]}
        state.tell("altar-laid", told)


class SpecialDealt(TypedDict):
    seat: int
    tile: str


def special_dealt(state: State, seat: int, kind: int) -> None:
    """W-3: openly."""
    if state.heard is not None:
        told: SpecialDealt = {"seat": seat, "tile": TILES[kind]}
        state.tell("special-dealt", told)


class PowerDrawn(TypedDict):
    seat: int


def power_drawn(state: State, seat: int) -> None:
    """W-6: everybody sees that one is drawn."""
    if state.heard is not None:
        told: PowerDrawn = {"seat": seat}
        state.tell("power-drawn", told)


class YourPower(TypedDict):
    altar: str


def your_power(state: State, seat: int, altar: int) -> None:
    """W-50, W-63: which one, for its player alone."""
    if state.heard is not None:
        told: YourPower = {"altar": ALTARS[altar]}
        state.tell("your-power", told, 1 << seat)


class ReserveChosen(TypedDict):
    seat: int


def reserve_chosen(state: State, seat: int) -> None:
    """W-42: secretly."""
    if state.heard is not None:
        told: ReserveChosen = {"seat": seat}
        state.tell("reserve-chosen", told)


class ReserveShown(TypedDict):
    seat: int
    tile: list[str]


def reserve_shown(state: State, seat: int, tiles: int) -> None:
    """W-42: both together."""
    if state.heard is not None:
        told: ReserveShown = {"seat": seat, "tile": tile_names(tiles)}
        state.tell("reserve-shown", told)


class Draws(TypedDict):
    seat: int
    tile: str


def draws(state: State, seat: int, kind: int) -> None:
    """W-10."""
    if state.heard is not None:
        told: Draws = {"seat": seat, "tile": TILES[kind]}
        state.tell("draws", told)


class Places(TypedDict):
    seat: int
    tile: str
    space: str
    facing: str


def places(state: State, seat: int, kind: int, space: int, facing: int) -> None:
    """W-10."""
    if state.heard is not None:
        told: Places = {
            "seat": seat,
            "tile": TILES[kind],
            "space": NAMES[space],
            "facing": DIRECTIONS[facing],
        }
        state.tell("places", told)


class Confrontation(TypedDict):
    seat: int


def confrontation(state: State, seat: int) -> None:
    """W-11: all is placed."""
    if state.heard is not None:
        told: Confrontation = {"seat": seat}
        state.tell("confrontation", told)
