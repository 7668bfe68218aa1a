"""Matches within reach: those that a seat could make with one action, as far as another sees."""

from typing import NamedTuple

from philtre.core.glimpse import Glimpse
from philtre.core.numbers import no_moves, unpacked
from philtre.core.reasons import Mark, Reason
from philtre.core.rng import Rng
from philtre.games.apotheca.bot.tactics import makes_line
from philtre.games.apotheca.content import (
    COLOURS,
    KINDS,
    LEND_PRICE,
    NOBODY,
    SPACE_COUNT,
    SPACES,
    members,
)
from philtre.games.apotheca.notation.moves import POWER, REVEAL
from philtre.games.apotheca.rules.actions import action_of
from philtre.games.apotheca.rules.market import FACE_UP, UNSEEN, Market, colour_of, lined, seat_of
from philtre.games.apotheca.rules.powers import APOTHECARIES, USER
from philtre.games.apotheca.rules.state import ApothecaState

MOST = 3  # matches that are told of a seat


class Reach(NamedTuple):
    """A match within reach."""

    seat: int
    move: int
    colour: int
    spaces: int


def threats(glimpse: Glimpse[ApothecaState]) -> list[Reason]:
    """Whose action would make a match now: the others' first. A power that has been used this
    turn makes none (A-11), nor do potions of a match that is being settled."""
    state = glimpse.sample(Rng(0))
    market = unmatched(state)
    own = state.box.side_of(glimpse.seat)
    others = [seat for seat in range(state.players) if seat not in own]
    found = [
        told(one)
        for seat in others
        for one in within_reach(state, market, seat, used_by(state, seat))[:MOST]
    ]
    used = used_by(state, glimpse.seat)
    hidden = used >> action_of(REVEAL) & 1
    mine = within_reach(state, market, glimpse.seat, used, known=not hidden)[:MOST]
    return [*found, *(told(one, own=True) for one in mine)] or [Reason("threat-none", {}, [])]


def unmatched(state: ApothecaState) -> Market:
    """The market without the matches that lie there and are settled next."""
    market = state.market.clone()
    if not state.box.solo:
        for _, spaces in matches(state, state.market, int(state.seat)):
            for space in members(spaces):
                market.lift(space)
    return market


def used_by(state: ApothecaState, seat: int) -> int:
    """The actions that a seat has taken this turn."""
    return int(state.used) if seat == state.seat else 0


def told(one: Reach, own: bool = False) -> Reason:
    params: dict[str, object] = {"colour": COLOURS[one.colour], "spaces": names(one.spaces)}
    if one.move < POWER:
        params["space"] = SPACES[one.move - REVEAL]
        return Reason("threat-reveal", params, [lit(one.spaces)])
    params["apothecary"] = user(one.move)
    if own:
        return Reason("threat-yours", params, [lit(one.spaces)])
    return Reason("threat-theirs", {**params, "seat": one.seat}, [danger(one.spaces)])


def within_reach(
    state: ApothecaState, market: Market, seat: int, used: int = 0, known: bool = False
) -> list[Reach]:
    """One way to each match; `known`: with the facedown potions that point at the seat too."""
    found: dict[int, Reach] = {}
    if known:
        for one in by_reveal(state, market, seat):
            found.setdefault(one.spaces, one)
    wanted = 0
    for colour in range(KINDS):
        if int(market.up[colour]).bit_count() >= 3 and may_match(state, seat, colour):
            wanted |= 1 << colour
    for who in powers(state, seat):
        if wanted and not used >> who & 1:
            for move in unpacked(market.with_uses(no_moves(), who, POWER)):
                if makes_line(market, move - POWER, wanted):
                    for colour, spaces in matches(state, used_so(market, move), seat):
                        found.setdefault(spaces, Reach(seat, int(move), colour, spaces))
    return list(found.values())


def by_reveal(state: ApothecaState, market: Market, seat: int) -> list[Reach]:
    """By turning up a potion that the seat knows (A-4)."""
    found = []
    for space in range(SPACE_COUNT):
        tile = market.tiles[space]
        if tile > UNSEEN and seat_of(tile) == seat:
            colour = colour_of(tile)
            if lined(market.up[colour] | 1 << space) and may_match(state, seat, colour):
                for which, spaces in matches(state, turned_up(market, space), seat):
                    found.append(Reach(seat, REVEAL + space, which, spaces))
    return found


def powers(state: ApothecaState, seat: int) -> list[int]:
    """Whose powers a seat can use: its own, or those of the alley that it can pay (A-63)."""
    if not state.is_master(seat):
        return members(state.active[seat])
    return [
        who
        for station, who in enumerate(state.alley)
        if who != NOBODY and state.gems[station] >= LEND_PRICE
    ]


def may_match(state: ApothecaState, seat: int, colour: int) -> bool:
    """A-65, for a seat that is not in turn."""
    return not state.box.master or (colour == state.decree) == (seat == 0)


def matches(state: ApothecaState, market: Market, seat: int) -> list[tuple[int, int]]:
    """The matches that lie there for a seat: colour and spaces."""
    colours = [colour for colour in range(KINDS) if may_match(state, seat, colour)]
    return [(colour, int(spaces)) for colour in colours for spaces in market.matches(colour)]


def used_so(market: Market, move: int) -> Market:
    """After a use of a power."""
    after = market.clone()
    after.use(move - POWER)
    return after


def turned_up(market: Market, space: int) -> Market:
    """After a Reveal."""
    after = market.clone()
    tile = after.lift(space)
    after.lay(space, FACE_UP + colour_of(tile))
    return after


def user(move: int) -> str:
    """The apothecary whose power is used."""
    return APOTHECARIES[USER[move - POWER]]


def names(spaces: int) -> list[str]:
    return [SPACES[space] for space in members(spaces)]


def places(spaces: int) -> list[str]:
    return [f"space:{name}" for name in names(spaces)]


def lit(spaces: int) -> Mark:
    return Mark("line", places(spaces))


def danger(spaces: int) -> Mark:
    return Mark("fire", places(spaces))
