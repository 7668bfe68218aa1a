"""The matches that a seat could make with one action, and those with two, as the market lies."""

from typing import Final

from mypy_extensions import i64

from philtre.core.numbers import lowest
from philtre.games.apotheca.bot.lines import ways, ways_with
from philtre.games.apotheca.bot.two_powers import by_two
from philtre.games.apotheca.content import KINDS, NOBODY, NOTHING, STATION_COUNT
from philtre.games.apotheca.rules.actions import ACT_HIRE, ACT_REVEAL
from philtre.games.apotheca.rules.market import UNSEEN, Market, colour_of, lined, seat_of
from philtre.games.apotheca.rules.state import ApothecaState

REVEALED: Final[i64] = 1 << ACT_REVEAL
HAS_HIRED: Final[i64] = 1 << ACT_HIRE


def in_one(state: ApothecaState, seat: i64, used: i64) -> i64:
    """In how many ways, by a power or a Reveal of one's own; `used`: the actions taken."""
    market = state.market
    active: i64 = state.active[seat]
    powers = active & ~used
    full, down = market.full, market.down & ~state.match
    found: i64 = 0
    for colour in range(KINDS):
        up = market.up[colour] & ~state.match
        pairs = up & (up - 1)
        if powers != 0 and pairs & (pairs - 1) != 0:
            found += ways(up, full, down, powers)
    if used & REVEALED == 0:
        rest = down
        while rest != 0:
            space = lowest(rest)
            rest &= rest - 1
            colour = own_colour(market, space, seat)
            if colour != NOTHING and lined(market.up[colour] & ~state.match | 1 << space):
                found += 1
    return found


def own_colour(market: Market, space: i64, seat: i64) -> i64:
    """The colour of a facedown potion that points at the seat; NOTHING if it does not."""
    tile = market.tiles[space]
    return colour_of(tile) if tile != UNSEEN and seat_of(tile) == seat else NOTHING


def in_two(state: ApothecaState, seat: i64, used: i64, hired: i64) -> i64:
    """In how many ways, by a Reveal of one's own and a power, or a Hire and a power: `hired`, who
    can be paid."""
    market = state.market
    active: i64 = state.active[seat]
    powers = active & ~used
    full, down = market.full, market.down
    found: i64 = 0
    if used & REVEALED == 0 and powers != 0:
        rest = down
        while rest != 0:
            space = lowest(rest)
            rest &= rest - 1
            colour = own_colour(market, space, seat)
            if colour != NOTHING:
                up = market.up[colour] & ~state.match
                found += ways_with(space, up, full, down & ~(1 << space), powers)
    if used & HAS_HIRED == 0 and hired != 0:
        for colour in range(KINDS):
            up = market.up[colour] & ~state.match
            pairs = up & (up - 1)
            if pairs & (pairs - 1) != 0:
                found += ways(up, full, down, hired)
    return found


def in_two_powers(state: ApothecaState, powers: i64) -> bool:
    """Whether two of these powers together make a match."""
    market = state.market
    for colour in range(KINDS):
        up = market.up[colour] & ~state.match
        pairs = up & (up - 1)
        if pairs & (pairs - 1) != 0 and by_two(up, market.full, market.down, powers):
            return True
    return False


def for_hire(state: ApothecaState, seat: i64) -> i64:
    """Those of the alley whom the seat can pay (A-18), a bit each."""
    first = seat * KINDS
    gems = state.gems
    mixed = gems[first] > 0 and gems[first + 1] > 0 and gems[first + 2] > 0
    found: i64 = 0
    for station in range(STATION_COUNT):
        who: i64 = state.alley[station]
        if who != NOBODY and (mixed or gems[first + station] >= state.box.hire_price):
            found |= 1 << who
    return found
