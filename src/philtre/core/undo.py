"""The information barrier: what may be taken back, found out from the rules alone.

A move may be taken back while nobody has learnt anything by it. Whether somebody
has is asked of the game itself: lay everything that a seat can't know in every
other way it could lie, make the same move, and see whether that seat would have
seen anything else. No game has to mark its reveals.
"""

from typing import NamedTuple

from philtre.core.errors import CannotUndo
from philtre.core.game import Game, View
from philtre.core.rng import redeals
from philtre.core.state import CHANCE, Event, State


class Entry(NamedTuple):
    """One move or chance outcome of the log."""

    seat: int  # or CHANCE
    move: int
    stream: int  # of an outcome: the seat that drew for itself, or CHANCE


def noticed(game: Game, before: State, entry: Entry, seat: int) -> tuple[View, list[Event]]:
    """What `seat` sees and hears when the move is made."""
    after = before.clone()
    after.heard = []
    after.play(entry.seat, entry.move)
    return game.view(after, seat), [event for event in after.heard if event.heard_by(seat)]


def teaches(game: Game, before: State, entry: Entry) -> bool:
    """Whether the move tells any seat something that it could not know before."""
    for seat in range(before.players):
        seen = noticed(game, before, entry, seat)
        for other in redeals(before, seat):
            if entry.move not in other.legal(entry.seat):
                return True
            if noticed(game, other, entry, seat) != seen:
                return True
    return False


def last_of(log: list[Entry], seat: int) -> int:
    """Where the last move of the seat is in the log."""
    for index in range(len(log) - 1, -1, -1):
        if log[index].seat == seat:
            return index
    raise CannotUndo("undo-nothing", {"seat": seat})


def check(game: Game, before: State, tail: list[Entry]) -> None:
    """Raise `CannotUndo` unless the first move of the tail may be taken back.

    `before` is the state in which that move was made. Moves of others may follow
    it only if all were choosing at the same time, and the choice is still open.
    """
    if any(entry.seat == CHANCE for entry in tail):
        raise CannotUndo("undo-chance")
    state = before.clone()
    choosing = state.actors()
    for entry in tail:
        if entry.seat not in choosing:
            raise CannotUndo("undo-other", {"seat": entry.seat})
        if teaches(game, state, entry):
            raise CannotUndo("undo-seen")
        state.play(entry.seat, entry.move)
