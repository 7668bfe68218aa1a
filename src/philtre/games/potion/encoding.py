"""What a seat sees of The Potion as numbers: the table. `observing.py` writes the same."""

from functools import partial
from typing import Final

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
from philtre.games.potion.content import FACES, INGREDIENTS, MOST_PLAYERS, QUANTITIES
from philtre.games.potion.house import MOST_TOKENS
from philtre.games.potion.observing import MOST_ROUNDS, observe
from philtre.games.potion.view import Hand, PotionView, Round


def fields(players: int) -> list[Field]:
    seats = seat_names(players)
    return [
        number("round", 1, MOST_ROUNDS, lambda view: view["round"]),
        one_of("roller", seats, lambda view: named(view, view["roller"], players)),
        *[one_of(f"dice[{die}]", FACES, partial(face, at)) for at, die in enumerate(QUANTITIES)],
        *[field for at, seat in enumerate(seats) for field in of_seat(at, seat, players)],
        one_of("choice", INGREDIENTS, lambda view: view["choice"]),
        counts("bottle", INGREDIENTS, MOST_TOKENS * MOST_PLAYERS, lambda view: view["bottle"]),
        *[
            one_of(f"last.dice[{die}]", FACES, partial(last_face, at))
            for at, die in enumerate(QUANTITIES)
        ],
        *[
            one_of(f"last.shown[{seat}]", INGREDIENTS, partial(shown, at, players))
            for at, seat in enumerate(seats)
        ],
        some_of("last.discarded", seats, partial(discarded, players)),
        some_of(
            "winners", seats, lambda view: [named(view, who, players) for who in view["winners"]]
        ),
    ]


def of_seat(at: int, seat: str, players: int) -> list[Field]:
    def hand(view: PotionView) -> Hand:
        return view["seats"][seat_at(view, at, players)]

    name = f"seats[{seat}]"
    return [
        flag(f"{name}.chosen", lambda view: hand(view)["chosen"]),
        counts(
            f"{name}.tokens", INGREDIENTS, MOST_TOKENS, lambda view: hand(view)["tokens"], low=-1
        ),
    ]


def fallen(dice: list[str], at: int) -> str | None:
    return dice[at].rpartition("-")[2] if at < len(dice) else None


def face(at: int, view: PotionView) -> str | None:
    return fallen(view["dice"], at)


def last_face(at: int, view: PotionView) -> str | None:
    last = view["last"]
    return fallen(last["dice"], at) if last else None


def shown(at: int, players: int, view: PotionView) -> str | None:
    last: Round | None = view["last"]
    return last["shown"][seat_at(view, at, players)] if last else None


def discarded(players: int, view: PotionView) -> list[str | None]:
    last = view["last"]
    return [named(view, who, players) for who in last["discarded"]] if last else []


ENCODING: Final = Encoding(1, fields, observe)
