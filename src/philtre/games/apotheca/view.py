"""What a seat sees of Apotheca (A-70): built up from nothing."""

from typing import Literal, TypedDict

from philtre.core.state import ONLOOKER
from philtre.games.apotheca.content import (
    COLOURS,
    KINDS,
    NOBODY,
    NOTHING,
    SPACES,
    STATIONS,
    Colour,
    Rank,
    Station,
    Variant,
    members,
    rank,
)
from philtre.games.apotheca.rules import actions, steps, turn
from philtre.games.apotheca.rules.market import EMPTY, UNSEEN, colour_of, seat_of
from philtre.games.apotheca.rules.powers import APOTHECARIES, POWER_OF
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.games.apotheca.rules.winning import best_sides


class Tile(TypedDict):
    """A potion in the market."""

    face: Literal["up", "down"]
    colour: Colour | None  # where the seat may see it
    seat: int | None  # that a facedown one points at


class Person(TypedDict):
    """An apothecary."""

    name: str
    power: str


class Lot(TypedDict):
    colour: Colour
    count: int


class Satisfied(Person):
    potions: Lot | None  # on the card; none in solo


class Owned(TypedDict):
    gems: dict[Colour, int]
    active: list[Person]
    satisfied: list[Satisfied]
    master: bool


class ApothecaView(TypedDict):
    you: int | None
    variant: Variant
    turn: int
    turn_limit: int | None
    table_talk: bool
    seat: int  # whose turn it is
    asks: str
    used: list[str]  # the actions of this turn; a power by its apothecary
    actions_left: int
    market: dict[str, Tile | None]  # by space
    supply: int
    deck: int
    alley: dict[Station, Person | None]
    seats: list[Owned]
    sides: list[list[int]]
    token: bool
    drawn: Colour | None
    aside: dict[Colour, int]
    match: list[str]  # the spaces of the one being resolved
    decree: Colour | None
    kept: list[Lot]
    outside: list[str]
    points: int | None
    rank: Rank | None
    winners: list[int]


def view(state: ApothecaState, seat: int) -> ApothecaView:
    box = state.box
    return {
        "you": None if seat == ONLOOKER else seat,
        "variant": box.variant,
        "turn": state.turn,
        "turn_limit": box.turn_limit or None,
        "table_talk": box.table_talk,
        "seat": state.seat,
        "asks": steps.WORDS[state.step],
        "used": [actions.WORDS[action] for action in state.actions],
        "actions_left": turn.actions_left(state),
        "market": {
            space: potion(tile, seat)
            for space, tile in zip(SPACES, state.market.tiles, strict=True)
        },
        "supply": state.supply_size(),
        "deck": state.deck.bit_count(),
        "alley": {
            station: None if who == NOBODY else person(who)
            for station, who in zip(STATIONS, state.alley, strict=True)
        },
        "seats": [owned(state, other) for other in range(state.players)],
        "sides": box.sides,
        "token": state.token,
        "drawn": drawn(state, seat),
        "aside": by_colour(state.aside),
        "match": [SPACES[space] for space in members(state.match)],
        "decree": None if state.decree == NOTHING else COLOURS[state.decree],
        "kept": [potions(lot) for lot in state.kept],
        "outside": [SPACES[space] for space in members(state.outside)],
        "points": state.points if box.solo else None,
        "rank": rank(state.points) if box.solo else None,
        "winners": winners(state),
    }


def potion(tile: int, seat: int) -> Tile | None:
    """What lies on a space; the colour of a facedown potion only for whom it points at (A-4)."""
    if tile == EMPTY:
        return None
    if tile == UNSEEN:
        return {"face": "down", "colour": None, "seat": None}
    if tile < UNSEEN:
        return {"face": "up", "colour": COLOURS[colour_of(tile)], "seat": None}
    owner = seat_of(tile)
    seen = COLOURS[colour_of(tile)] if owner == seat else None
    return {"face": "down", "colour": seen, "seat": owner}


def owned(state: ApothecaState, seat: int) -> Owned:
    return {
        "gems": by_colour(state.gems_of(seat)),
        "active": [person(who) for who in members(state.active[seat])],
        "satisfied": [
            {
                **person(who),
                "potions": potions(state.offered[who]) if state.offered[who] else None,
            }
            for who in members(state.satisfied[seat])
        ],
        "master": state.is_master(seat),
    }


def drawn(state: ApothecaState, seat: int) -> Colour | None:
    """The tile in the hand of who restocks, for that seat's eyes only (A-72)."""
    if state.hand == NOTHING or state.seat != seat:
        return None
    return COLOURS[state.hand]


def person(who: int) -> Person:
    return {"name": APOTHECARIES[who], "power": POWER_OF[APOTHECARIES[who]]}


def potions(lot: int) -> Lot:
    return {"colour": COLOURS[lot % KINDS], "count": lot // KINDS}


def by_colour(numbers: list[int]) -> dict[Colour, int]:
    return dict(zip(COLOURS, numbers, strict=True))


def winners(state: ApothecaState) -> list[int]:
    """Who has won, or drawn with each other; solo knows no winner."""
    if state.step != steps.OVER or state.box.solo:
        return []
    return sorted(seat for side in best_sides(state) for seat in side)
