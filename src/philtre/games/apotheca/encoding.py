"""What a seat sees of Apotheca as numbers: the table. `observing.py` writes the same."""

from collections import Counter
from functools import partial
from typing import Any, Final

from philtre.core.encoding import (
    Encoding,
    Field,
    counts,
    flag,
    named,
    number,
    one_of,
    seat_at,
    seat_names,
    some_of,
)
from philtre.games.apotheca.content import APOTHECARY_COUNT, COLOURS, SPACES, STATIONS, VARIANTS
from philtre.games.apotheca.observing import (
    MOST_ACTIONS,
    MOST_GEMS,
    MOST_POINTS,
    MOST_TILES,
    MOST_TURNS,
    observe,
)
from philtre.games.apotheca.rules import actions, steps
from philtre.games.apotheca.rules.powers import APOTHECARIES
from philtre.games.apotheca.view import ApothecaView, Lot, Owned, Person, Tile


def fields(players: int) -> list[Field]:
    seats = seat_names(players)
    return [
        one_of("variant", VARIANTS, lambda view: view["variant"]),
        number("turn", 0, MOST_TURNS, lambda view: view["turn"]),
        number("turn_limit", 0, MOST_TURNS, lambda view: view["turn_limit"] or 0),
        one_of("seat", seats, lambda view: named(view, view["seat"], players)),
        one_of("asks", steps.WORDS, lambda view: view["asks"]),
        counts("used", actions.WORDS, MOST_ACTIONS, lambda view: Counter(view["used"])),
        number("actions_left", 0, MOST_ACTIONS, lambda view: view["actions_left"]),
        *[field for space in SPACES for field in of_space(space, seats)],
        number("supply", 0, MOST_TILES, lambda view: view["supply"]),
        number("deck", 0, APOTHECARY_COUNT, lambda view: view["deck"]),
        *[one_of(f"alley[{at}]", APOTHECARIES, partial(at_station, at)) for at in STATIONS],
        *[field for at, seat in enumerate(seats) for field in of_seat(at, seat, players)],
        *[
            counts(f"potions[{name}]", COLOURS, MOST_TILES, partial(offered, name))
            for name in APOTHECARIES
        ],
        flag("token", lambda view: view["token"]),
        one_of("drawn", COLOURS, lambda view: view["drawn"]),
        counts("aside", COLOURS, MOST_TILES, lambda view: view["aside"]),
        some_of("match", SPACES, lambda view: view["match"]),
        one_of("decree", COLOURS, lambda view: view["decree"]),
        counts("kept", COLOURS, MOST_TILES, lambda view: summed(view["kept"])),
        some_of("outside", SPACES, lambda view: view["outside"]),
        number("points", 0, MOST_POINTS, lambda view: view["points"] or 0),
        some_of(
            "winners", seats, lambda view: [named(view, who, players) for who in view["winners"]]
        ),
    ]


def of_space(space: str, seats: list[str]) -> list[Field]:
    return [
        one_of(f"market[{space}].face", [*COLOURS, "down"], partial(face, space)),
        one_of(f"market[{space}].colour", COLOURS, partial(beneath, space)),
        one_of(f"market[{space}].seat", seats, partial(points_at, space, len(seats))),
    ]


def of_seat(at: int, seat: str, players: int) -> list[Field]:
    def owned(view: ApothecaView) -> Owned:
        return view["seats"][seat_at(view, at, players)]

    name = f"seats[{seat}]"
    return [
        counts(f"{name}.gems", COLOURS, MOST_GEMS, lambda view: owned(view)["gems"]),
        some_of(f"{name}.active", APOTHECARIES, lambda view: names(owned(view)["active"])),
        some_of(f"{name}.satisfied", APOTHECARIES, lambda view: names(owned(view)["satisfied"])),
        flag(f"{name}.master", lambda view: owned(view)["master"]),
        flag(f"{name}.side", lambda view: beside_you(view, seat_at(view, at, players))),
    ]


def names(people: Any) -> list[str]:
    return [person["name"] for person in people]


def beside_you(view: ApothecaView, seat: int) -> bool:
    """Whether the seat is on the side of the one that looks."""
    return any(seat in side and (view["you"] or 0) in side for side in view["sides"])


def face(space: str, view: ApothecaView) -> str | None:
    tile: Tile | None = view["market"][space]
    return None if tile is None else tile["colour"] if tile["face"] == "up" else "down"


def beneath(space: str, view: ApothecaView) -> str | None:
    """The colour of a facedown potion, where the seat may know it."""
    tile = view["market"][space]
    return tile["colour"] if tile and tile["face"] == "down" else None


def points_at(space: str, players: int, view: ApothecaView) -> str | None:
    tile = view["market"][space]
    return named(view, tile["seat"], players) if tile else None


def at_station(station: Any, view: ApothecaView) -> str | None:
    person: Person | None = view["alley"][station]
    return person["name"] if person else None


def offered(name: str, view: ApothecaView) -> dict[str, int]:
    """The potions on a satisfied apothecary."""
    for owned in view["seats"]:
        for person in owned["satisfied"]:
            if person["name"] == name and person["potions"]:
                return summed([person["potions"]])
    return {}


def summed(lots: list[Lot]) -> dict[str, int]:
    found: dict[str, int] = {}
    for lot in lots:
        found[lot["colour"]] = found.get(lot["colour"], 0) + lot["count"]
    return found


ENCODING: Final = Encoding(1, fields, observe)
