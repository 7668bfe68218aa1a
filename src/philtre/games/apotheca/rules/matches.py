"""Matches: found, put in order, resolved (A-24 … A-28)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import batch
from philtre.core.shared import replaced
from philtre.games.apotheca import events
from philtre.games.apotheca.content import (
    KINDS,
    SPACE_COUNT,
    members,
)
from philtre.games.apotheca.notation.moves import MATCH, SATISFY, STACK
from philtre.games.apotheca.rules import master, steps, supply, winning
from philtre.games.apotheca.rules.market import colour_of, first_of

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState


def to_make(state: "ApothecaState") -> vec[i64]:
    """The matches that the player in turn may make (A-65), as moves."""
    found: i64 = 0
    for colour in range(KINDS):
        firsts: i64 = 0
        if master.may_match(state, colour):
            for spaces in state.market.matches(colour):
                firsts |= 1 << first_of(spaces)
        found |= firsts << (colour * SPACE_COUNT)
    return batch(MATCH, found)


def resolve(state: "ApothecaState", colour: int, first: int) -> None:
    """A-26: resolve the match of that colour with that first space."""
    state.idle = 0
    for spaces in state.market.matches(colour):
        if first_of(spaces) == first:
            state.match = spaces
    events.matched(state, state.seat, colour, state.match)
    if state.box.solo:
        state.choose(steps.STACK, stacks(state))
    elif state.is_master(state.seat):
        master.keep(state, colour, lift_match(state))
    else:
        reward_size(state, colour, state.match.bit_count())
        find_thankful(state, colour)


def stacks(state: "ApothecaState") -> vec[i64]:
    """A-55: where the potions of a solo match may be stacked."""
    return batch(STACK, state.match)


def reward_size(state: "ApothecaState", colour: int, potions: int) -> None:
    """A-25: a match of more than 3 potions earns a gem."""
    if potions > 3:
        for _ in range(state.box.bonus_gems):
            state.gain(state.seat, colour, 1)
            events.BONUS_GEM.tell(state, state.seat, colour)


def find_thankful(state: "ApothecaState", colour: int) -> None:
    """A-27: one of the player's active apothecaries is satisfied, if there is any."""
    if state.active[state.seat]:
        state.choose(steps.SATISFY, thankful(state))
        return
    for _ in range(state.box.consolation_gems):
        state.gain(state.seat, colour, 1)
        events.NOBODY_SATISFIED.tell(state, state.seat, colour)
    if state.box.solo:
        state.match = 0  # the stack stays
    else:
        supply.give_back(state, colour, lift_match(state))
    state.resume()


def thankful(state: "ApothecaState") -> vec[i64]:
    """The player's active apothecaries, as moves."""
    return batch(SATISFY, state.active[state.seat])


def satisfy(state: "ApothecaState", who: int) -> None:
    """A-27, A-28; solo: the potions stay and points are scored (A-55), for as many as
    are satisfied (A-56)."""
    colour = match_colour(state)
    seat = state.seat
    state.active = replaced(state.active, seat, state.active[seat] ^ 1 << who)
    state.satisfied = replaced(state.satisfied, seat, state.satisfied[seat] | 1 << who)
    events.SATISFIED.tell(state, state.seat, who)
    if state.box.solo:
        state.match = 0
        points = int(state.market.up[colour]).bit_count()
        state.points += points
        events.scored(state, points, state.points)
        state.resume()
        return
    state.offered = replaced(state.offered, who, KINDS * lift_match(state) + colour)
    if state.satisfied_by(state.box.side_of(state.seat)) >= state.box.to_win:
        winning.finish(state)
    else:
        state.resume()


def match_colour(state: "ApothecaState") -> int:
    """The colour of the match being resolved."""
    return colour_of(state.market.tiles[first_of(state.match)])


def lift_match(state: "ApothecaState") -> int:
    """Take the potions of the match from the market; how many they are."""
    spaces = members(state.match)
    for space in spaces:
        state.market.lift(space)
    state.match = 0
    return len(spaces)
