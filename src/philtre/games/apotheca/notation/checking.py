"""Which positions can be: what the reader of a position line insists on (A-82)."""

from operator import le
from typing import Final

from philtre.core.numbers import size
from philtre.games.apotheca.content import (
    ALL_SPACES,
    AT_STATION,
    CHECKERBOARD,
    CORNERS,
    DEALT,
    EXTRA_SEAT,
    HIRED,
    IN_SOLO,
    KINDS,
    NOBODY,
    NOTHING,
    SPACE_COUNT,
)
from philtre.games.apotheca.rules import matches, steps
from philtre.games.apotheca.rules.actions import (
    ACT_DECREE,
    ACT_HIRE,
    ACT_RESTOCK,
    ACT_REVEAL,
    legal_actions,
)
from philtre.games.apotheca.rules.market import EMPTY, UNSEEN, colour_of, seat_of
from philtre.games.apotheca.rules.master import left_of_six, may_match
from philtre.games.apotheca.rules.state import ApothecaState

RESTOCKING: Final = (steps.DRAW, steps.PLACE, steps.SPILL, steps.OVERLOAD)
MATCHING: Final = (steps.MATCH, steps.STACK, steps.SATISFY)
MOST_SOLO_TURNS: Final = 17


class Impossible(Exception):
    """A field does not fit the others."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def require(holds: bool, field: str) -> None:
    if not holds:
        raise Impossible(field)


def check(state: ApothecaState) -> None:
    """Raise `Impossible` for a state that can't be."""
    check_tiles(state)
    check_apothecaries(state)
    if state.turn:
        check_turn(state)
        check_actions(state)
        check_within(state)
    else:
        check_set_up(state)


def check_tiles(state: ApothecaState) -> None:
    """All 45 are somewhere (A-2); those of a solo stack count as one (A-55)."""
    seen = [state.supply[colour] + state.aside[colour] for colour in range(KINDS)]
    if state.hand != NOTHING:
        seen[state.hand] += 1
    for lot in state.kept + state.offered:
        seen[lot % KINDS] += lot // KINDS
    unseen = 0
    for tile in state.market.tiles:
        if tile == UNSEEN:
            unseen += 1
        elif tile != EMPTY:
            seen[colour_of(tile)] += 1
    if state.box.solo:
        require(all(map(le, seen, state.box.tiles)), "supply")
        corners = len(CORNERS) - state.where if state.step == steps.DEAL else 0
        out = sum(state.box.tiles) - IN_SOLO + unseen + state.outside.bit_count() + corners
        require(state.supply_size() == out, "supply")
    else:
        require(seen == state.box.tiles, "supply")
        require(unseen == 0, "market")
        down = state.market.facedown_count() + (state.hand != NOTHING)
        require(down <= state.box.facedown, "market")


def check_apothecaries(state: ApothecaState) -> None:
    """Each is in one place (A-3), and a station is empty only with an empty deck (A-19)."""
    alley = [1 << who for who in state.alley if who != NOBODY]
    masks = [state.deck, *alley, *state.active, *state.satisfied]
    together = 0
    for mask in masks:
        require(not together & mask, "deck")
        together |= mask
    require(together == state.box.apothecaries, "deck")
    for station, who in enumerate(state.alley):
        due = state.step == steps.CARD and state.where == AT_STATION + station
        require(who != NOBODY or due or not state.deck or not state.turn, "alley")
    if state.box.master:
        require(state.active[0] | state.satisfied[0] == 0, "active")


def check_turn(state: ApothecaState) -> None:
    """Whose turn it is, and that nobody has won yet unless it is over."""
    require(state.seat == state.box.seat_in(state.turn), "seat")
    limit = state.box.turn_limit or state.turn
    require(state.turn <= limit, "turn")
    turns = state.turn + state.outside.bit_count()  # each ends with a potion from outside
    require(not state.box.solo or turns <= MOST_SOLO_TURNS, "turn")
    require(not state.box.master or state.decree != NOTHING, "decree")
    require(state.step not in (steps.DEAL, steps.DECREE), "asks")
    if state.step == steps.OVER:
        require(may_be_over(state), "asks")
    else:
        require(not won(state), "satisfied")


def won(state: ApothecaState) -> bool:
    """A-28, A-67."""
    if state.box.solo:
        return False
    most = max(state.satisfied_by(side) for side in state.box.sides)
    return most >= state.box.to_win or state.kept_colours().bit_count() == KINDS


def may_be_over(state: ApothecaState) -> bool:
    if state.turn == state.box.turn_limit or won(state):
        return True
    if state.box.solo:
        return not state.outside & ~state.market.full
    return not state.actions and not size(legal_actions(state))


