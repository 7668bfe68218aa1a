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
from philtre.core.rng import redeals
from philtre.core.state import CHANCE, Event, State

MOST: Final = 1024  # ways that are looked at


class Entry(NamedTuple):
    """One move or chance outcome of the log."""

    seat: int  # or CHANCE
    move: int
    stream: int  # of an outcome: the seat that drew for itself, or CHANCE


def noticed(game: Game, state: State, entry: Entry, seat: int) -> tuple[View, list[Event]]:
    """What `seat` sees and hears when the move is made; the state is used up."""
    state.heard = []
    state.play(entry.seat, entry.move)
    return game.view(state, seat), [event for event in state.heard if event.heard_by(seat)]


def teaches(game: Game, before: State, entry: Entry) -> bool:
    """Whether the move tells any seat something that it could not know before."""
    if before.blind(entry.seat, entry.move):
        return False
    return any(learns(game, before, entry, seat) for seat in range(before.players))


def learns(game: Game, before: State, entry: Entry, seat: int) -> bool:
    """Whether the move tells the seat something, or might for all that can be looked at."""
    ways = list(islice(redeals(before, seat, MOST + 1), MOST + 1))
    if len(ways) == 1:
        return False  # nothing is hidden from it
    if len(ways) > MOST:
        return True
    seen = noticed(game, before.clone(), entry, seat)
    for other in ways:
        if entry.move not in other.legal(entry.seat):
            return True
        if noticed(game, other, entry, seat) != seen:
            return True
    return False


class Step(NamedTuple):
    """A move since chance last spoke."""

    seat: int
    choosing: list[int]  # who could act when it was made
    taught: bool  # somebody something


class Undo(NamedTuple):
    """Whether a seat may take back: why not; or whose last moves go, one after the other."""

    why: CannotUndo | None
    seats: list[int]


class Barrier:
    """What may be taken back of one match.

    It has a state of its own, which follows the log when somebody asks, and no sooner.
    """

    def __init__(self, game: Game, start: State) -> None:
        self._game = game
        self._state = start  # as it was when the log began
        self._state.heard = None
        self._followed = 0  # entries of the log
        self._steps: list[Step] = []  # since chance last spoke

    def ask(self, log: list[Entry], seat: int) -> Undo:
        """Whether the seat may take back its last move, and first what others did since.

        Those who chose at the same time keep their choice.
        """
        start = last_of(log, CHANCE) + 1
        last = last_of(log, seat)
        if last < start:
            why = "undo-chance" if last >= 0 else "undo-nothing"
            return Undo(CannotUndo(why, {"seat": seat}), [])
        self._follow(log, start)
        rest = self._steps[last - start :]
        if any(step.taught for step in rest):
            return Undo(CannotUndo("undo-seen"), [])
        choosing = rest[0].choosing
        gone: list[int] = []
        while any(step.seat not in choosing for step in rest):
            gone.append(rest.pop().seat)
        return Undo(None, [*gone, seat])

    def _follow(self, log: list[Entry], start: int) -> None:
        """Play what is new; what was played since chance last spoke, at `start`, is looked at."""
        if self._followed < start:
            self._steps = []
        for index in range(self._followed, len(log)):
            entry = log[index]
            if index >= start:
                taught = teaches(self._game, self._state, entry)
                self._steps.append(Step(entry.seat, self._state.actors(), taught))
            self._state.play(entry.seat, entry.move)
        self._followed = len(log)


def last_of(log: list[Entry], seat: int) -> int:
    """Where the last move of the seat is in the log; -1: nowhere."""
    for index in range(len(log) - 1, -1, -1):
        if log[index].seat == seat:
            return index
    return -1


def without(log: list[Entry], seats: list[int]) -> list[Entry]:
    """The log when the last moves of these seats are taken back, one after the other."""
    kept = list(log)
    for seat in seats:
        del kept[last_of(kept, seat)]
    return kept
