"""Why a move is not legal, in keys of the `.ftl` files; tells only what all can see (A-71)."""

from philtre.core.errors import IllegalMove, Params
from philtre.core.numbers import no_moves, size
from philtre.games.apotheca.content import (
    ALL_SPACES,
    COLOURS,
    NOBODY,
    SPACES,
    STATIONS,
    members,
)
from philtre.games.apotheca.notation.moves import (
    DECREE,
    HIRE,
    HIRE_DECK,
    HIRE_MIXED,
    PLACE,
    POWER,
    REVEAL,
)
from philtre.games.apotheca.rules import actions, steps
from philtre.games.apotheca.rules.powers import APOTHECARIES, CHANGES, POWER_OF, USER
from philtre.games.apotheca.rules.state import ApothecaState


def refuse(state: ApothecaState, seat: int, move: int) -> IllegalMove | None:
    if state.step >= steps.FIRST_CHANCE:
        return None
    if state.step != steps.ACTION:
        return no("asked-now", "A-84", {"asks": steps.WORDS[state.step]})
    if move >= PLACE:
        return no("asked-now", "A-84", {"asks": steps.WORDS[steps.ACTION]})
    action = actions.action_of(move)
    if state.used >> action & 1:
        return no("used-already", "A-11", {"action": actions.WORDS[action]})
    if action == actions.ACT_REVEAL:
        return refuse_reveal(state, move - REVEAL)
    if action == actions.ACT_RESTOCK:
        return refuse_restock(state)
    if action == actions.ACT_HIRE:
        return refuse_hire(state, seat, move)
    if action == actions.ACT_DECREE:
        return refuse_decree(state, seat, move - DECREE)
    return refuse_power(state, seat, move - POWER)


def no(key: str, rule: str, params: Params | None = None) -> IllegalMove:
    return IllegalMove(key, {"rule": rule, **(params or {})})


def refuse_reveal(state: ApothecaState, space: int) -> IllegalMove:
    if not state.market.down:
        return no("reveal-none", "A-14")
    key = "reveal-face-up" if state.market.full >> space & 1 else "reveal-empty"
    return no(key, "A-14", {"space": SPACES[space]})


def refuse_restock(state: ApothecaState) -> IllegalMove:
    if state.box.solo:
        return no("restock-solo", "A-52")
    if state.market.facedown_count() >= state.box.facedown:
        return no("restock-facedown", "A-15", {"count": state.market.facedown_count()})
    return no("restock-full" if state.market.full == ALL_SPACES else "restock-supply", "A-15")


def refuse_hire(state: ApothecaState, seat: int, move: int) -> IllegalMove:
    if state.is_master(seat):
        return no("hire-master", "A-63")
    if move >= HIRE_MIXED and state.box.solo:
        return no("hire-solo", "A-53")
    if move == HIRE_DECK:
        return no("hire-mixed-gems", "A-18") if state.deck else no("hire-deck-empty", "A-19")
    station = (move - HIRE) % len(STATIONS)
    if state.alley[station] == NOBODY:
        return no("station-empty", "A-19", {"station": STATIONS[station]})
    if move >= HIRE_MIXED:
        return no("hire-mixed-gems", "A-18")
    rule = "A-53" if state.box.solo else "A-18"
    return gems_missing(state, seat, station, state.box.hire_price, rule)


def refuse_decree(state: ApothecaState, seat: int, colour: int) -> IllegalMove:
    if not state.is_master(seat):
        return no("decree-apprentice", "A-63")
    if colour == state.decree:
        return no("decree-same", "A-63", {"colour": COLOURS[colour]})
    return gems_missing(state, seat, colour, 1, "A-63")


def gems_missing(
    state: ApothecaState, seat: int, colour: int, count: int, rule: str
) -> IllegalMove:
    name = COLOURS[colour]
    held = state.gem_count(seat, colour)
    return no("gems-missing", rule, {"gem": name, "gems": name, "count": count, "held": held})


def refuse_power(state: ApothecaState, seat: int, change: int) -> IllegalMove:
    who = USER[change]
    name = APOTHECARIES[who]
    if state.is_master(seat):
        if who not in state.alley:
            return no("power-not-alley", "A-63", {"apothecary": name})
        station = state.alley.index(who)
        if state.gem_count(seat, station) < state.box.lend_price:
            return gems_missing(state, seat, station, state.box.lend_price, "A-63")
    elif state.satisfied[seat] >> who & 1:
        return no("power-satisfied", "A-20", {"apothecary": name})
    elif not state.active[seat] >> who & 1:
        return no("power-not-yours", "A-20", {"apothecary": name})
    return refuse_use(state, change)


def refuse_use(state: ApothecaState, change: int) -> IllegalMove:
    """What the market lacks for this use of the power, or for any."""
    if not size(state.market.with_uses(no_moves(), USER[change], POWER)):
        return no("power-no-use", "A-20", {"power": POWER_OF[APOTHECARIES[USER[change]]]})
    use = CHANGES[change]
    full = state.market.full
    for space in members(use.full):
        if not full >> space & 1:
            return no("use-no-potion", "A-21", {"space": SPACES[space]})
    for space in members(use.empty):
        if full >> space & 1:
            return no("use-taken", "A-21", {"space": SPACES[space]})
    if use.mixed:
        return no("use-faces", "A-39")
    if use.some and not use.turned:
        return no("use-no-neighbour", "A-34")
    return no("use-unchanged", "A-20")


def astray(picks: list[str]) -> IllegalMove | None:
    """That an apothecary's power does not go by these spaces (A-20), if one was picked."""
    name = picks[0].removeprefix("apothecary:")
    if name not in POWER_OF:
        return None
    power, space = POWER_OF[name], picks[-1].partition(":")[2]
    return no("not-with-power", "A-20", {"power": power, "does": power, "space": space})
