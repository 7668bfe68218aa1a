"""Matches that a player could make with the next action, as far as the player sees."""

from typing import Final

from mypy_extensions import i64

from philtre.games.apotheca.content import APOTHECARY_COUNT, KINDS, SPACE_COUNT
from philtre.games.apotheca.market import FACE_UP, UNSEEN, colour_of, lined, seat_of
from philtre.games.apotheca.moves import PLACE, POWER, RESTOCK, REVEAL
from philtre.games.apotheca.powers import CHANGE_COUNT
from philtre.games.apotheca.state import ApothecaState

NO_MOVE: Final = -1


def matching_move(state: ApothecaState) -> int:
    """A legal action that makes a match its player wants, as far as the player sees."""
    wanted = wanted_colours(state)
    if not wanted:
        return NO_MOVE
    for move in state.moves:
        if move >= POWER:
            if move < PLACE and makes_line(state, move - POWER, wanted):
                return move
        elif move < RESTOCK:
            tile = state.market.tiles[move - REVEAL]
            if tile > UNSEEN and seat_of(tile) == state.seat:
                colour = colour_of(tile)
                if wanted >> colour & 1 and lined(state.market.up[colour] | 1 << (move - REVEAL)):
                    return move
    return NO_MOVE


def wanted_colours(state: ApothecaState) -> int:
    """The colours of which the player in turn may and wants to make a match."""
    wanted = 0
    kept = state.kept_colours() if state.is_master(state.seat) else 0
    for colour in range(KINDS):
        up = state.market.up[colour]
        if up & (up - 1) and state.may_match(colour) and not kept >> colour & 1:
            wanted |= 1 << colour
    return wanted


def makes_line(state: ApothecaState, change: int, wanted: int) -> bool:
    """Whether a use of a power would line up three potions of a wanted colour."""
    market = state.market
    starts, ends = market.ways(change)
    lifted: i64 = 0
    for start in starts:
        lifted |= 1 << start
    red: i64 = market.up[0] & ~lifted
    blue: i64 = market.up[1] & ~lifted
    yellow: i64 = market.up[2] & ~lifted
    for index in range(len(starts)):
        tile = market.tiles[starts[index]]
        if tile == FACE_UP:
            red |= 1 << ends[index]
        elif tile == FACE_UP + 1:
            blue |= 1 << ends[index]
        elif tile == FACE_UP + 2:
            yellow |= 1 << ends[index]
    return (
        (wanted & 1 != 0 and lined(red))
        or (wanted & 2 != 0 and lined(blue))
        or (wanted & 4 != 0 and lined(yellow))
    )


def reveal_and_match(state: ApothecaState) -> bool:
    """Whether the player in turn could reveal an own potion and match with a power then."""
    market = state.market
    for space in range(SPACE_COUNT):
        tile = market.tiles[space]
        if tile <= UNSEEN or seat_of(tile) != state.seat:
            continue
        colour = colour_of(tile)
        market.tiles[space] = FACE_UP + colour  # laid open for a moment
        market.up[colour] |= 1 << space
        found = power_matches(state, 1 << colour)
        market.tiles[space] = tile
        market.up[colour] ^= 1 << space
        if found:
            return True
    return False


def power_matches(state: ApothecaState, wanted: int) -> bool:
    """Whether a power that the player in turn may use lines up a wanted colour."""
    up = state.market.up[wanted.bit_length() - 1]
    if up.bit_count() < KINDS:
        return False
    return matching_use(state, state.moves, POWER, wanted)


def matching_use(state: ApothecaState, moves: list[int], base: int, wanted: int) -> bool:
    """Whether one of the moves, changes numbered from `base` on, lines up a wanted colour."""
    for move in moves:
        if base <= move < base + CHANGE_COUNT and makes_line(state, move - base, wanted):
            return True
    return False


def threatens(state: ApothecaState, seat: int) -> bool:
    """Whether the seat could match with one action, were it its turn now."""
    market = state.market
    if market.down:
        for space in range(SPACE_COUNT):
            tile = market.tiles[space]
            mine = tile > UNSEEN and seat_of(tile) == seat
            if mine and lined(market.up[colour_of(tile)] | 1 << space):
                return True
    active = state.active[seat]
    uses: list[int] = []
    for who in range(APOTHECARY_COUNT):
        if active >> who & 1:
            market.add_uses(who, 0, uses)
    return matching_use(state, uses, 0, (1 << KINDS) - 1)
