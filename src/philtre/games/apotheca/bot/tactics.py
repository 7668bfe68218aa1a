"""Matches that a player could make with the next action, as far as the player sees."""

from typing import Final

from mypy_extensions import i64

from philtre.core.numbers import unpacked
from philtre.games.apotheca.content import KINDS
from philtre.games.apotheca.notation.moves import PLACE, POWER, RESTOCK, REVEAL
from philtre.games.apotheca.rules.market import FACE_UP, UNSEEN, Market, colour_of, lined, seat_of
from philtre.games.apotheca.rules.master import may_match
from philtre.games.apotheca.rules.powers import ENDS, FIRST_STEP, STARTS
from philtre.games.apotheca.rules.state import ApothecaState

NO_MOVE: Final = -1


def matching_move(state: ApothecaState) -> int:
    """A legal action that makes a match its player wants, as far as the player sees."""
    wanted = wanted_colours(state)
    if not wanted:
        return NO_MOVE
    for move in unpacked(state.moves):
        if move >= POWER:
            if move < PLACE and makes_line(state.market, move - POWER, wanted):
                return move
        elif move < RESTOCK:
            tile = state.market.tiles[move - REVEAL]
            if tile > UNSEEN and seat_of(tile) == state.seat:
                colour = colour_of(tile)
                if wanted >> colour & 1 and lined(state.market.up[colour] | 1 << (move - REVEAL)):
                    return move
    return NO_MOVE


def wanted_colours(state: ApothecaState) -> i64:
    """The colours of which the player in turn may and wants to make a match."""
    wanted: i64 = 0
    kept = state.kept_colours() if state.is_master(state.seat) else 0
    for colour in range(KINDS):
        up = state.market.up[colour]
        if up & (up - 1) and may_match(state, colour) and not kept >> colour & 1:
            wanted |= 1 << colour
    return wanted


def makes_line(market: Market, change: i64, wanted: i64) -> bool:
    """Whether a use of a power would line up three potions of a wanted colour."""
    starts, ends = STARTS, ENDS
    first, last = FIRST_STEP[change], FIRST_STEP[change + 1]
    if first == last:  # of winds: what they move depends on what lies there
        starts, ends = market.ways(change)
        first, last = 0, len(starts)
    lifted: i64 = 0
    for step in range(first, last):
        lifted |= 1 << starts[step]
    red: i64 = market.up[0] & ~lifted
    blue: i64 = market.up[1] & ~lifted
    yellow: i64 = market.up[2] & ~lifted
    for step in range(first, last):
        tile = market.tiles[starts[step]]
        if tile == FACE_UP:
            red |= 1 << ends[step]
        elif tile == FACE_UP + 1:
            blue |= 1 << ends[step]
        elif tile == FACE_UP + 2:
            yellow |= 1 << ends[step]
    return (
        (wanted & 1 != 0 and lined(red))
        or (wanted & 2 != 0 and lined(blue))
        or (wanted & 4 != 0 and lined(yellow))
    )