def check_actions(state: ApothecaState) -> None:
    """A-10 … A-13, A-52, A-63: the actions of this turn."""
    taken = len(state.actions)
    for action in state.actions:
        require(may_have_taken(state, action), "used")
    require(state.box.solo or len(set(state.actions)) == taken, "used")
    extra = state.box.token and not state.token and state.seat == EXTRA_SEAT
    most = 1 if state.turn == 1 and not state.box.solo else state.box.actions + extra
    require(taken <= most, "used")
    if state.step == steps.ACTION:
        require(taken < most, "used")
    if state.step == steps.EXTRA:
        require(taken == state.box.actions and state.token and state.seat == EXTRA_SEAT, "used")
    last = state.actions[-1] if state.actions else NOTHING
    if state.step in RESTOCKING:
        require(last == ACT_RESTOCK, "used")
    if state.step == steps.CARD:
        require(last == ACT_HIRE and state.where >= AT_STATION, "used")
    if state.step == steps.UNVEIL:
        require(last == ACT_REVEAL, "used")
    if state.step in MATCHING:
        start = state.box.master and not state.actions
        require(start or last not in (NOTHING, ACT_RESTOCK, ACT_HIRE), "used")


def may_have_taken(state: ApothecaState, action: int) -> bool:
    master = state.is_master(state.seat)
    if action == ACT_REVEAL:
        return True
    if action == ACT_RESTOCK:
        return not state.box.solo
    if action == ACT_HIRE:
        return not master
    if action == ACT_DECREE:
        return master
    if master:
        return action in state.alley
    return bool((state.active[state.seat] | state.satisfied[state.seat]) >> action & 1)


def check_within(state: ApothecaState) -> None:
    """What lies between two moves of one action fits what is asked."""
    market = state.market
    require((state.hand != NOTHING) == (state.step == steps.PLACE), "hand")
    spilling = state.step in (steps.SPILL, steps.OVERLOAD)
    require(spilling or not any(state.aside), "aside")
    if spilling:
        require(market.full == ALL_SPACES and not market.has_line(), "market")
        for colour in range(KINDS):
            require(not (state.aside[colour] and market.up[colour]), "aside")
        require((state.supply_size() == 0) == (state.step == steps.OVERLOAD), "supply")
    require(bool(state.match) == (state.step in (steps.STACK, steps.SATISFY)), "match")
    stacked = state.box.solo and state.step == steps.SATISFY
    if stacked:
        up = market.up[0] | market.up[1] | market.up[2]
        require(state.match.bit_count() == 1 and state.match & up == state.match, "match")
    elif state.match:
        require(state.match in may_make(state), "match")
    if state.step not in MATCHING and state.step != steps.OVER:
        require(not size(matches.to_make(state)), "market")


def may_make(state: ApothecaState) -> list[int]:
    """The matches on the board that the player in turn may make, as masks."""
    colours = [colour for colour in range(KINDS) if may_match(state, colour)]
    return [match for colour in colours for match in state.market.matches(colour)]


def check_set_up(state: ApothecaState) -> None:
    """A-81: what has been dealt is what comes before what is asked."""
    box = state.box
    require(state.seat == 0 and not state.actions and state.decree == NOTHING, "turn")
    require(not any(state.gems) and not any(state.satisfied) and not state.kept, "turn")
    require(state.hand == NOTHING and not state.match and not any(state.aside), "turn")
    require(state.points == 0 and state.token == box.token, "turn")
    require(state.outside == (ALL_SPACES if box.solo else 0), "outside")
    dealt = state.where if state.step == steps.DEAL else box.deals
    require(dealt <= box.deals and (state.step != steps.DEAL or dealt < box.deals), "asks")
    check_dealt(state, dealt)
    cards = 0
    if state.step == steps.CARD:
        require(state.where in box.cards, "asks")
        cards = box.cards.index(state.where)
    elif state.step != steps.DEAL:
        require(state.step == steps.DECREE and box.master, "asks")
        cards = len(box.cards)
    for place in range(HIRED):
        if place < AT_STATION:
            held = state.active[place].bit_count() if place < box.players else 0
        else:
            held = int(state.alley[place - AT_STATION] != NOBODY)
        require(held == (place in box.cards[:cards]), "active")


def check_dealt(state: ApothecaState, dealt: int) -> None:
    """The market after so many deals (A-5, A-50, A-60)."""
    for space in range(SPACE_COUNT):
        tile = state.market.tiles[space]
        if space in DEALT[: len(CORNERS)]:
            there = EMPTY < tile < UNSEEN
        elif state.box.solo:
            require((tile == UNSEEN) == (space in CHECKERBOARD) and tile in (0, UNSEEN), "market")
            continue
        else:
            there = tile > UNSEEN and seat_of(tile) == 1
        require(there if space in DEALT[:dealt] else tile == EMPTY, "market")
    if state.box.master:
        require(min(left_of_six(state)) >= 0, "market")
