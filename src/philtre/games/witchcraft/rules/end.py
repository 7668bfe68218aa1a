"""How a game ends (W-12, W-13, W-40)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.witchcraft import events
from philtre.games.witchcraft.notation.moves import NO_MOVES
from philtre.games.witchcraft.rules.steps import DRAWN, OVER

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


def finish(state: "WitchcraftState", result: i64) -> None:
    state.step = OVER
    state.options = NO_MOVES
    state.spaces = vec[i64]()
    state.result = result


def stuck(state: "WitchcraftState") -> None:
    """W-12, W-13: the player in turn can activate nothing, and has lost."""
    winner = 1 - state.board.turn
    finish(state, winner)
    events.WON_STUCK.tell(state, winner)


def captured_all(state: "WitchcraftState") -> None:
    """W-12: the player in turn has taken the last enemy stack."""
    winner = state.board.turn
    finish(state, winner)
    events.WON_CAPTURED.tell(state, winner)


def drawn(state: "WitchcraftState") -> bool:
    """W-40: tested at the start of a turn, after W-12."""
    if state.board.quiet >= state.box.quiet_turns and state.box.quiet:
        finish(state, DRAWN)
        events.DRAWN_SIXTY_TURNS.tell(state)
    elif repeated(state):
        finish(state, DRAWN)
        events.DRAWN_REPETITION.tell(state)
    return state.step == OVER


def repeated(state: "WitchcraftState") -> bool:
    """W-40: for the third time, by the box; only every second turn is the same player's."""
    times = 1
    index = len(state.history) - 2
    while index >= 0:
        if state.history[index].same(state.board):
            times += 1
        index -= 2
    return times >= state.box.repetitions
