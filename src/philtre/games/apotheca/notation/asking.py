"""What a position asks that was read, and whether it can ask that (A-84)."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import NO_MOVES, size
from philtre.games.apotheca.content import AT_STATION, HIRED, NOBODY
from philtre.games.apotheca.notation.checking import require
from philtre.games.apotheca.rules import matches, restock, solo, steps
from philtre.games.apotheca.rules.actions import legal_actions
from philtre.games.apotheca.rules.market import UNSEEN
from philtre.games.apotheca.rules.master import DECREES
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.games.apotheca.rules.turn import EXTRA_OR_PASS


def ask_again(state: ApothecaState) -> None:
    """Set the moves that answer what is asked; there must be as many as A-84 says."""
    step = state.step
    if step >= steps.FIRST_CHANCE:
        require(chance_may_come(state), "asks")
        state.await_chance(step, state.where)
        require(size(state.moves) > 0, "asks")
        return
    if step == steps.OVER:
        state.moves = NO_MOVES
        return
    if step == steps.EXTRA:
        require(size(legal_actions(state)) > 0, "asks")
        state.moves = EXTRA_OR_PASS
    elif step == steps.DECREE:
        state.moves = DECREES
    else:
        state.moves = choices(state)
    require(size(state.moves) >= (1 if step == steps.ACTION else 2), "asks")


def choices(state: ApothecaState) -> vec[i64]:
    """The options of the choices that A-84 asks only where there are two or more."""
    step = state.step
    if step == steps.ACTION:
        return legal_actions(state)
    if step == steps.PLACE:
        return restock.spaces_for_it(state)
    if step == steps.OVERLOAD:
        return restock.colours_face_up(state)
    if step == steps.MATCH:
        return matches.to_make(state)
    if step == steps.STACK:
        require(state.box.solo, "asks")
        return matches.stacks(state)
    if step == steps.SATISFY:
        return matches.thankful(state)
    require(state.box.solo, "asks")
    return solo.to_bring_in(state)


def chance_may_come(state: ApothecaState) -> bool:
    """Whether this chance can be due."""
    if state.step == steps.DRAW:
        return restock.wanted(state) and not state.box.solo
    if state.step == steps.UNVEIL:
        return state.market.tiles[state.where] == UNSEEN
    if state.step == steps.ARRIVE:
        free = state.outside & ~state.market.full
        return state.box.solo and bool(free >> state.where & 1)
    if state.step == steps.CARD and state.turn:
        at_station = state.where < HIRED
        return not at_station or state.alley[state.where - AT_STATION] == NOBODY
    return True
