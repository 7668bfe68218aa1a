"""A live table: its seats, its match, and those who look at it.

One lock for each table. Within it an act is made, stored, and only then
published and answered. If it can't be stored, the match in memory is thrown
away and rebuilt from the log: memory is a cache and never knows better.
"""

from asyncio import Event as Signal
from asyncio import Lock
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic

from philtre.core.ending import RESIGNED, fits
from philtre.core.errors import IllegalMove
from philtre.core.state import Event
from philtre.server.tables.about_tables import table_answer
from philtre.server.tables.answers import TableAnswer
from philtre.server.tables.conversation import Question
from philtre.server.tables.done import Done
from philtre.server.tables.errors import NotFound, NotNow, NotYours, TooMuch
from philtre.server.tables.header import BOT, OPEN, SUCCESSOR, Guest, Header, Seat
from philtre.server.tables.listener import Listener
from philtre.server.tables.log import Row
from philtre.server.tables.logged_match import LoggedMatch, begin, resume, told_by
from philtre.server.tables.luck import Luck
from philtre.server.tables.outgoing import GoneMessage
from philtre.server.tables.store import Store
from philtre.server.tables.talk import Talk
from philtre.server.tables.telling import tell_table, tell_views, unsay
from philtre.server.tables.views import events_of, standing_of

Heard = dict[int | None, list[Event]]


