"""A match at a table and its log: what each act adds to the log.

No I/O: an act changes the match and returns the rows to be stored. Who can't
store them must throw the match away and rebuild it from the log.
"""

from dataclasses import replace

from philtre.core import ending as endings
from philtre.core.dealer import SeededDealer
from philtre.core.errors import BadRecord, CannotUndo, IllegalMove, PhiltreError
from philtre.core.match import Match
from philtre.core.state import CHANCE, ONLOOKER, Event
from philtre.core.undo import Barrier, Undo
from philtre.server.tables.ears import Ears
from philtre.server.tables.errors import NotNow
from philtre.server.tables.header import Header, now
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


class LoggedMatch:
    def __init__(self, match: Match, rows: list[Row]) -> None:
        self.match = match
        self.seq = 0
        self.keys: set[tuple[int, str]] = set()
        self.acted: dict[int, int] = {}  # when each seat last changed the match
        self.undone = 0  # when something was last taken back
        self.offers: set[int] = set()  # seats that would have a draw
        self._offered: dict[int, int] = {}  # when each seat last offered one
        self._barrier: Barrier | None = None
        self._ears = Ears()
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

    def heard(self, seat: int | None) -> list[Event]:
        """All that a seat has heard so far, or what is public: to be read, never changed."""
        return self._ears.of(self.match.state, ONLOOKER if seat is None else seat)

    def unheard(self, seat: int | None) -> int:
        """How many events have yet to be looked through for that."""
        return self._ears.behind(self.match.state, ONLOOKER if seat is None else seat)

    # Acts

    def play(self, seat: int, text: str, key: str | None = None) -> list[Row]:
        """A move and the chance that follows; raises `IllegalMove`."""
        if self.over:
            raise IllegalMove("match-over")
        kept = len(self.match.log)
        self.match.play(text, seat)
        entries = self.match.log[kept:]
        rows = [Row(0, MOVE, e.seat, self.match.game.text(e.move)) for e in entries]
        rows[0] = rows[0]._replace(key=key)
        return self._add(rows)

    def may_undo(self, seat: int) -> Undo:
        """Whether a seat may take back its last move, and first what others have done since.

        Each must be one that taught nobody anything. Whether the others mind is for the
        table to know.
        """
        if self.over:
            return Undo(CannotUndo("match-over"), [])
        if self._barrier is None:
            self._barrier = self.match.barrier()
        return self._barrier.ask(self.match.log, seat)

    def undo(self, seat: int, key: str | None = None) -> list[Row]:
        """Take back; raises `CannotUndo`. The seat's own move goes last, under the key."""
        found = self.may_undo(seat)
        if found.why is not None:
            raise found.why
        self.match.take_back(found.seats)
        self._barrier = None
        rows = [Row(0, UNDO, who, "") for who in found.seats]
        rows[-1] = rows[-1]._replace(key=key)
        return self._add(rows)

    def resign(self, seat: int, key: str | None = None) -> list[Row]:
        self.match.resign(seat)
        return self._add([Row(0, RESIGN, seat, "", key)])

    def may_draw(self) -> bool:
        """Whether a draw can be agreed: while two play."""
        return not self.over and endings.fits(endings.DRAW, self.match.state.players)

    def draw(self, seat: int, yes: bool, key: str | None = None) -> list[Row]:
        """Say yes or no to a draw: an offer or an agreement; a refusal or a withdrawal."""
        if not self.may_draw():
            players = self.match.state.players
            raise IllegalMove("match-over" if self.over else "ending-several", {"players": players})
        if not yes:
            return self._add([Row(0, DECLINE, seat, "", key)] if self.offers else [])
        if self.offers - {seat}:
            self.match.agree_draw()
            return self._add([Row(0, DRAW, seat, "", key)])
        if seat in self.offers:
            return []
        if self._offered.get(seat, 0) > self.acted.get(seat, 0):
            raise NotNow("draw-once")
        return self._add([Row(0, OFFER, seat, "", key)])

    def follow(self, rows: list[Row]) -> None:
        """What was played elsewhere, chance included; raises `PhiltreError` if it does not fit."""
        for row in rows:
            if row.kind == MOVE:
                named = row.seat != CHANCE and len(self.match.state.actors()) > 1
                self.match.replay(f"{row.seat} {row.text}" if named else row.text)
            self._note(row)

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


def told_by(logged: LoggedMatch, header: Header, standing: str | None) -> Header:
    """The header of a table as its match tells it."""
    return replace(
        header,
        started=True,
        seed=logged.match.dealer.seed,
        over=logged.over,
        returns=logged.match.returns,
        entries=len(logged.match.log),
        touched=now(),
        standing=standing,
    )
