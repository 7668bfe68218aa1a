"""A turn: whose it is, what is asked next, how it ends (A-9 … A-13, A-24, A-62, A-65)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import batch
from philtre.games.apotheca import events
from philtre.games.apotheca.content import EXTRA_SEAT
from philtre.games.apotheca.notation.moves import EXTRA, PASS
from philtre.games.apotheca.rules import actions, matches, solo, steps, winning

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState

EXTRA_OR_PASS: Final[vec[i64]] = batch(EXTRA, 1 + (1 << (PASS - EXTRA)))


def begin(state: "ApothecaState") -> None:
    """A-9, A-62; in master a turn begins with matches (A-65), which elsewhere none are."""
    state.turn += 1
    state.seat = state.box.seat_in(state.turn)
    state.actions = actions.NONE
    state.used = 0
    state.idle += 1
    events.turn(state, state.seat, state.turn)
    resume(state)


def resume(state: "ApothecaState") -> None:
    """A-24, A-26: make every match there is, then go on with the turn."""
    if state.market.has_line():
        moves = matches.to_make(state)
        if len(moves):
            state.choose(steps.MATCH, moves)
            return
    next_action(state)


def next_action(state: "ApothecaState") -> None:
    """A-10 … A-13: ask for an action, offer the extra one, or end the turn."""
    taken = len(state.actions)
    if taken < most_actions(state):
        state.moves = actions.legal_actions(state)
        if len(state.moves):
            state.step = steps.ACTION
            return
    elif taken == state.box.actions and may_take_extra(state):
        state.step = steps.EXTRA
        state.moves = EXTRA_OR_PASS
        return
    end(state)


def most_actions(state: "ApothecaState") -> int:
    """A-10, A-52: of the turn, but for the extra one."""
    return 1 if state.turn == 1 and not state.box.solo else state.box.actions


def actions_left(state: "ApothecaState") -> int:
    """How many actions the turn still has; the one that is asked for counts, the extra one too."""
    asked = 1 if state.step == steps.ACTION else 0
    return max(asked, most_actions(state) - len(state.actions))


def may_take_extra(state: "ApothecaState") -> bool:
    """A-13: the token is there, and a third action is legal."""
    return state.token and state.seat == EXTRA_SEAT and len(actions.legal_actions(state)) > 0


def answer_offer(state: "ApothecaState", extra: bool) -> None:
    """A-13."""
    if extra:
        events.EXTRA.tell(state, state.seat)
        state.token = False
        state.step = steps.ACTION
        state.moves = actions.legal_actions(state)
    else:
        events.PASS.tell(state, state.seat)
        end(state)


def end(state: "ApothecaState") -> None:
    if not state.actions:
        events.NO_ACTION.tell(state, state.seat)
    if state.box.solo:
        solo.bring_in(state)
    else:
        next_turn(state)


def arrive(state: "ApothecaState", colour: int) -> None:
    """A-54: a solo turn is over when a potion has come in."""
    solo.arrive(state, colour)
    next_turn(state)


def next_turn(state: "ApothecaState") -> None:
    """A-12, A-90: the ends that nobody brings about."""
    over = state.turn == state.box.turn_limit
    if over or (state.idle >= state.box.turns_for_all and not state.box.solo):
        winning.finish(state)
    else:
        begin(state)
