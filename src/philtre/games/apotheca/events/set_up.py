"""What happens in the set-up; and what one seat alone sees, then and later."""

from typing import TypedDict

from philtre.core.state import State
from philtre.games.apotheca.content import COLOURS, SPACES, STATIONS, Colour, Station
from philtre.games.apotheca.rules.powers import APOTHECARIES


class Dealt(TypedDict):
    space: str
    colour: Colour


def dealt(state: State, space: int, colour: int) -> None:
    """A-5: face-up, to a corner."""
    if state.heard is not None:
        told: Dealt = {"space": SPACES[space], "colour": COLOURS[colour]}
        state.tell("dealt", told)


class DealtFacedown(TypedDict):
    seat: int
    space: str


def dealt_facedown(state: State, seat: int, space: int) -> None:
    """A-5: to the middle, pointing at a seat."""
    if state.heard is not None:
        told: DealtFacedown = {"seat": seat, "space": SPACES[space]}
        state.tell("dealt-facedown", told)


class Peeked(TypedDict):
    seat: int
    space: str
    colour: Colour


def peeked(state: State, seat: int, space: int, colour: int) -> None:
    """A-4: a facedown potion is seen by the seat that it points at, alone."""
    if state.heard is not None:
        told: Peeked = {"seat": seat, "space": SPACES[space], "colour": COLOURS[colour]}
        state.tell("peeked", told, 1 << seat)


class CardToSeat(TypedDict):
    seat: int
    apothecary: str


def card_to_seat(state: State, seat: int, who: int) -> None:
    """A-7."""
    if state.heard is not None:
        told: CardToSeat = {"seat": seat, "apothecary": APOTHECARIES[who]}
        state.tell("card-to-seat", told)


class CardToStation(TypedDict):
    station: Station
    apothecary: str


def card_to_station(state: State, station: int, who: int) -> None:
    """A-7, and later A-19."""
    if state.heard is not None:
        told: CardToStation = {"station": STATIONS[station], "apothecary": APOTHECARIES[who]}
        state.tell("card-to-station", told)
