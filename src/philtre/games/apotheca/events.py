"""What can happen in Apotheca: of each kind what it holds, and how it is told."""

from typing import Final, TypedDict

from philtre.core.events import Kind, NothingTold, OfNothing, OfSeat, OfSeats, SeatsTold, SeatTold
from philtre.core.state import State
from philtre.games.apotheca.content import (
    COLOURS,
    SPACES,
    STATIONS,
    Colour,
    Rank,
    Station,
    members,
    rank,
)
from philtre.games.apotheca.rules.changes import Told
from philtre.games.apotheca.rules.market import Market
from philtre.games.apotheca.rules.powers import APOTHECARIES, CHANGES, POWER_OF, USER

NO_ACTION: Final = OfSeat("no-action", SeatTold)  # a turn in which none was legal
EXTRA: Final = OfSeat("extra", SeatTold)  # the token is spent
PASS: Final = OfSeat("pass", SeatTold)  # the token is kept
RESTOCKS: Final = OfSeat("restocks", SeatTold)

WON: Final = OfSeats("won", SeatsTold)
DRAWN: Final = OfSeats("drawn", SeatsTold)  # several sides stand equal

# the market is full, and nothing in it matches.
OVERLOAD: Final = OfNothing("overload", NothingTold)


class SpaceTold(TypedDict):
    seat: int
    space: str


class OfSpace(Kind[SpaceTold]):
    def tell(self, state: State, seat: int, space: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat, "space": SPACES[space]})


# to the middle, pointing at a seat.
DEALT_FACEDOWN: Final = OfSpace("dealt-facedown", SpaceTold)
PLACED: Final = OfSpace("placed", SpaceTold)
STACKED: Final = OfSpace("stacked", SpaceTold)


class ApothecaryTold(TypedDict):
    seat: int
    apothecary: str


class OfApothecary(Kind[ApothecaryTold]):
    def tell(self, state: State, seat: int, who: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat, "apothecary": APOTHECARIES[who]})


CARD_TO_SEAT: Final = OfApothecary("card-to-seat", ApothecaryTold)
HIRED_UNSEEN: Final = OfApothecary("hired-unseen", ApothecaryTold)  # the top card of the deck
SATISFIED: Final = OfApothecary("satisfied", ApothecaryTold)


class StationTold(TypedDict):
    seat: int
    apothecary: str
    station: Station


class OfStation(Kind[StationTold]):
    def tell(self, state: State, seat: int, who: int, station: int) -> None:
        if state.heard is not None:
            name = APOTHECARIES[who]
            self.told(state, {"seat": seat, "apothecary": name, "station": STATIONS[station]})


HIRED: Final = OfStation("hired", StationTold)  # for gems of the station's colour
HIRED_MIXED: Final = OfStation("hired-mixed", StationTold)  # for a gem of each colour


class ColourTold(TypedDict):
    seat: int
    colour: Colour


class OfColour(Kind[ColourTold]):
    def tell(self, state: State, seat: int, colour: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat, "colour": COLOURS[colour]})


DECREED: Final = OfColour("decreed", ColourTold)
KEPT: Final = OfColour("kept", ColourTold)  # the master's match leaves the game


class GemTold(TypedDict):
    seat: int
    gem: Colour


class OfGem(Kind[GemTold]):
    def tell(self, state: State, seat: int, colour: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat, "gem": COLOURS[colour]})


BONUS_GEM: Final = OfGem("bonus-gem", GemTold)  # for more than three potions
NOBODY_SATISFIED: Final = OfGem("nobody-satisfied", GemTold)  # a gem instead


class Dealt(TypedDict):
    space: str
    colour: Colour


DEALT: Final = Kind("dealt", Dealt)


def dealt(state: State, space: int, colour: int) -> None:
    """A-5: face-up, to a corner."""
    if state.heard is not None:
        DEALT.told(state, {"space": SPACES[space], "colour": COLOURS[colour]})


class Peeked(TypedDict):
    seat: int
    space: str
    colour: Colour


PEEKED: Final = Kind("peeked", Peeked)


def peeked(state: State, seat: int, space: int, colour: int) -> None:
    """A-4: a facedown potion is seen by the seat that it points at, alone."""
    if state.heard is not None:
        told: Peeked = {"seat": seat, "space": SPACES[space], "colour": COLOURS[colour]}
        PEEKED.told(state, told, 1 << seat)


