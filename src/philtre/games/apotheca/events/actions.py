"""What happens when an action is taken: Reveal, Restock, Hire, Power, and the master's Decree."""

from typing import TypedDict

from philtre.core.state import State
from philtre.games.apotheca.content import COLOURS, SPACES, STATIONS, Colour, Station
from philtre.games.apotheca.rules.changes import Told
from philtre.games.apotheca.rules.market import Market
from philtre.games.apotheca.rules.powers import APOTHECARIES, CHANGES, POWER_OF, USER


class Revealed(TypedDict):
    seat: int
    space: str
    colour: Colour
    gem: Colour


def revealed(state: State, seat: int, space: int, colour: int) -> None:
    """A-14."""
    if state.heard is not None:
        kind = COLOURS[colour]
        told: Revealed = {"seat": seat, "space": SPACES[space], "colour": kind, "gem": kind}
        state.tell("revealed", told)


class Restocks(TypedDict):
    seat: int


def restocks(state: State, seat: int) -> None:
    """A-15."""
    if state.heard is not None:
        told: Restocks = {"seat": seat}
        state.tell("restocks", told)


class Drew(TypedDict):
    seat: int
    colour: Colour


def drew(state: State, seat: int, colour: int) -> None:
    """A-16: who restocks alone sees the tile."""
    if state.heard is not None:
        told: Drew = {"seat": seat, "colour": COLOURS[colour]}
        state.tell("drew", told, 1 << seat)


class Placed(TypedDict):
    seat: int
    space: str


def placed(state: State, seat: int, space: int) -> None:
    """A-16."""
    if state.heard is not None:
        told: Placed = {"seat": seat, "space": SPACES[space]}
        state.tell("placed", told)


class Overload(TypedDict):
    pass


def overload(state: State) -> None:
    """A-17: the market is full, and nothing in it matches."""
    if state.heard is not None:
        told: Overload = {}
        state.tell("overload", told)


class Spilled(TypedDict):
    colour: Colour


def spilled(state: State, colour: int) -> None:
    """A-17: a tile turns up from the supply."""
    if state.heard is not None:
        told: Spilled = {"colour": COLOURS[colour]}
        state.tell("spilled", told)


class Cleared(TypedDict):
    colour: Colour
    count: int


def cleared(state: State, colour: int, count: int) -> None:
    """A-17: the face-up potions of a colour leave a full market."""
    if state.heard is not None:
        told: Cleared = {"colour": COLOURS[colour], "count": count}
        state.tell("cleared", told)


class Hired(TypedDict):
    seat: int
    apothecary: str
    station: Station


def hired(state: State, seat: int, who: int, station: int) -> None:
    """A-18: for gems of the station's colour."""
    if state.heard is not None:
        name = APOTHECARIES[who]
        told: Hired = {"seat": seat, "apothecary": name, "station": STATIONS[station]}
        state.tell("hired", told)


class HiredMixed(TypedDict):
    seat: int
    apothecary: str
    station: Station


def hired_mixed(state: State, seat: int, who: int, station: int) -> None:
    """A-18: for a gem of each colour."""
    if state.heard is not None:
        name = APOTHECARIES[who]
        told: HiredMixed = {"seat": seat, "apothecary": name, "station": STATIONS[station]}
        state.tell("hired-mixed", told)


class HiredUnseen(TypedDict):
    seat: int
    apothecary: str


def hired_unseen(state: State, seat: int, who: int) -> None:
    """A-18: the top card of the deck."""
    if state.heard is not None:
        told: HiredUnseen = {"seat": seat, "apothecary": APOTHECARIES[who]}
        state.tell("hired-unseen", told)


class Power(Told):
    seat: int
    apothecary: str
    power: str
    use: str
    starts: list[str]  # of what moves, potion by potion,
    ends: list[str]  # and where each goes


def power(
    state: State, seat: int, change: int, starts: list[int], ends: list[int], market: Market
) -> None:
    """A-20: a power is used; told while everything still lies where it was."""
    if state.heard is not None:
        name = APOTHECARIES[USER[change]]
        full = [index for index, start in enumerate(starts) if market.full >> start & 1]
        told: Power = {
            "seat": seat,
            "apothecary": name,
            "power": POWER_OF[name],
            "use": CHANGES[change].text,
            **CHANGES[change].told,
            "starts": [SPACES[starts[index]] for index in full],
            "ends": [SPACES[ends[index]] for index in full],
        }
        state.tell("power", told)


class Decreed(TypedDict):
    seat: int
    colour: Colour


def decreed(state: State, seat: int, colour: int) -> None:
    """A-61, A-63."""
    if state.heard is not None:
        told: Decreed = {"seat": seat, "colour": COLOURS[colour]}
        state.tell("decreed", told)
