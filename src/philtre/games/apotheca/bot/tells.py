"""What a facedown potion tells by where its owner left it.

Who ends a turn knows the colours of the potions that point there, and what all can do
with the market. What another could make a match of is hardly ever left: it was placed
elsewhere, or revealed. What the owner could make a match of in the next turn is left
more often than chance would have it.

The weights are logarithms of odds, fitted to games of the search against itself
(tools/apotheca_tells.py makes them, docs/bots/apotheca.md tells how well they do). What
the colours owe to their draws is not in them.
"""

from typing import Final

from philtre.core.numbers import no_moves, unpacked
from philtre.core.state import Event
from philtre.games.apotheca.bot.partings import partings
from philtre.games.apotheca.bot.tactics import makes_line
from philtre.games.apotheca.content import APOTHECARY_COUNT, KINDS, SPACE_COUNT, members
from philtre.games.apotheca.rules.market import (
    FACE_UP,
    Market,
    colour_of,
    lined,
    seat_of,
)
from philtre.games.apotheca.rules.state import ApothecaState

THREAT: Final = -1.34  # a potion with which another could make a match
HOPE: Final = 0.56  # one with which the owner could, with a Reveal and a power


def told(market: Market, clues: list[float]) -> float:
    """How well the colours of the facedown potions go with the clues."""
    total = 0.0
    for space in range(SPACE_COUNT):
        if market.down >> space & 1:
            total += clues[space * KINDS + colour_of(market.tiles[space])]
    return total


def clues(state: ApothecaState, seat: int, events: list[Event]) -> list[float]:
    """By space and colour, what speaks for a facedown potion of that colour there.

    Judged by the market as it was when its owner's turn ended; nothing is said of the
    seat's own potions, nor of those that have been moved since. Nothing at all: no clue,
    as where seats play together or alone: there the weights do not hold.
    """
    if state.box.variant != "standard" or len(state.box.sides) < state.players:
        return []
    found = [0.0] * (SPACE_COUNT * KINDS)
    others = [space for space in members(state.market.down) if owner_of(state, space) != seat]
    left = partings(state.box, state.market, events) if others else []
    for space in others:
        owner = owner_of(state, space)
        market = left[owner]
        if market is not None and market.down >> space & 1:
            for colour in range(KINDS):
                found[space * KINDS + colour] = clue(state, market, owner, space, colour)
    return found if any(found) else []


def owner_of(state: ApothecaState, space: int) -> int:
    return seat_of(state.market.tiles[space])


def clue(state: ApothecaState, market: Market, owner: int, space: int, colour: int) -> float:
    """What speaks for the owner to have left a potion of that colour there."""
    threat, hope = judged(state, market, owner, space, colour)
    return (HOPE if hope else 0.0) + (THREAT if threat else 0.0)


def judged(
    state: ApothecaState, market: Market, owner: int, space: int, colour: int
) -> tuple[bool, bool]:
    """Whether a potion of that colour would be a threat to its owner, and whether a hope."""
    if int(market.up[colour]).bit_count() < 2:
        return False, False
    market = market.clone()
    market.lift(space)
    market.lay(space, FACE_UP + colour)
    if lined(market.up[colour]):
        return True, False
    threat = False
    for other in range(state.players):
        if other != owner and could_match(state, market, other, colour):
            threat = True
            break
    return threat, could_match(state, market, owner, colour)


def could_match(state: ApothecaState, market: Market, seat: int, colour: int) -> bool:
    """Whether one of the seat's powers would make a match of that colour."""
    uses = no_moves()
    powers = state.active[seat]
    for who in range(APOTHECARY_COUNT):
        if powers >> who & 1:
            uses = market.with_uses(uses, who, 0)
    return any(makes_line(market, use, 1 << colour) for use in unpacked(uses))
