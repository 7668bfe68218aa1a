"""The information barrier: what may be taken back, found out from the rules alone.

A move may be taken back while nobody has learnt anything by it. Whether somebody
has is asked of the game itself: lay everything that a seat can't know in every
other way it could lie, make the same move, and see whether that seat would have
seen anything else. No game has to mark its reveals.

Where there are more ways than can be looked at, nothing is taken back: a seat must
never take back what somebody has learnt from. A game with so much hidden vouches for
the moves that tell nothing of it (`State.blind`).
"""

from itertools import islice
from typing import Final, NamedTuple

from philtre.core.errors import CannotUndo
from philtre.core.game import Game, View
from philtre.core.rng import Rng, redeals
from philtre.core.state import CHANCE, Event, State

FEW: Final = 32  # ways that are looked at before some at random, most of which show what is told
MOST: Final = 1024


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
    if before.blind(entry.seat, entry.move):
        return False
    return any(learns(game, before, entry, seat) for seat in range(before.players))


def learns(game: Game, before: State, entry: Entry, seat: int) -> bool:
    """Whether the move tells the seat something, or might for all that can be looked at."""
    seen = noticed(game, before, entry, seat)

    def tells(other: State) -> bool:
        """Whether the seat would notice that it lies so."""
        if entry.move not in other.legal(entry.seat):
            return True
        return noticed(game, other, entry, seat) != seen

    ways = redeals(before, seat, MOST + 1)
    first = list(islice(ways, FEW))
    if any(tells(other) for other in first):
        return True
    if len(first) < FEW:
        return False
    rng = Rng(seat)
    for _ in range(FEW):
        other = before.clone()
        other.redeal(seat, rng)
        if tells(other):
            return True
    rest = list(islice(ways, MOST + 1 - FEW))
    return len(rest) > MOST - FEW or any(tells(other) for other in rest)


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
