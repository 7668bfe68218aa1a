"""Positions of NEW_NAME as text (NEW_LETTER-8).

    round=2 coin=h guesses=t. points=0,1

with `h` and `t` for the sides, `?` for a coin that is not tossed, a dot for who has not
guessed. After the last round the number of the round is one more than there are players.
"""

from typing import Final

from philtre.core import fields
from philtre.core.errors import BadPosition
from philtre.core.options import Options

from NEW_PACKAGE.rules.state import UNKNOWN, NewGameState, start

FIELDS: Final = ["round", "coin", "guesses", "points"]
COINS: Final = "ht?"  # -1, UNKNOWN, is the last
GUESSED: Final = "ht."


def write(state: NewGameState) -> str:
    values = [
        str(state.round + 1),
        COINS[state.coin],
        "".join(GUESSED[guess] for guess in state.guesses),
        ",".join(str(points) for points in state.points),
    ]
    return " ".join(f"{name}={value}" for name, value in zip(FIELDS, values, strict=True))


def read(options: Options, text: str) -> NewGameState:
    """The state that a text describes; raises `BadPosition` for one that can't be."""
    values = fields.read(text, FIELDS, {})
    state = start(options)
    state.round = fields.number("round", values["round"], 1, state.players + 1) - 1
    state.coin = letter("coin", values["coin"], COINS)
    if state.round == state.players and state.coin != UNKNOWN:
        raise bad("coin", values["coin"])
    state.guesses = [letter("guesses", guess, GUESSED) for guess in values["guesses"]]
    check_guesses(state, values["guesses"])
    state.points = [fields.number("points", one, 0, state.round) for one in points(values)]
    if len(state.points) != state.players:
        raise bad("points", values["points"])
    return state


def points(values: fields.Fields) -> list[str]:
    return values["points"].split(",")


def letter(field: str, text: str, letters: str) -> int:
    """Which letter it is, the last standing for UNKNOWN."""
    if len(text) != 1 or text not in letters:
        raise bad(field, text)
    return UNKNOWN if text == letters[-1] else letters.index(text)


def check_guesses(state: NewGameState, given: str) -> None:
    """NEW_LETTER-4: one a seat; none before the toss nor by who tossed; not all, or they show."""
    guesses = state.guesses
    made = [seat for seat, guess in enumerate(guesses) if guess != UNKNOWN]
    most = state.players - 2 if state.coin != UNKNOWN else 0
    if len(guesses) != state.players or len(made) > most or state.tosser in made:
        raise bad("guesses", given)


def bad(field: str, given: str) -> BadPosition:
    return fields.bad("NEW_ID", field, given)
