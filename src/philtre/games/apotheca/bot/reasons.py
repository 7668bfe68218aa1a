"""Why an action of Apotheca: matches made, stopped, left open; gems; who can be hired."""

from typing import NamedTuple

from philtre.core.glimpse import Glimpse
from philtre.core.reasons import Mark, Reason
from philtre.core.rng import Rng
from philtre.games.apotheca.bot.threats import (
    Reach,
    danger,
    lit,
    matches,
    may_match,
    names,
    turned_up,
    used_so,
    user,
    within_reach,
)
from philtre.games.apotheca.content import (
    COLOURS,
    KINDS,
    LINES,
    NOBODY,
    SATISFIED_TO_WIN,
    SPACE_COUNT,
    SPACES,
    members,
)
from philtre.games.apotheca.notation.moves import (
    EXTRA,
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
from philtre.games.apotheca.rules import steps, turn
from philtre.games.apotheca.rules.actions import action_of
from philtre.games.apotheca.rules.market import (
    UNSEEN,
    Market,
    colour_of,
    facedown,
    first_of,
    lined,
    seat_of,
)
from philtre.games.apotheca.rules.powers import APOTHECARIES, POWER_OF
from philtre.games.apotheca.rules.state import ApothecaState


class Case(NamedTuple):
    """A move of a seat, in a position that the seat could be in."""

    state: ApothecaState
    seat: int
    move: int


def reasons(glimpse: Glimpse[ApothecaState], move: int) -> list[Reason]:
    case = Case(glimpse.sample(Rng(0)), glimpse.seat, move)
    step = case.state.step
    if step == steps.ACTION:
        return action(case)
    if step == steps.PLACE:
        return placement(case)
    if step == steps.MATCH:
        colour, first = divmod(move - MATCH, SPACE_COUNT)
        found = [m for m in case.state.market.matches(colour) if first_of(m) == first]
        return made(case, [(colour, int(spaces)) for spaces in found])
    if step == steps.SATISFY:
        return satisfied(case)
    if step == steps.EXTRA and move == EXTRA:
        return [then(one) for one in reachable(case, case.state.market)[:1]]
    return []


def action(case: Case) -> list[Reason]:
    state, seat, _ = case
    market = after(case)
    if market is None:
        return unknown(case)
    found = matches(state, market, seat)
    reasons = made(case, found)
    if not state.box.solo:
        for _, spaces in found:
            for space in members(spaces):
                market.lift(space)
    reasons += gains(case)
    return reasons + outlook(case, market)


def after(case: Case) -> Market | None:
    """The market after the action, where the seat can know it."""
    state, seat, move = case
    if move < RESTOCK:
        tile = state.market.tiles[move - REVEAL]
        if tile == UNSEEN or seat_of(tile) != seat:
            return None
        return turned_up(state.market, move - REVEAL)
    if move >= POWER:
        return used_so(state.market, move)
    return None if move == RESTOCK else state.market.clone()


# Matches


def made(case: Case, found: list[tuple[int, int]]) -> list[Reason]:
    """What the matches that the move makes are good for (A-27, A-28, A-55, A-66)."""
    state, seat, _ = case
    if not found:
        return []
    colour, spaces = found[0]
    params: dict[str, object] = {"colour": COLOURS[colour], "spaces": names(spaces)}
    key, more = worth_of(state, seat, found)
    return [Reason(key, {**params, **more}, [lit(spaces) for _, spaces in found])]


def worth_of(
    state: ApothecaState, seat: int, found: list[tuple[int, int]]
) -> tuple[str, dict[str, object]]:
    """A key and its numbers."""
    if state.is_master(seat):
        colours = int(state.kept_colours() | sum({1 << colour for colour, _ in found}))
        return kept_or_won(colours.bit_count(), KINDS, "reason-match-keeps")
    active = state.active[seat].bit_count()
    if not active:
        return "reason-match-gem", {"gem": COLOURS[found[0][0]]}
    if state.box.solo:
        return "reason-match", {"count": len(found)}
    done = state.satisfied_by(state.box.side_of(seat)) + min(active, len(found))
    if len(found) > 1:
        more: dict[str, object] = {"count": min(active, len(found))}
        won = done >= SATISFIED_TO_WIN
        return ("reason-match-wins", {}) if won else ("reason-match-double", more)
    return kept_or_won(done, SATISFIED_TO_WIN, "reason-match-satisfies")


def kept_or_won(done: int, needed: int, key: str) -> tuple[str, dict[str, object]]:
    if done >= needed:
        return "reason-match-wins", {}
    return key, {"number": done, "needed": needed}


def satisfied(case: Case) -> list[Reason]:
    """Whose power is kept."""
    state, seat, move = case
    kept = [who for who in members(state.active[seat]) if who != move - SATISFY]
    if not kept:
        return []
    return [Reason("reason-keeps", {"apothecary": [APOTHECARIES[who] for who in kept]}, [])]


# What comes next


def outlook(case: Case, market: Market) -> list[Reason]:
    """With an action left, what it could match; without, what the next player could."""
    state = case.state
    if turn.actions_left(state) > (state.step == steps.ACTION):
        mine = reachable(case, market)
        if not mine:
            return pairs(case, market)
        return [then(mine[0])]
    return answered(case, market)


def then(one: Reach) -> Reason:
    """A match with the next action."""
    params: dict[str, object] = {"colour": COLOURS[one.colour], "spaces": names(one.spaces)}
    if one.move < POWER:
        params["space"] = SPACES[one.move - REVEAL]
        return Reason("reason-then-reveal", params, [lit(one.spaces)])
    return Reason("reason-then", {**params, "apothecary": user(one.move)}, [lit(one.spaces)])


def reachable(case: Case, market: Market) -> list[Reach]:
    """Matches of the seat itself with another action than it has taken (A-11, A-52)."""
    state, seat, move = case
    used = int(state.used)
    if state.step == steps.ACTION and not state.box.solo:
        used |= 1 << action_of(move)
    return within_reach(state, market, seat, used, known=not used >> action_of(REVEAL) & 1)


def pairs(case: Case, market: Market) -> list[Reason]:
    """Two of a colour that the move has brought in line with a free space."""
    for colour in range(KINDS):
        if not may_match(case.state, case.seat, colour):
            continue
        had = twos(case.state.market, colour)
        for line in [line for line in twos(market, colour) if line not in had]:
            both, free = line & int(market.up[colour]), line & ~int(market.full)
            params = {"colour": COLOURS[colour], "spaces": names(both), "space": names(free)[0]}
            return [Reason("reason-two", params, [lit(line)])]
    return []


def twos(market: Market, colour: int) -> list[int]:
    """Lines of three with two potions of the colour, face-up, and nothing on the third space."""
    up, full = int(market.up[colour]), int(market.full)
    return [
        line for line in LINES if (line & up).bit_count() == 2 and (line & full).bit_count() == 2
    ]


def answered(case: Case, market: Market) -> list[Reason]:
    """Matches of the next player: stopped, or left open."""
    state, seat, _ = case
    other = state.box.seat_in(state.turn + 1)
    if state.box.solo or other in state.box.side_of(seat):
        return []
    before = within_reach(state, state.market, other)
    later = within_reach(state, market, other)
    left = {(one.colour, one.spaces) for one in later}
    gone = [one for one in before if (one.colour, one.spaces) not in left]
    if later:
        one = later[0]
        params = {"colour": COLOURS[one.colour], "spaces": names(one.spaces), "seat": other}
        open = Reason(
            "reason-opens", {**params, "apothecary": user(one.move)}, [danger(one.spaces)]
        )
        return [open]
    if gone:
        one = gone[0]
        params = {"colour": COLOURS[one.colour], "spaces": names(one.spaces), "seat": other}
        return [Reason("reason-stops", params, [danger(one.spaces)])]
    return []


# Gems and apothecaries


def gains(case: Case) -> list[Reason]:
    """The gem of a potion that is turned up (A-14), or who is hired (A-18)."""
    state, seat, move = case
    if move < RESTOCK:
        return [gem(case, int(colour_of(state.market.tiles[move - REVEAL])))]
    if HIRE <= move < HIRE_DECK:
        who = state.alley[(move - HIRE) % (HIRE_MIXED - HIRE)]
        count = state.active[seat].bit_count() + 1
        name = APOTHECARIES[who]
        return [
            Reason("reason-hire", {"apothecary": name, "does": POWER_OF[name], "count": count}, [])
        ]
    return []


def gem(case: Case, colour: int) -> Reason:
    state, seat, move = case
    held = state.gems_of(seat)[colour] + 1
    params: dict[str, object] = {"gem": COLOURS[colour], "held": held, "gems": COLOURS[colour]}
    marks = [Mark("ring", [f"space:{SPACES[move - REVEAL]}"])]
    who = state.alley[colour]
    if held == state.box.hire_price and who != NOBODY and not state.is_master(seat):
        return Reason("reason-gem-hires", {**params, "apothecary": APOTHECARIES[who]}, marks)
    return Reason("reason-gem", params, marks)


def unknown(case: Case) -> list[Reason]:
    """A potion that the seat does not know, or tiles that are drawn."""
    state, _, move = case
    if move == RESTOCK:
        return [Reason("reason-restock", {}, [])]
    space = move - REVEAL
    tile = state.market.tiles[space]
    marks = [Mark("ring", [f"space:{SPACES[space]}"])]
    known = Reason("reason-unseen", {}, marks)
    if tile != UNSEEN:
        known = Reason("reason-unknown", {"seat": int(seat_of(tile))}, marks)
    return [*perhaps(case, space), known]


def perhaps(case: Case, space: int) -> list[Reason]:
    """What a potion that the seat does not know would match, if it had the colour."""
    market = case.state.market
    found = []
    for colour in range(KINDS):
        line = int(market.up[colour]) | 1 << space
        if lined(line) and may_match(case.state, case.seat, colour):
            lines = [three for three in LINES if three & line == three and three >> space & 1]
            if lines:
                params = {"colour": COLOURS[colour], "spaces": names(lines[0])}
                found.append(Reason("reason-if", params, [lit(lines[0])]))
    return found


def placement(case: Case) -> list[Reason]:
    """A potion that, turned up there, would make a match."""
    state, seat, move = case
    space, colour = move - PLACE, int(state.hand)
    line = int(state.market.up[colour]) | 1 << space
    market = state.market.clone()
    market.lay(space, facedown(seat, colour, 0))
    if lined(line):
        found = [int(m) for m in turned_up(market, space).matches(colour) if int(m) >> space & 1]
        params: dict[str, object] = {"colour": COLOURS[colour], "spaces": names(found[0])}
        return [Reason("reason-waits", params, [lit(found[0])])]
    return outlook(case, market)


def oddity(glimpse: Glimpse[ApothecaState], move: int) -> Reason | None:
    """A match that could have been made with this action, and was not."""
    state, seat = glimpse.sample(Rng(0)), glimpse.seat
    if state.step != steps.ACTION or state.is_master(seat):
        return None
    hidden = state.used >> action_of(REVEAL) & 1
    found = within_reach(state, state.market, seat, int(state.used), known=not hidden)
    if not found or any(one.move == move for one in found):
        return None
    market = after(Case(state, seat, move))
    if market is not None and matches(state, market, seat):
        return None
    one = found[0]
    params: dict[str, object] = {"colour": COLOURS[one.colour], "spaces": names(one.spaces)}
    return Reason("odd-match", params, [lit(one.spaces)])
