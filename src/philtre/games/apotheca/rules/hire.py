"""Hire: what it costs, and who comes (A-18, A-19, A-53)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.shared import replaced
from philtre.games.apotheca import events
from philtre.games.apotheca.content import AT_STATION, HIRED, KINDS, NOBODY, STATION_COUNT
from philtre.games.apotheca.notation.moves import HIRE, HIRE_DECK, HIRE_MIXED
from philtre.games.apotheca.rules import steps

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState


def hires(state: "ApothecaState") -> i64:
    """A-18, A-53: the moves that hire somebody, a bit each."""
    first = state.seat * KINDS
    gems = state.gems
    mixed = gems[first] > 0 and gems[first + 1] > 0 and gems[first + 2] > 0 and not state.box.solo
    moves: i64 = 1 << HIRE_DECK if mixed and state.deck else 0
    for station in range(STATION_COUNT):
        if state.alley[station] != NOBODY:
            if gems[first + station] >= state.box.hire_price:
                moves |= 1 << (HIRE + station)
            if mixed:
                moves |= 1 << (HIRE_MIXED + station)
    return moves


def hire(state: "ApothecaState", move: int) -> None:
    """A-18, A-53."""
    if move < HIRE_MIXED:
        state.pay(state.seat, move - HIRE, state.box.hire_price)
    else:
        for colour in range(KINDS):
            state.pay(state.seat, colour, 1)
    if move == HIRE_DECK:
        state.await_chance(steps.CARD, HIRED)
    elif move < HIRE_MIXED:
        events.HIRED.tell(state, state.seat, state.alley[move - HIRE], move - HIRE)
        leave_station(state, move - HIRE)
    else:
        events.HIRED_MIXED.tell(
            state, state.seat, state.alley[move - HIRE_MIXED], move - HIRE_MIXED
        )
        leave_station(state, move - HIRE_MIXED)


def leave_station(state: "ApothecaState", station: int) -> None:
    """A-19: an emptied station is refilled while the deck lasts."""
    join(state, state.alley[station])
    state.alley = replaced(state.alley, station, NOBODY)
    if state.deck:
        state.await_chance(steps.CARD, AT_STATION + station)
    else:
        state.resume()


def join(state: "ApothecaState", who: int) -> None:
    """A-18: an apothecary is active from now on."""
    mine = state.active[state.seat] | 1 << who
    state.active = replaced(state.active, state.seat, mine)


def card(state: "ApothecaState", who: int) -> None:
    """A card is hired unseen (A-18), or comes to an emptied station (A-19)."""
    if state.where == HIRED:
        state.deck ^= 1 << who
        join(state, who)
        events.HIRED_UNSEEN.tell(state, state.seat, who)
    else:
        fill_station(state, state.where - AT_STATION, who)
    state.resume()


def fill_station(state: "ApothecaState", station: int, who: int) -> None:
    """A-7, A-19: from the deck."""
    state.deck ^= 1 << who
    state.alley = replaced(state.alley, station, who)
    events.card_to_station(state, station, who)
