"""What a seat sees of NEW_NAME (NEW_LETTER-7). Built up from nothing."""

from philtre.core.game import View
from philtre.core.state import ONLOOKER

from NEW_PACKAGE.content import SIDES
from NEW_PACKAGE.rules.state import UNKNOWN, NewGameState


def view(state: NewGameState, seat: int) -> View:
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


def side(number: int) -> str | None:
    return None if number == UNKNOWN else SIDES[number]
