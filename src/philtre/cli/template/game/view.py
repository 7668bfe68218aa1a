"""What a seat sees of NEW_NAME (NEW_LETTER-7). Built up from nothing."""

from typing import TypedDict

from philtre.core.state import ONLOOKER

from NEW_PACKAGE.content import SIDES, Side
from NEW_PACKAGE.rules.state import UNKNOWN, NewGameState


class SeatView(TypedDict):
    points: int
    guessed: bool


class NewGameView(TypedDict):
    you: int | None
    round: int
    tosser: int | None
    tossed: bool
    coin: Side | None  # for the tosser's eyes
    guess: Side | None  # of the seat
    seats: list[SeatView]


def view(state: NewGameState, seat: int) -> NewGameView:
    over = state.round == state.players
    return {
        "you": None if seat == ONLOOKER else seat,
        "round": min(state.round + 1, state.players),
        "tosser": None if over else state.tosser,
        "tossed": state.coin != UNKNOWN,
        "coin": side(state.coin) if seat == state.tosser else None,
        "guess": None if seat == ONLOOKER else side(state.guesses[seat]),
        "seats": [
            {"points": state.points[other], "guessed": state.guesses[other] != UNKNOWN}
            for other in range(state.players)
        ],
    }


def side(number: int) -> Side | None:
    return None if number == UNKNOWN else SIDES[number]
