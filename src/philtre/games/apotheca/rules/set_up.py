"""Set-up: potions and cards are dealt (A-5 … A-8, A-50, A-51, A-60, A-61, A-81)."""

from typing import TYPE_CHECKING

from philtre.core.shared import replaced
from philtre.games.apotheca import events
from philtre.games.apotheca.content import AT_STATION, CORNERS, DEALT
from philtre.games.apotheca.rules import hire, solo, steps, supply, turn
from philtre.games.apotheca.rules.market import FACE_UP, facedown
from philtre.games.apotheca.rules.master import DECREES

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState


def begin(state: "ApothecaState") -> None:
    """Nothing is dealt yet."""
    if state.box.solo:
        solo.lay_out(state)
    state.await_chance(steps.DEAL, 0)


def deal(state: "ApothecaState", colour: int) -> None:
    """A-5, A-50, A-60: face-up to the corners, facedown to the middle."""
    space = DEALT[state.where]
    if state.where < len(CORNERS):
        state.supply[colour] -= 1
        state.market.lay(space, FACE_UP + colour)
        events.dealt(state, space, colour)
    else:
        deal_facedown(state, space, colour)
    if state.where + 1 < state.box.deals:
        state.await_chance(steps.DEAL, state.where + 1)
    else:
        state.await_chance(steps.CARD, state.box.cards[0])


def deal_facedown(state: "ApothecaState", space: int, colour: int) -> None:
    """A-5, A-62: these two point at seat 1."""
    mark = supply.SIX
    if state.box.master:
        state.supply[colour] -= 1
    else:
        supply.draw_hidden(state, colour)
        mark = supply.last_mark(state)
    state.market.lay(space, facedown(1, colour, mark))
    events.DEALT_FACEDOWN.tell(state, 1, space)
    events.peeked(state, 1, space, colour)


def card(state: "ApothecaState", who: int) -> None:
    """A-7: a card for a seat or a station; then the next one, the decree or the first turn."""
    where = state.where
    if where >= AT_STATION:
        hire.fill_station(state, where - AT_STATION, who)
    else:
        state.deck ^= 1 << who
        state.active = replaced(state.active, where, 1 << who)
        events.CARD_TO_SEAT.tell(state, where, who)
    if where != state.box.cards[-1]:
        state.await_chance(steps.CARD, state.box.cards[state.box.cards.index(where) + 1])
    elif state.box.master:
        state.step = steps.DECREE
        state.moves = DECREES
    else:
        turn.begin(state)
