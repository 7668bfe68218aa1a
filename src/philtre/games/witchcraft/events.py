"""What can happen in Witchcraft: of each kind what it holds, and how it is told."""

from typing import Final, TypedDict

from philtre.core.events import Kind, NothingTold, OfNothing, OfSeat, SeatTold
from philtre.core.state import State
from philtre.games.witchcraft.content import ALTARS, DIRECTIONS, TILES, tile_names
from philtre.games.witchcraft.rules.spaces import NAMES, PIECES, TWIN

FIRST: Final = OfSeat("first", SeatTold)  # W-8: who begins
POWER_DRAWN: Final = OfSeat("power-drawn", SeatTold)  # W-6: everybody sees that one is drawn
RESERVE_CHOSEN: Final = OfSeat("reserve-chosen", SeatTold)  # W-42: secretly
CONFRONTATION: Final = OfSeat("confrontation", SeatTold)  # W-11: all is placed
WON_STUCK: Final = OfSeat("won-stuck", SeatTold)  # W-12: the other can activate nothing
WON_CAPTURED: Final = OfSeat("won-captured", SeatTold)  # W-12: the last enemy stack is taken

DRAWN_SIXTY_TURNS: Final = OfNothing("drawn-sixty-turns", NothingTold)  # W-40
DRAWN_REPETITION: Final = OfNothing("drawn-repetition", NothingTold)  # W-40: for the third time


class TileTold(TypedDict):
    seat: int
    tile: str


class OfTile(Kind[TileTold]):
    def tell(self, state: State, seat: int, tile: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat, "tile": TILES[tile]})


SPECIAL_DEALT: Final = OfTile("special-dealt", TileTold)  # W-3: openly
DRAWS: Final = OfTile("draws", TileTold)  # W-10
PICKS: Final = OfTile("picks", TileTold)  # W-21: the tile that is dealt out next
DISCARDS: Final = OfTile("discards", TileTold)  # W-25: out of the game
CALLS: Final = OfTile("calls", TileTold)  # W-34: a tile of the reserve


class PlacingTold(TypedDict):
    seat: int
    tile: str
    space: str
    facing: str


class OfPlacing(Kind[PlacingTold]):
    def tell(self, state: State, seat: int, tile: int, space: int, facing: int) -> None:
        if state.heard is not None:
            told: PlacingTold = {
                "seat": seat,
                "tile": TILES[tile],
                "space": NAMES[space],
                "facing": DIRECTIONS[facing],
            }
            self.told(state, told)


PLACES: Final = OfPlacing("places", PlacingTold)  # W-10
GIVES: Final = OfPlacing("gives", PlacingTold)  # W-21: it goes on top of a stack
COMES: Final = OfPlacing("comes", PlacingTold)  # W-34


class AltarTold(TypedDict):
    seat: int
    altar: str


class OfAltar(Kind[AltarTold]):
    def tell(self, state: State, seat: int, altar: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat, "altar": ALTARS[altar]})


POWER_USED: Final = OfAltar("power-used", AltarTold)  # W-13: and shown
HITS_ALTAR: Final = OfAltar("hits-altar", AltarTold)  # W-16, W-20


class SpaceTold(TypedDict):
    seat: int
    space: str


class OfSpace(Kind[SpaceTold]):
    def tell(self, state: State, seat: int, space: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat, "space": NAMES[space]})


EXHAUSTED: Final = OfSpace("exhausted", SpaceTold)  # W-22
SEES_TO: Final = OfSpace("sees-to", SpaceTold)  # W-24
SPLITS: Final = OfSpace("splits", SpaceTold)  # W-25
READIES: Final = OfSpace("readies", SpaceTold)  # W-24, W-31
TELEPORTS_FROM: Final = OfSpace("teleports-from", SpaceTold)  # W-33: which stack it is


class ActivationTold(TypedDict):
    seat: int
    tile: str
    space: str


class OfActivation(Kind[ActivationTold]):
    def tell(self, state: State, seat: int, tile: int, space: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat, "tile": TILES[tile], "space": NAMES[space]})


