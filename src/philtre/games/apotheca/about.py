"""What a board is told of the moves: what they cost and bring, and which stay in sight."""

from typing import TypedDict

from philtre.core.options import Options
from philtre.core.state import CHANCE
from philtre.games.apotheca.content import (
    COLOURS,
    CONTENT,
    KINDS,
    NOBODY,
    SPACE_COUNT,
    SPACES,
    STATION_COUNT,
    Colour,
    Content,
    Terms,
    Variant,
    members,
)
from philtre.games.apotheca.house import HOUSE
from philtre.games.apotheca.notation.moves import (
    DECREE,
    HIRE,
    HIRE_DECK,
    HIRE_MIXED,
    MATCH,
    PLACE,
    POWER,
    RESTOCK,
    REVEAL,
    SATISFY,
)
from philtre.games.apotheca.rules import master, restock, steps
from philtre.games.apotheca.rules.market import (
    FACE_UP,
    UNSEEN,
    Market,
    colour_of,
    first_of,
    seat_of,
)
from philtre.games.apotheca.rules.powers import FIRST_USE, USER
from philtre.games.apotheca.rules.state import ApothecaState


class About(TypedDict, total=False):
    cost: list[Colour]  # gems
    steps: list[list[str]]  # from where to where; empty spaces travel along
    matches: list[list[str]]  # which its player makes with it, as far as that is known
    final: bool  # it is dear and can't be taken back


def about(state: ApothecaState, seat: int, move: int) -> About:
    if move < RESTOCK:
        return reveal(state, seat, move - REVEAL)
    if HIRE <= move < POWER:
        known: About = {"cost": price(state, move)}
        return sealed(known, move < DECREE and (state.deck > 0 or ends(state, move)))
    if POWER <= move < PLACE:
        return power(state, seat, move - POWER)
    if PLACE <= move < PLACE + SPACE_COUNT:
        return sealed({}, restock.goes_on(state))
    if MATCH <= move < SATISFY:
        colour, first = divmod(move - MATCH, SPACE_COUNT)
        return {"matches": [named(m) for m in state.market.matches(colour) if first_of(m) == first]}
    return {}


def content_of(options: Options) -> Content:
    """The tables of a match with house rules."""
    house = HOUSE.values(options)
    hire, solo, lend = (house[f"{name}_price"][0] for name in ("hire", "solo_hire", "lend"))
    terms: dict[Variant, Terms] = {
        variant: {
            **usual,
            "hire": solo if variant == "solo" else hire,
            "lend": usual["lend"] and lend,
        }
        for variant, usual in CONTENT["terms"].items()
    }
    return {**CONTENT, "terms": terms, "to_win": house["to_win"][0]}


def sealed(known: About, by_chance: bool) -> About:
    """A hire brings a new card while there are any (A-18, A-19), a placement the next tile (A-16);
    told from the position, since this is asked of every move that is sent."""
    if by_chance:
        known["final"] = True
    return known


def ends(state: ApothecaState, move: int) -> bool:
    """Whether a solo turn is over with it, and what comes in is not chosen (A-54, A-84); played
    to find out, which is asked of few moves: the deck is empty."""
    if not state.box.solo:
        return False
    after = state.clone()
    after.play(state.seat, move)
    return after.actors() in ([], [CHANCE])


def reveal(state: ApothecaState, seat: int, space: int) -> About:
    """A-14; who knows the potion knows what comes of it (A-4)."""
    tile = state.market.tiles[space]
    if tile == UNSEEN or seat_of(tile) != seat:
        return {}
    market = state.market.clone()
    market.lift(space)
    market.lay(space, FACE_UP + colour_of(tile))
    return with_matches(state, market, {})


def price(state: ApothecaState, move: int) -> list[Colour]:
    """A-18, A-53; the first decree is free (A-61), another costs a gem of its colour (A-63)."""
    if move >= DECREE:
        return [COLOURS[move - DECREE]] if state.step == steps.ACTION else []
    if move >= HIRE_MIXED:
        return COLOURS
    return [COLOURS[move - HIRE]] * state.box.hire_price


def power(state: ApothecaState, seat: int, change: int) -> About:
    """A-20; the master pays for it (A-63)."""
    starts, ends = state.market.ways(change)
    market = state.market.clone()
    market.use(change)
    ways = zip(starts, ends, strict=True)
    found: About = {"steps": [[SPACES[start], SPACES[end]] for start, end in ways]}
    if state.is_master(seat):
        found["cost"] = [COLOURS[state.alley.index(USER[change])]] * state.box.lend_price
    return with_matches(state, market, found)


def with_matches(state: ApothecaState, market: Market, found: About) -> About:
    """A-65: in master not everybody makes every match."""
    if market.has_line():
        found["matches"] = [
            named(spaces)
            for colour in range(KINDS)
            if master.may_match(state, colour)
            for spaces in market.matches(colour)
        ]
    return found


def named(spaces: int) -> list[str]:
    return [SPACES[space] for space in members(spaces)]


def wished(state: ApothecaState, seat: int) -> list[int]:
    """What stays in sight when an action is asked for: the first move of all that is of no use
    to the seat now."""
    if state.step != steps.ACTION or seat != state.seat:
        return []
    legal = set(state.legal(seat))
    return [moves[0] for moves in repertoire(state, seat) if moves and legal.isdisjoint(moves)]


def repertoire(state: ApothecaState, seat: int) -> list[list[int]]:
    """What the seat can ever do, by kind and by power (A-11, A-52, A-63)."""
    found = [list(range(REVEAL, RESTOCK))]
    if not state.box.solo:
        found.append([RESTOCK])
    if state.is_master(seat):
        found.append([DECREE + colour for colour in range(KINDS) if colour != state.decree])
        powers = [who for who in state.alley if who != NOBODY]
    else:
        found += hires(state)
        powers = members(state.active[seat])
    return found + [list(range(POWER + FIRST_USE[w], POWER + FIRST_USE[w + 1])) for w in powers]


def hires(state: ApothecaState) -> list[list[int]]:
    """A-18, A-53: for gems of the station's colour, for mixed ones, from the deck; each has a
    reason of its own where it can't be had."""
    there = [station for station in range(STATION_COUNT) if state.alley[station] != NOBODY]
    found = [HIRE + station for station in there]
    if not state.box.solo:
        found += [HIRE_MIXED + station for station in there] + [HIRE_DECK] * (state.deck > 0)
    return [[move] for move in found]
