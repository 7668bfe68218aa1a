"""What a seat sees of Quacks as numbers: the table. `observing.py` writes the same."""

from collections import Counter
from collections.abc import Callable
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
from philtre.games.quacks.content import (
    CARD_CODES,
    CARDS,
    CHIP_NAMES,
    COLOURS,
    GLASSES,
    PENNIES,
    PENNY_NAMES,
    ROUNDS,
    SPOON,
    TAKEN,
    WITCH_CODES,
)
from philtre.games.quacks.observing import (
    FIRST_BOOK,
    MOST_CHIPS,
    MOST_COINS,
    MOST_POINTS,
    MOST_RUBIES,
    MOST_TAILS,
    MOST_WHITE,
    observe,
)
from philtre.games.quacks.rules.steps import STAGE_WORDS, STEP_WORDS
from philtre.games.quacks.view import QuacksView, SeatView

LAST_CHIPS: Final = ["newest", "second", "third"]
Of = Callable[[Any], SeatView]


def fields(players: int) -> list[Field]:
    seats = seat_names(players)
    return [
        number("round", 1, ROUNDS, lambda view: view["round"]),
        one_of("stage", STAGE_WORDS, lambda view: view["stage"]),
        one_of("start_player", seats, lambda view: named(view, view["start_player"], players)),
        one_of("card", CARD_CODES, lambda view: view["card"]),
        number("cards_left", 0, CARDS, lambda view: view["cards_left"]),
        some_of("witches", WITCH_CODES, lambda view: view["witches"]),
        counts("books", COLOURS[FIRST_BOOK:], 6, lambda view: view["books"]),
        flag("expansion", lambda view: view["expansion"]),
        flag("test_tubes", lambda view: view["test_tubes"]),
        counts("supply", CHIP_NAMES, MOST_CHIPS, lambda view: view["supply"]),
        counts("prices", CHIP_NAMES, MOST_COINS, prices),
        one_of("asked", STEP_WORDS, lambda view: view["asked"].get(str(view["you"]))),
        one_of("declaration", ["draw", "stop"], lambda view: view["declaration"]),
        *[field for at, seat in enumerate(seats) for field in of_seat(at, seat, players)],
        some_of(
            "winners", seats, lambda view: [named(view, who, players) for who in view["winners"]]
        ),
    ]


def of_seat(at: int, seat: str, players: int) -> list[Field]:
    def who(view: QuacksView) -> SeatView:
        return view["seats"][seat_at(view, at, players)]

    pennies = [PENNY_NAMES[penny] for penny in PENNIES]
    name = f"seats[{seat}]"
    return [
        number(f"{name}.points", 0, MOST_POINTS, lambda view: who(view)["points"]),
        number(f"{name}.rubies", 0, MOST_RUBIES, lambda view: who(view)["rubies"]),
        number(f"{name}.droplet", 0, SPOON, lambda view: who(view)["droplet"]),
        number(f"{name}.glass", 0, GLASSES, lambda view: who(view)["glass"]),
        flag(f"{name}.flask", lambda view: who(view)["flask"]),
        some_of(f"{name}.pennies", pennies, lambda view: who(view)["pennies"]),
        number(f"{name}.tails", 0, MOST_TAILS, lambda view: who(view)["tails"]),
        number(f"{name}.start", 0, SPOON, lambda view: who(view)["start"]),
        number(f"{name}.white_sum", 0, MOST_WHITE, lambda view: who(view)["white_sum"]),
        number(f"{name}.limit", 0, MOST_WHITE, lambda view: who(view)["limit"]),
        number(f"{name}.scoring", 0, SPOON, lambda view: who(view)["scoring"]["space"]),
        one_of(f"{name}.chip", CHIP_NAMES, lambda view: who(view)["chip"]),
        *of_round(name, who, lambda view: str(seat_at(view, at, players)) in view["asked"]),
        *of_chips(name, who),
    ]


def of_round(name: str, who: Of, asked: Callable[[Any], bool]) -> list[Field]:
    """How the round goes for a player."""
    return [
        flag(f"{name}.asked", asked),
        flag(f"{name}.stopped", lambda view: who(view)["stopped"]),
        flag(f"{name}.exploded", lambda view: who(view)["exploded"]),
        flag(f"{name}.protected", lambda view: who(view)["protected"]),
        flag(f"{name}.pardoned", lambda view: who(view)["pardoned"]),
        one_of(f"{name}.choice", TAKEN, lambda view: who(view)["choice"]),
        number(f"{name}.window", 0, MOST_CHIPS, lambda view: who(view)["window"]),
        flag(f"{name}.doubling", lambda view: who(view)["doubling"]),
        number(f"{name}.yellows", 0, MOST_CHIPS, lambda view: who(view)["yellows"]),
        number(f"{name}.placings", 0, MOST_CHIPS, lambda view: who(view)["placings"]),
        number(f"{name}.coins", 0, MOST_COINS, lambda view: who(view)["coins"]),
        number(f"{name}.price", 0, MOST_RUBIES, lambda view: who(view)["price"]),
        flag(f"{name}.declared", lambda view: who(view)["declared"]),
    ]


def of_chips(name: str, who: Of) -> list[Field]:
    """Where a player's chips are."""

    def listed(place: Any, view: QuacksView) -> dict[str, int]:
        return Counter(who(view)[place])  # type: ignore[literal-required]

    def last(back: int, view: QuacksView) -> str | None:
        pot = who(view)["pot"]
        return pot[-back]["chip"] if len(pot) >= back else None

    places = ["bowl", "beside", "aside", "reserved", "named", "bought", "hand", "basket"]
    return [
        counts(f"{name}.bag", CHIP_NAMES, MOST_CHIPS, lambda view: who(view)["bag"]),
        counts(
            f"{name}.pot",
            CHIP_NAMES,
            MOST_CHIPS,
            lambda view: Counter(laid["chip"] for laid in who(view)["pot"]),
        ),
        *[
            one_of(f"{name}.last[{place}]", CHIP_NAMES, partial(last, back))
            for back, place in enumerate(LAST_CHIPS, 1)
        ],
        number(
            f"{name}.gift",
            0,
            SPOON,
            lambda view: max([laid["space"] for laid in who(view)["pot"] if laid["gift"]] or [0]),
        ),
        *[
            counts(f"{name}.{place}", CHIP_NAMES, MOST_CHIPS, partial(listed, place))
            for place in places
        ],
    ]


def prices(view: QuacksView) -> dict[str, int]:
    return {item["chip"]: item["price"] for item in view["shop"]}


ENCODING: Final = Encoding(1, fields, observe)