class Table:
    def __init__(
        self,
        store: Store,
        header: Header,
        seats: list[Seat],
        changed: Callable[["Table"], None],
        most_rows: int,
        moves: Counter[str],
    ) -> None:
        self.store = store
        self.header = header
        self.seats = seats
        self.lock = Lock()
        self.here = True  # else acts are made at another server, and this follows its log
        self.turned = Signal()  # set when that has changed; then there is a new one
        self.listeners: set[Listener] = set()
        self.gone = False
        self.used = monotonic()
        self._changed = changed
        self._most_rows = most_rows
        self._moves = moves  # counted by who made them: person, bot
        self._forget()

    def _forget(self) -> None:
        """All that memory knows better than to ask for each time."""
        self.talk = Talk(self.store, self.header.id)
        self.done = Done()
        self.luck = Luck()
        self.asked: dict[int, Question] | None = None  # by the seat that asks; None: not known
        self._logged: LoggedMatch | None = None
        self._sure = True  # whether the header says what the log does

    # Where

    def settle(self, here: bool, header: Header | None = None, seats: Sequence[Seat] = ()) -> None:
        """Its acts are made here from now on, as it is stored; or elsewhere. Call it within the
        lock."""
        self.here = here
        self.header, self.seats = header or self.header, list(seats) or self.seats
        self._forget()
        self.turned.set()
        self.turned = Signal()

    # Who

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if guest and seat.guest == guest]

    def people(self) -> set[str]:
        return {seat.guest for seat in self.seats if seat.guest}

    def onlookers(self) -> int:
        people = self.people()
        return sum(listener.guest_id not in people for listener in self.listeners)

    def bot_at(self, seat: int) -> str | None:
        return self.seats[seat].bot

    def own(self, guest: Guest | None, seat: int) -> None:
        if guest is None or seat not in self.seats_of(guest.id):
            raise NotYours("seat-not-yours", {"number": seat})

    def answer(self, guest: str | None) -> TableAnswer:
        online = {listener.guest_id for listener in self.listeners if listener.guest_id}
        waits = self.header.shared and not self.header.started
        luck = self.luck.answer(self.seats) if waits else None
        return table_answer(self.header, self.seats, guest, online, luck, self.onlookers())

    # The match

    async def logged(self) -> LoggedMatch:
        """The match so far; call it within the lock."""
        if not self.header.started:
            raise NotNow("not-started")
        if self._logged is None:
            header = self.header
            rows = await self.store.rows(header.id)
            known = self.here and self._sure  # else the log may be ahead of the header
            entries = header.entries if known else None
            read = partial(resume, header.setup, header.seed, rows, entries)
            self._logged = await self.store.aside(read)
            if not known:
                self.header = told_by(self._logged, header, header.standing)
                self._sure = True
        return self._logged

    async def catch_up(self) -> None:
        """It is from before tables told how far they are: now it tells."""
        async with self.lock:
            standing = standing_of((await self.logged()).match)
            header = replace(self.header, standing=standing)
            await self.store.append(header, [])
            self.header = header

    @property
    def known_match(self) -> LoggedMatch | None:
        """The match so far if it is in memory and all of it is stored."""
        return self._logged

    def drop_match(self) -> None:
        """It is read anew when it is next needed; call it within the lock."""
        self._logged = None

    def begun(self, logged: LoggedMatch) -> None:
        """It was stored with its match."""
        self._logged = logged
        self.changed()

    async def start_if_full(self) -> None:
        """A match starts when no seat is open and the seed is whole; call it within the lock."""
        started = self.header.started or not self.here
        if started or any(seat.kind == OPEN for seat in self.seats):
            return
        seed = self.header.seed
        assert seed is not None
        whole = self.luck.seed(self.seats, seed) if self.header.shared else seed
        if whole is not None:
            logged, rows = begin(self.header.setup, whole)
            await self._store(logged, rows)
            self.tell_table()

    async def play(
        self,
        guest: Guest | None,
        seat: int,
        text: str,
        seq: int,
        key: str | None = None,
        stored: Callable[[], None] = lambda: None,
    ) -> bool:
        """Make a move; False if it was chosen from a view that does not count any more.

        No guest: it is the bot of that seat. `stored` is called when the move is
        safe, before anybody sees it. A key that was stored before is accepted
        again and changes nothing.
        """
        async with self.lock:
            if guest is not None or self.bot_at(seat) is None:
                self.own(guest, seat)
            logged = await self.logged()
            if key is not None and (seat, key) in logged.keys:
                stored()
                return True
            if self.header.archive:
                raise IllegalMove("match-over")
            if logged.seq > self._most_rows:
                raise TooMuch("table-too-long")
            if seq > logged.seq or logged.acted.get(seat, 0) > seq:
                return False
            if guest is None and logged.undone > seq:
                return False  # it thought about something that was taken back
            try:
                rows = logged.play(seat, text, key)
            except IllegalMove:
                if seq == logged.seq:
                    raise
                return False
            await self._store(logged, rows, stored=stored)
            self._moves["bot" if guest is None else "person"] += 1
            return True

    async def did(self, guest: str | None, seat: int, key: str) -> bool:
        """Whether an act of this guest's is in the log already."""
        async with self.lock:
            if not self.header.started or seat not in self.seats_of(guest):
                return False
            return (seat, key) in (await self.logged()).keys

    async def undo(self, seat: int, key: str | None = None) -> None:
        async with self.lock:
            logged = await self.logged()
            before = self.all_heard(logged)
            rows = await self.store.aside(partial(logged.undo, seat, key))
            await self._store(logged, rows, before)

    async def last_act(self, seat: int) -> int:
        """When the seat last acted; raises `CannotUndo` if that can't be taken back."""
        async with self.lock:
            logged = await self.logged()
            found = await self.store.aside(partial(logged.may_undo, seat))
            if found.why is not None:
                raise found.why
            return logged.acted[seat]

    async def resign(self, guest: Guest | None, seat: int, key: str | None = None) -> None:
        """In a match of two the match ends; in a larger one a bot takes over."""
        async with self.lock:
            self.own(guest, seat)
            logged = await self.logged()
            if fits(RESIGNED, len(self.seats)):
                await self._store(logged, logged.resign(seat, key))
            elif logged.over:
                raise IllegalMove("match-over")
            else:
                await self.reseat(Seat(seat, BOT, bot=SUCCESSOR))

    async def draw(self, guest: Guest, seat: int, yes: bool, key: str | None = None) -> set[int]:
        """Say yes or no to a draw; the seats whose offer is declined by it."""
        async with self.lock:
            self.own(guest, seat)
            if self.header.over:
                raise IllegalMove("match-over")
            logged = await self.logged()
            if yes and logged.may_draw() and self._with_bots():
                raise NotNow("draw-declined")  # bots would rather go on
            others = logged.offers - {seat}
            rows = logged.draw(seat, yes, key)
            if rows:
                await self._store(logged, rows)
            return set() if yes else others

    def offers(self, logged: LoggedMatch) -> list[int] | None:
        """The seats that offer a draw now; None where there can't be one."""
        if self.header.archive or not logged.may_draw():
            return None
        return [] if self._with_bots() else sorted(logged.offers)

    def _with_bots(self) -> bool:
        return any(seat.bot for seat in self.seats)

    async def why(self, seat: int, text: str, picks: list[str]) -> None:
        """Raise why a move is not legal, or the one that is picked; nothing is raised if it is."""
        async with self.lock:
            logged = await self.logged()
            if logged.over or self.header.archive:
                raise IllegalMove("match-over")
            logged.match.check(logged.match.wanted(picks, seat) if picks else text, seat)

    # Seats

    async def reseat(self, seat: Seat) -> None:
        """Somebody else sits there from now on; call it within the lock."""
        await self.store.set_seat(self.header.id, seat)
        self.seats = [seat if old.seat == seat.seat else old for old in self.seats]
        self.luck.reseated(self.seats)
        self.tell_table()
        for listener in list(self.listeners):
            if listener.seat == seat.seat and listener.guest_id != seat.guest:
                listener.seat, listener.heard = None, 0  # its eyes are not there any more
                if self.header.started:
                    await self._tell_views(await self.logged(), [listener])
        self.changed()

    # Storing, then telling

    async def _store(
        self,
        logged: LoggedMatch,
        rows: list[Row],
        before: Heard | None = None,
        stored: Callable[[], None] = lambda: None,
    ) -> None:
        standing = standing_of(logged.match, logged.heard(None))
        header = told_by(logged, self.header, standing)
        self._logged = None  # until it is stored, what is in memory counts for nothing
        self._sure = False  # who is interrupted does not learn whether it was
        try:
            await self.store.append(header, rows)
        except NotFound:
            self.deleted()
            raise
        self._logged, self._sure = logged, True
        ends = header.over != self.header.over
        self.header = header
        stored()
        if ends:
            self.tell_table()
        await self.tell_all(logged, before)
        self.changed()

    async def tell_all(self, logged: LoggedMatch, before: Heard | None = None) -> None:
        """What all see now; `before`: what they had heard, if some of that was taken back."""
        if before is not None:
            for listener in self.listeners:
                unsay(listener, before.get(listener.seat, []), logged)
        await self._tell_views(logged, list(self.listeners))

    def all_heard(self, logged: LoggedMatch) -> Heard:
        """By each seat that is looked through."""
        looking = {listener.seat for listener in self.listeners}
        return {seat: events_of(logged, seat) for seat in looking}

    def deleted(self) -> None:
        """Somebody threw the table away beneath us."""
        self.gone = True
        for listener in self.listeners:
            listener.send(GoneMessage("deleted"))
            listener.end()

    def changed(self) -> None:
        """All have been told; whoever has something to do now, like a bot, may begin."""
        self._changed(self)

    def tell_table(self) -> None:
        tell_table(self.listeners, self.answer)

    async def _tell_views(self, logged: LoggedMatch, listeners: list[Listener]) -> None:
        await tell_views(listeners, logged, self.header, self.offers(logged), self.store)

    async def look(self, listener: Listener, seat: int | None, heard: int) -> None:
        """See through a seat from now on. Before the match has started there is nothing to see."""
        async with self.lock:
            if seat is not None:
                self.own(listener.guest, seat)
            listener.looks, listener.seat, listener.heard = True, seat, heard
            await self.start_if_full()  # the database may have been away when it should have
            if self.header.started:
                await self._tell_views(await self.logged(), [listener])

    async def refresh(self, listener: Listener) -> None:
        """A fresh view for one who has acted on an old one."""
        async with self.lock:
            if self.header.started:
                await self._tell_views(await self.logged(), [listener])
