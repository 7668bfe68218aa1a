"""A match at a table and its log: what each act adds to the log.

No I/O: an act changes the match and returns the rows to be stored. Who can't
store them must throw the match away and rebuild it from the log.
"""

from dataclasses import dataclass

from philtre.core import ending as endings
from philtre.core.dealer import SeededDealer
from philtre.core.errors import BadRecord, CannotUndo, IllegalMove, PhiltreError
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.core.undo import Entry, noticed
from philtre.server.tables.errors import NotNow
from philtre.server.tables.log import (
    DECLINE,
    DRAW,
    MOVE,
    OFFER,
    RESIGN,
    UNDO,
    Row,
    Setup,
    check_numbers,
    ending,
    first,
    rebuild,
    rows_of,
    standing,
)

LOOKS = 4  # ways to lay the hidden things that a quick look at an undo tries


@dataclass
class Step:
    """A move since chance last spoke, with the state it was made in."""

    entry: Entry
    before: State
    taught: bool | None = None  # None: not asked yet


class LoggedMatch:
    def __init__(self, match: Match, rows: list[Row]) -> None:
        self.match = match
        self.seq = 0
        self.keys: set[tuple[int, str]] = set()
        self.acted: dict[int, int] = {}  # when each seat last changed the match
        self.undone = 0  # when something was last taken back
        self.offers: set[int] = set()  # seats that would have a draw
        self._offered: dict[int, int] = {}  # when each seat last offered one
        self._tail: list[Step] | None = None
        for row in rows:
            self._note(row)

    @property
    def over(self) -> bool:
        return self.match.over

    def actors(self) -> list[int]:
        return [] if self.over else list(self.match.state.actors())

    def moves(self) -> list[tuple[int, str]]:
        """All that stands, for somebody who rebuilds the match elsewhere."""
        text = self.match.game.text
        return [(entry.seat, text(entry.move)) for entry in self.match.log]

    # Acts

    def play(self, seat: int, text: str, key: str | None = None) -> list[Row]:
        """A move and the chance that follows; raises `IllegalMove`."""
        if self.over:
            raise IllegalMove("match-over")
        before = self.match.state.clone()
        kept = len(self.match.log)
        self.match.play(text, seat)
        entries = self.match.log[kept:]
        if len(entries) > 1:
            self._tail = []
        elif self._tail is not None:
            self._tail.append(Step(entries[0], before))
        rows = [Row(0, MOVE, e.seat, self.match.game.text(e.move)) for e in entries]
        rows[0] = rows[0]._replace(key=key)
        return self._add(rows)

    def undo(self, seat: int) -> list[Row]:
        """Take back the last move of a seat, and first what others have done since.

        Each must be one that taught nobody anything; raises `CannotUndo`. Whether the
        others mind is for the table to know.
        """
        if self.over:
            raise CannotUndo("match-over")
        trial = self.match.fork()
        taken: list[int] = []
        while seat not in taken:
            try:
                trial.undo(seat)
                taken.append(seat)
            except CannotUndo as error:
                if error.key != "undo-other":
                    raise
                taken.append(trial.log[-1].seat)
                trial.undo()
        self.match = trial
        self._tail = None
        return self._add([Row(0, UNDO, who, "") for who in taken])

    def resign(self, seat: int) -> list[Row]:
        self.match.resign(seat)
        return self._add([Row(0, RESIGN, seat, "")])

    def may_draw(self) -> bool:
        """Whether a draw can be agreed: while two play."""
        return not self.over and endings.fits(endings.DRAW, self.match.state.players)

    def draw(self, seat: int, yes: bool) -> list[Row]:
        """Say yes or no to a draw: an offer or an agreement; a refusal or a withdrawal."""
        if not self.may_draw():
            players = self.match.state.players
            raise IllegalMove("match-over" if self.over else "ending-several", {"players": players})
        if not yes:
            return self._add([Row(0, DECLINE, seat, "")] if self.offers else [])
        if self.offers - {seat}:
            self.match.agree_draw()
            return self._add([Row(0, DRAW, seat, "")])
        if seat in self.offers:
            return []
        if self._offered.get(seat, 0) > self.acted.get(seat, 0):
            raise NotNow("draw-once")
        return self._add([Row(0, OFFER, seat, "")])

    def _add(self, rows: list[Row]) -> list[Row]:
        numbered = [row._replace(seq=self.seq + n) for n, row in enumerate(rows, 1)]
        for row in numbered:
            self._note(row)
        return numbered

    def _note(self, row: Row) -> None:
        """What a row of the log changes beside the match itself."""
        self.seq = row.seq
        if row.key:
            self.keys.add((row.seat, row.key))
        if row.kind == OFFER:
            self.offers.add(row.seat)
            self._offered[row.seat] = row.seq
        elif row.kind == DECLINE:
            self.offers.clear()
        else:
            self.acted[row.seat] = row.seq
            if row.kind == UNDO:
                self.undone = row.seq
            if row.seat != CHANCE:  # who goes on has answered; who has offered may
                self.offers &= set() if row.kind == UNDO else {row.seat}

    # Whether an undo is worth offering

    def may_undo(self, seat: int) -> bool:
        """A quick look, for the button; `undo` looks at everything and has the last word."""
        tail = self._since_chance()
        mine = [index for index, step in enumerate(tail) if step.entry.seat == seat]
        if self.over or not mine:
            return False
        rest = tail[mine[-1] :]
        choosing = rest[0].before.actors()
        while any(step.entry.seat not in choosing for step in rest):
            if self._taught(rest.pop()):
                return False
        return not any(self._taught(step) for step in rest)

    def _since_chance(self) -> list[Step]:
        if self._tail is None:
            log = self.match.log
            start = max((i + 1 for i, entry in enumerate(log) if entry.seat == CHANCE), default=0)
            state = self.match.fork(start).state
            self._tail = []
            for entry in log[start:]:
                self._tail.append(Step(entry, state.clone()))
                state.play(entry.seat, entry.move)
        return self._tail

    def _taught(self, step: Step) -> bool:
        if step.taught is None:
            step.taught = any(self._learnt(step, seat) for seat in range(step.before.players))
        return step.taught

    def _learnt(self, step: Step, seat: int) -> bool:
        """Whether a seat would have noticed a few other ways in which the hidden things lie."""
        game = self.match.game
        seen = noticed(game, step.before, step.entry, seat)
        rng = Rng(len(self.match.log))
        for _ in range(LOOKS):
            other = step.before.clone()
            other.redeal(seat, rng)
            if step.entry.move not in other.legal(step.entry.seat):
                return True
            if noticed(game, other, step.entry, seat) != seen:
                return True
        return False


def begin(setup: Setup, seed: str) -> tuple[LoggedMatch, list[Row]]:
    """A new match, and the rows of what is dealt before anybody moves."""
    match = first(setup, SeededDealer(seed))
    rows = rows_of(match)
    return LoggedMatch(match, rows), rows


def resume(
    setup: Setup, seed: str | None, rows: list[Row], entries: int | None = None
) -> LoggedMatch:
    """The match of a log, to go on with; raises `BadRecord` if the log can't be replayed.

    If it is known how many moves and outcomes stand, one that lacks its end is noticed too.
    """
    check_numbers(rows)
    try:
        match = rebuild(setup, [(row.seat, row.text) for row in standing(rows)])
        if seed is not None:
            match.dealer = SeededDealer(seed)
        end = ending(rows)
        if end is not None:
            match.end(end)
        if entries is not None and entries != len(match.log):
            raise BadRecord("log-short", {"found": len(match.log), "entries": entries})
        return LoggedMatch(match, rows)
    except BadRecord:
        raise
    except PhiltreError as error:
        raise BadRecord("log-broken", None, error) from None
    except Exception as error:  # what is damaged may break anything
        raise BadRecord("log-broken", {"reason": type(error).__name__}) from None
