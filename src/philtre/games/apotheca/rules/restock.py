"""Restock, and the Market Overload that it may bring (A-15 … A-17, A-68); no such thing in solo
(A-52, A-56)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import batch
from philtre.core.shared import replaced
from philtre.games.apotheca import events
from philtre.games.apotheca.content import (
    ALL_SPACES,
    KINDS,
    NOTHING,
    members,
)
from philtre.games.apotheca.notation.moves import OVERLOAD, PLACE
from philtre.games.apotheca.rules import steps, supply
from philtre.games.apotheca.rules.market import facedown

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState


def wanted(state: "ApothecaState") -> bool:
    """A-15, A-16: fewer than three facedown, an empty space and a tile."""
    return (
        state.market.full != ALL_SPACES
        and state.market.fewer_facedown_than(state.box.facedown)
        and state.supply_size() > 0
    )


def drawn(state: "ApothecaState", colour: int) -> None:
    """A-16: the player sees the tile, then chooses a space for it."""
    supply.draw_hidden(state, colour)
    state.hand = colour
    events.drew(state, state.seat, colour)
    state.choose(steps.PLACE, spaces_for_it(state))


def spaces_for_it(state: "ApothecaState") -> vec[i64]:
    """The empty spaces, as moves."""
    return batch(PLACE, ALL_SPACES & ~state.market.full)


def place(state: "ApothecaState", space: int) -> None:
    """A-16, A-17: it points at the player; a full market may spill over."""
    state.market.lay(space, facedown(state.seat, state.hand, supply.last_mark(state)))
    state.hand = NOTHING
    events.PLACED.tell(state, state.seat, space)
    if state.market.full == ALL_SPACES and not state.market.has_line():
        events.OVERLOAD.tell(state)
        spill(state)
    else:
        go_on(state)


def goes_on(state: "ApothecaState") -> bool:
    """A-16: whether another tile is drawn after the one in hand. It is never the last space that
    somebody chooses (A-84), so the market is not full then."""
    return state.market.fewer_facedown_than(state.box.facedown - 1) and state.supply_size() > 0


def go_on(state: "ApothecaState") -> None:
    """A-16: the next tile, or the action is complete."""
    if wanted(state):
        state.await_chance(steps.DRAW, 0)
    else:
        state.resume()


def spill(state: "ApothecaState") -> None:
    """A-17: chance names the colour that leaves, or the player if the supply is empty."""
    if state.supply_size():
        state.await_chance(steps.SPILL, 0)
    else:
        state.choose(steps.OVERLOAD, colours_face_up(state))


def colours_face_up(state: "ApothecaState") -> vec[i64]:
    """The colours that a player may name in an Overload, as moves."""
    colours: i64 = 0
    for colour in range(KINDS):
        if state.market.up[colour] != 0:
            colours |= 1 << colour
    return batch(OVERLOAD, colours)


def spilled(state: "ApothecaState", colour: int) -> None:
    """A-17: a tile is revealed; it is kept aside until some potion leaves the market."""
    supply.draw(state, colour)
    state.aside = replaced(state.aside, colour, state.aside[colour] + 1)
    events.spilled(state, colour)
    if state.market.up[colour]:
        overload(state, colour)
    else:
        spill(state)


def overload(state: "ApothecaState", colour: int) -> None:
    """A-17: the face-up potions of a colour leave, and all go back into the supply."""
    spaces = members(state.market.up[colour])
    for space in spaces:
        state.market.lift(space)
    back = replaced(state.aside, colour, state.aside[colour] + len(spaces))
    for kind in range(KINDS):
        if back[kind]:
            supply.give_back(state, kind, back[kind])
    state.aside = [0] * KINDS
    events.cleared(state, colour, len(spaces))
    go_on(state)
