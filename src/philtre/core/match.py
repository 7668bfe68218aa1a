"""A match: the referee of one game between some seats.

The log is the truth; the state is a cache of it. Everybody acts through
`Match.play`, which checks legality and deals the chance that follows.
"""

from typing import Final

from philtre.core import ending as endings
from philtre.core.dealer import BY_HAND, Dealer, Draw
from philtre.core.ending import DRAW, GAME, NOBODY, RESIGNED, Ended, Ending
from philtre.core.errors import CannotUndo, IllegalMove, Params, PhiltreError
from philtre.core.game import Game, View
from philtre.core.glimpse import Glimpse
from philtre.core.options import Options
from philtre.core.state import CHANCE, ONLOOKER, Event, State
from philtre.core.undo import Barrier, Entry, without

CHANCE_NAME: Final = "chance"
LONGEST_MOVE: Final = 200
SHOWN: Final = 8  # how many legal moves an error message lists

Seat = int | str | None  # a seat, "chance", or None for the first who may act


class Match:
    """Header and log of one game, and the state they lead to; made by `new`, `load` or `replay`.

    Seats are numbers from 0. Wherever a seat may be left out of a move, the first who may act is
    meant. Whatever raises an error has changed nothing.

    Examples:
        >>> match = philtre.new("quacks", players=2, seed=7)
        >>> while not match.over:
        ...     match.play(match.legal()[0])
        >>> match.ended, sum(match.returns)
        ('game', 1.0)
        >>> match.moves()[:3]
        ['card f03', '0 draw', 'chip 0 orange-1']
    """

    def __init__(
        self, game: Game, options: Options, dealer: Dealer, seats: list[str], start: str = ""
    ) -> None:
        self.game = game
        self.options = options
        self.dealer = dealer
        self.seats = seats  # who sits where, as the table calls them
        self.start = start  # the position it began from; empty for the beginning of a game
        self.log: list[Entry] = []
        self.ending: Ending | None = None  # if it was ended before its rules end it
        self.state: State = self._first()
        if start:
            self.start = game.position(options, self.state)  # written one way
        self._deal()

    # Who may do what

    @property
    def actors(self) -> list[int | str]:
        """Who may act now: seats, ["chance"] when dealt by hand, [] when it is over."""
        if self.ending is not None:
            return []
        return [CHANCE_NAME if seat == CHANCE else seat for seat in self.state.actors()]

    def legal(self, seat: Seat = None) -> list[str]:
        """The moves of a seat as text, in a stable order; of the first who may act by default."""
        who = self._actor(seat)
        return [self.game.text(move) for move in self.state.legal(who)]

    def odds(self) -> list[int]:
        """At a chance node: the weight of each outcome, in the order of `legal("chance")`."""
        if self.over or self.state.actors() != [CHANCE]:
            raise IllegalMove("no-chance-now")
        return list(self.state.odds())

    def play(self, text: str, seat: Seat = None) -> None:
        """Make a move and deal the chance that follows.

        An illegal one raises `IllegalMove`, with the reason and its rule where there is one.
        """
        who = self._actor(seat)
        move = self._move(text, who)
        kept = len(self.log)
        self._make(who, move)
        try:
            self._deal()
        except PhiltreError:
            self._rebuild(self.log[:kept])
            raise

    def check(self, text: str, seat: Seat = None) -> None:
        """Raise what `play` would raise if the move is not legal; change nothing."""
        self._move(text, self._actor(seat))

    def wanted(self, picks: list[str], seat: Seat = None) -> str:
        """The move that somebody wants who has picked these things on a board; they name none if
        it can't be read."""
        who = self._actor(seat)
        move = self.game.wanted(self.state, who, picks)
        return " ".join(picks) if move < 0 else self.game.text(move)

    @property
    def over(self) -> bool:
        """Whether nobody can act any more."""
        return self.ending is not None or not self.state.actors()

    @property
    def ended(self) -> Ended | None:
        """How it came to its end: "game" by its rules, "resigned" or "draw"; None before."""
        if self.ending is not None:
            return self.ending.how
        return GAME if self.over else None

    @property
    def returns(self) -> list[float] | None:
        """What each seat gets, once the match is over."""
        if self.ending is not None:
            return endings.returns(self.ending, self.state.players, self.game.loss)
        return self.state.returns() if self.over else None

    # Ending it before the rules do

    def resign(self, seat: int) -> None:
        """Give up a match of two, or of one; at any time, whoever is to move."""
        self.end(Ending(RESIGNED, self._viewer(seat)))

    def agree_draw(self) -> None:
        """Both have agreed to a draw. Who asked whom is for the table to know."""
        self.end(Ending(DRAW, NOBODY))

    def end(self, ending: Ending) -> None:
        """Raises `IllegalMove` when it is over, or when too many play for it to end so."""
        if self.over:
            raise IllegalMove("match-over")
        if not endings.fits(ending.how, self.state.players):
            raise IllegalMove("ending-several", {"players": self.state.players})
        self.ending = ending

    # What is seen

    def view(self, seat: int | None = None) -> View:
        """What a seat sees, as plain data; what is public if none is named."""
        return self.game.view(self.state, self._viewer(seat))

    def events(self, seat: int | None = None) -> list[Event]:
        """All that a seat has heard since the beginning; what is public if none is named."""
        viewer = self._viewer(seat)
        return [event for event in self.state.heard or [] if event.heard_by(viewer)]

    def glimpse(self, seat: int) -> Glimpse:
        """What a bot on that seat is handed."""
        return Glimpse(self.game, self.state, seat, self.events(seat))

    def position(self) -> str:
        """The whole state in one line (hidden things too: it is the referee's)."""
        return self.game.position(self.options, self.state)

    # The log

    def moves(self) -> list[str]:
        """The log as a record has it: the seat is named only where several may act."""
        lines: list[str] = []
        state = self._first()
        for entry in self.log:
            text = self.game.text(entry.move)
            lines.append(f"{entry.seat} {text}" if len(state.actors()) > 1 else text)
            state.play(entry.seat, entry.move)
        return lines

    def record(self) -> str:
        """The match as the text of its file, for `philtre.replay`; it holds all that was hidden."""
        from philtre.core import record  # the two know each other: a record makes a match too

        return record.dumps(self)

    def replay(self, line: str) -> None:
        """Make a move as a record has it, chance outcomes too; nothing else is dealt."""
        seat: Seat = None
        head, blank, rest = line.partition(" ")
        if len(self.state.actors()) > 1:
            if not blank or not head.isdecimal() or len(head) > 3:
                raise IllegalMove("seat-not-named", {"move": line})
            seat, line = int(head), rest
        who = self._actor(seat)
        self._make(who, self._move(line, who))

    def fork(self, moves: int | None = None) -> "Match":
        """A copy that goes on by itself; or from after so many entries of the log, not ended."""
        other = Match(self.game, self.options, Dealer(), list(self.seats), self.start)
        other._rebuild(self.log[:moves])
        other.dealer = self.dealer
        if moves is None:
            other.ending = self.ending
        return other

    def undo(self, seat: int | None = None) -> None:
        """Take back the last move of a seat, or of whoever moved last.

        Raises `CannotUndo` if somebody has learnt something by it. Resigning is such a move, and an
        agreement is one of both seats.
        """
        if self.ending is not None:
            if seat is not None and self.ending.seat not in (seat, NOBODY):
                raise CannotUndo("undo-other", {"seat": self.ending.seat})
            self.ending = None
            return
        if seat is None:
            seat = self.log[-1].seat if self.log else 0
        if seat == CHANCE:
            raise CannotUndo("undo-chance")
        found = self.barrier().ask(self.log, seat)
        if found.why is not None:
            raise found.why
        if found.seats != [seat]:
            raise CannotUndo("undo-other", {"seat": found.seats[0]})
        self.take_back(found.seats)

    def barrier(self) -> Barrier:
        """What says whether a seat may take back, for as long as nothing was taken back."""
        return Barrier(self.game, self._first())

    def take_back(self, seats: list[int]) -> None:
        """Take back the last moves of these seats, one after the other, as `Barrier` allows it."""
        self._rebuild(without(self.log, seats))

    # Inside

    def _first(self) -> State:
        """The state that the log begins from, with somebody listening."""
        state: State = self.game.start(self.options)
        if self.start:
            state = self.game.load(self.start)[1]
        state.heard = []
        return state

    def _rebuild(self, log: list[Entry]) -> None:
        state = self._first()
        for entry in log:
            state.play(entry.seat, entry.move)
        self.state = state
        self.log = list(log)

    def _make(self, seat: int, move: int) -> None:
        stream = self.state.drawer() if seat == CHANCE else CHANCE
        self.state.play(seat, move)
        self.log.append(Entry(seat, move, stream))

    def _deal(self) -> None:
        """Deal chance outcomes until a seat is to move, it is over, or a hand must deal."""
        while self.state.actors() == [CHANCE]:
            stream = self.state.drawer()
            dealt = [entry.stream for entry in self.log if entry.seat == CHANCE]
            outcomes = self.state.legal(CHANCE)
            index = self.dealer.deal(
                Draw(
                    "table" if stream == CHANCE else str(stream),
                    dealt.count(stream),
                    len(dealt),
                    [self.game.text(move) for move in outcomes],
                    self.state.odds(),
                )
            )
            if index == BY_HAND:
                return
            self._make(CHANCE, outcomes[index])

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return ONLOOKER
        if not 0 <= seat < self.state.players:
            raise IllegalMove("no-such-seat", {"seat": seat, "players": self.state.players})
        return seat

    def _actor(self, seat: Seat) -> int:
        if self.over:
            raise IllegalMove("match-over")
        actors = self.state.actors()
        if seat is None:
            return actors[0]
        who = CHANCE if seat == CHANCE_NAME else seat
        if not isinstance(who, int) or who not in actors:
            names = ", ".join(str(actor) for actor in self.actors)
            raise IllegalMove("not-your-turn", {"seat": str(seat), "actors": names})
        return who

    def _move(self, text: str, seat: int) -> int:
        """The legal move that the text names; raises `IllegalMove`, with the reason if known."""
        legal = self.state.legal(seat)
        move = self.game.parse(text) if len(text) <= LONGEST_MOVE else -1
        if move in legal:
            return move
        error = self._refusal(text, seat, move, legal)
        error.of(self.game.id)
        raise error

    def _refusal(self, text: str, seat: int, move: int, legal: list[int]) -> IllegalMove:
        params: Params = {"move": text, "legal": self._some(legal)}
        if move < 0:
            return IllegalMove("malformed-move", params)
        reason = self.game.refuse(self.state, seat, move)
        if reason is None:
            return IllegalMove("illegal-move", params)
        return IllegalMove("illegal-move-because", params, reason)

    def _some(self, legal: list[int]) -> str:
        shown = ", ".join(self.game.text(move) for move in legal[:SHOWN])
        return shown + (" …" if len(legal) > SHOWN else "")