class CardToStation(TypedDict):
    station: Station
    apothecary: str


CARD_TO_STATION: Final = Kind("card-to-station", CardToStation)


def card_to_station(state: State, station: int, who: int) -> None:
    """A-7, and later A-19."""
    if state.heard is not None:
        CARD_TO_STATION.told(state, {"station": STATIONS[station], "apothecary": APOTHECARIES[who]})


class Turn(TypedDict):
    seat: int
    turn: int


TURN: Final = Kind("turn", Turn)


def turn(state: State, seat: int, number: int) -> None:
    """A-9, A-62."""
    if state.heard is not None:
        TURN.told(state, {"seat": seat, "turn": number})


class CameIn(TypedDict):
    space: str


CAME_IN: Final = Kind("came-in", CameIn)


def came_in(state: State, space: int) -> None:
    """A-54: a potion from outside."""
    if state.heard is not None:
        CAME_IN.told(state, {"space": SPACES[space]})


class SoloBonus(TypedDict):
    points: int


SOLO_BONUS: Final = Kind("solo-bonus", SoloBonus)


def solo_bonus(state: State, points: int) -> None:
    """A-57."""
    if state.heard is not None:
        SOLO_BONUS.told(state, {"points": points})


class SoloOver(TypedDict):
    points: int
    rank: Rank


SOLO_OVER: Final = Kind("solo-over", SoloOver)


def solo_over(state: State, points: int) -> None:
    """A-57."""
    if state.heard is not None:
        SOLO_OVER.told(state, {"points": points, "rank": rank(points)})


class Revealed(TypedDict):
    seat: int
    space: str
    colour: Colour
    gem: Colour


REVEALED: Final = Kind("revealed", Revealed)


def revealed(state: State, seat: int, space: int, colour: int) -> None:
    """A-14."""
    if state.heard is not None:
        kind = COLOURS[colour]
        told: Revealed = {"seat": seat, "space": SPACES[space], "colour": kind, "gem": kind}
        REVEALED.told(state, told)


class Drew(TypedDict):
    seat: int
    colour: Colour


DREW: Final = Kind("drew", Drew)


def drew(state: State, seat: int, colour: int) -> None:
    """A-16: who restocks alone sees the tile."""
    if state.heard is not None:
        DREW.told(state, {"seat": seat, "colour": COLOURS[colour]}, 1 << seat)


class Spilled(TypedDict):
    colour: Colour


SPILLED: Final = Kind("spilled", Spilled)


def spilled(state: State, colour: int) -> None:
    """A-17: a tile turns up from the supply."""
    if state.heard is not None:
        SPILLED.told(state, {"colour": COLOURS[colour]})


class Cleared(TypedDict):
    colour: Colour
    count: int


CLEARED: Final = Kind("cleared", Cleared)


def cleared(state: State, colour: int, count: int) -> None:
    """A-17: the face-up potions of a colour leave a full market."""
    if state.heard is not None:
        CLEARED.told(state, {"colour": COLOURS[colour], "count": count})


class Power(Told):
    seat: int
    apothecary: str
    power: str
    use: str
    starts: list[str]  # of what moves, potion by potion,
    ends: list[str]  # and where each goes


POWER: Final = Kind("power", Power)


def power(state: State, seat: int, change: int, market: Market) -> None:
    """A-20: a power is used; told while everything still lies where it was."""
    if state.heard is not None:
        name = APOTHECARIES[USER[change]]
        starts, ends = market.ways(change)
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
        POWER.told(state, told)


class Matched(TypedDict):
    seat: int
    colour: Colour
    count: int
    spaces: list[str]


MATCHED: Final = Kind("matched", Matched)


def matched(state: State, seat: int, colour: int, spaces: int) -> None:
    """A-24."""
    if state.heard is not None:
        names = [SPACES[space] for space in members(spaces)]
        count = len(names)
        told: Matched = {"seat": seat, "colour": COLOURS[colour], "count": count, "spaces": names}
        MATCHED.told(state, told)


class Scored(TypedDict):
    points: int
    total: int


SCORED: Final = Kind("scored", Scored)


def scored(state: State, points: int, total: int) -> None:
    """A-55."""
    if state.heard is not None:
        SCORED.told(state, {"points": points, "total": total})
