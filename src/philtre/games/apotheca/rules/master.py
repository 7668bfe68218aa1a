"""Master of the Market: decrees, lent powers, matches kept (A-60 … A-67)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import batch
from philtre.games.apotheca import events
from philtre.games.apotheca.content import KINDS, NOBODY, STATION_COUNT
from philtre.games.apotheca.notation.moves import DECREE, POWER
from philtre.games.apotheca.rules import winning
from philtre.games.apotheca.rules.market import EMPTY, colour_of

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState

ALL_COLOURS: Final = (1 << KINDS) - 1
DECREES: Final[vec[i64]] = batch(DECREE, ALL_COLOURS)


def left_of_six(state: "ApothecaState") -> list[int]:
    """A-60: in the master's set-up, what is still to be dealt of two of each colour."""
    left = [2] * KINDS
    for tile in state.market.tiles:
        if tile != EMPTY:
            left[colour_of(tile)] -= 1
    return left


def decree(state: "ApothecaState", colour: int) -> None:
    """A-61, A-63."""
    state.decree = colour
    events.DECREED.tell(state, state.seat, colour)


def to_decree(state: "ApothecaState") -> i64:
    """A-63: another colour, for a gem of it; a bit each."""
    colours: i64 = 0
    for colour in range(KINDS):
        if colour != state.decree and state.gems[colour] > 0:
            colours |= 1 << colour
    return colours


def with_lent_powers(state: "ApothecaState", moves: vec[i64]) -> vec[i64]:
    """A-63: powers of the alley, for gems."""
    for station in range(STATION_COUNT):
        who = state.alley[station]
        paid = state.gems[station] >= state.box.lend_price
        if who != NOBODY and paid and not state.used >> who & 1:
            moves = state.market.with_uses(moves, who, POWER)
    return moves


def may_match(state: "ApothecaState", colour: int) -> bool:
    """A-65: the decreed colour is the master's, the two others are the apprentices'."""
    return not state.box.master or (colour == state.decree) == (state.seat == 0)


def keep(state: "ApothecaState", colour: int, potions: int) -> None:
    """A-66, A-67: the master's match leaves the game; one of each colour wins."""
    state.kept = [*state.kept, KINDS * potions + colour]
    events.KEPT.tell(state, state.seat, colour)
    if state.kept_colours() == ALL_COLOURS:
        winning.finish(state)
    else:
        state.resume()