FIRES: Final = OfActivation("fires", ActivationTold)  # W-11: a tile with bolts is activated
# W-11: a special with a power of its own is activated.
USES: Final = OfActivation("uses", ActivationTold)


class FacingTold(TypedDict):
    seat: int
    space: str
    facing: str


class OfFacing(Kind[FacingTold]):
    def tell(self, state: State, seat: int, space: int, facing: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat, "space": NAMES[space], "facing": DIRECTIONS[facing]})


TURNS: Final = OfFacing("turns", FacingTold)  # W-27
SHIELDS: Final = OfFacing("shields", FacingTold)  # W-32: a token on a side
TELEPORTS: Final = OfFacing("teleports", FacingTold)  # W-33: where it ends, and how its top faces


class AltarLaid(TypedDict):
    altar: str
    space: str


ALTAR_LAID: Final = Kind("altar-laid", AltarLaid)


def altar_laid(state: State, altar: int, space: int) -> None:
    """W-1."""
    if state.heard is not None:
        ALTAR_LAID.told(state, {"altar": ALTARS[altar], "space": NAMES[space]})


class YourPower(TypedDict):
    altar: str


YOUR_POWER: Final = Kind("your-power", YourPower)


def your_power(state: State, seat: int, altar: int) -> None:
    """W-50, W-63: which one, for its player alone."""
    if state.heard is not None:
        YOUR_POWER.told(state, {"altar": ALTARS[altar]}, 1 << seat)


class ReserveShown(TypedDict):
    seat: int
    tile: list[str]


RESERVE_SHOWN: Final = Kind("reserve-shown", ReserveShown)


def reserve_shown(state: State, seat: int, tiles: int) -> None:
    """W-42: both together."""
    if state.heard is not None:
        RESERVE_SHOWN.told(state, {"seat": seat, "tile": tile_names(tiles)})


class Captures(TypedDict):
    seat: int
    space: str
    tile: list[str]


CAPTURES: Final = Kind("captures", Captures)


def captures(state: State, seat: int, space: int, tiles: int) -> None:
    """W-21: a whole stack is lifted."""
    if state.heard is not None:
        CAPTURES.told(state, {"seat": seat, "space": NAMES[space], "tile": tile_names(tiles)})


class BringsUp(TypedDict):
    seat: int
    space: str
    tile: str
    facing: str


BRINGS_UP: Final = Kind("brings-up", BringsUp)


def brings_up(state: State, seat: int, space: int, tile: int) -> None:
    """W-24: a new top, or the old one turned."""
    if state.heard is not None:
        told: BringsUp = {
            "seat": seat,
            "space": NAMES[space],
            "tile": TILES[tile >> 3],
            "facing": DIRECTIONS[tile & 7],
        }
        BRINGS_UP.told(state, told)


class Removes(TypedDict):
    seat: int
    altar: str
    space: str


REMOVES: Final = Kind("removes", Removes)


def removes(state: State, seat: int, altar: int, space: int) -> None:
    """W-26."""
    if state.heard is not None:
        REMOVES.told(state, {"seat": seat, "altar": ALTARS[altar], "space": NAMES[space]})


class Swaps(TypedDict):
    seat: int
    space: list[str]


SWAPS: Final = Kind("swaps", Swaps)


def swaps(state: State, seat: int, first: int, second: int) -> None:
    """W-27."""
    if state.heard is not None:
        SWAPS.told(state, {"seat": seat, "space": [NAMES[first], NAMES[second]]})


class Summons(TypedDict):
    seat: int
    space: list[str]
    twin: list[str]


SUMMONS: Final = Kind("summons", Summons)


def summons(state: State, seat: int, piece: int) -> None:
    """W-34: a piece of board and its twin."""
    if state.heard is not None:
        told: Summons = {
            "seat": seat,
            "space": [NAMES[space] for space in PIECES[piece]],
            "twin": [NAMES[space] for space in PIECES[TWIN[piece]]],
        }
        SUMMONS.told(state, told)
