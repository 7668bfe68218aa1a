"""A live table: its seats, its match, and those who look at it.

One lock for each table. Within it an act is made, stored, and only then
published and answered. If it can't be stored, the match in memory is thrown
away and rebuilt from the log: memory is a cache and never knows better.
"""

from asyncio import Lock
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import monotonic

from philtre.core.ending import RESIGNED, fits
from philtre.core.errors import IllegalMove
from philtre.core.state import Event
from philtre.server.tables.answers import GoneMessage, TableAnswer, TableMessage
from philtre.server.tables.errors import NotFound, NotNow, NotYours, TooMuch
from philtre.server.tables.header import BOT, OPEN, PERSON, SUCCESSOR, Guest, Header, Seat, now
from philtre.server.tables.listener import Listener, grouped
from philtre.server.tables.log import Row
from philtre.server.tables.logged_match import LoggedMatch, begin, resume
from philtre.server.tables.luck import Luck
from philtre.server.tables.store import Store
from philtre.server.tables.talk import Talk, may_talk
from philtre.server.tables.views import encoded, encoded_view, events_of, is_long, table_answer

Heard = dict[int | None, list[Event]]


def told_by(logged: LoggedMatch, header: Header) -> Header:
    """The header of a table as its match tells it."""
    return replace(
        header,
        started=True,
        seed=logged.match.dealer.seed,
        over=logged.over,
        returns=logged.match.returns,
        entries=len(logged.match.log),
        touched=now(),
    )


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
        self.talk = Talk(store, header.id)
        self.luck = Luck()
        self.listeners: set[Listener] = set()
        self.gone = False
        self.used = monotonic()
        self._changed = changed  # told after each change, when all have been told
        self._most_rows = most_rows
        self._moves = moves  # counted by who made them: person, bot
        self._logged: LoggedMatch | None = None

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
        return table_answer(self.header, self.seats, guest, online, luck)

    # The match

    async def logged(self) -> LoggedMatch:
        """The match so far; call it within the lock."""
        if not self.header.started:
            raise NotNow("not-started")
        if self._logged is None:
            header = self.header
            rows = await self.store.rows(header.id)
            read = partial(resume, header.setup, header.seed, rows, header.entries)
            self._logged = await self.store.aside(read)
        return self._logged

    @property
    def known_match(self) -> LoggedMatch | None:
        """The match so far if it is in memory and all of it is stored."""
        return self._logged

    def begun(self, logged: LoggedMatch) -> None:
        """It was stored with its match."""
        self._logged = logged
        self._changed(self)

    async def start_if_full(self) -> None:
        """A match starts when no seat is open and the seed is whole; call it within the lock."""
        if self.header.started or any(seat.kind == OPEN for seat in self.seats):
            return
        seed = self.header.seed
        assert seed is not None
        whole = self.luck.seed(self.seats, seed) if self.header.shared else seed
        if whole is not None:
            logged, rows = begin(self.header.setup, whole)
            await self._store(logged, rows)
            self.tell_table()

    async def seal(self, guest: Guest, sealed: str) -> None:
        """The browser of a guest promises its part of the seed."""
        async with self.lock:
            self._takes_part(guest)
            self.luck.seal(guest.id, sealed)
            self.tell_table()

    async def tell_secret(self, guest: Guest, secret: str) -> None:
        """The browser of a guest keeps its promise; with the last one the match starts."""
        async with self.lock:
            self._takes_part(guest)
            self.luck.tell(self.seats, guest.id, secret)
            self.tell_table()
            await self.start_if_full()

    def _takes_part(self, guest: Guest) -> None:
        if not self.seats_of(guest.id):
            raise NotYours("table-private")
        if self.header.started or not self.header.shared:
            raise NotNow("luck-started")

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

    async def undo(self, seat: int) -> None:
        async with self.lock:
            logged = await self.logged()
            looking = {listener.seat for listener in self.listeners}
            before = {seat: events_of(logged, seat) for seat in looking}
            rows = await self.store.aside(partial(logged.undo, seat))
            await self._store(logged, rows, before)

    async def last_act(self, seat: int) -> int:
        """When the seat last acted; raises `CannotUndo` if that can't be taken back."""
        async with self.lock:
            logged = await self.logged()
            found = await self.store.aside(partial(logged.may_undo, seat))
            if found.why is not None:
                raise found.why
            return logged.acted[seat]

    async def resign(self, guest: Guest | None, seat: int) -> None:
        """In a match of two the match ends; in a larger one a bot takes over."""
        async with self.lock:
            self.own(guest, seat)
            logged = await self.logged()
            if fits(RESIGNED, len(self.seats)):
                await self._store(logged, logged.resign(seat))
            elif logged.over:
                raise IllegalMove("match-over")
            else:
                await self._seat(Seat(seat, BOT, bot=SUCCESSOR))

    async def draw(self, guest: Guest, seat: int, yes: bool) -> set[int]:
        """Say yes or no to a draw; the seats whose offer is declined by it."""
        async with self.lock:
            self.own(guest, seat)
            if self.header.over:
                raise IllegalMove("match-over")
            logged = await self.logged()
            if yes and logged.may_draw() and self._with_bots():
                raise NotNow("draw-declined")  # bots would rather go on
            others = logged.offers - {seat}
            rows = logged.draw(seat, yes)
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

    async def sit(self, guest: Guest, number: int) -> None:
        async with self.lock:
            if number in self.seats_of(guest.id):
                return
            if number >= len(self.seats) or self.seats[number].kind != OPEN:
                raise NotNow("seat-not-open", {"number": number})
            if self.seats_of(guest.id) and not self.header.may_have_several:
                raise NotNow("one-seat-each")
            await self._seat(Seat(number, PERSON, guest.id, guest.name))
            await self.start_if_full()

    async def leave(self, guest: Guest, number: int, bot: str | None) -> None:
        """To a bot; or, before the match has started and if none is named, to whoever comes."""
        async with self.lock:
            self.own(guest, number)
            if self.header.over:
                raise NotNow("match-over")
            if bot is None and not self.header.started:
                await self._seat(Seat(number, OPEN))
            else:
                await self._seat(Seat(number, BOT, bot=bot or SUCCESSOR))
                await self.start_if_full()

    async def renamed(self, guest: Guest) -> None:
        """Where nobody may talk, not before the match is over: a name can say a lot."""
        if not may_talk(self.header):
            return
        async with self.lock:
            self.seats = [
                replace(seat, name=guest.name) if seat.guest == guest.id and not seat.here else seat
                for seat in self.seats
            ]
            self.tell_table()

    async def _seat(self, seat: Seat) -> None:
        await self.store.set_seat(self.header.id, seat)
        self.seats = [seat if old.seat == seat.seat else old for old in self.seats]
        self.luck.reseated(self.seats)
        self.tell_table()
        for listener in list(self.listeners):
            if listener.seat == seat.seat and listener.guest_id != seat.guest:
                listener.seat, listener.heard = None, 0  # its eyes are not there any more
                if self.header.started:
                    await self._tell_views(await self.logged(), [listener])
        self._changed(self)

    # Storing, then telling

    async def _store(
        self,
        logged: LoggedMatch,
        rows: list[Row],
        before: Heard | None = None,
        stored: Callable[[], None] = lambda: None,
    ) -> None:
        header = told_by(logged, self.header)
        self._logged = None  # until it is stored, what is in memory counts for nothing
        try:
            await self.store.append(header, rows)
        except NotFound:
            self.deleted()
            raise
        self._logged = logged
        ends = header.over != self.header.over
        self.header = header
        stored()
        if ends:
            self.tell_table()
        if before is not None:
            for listener in self.listeners:
                self._rewind(listener, before.get(listener.seat, []), logged)
        await self._tell_views(logged, list(self.listeners))
        self._changed(self)

    async def reseated(self, seats: list[Seat]) -> None:
        """Somebody who sat here has left for good: these are the seats as they are stored."""
        async with self.lock:
            self.seats = seats
            self.luck.reseated(seats)
            for listener in self.listeners:
                if listener.seat not in (None, *self.seats_of(listener.guest_id)):
                    listener.looks = False
            self.tell_table()
            self._changed(self)

    def deleted(self) -> None:
        """Somebody threw the table away beneath us."""
        self.gone = True
        for listener in self.listeners:
            listener.send(GoneMessage("deleted"))
            listener.end()

    def _rewind(self, listener: Listener, old: list[Event], logged: LoggedMatch) -> None:
        """After an undo: what was heard is told anew, from where it differs."""
        new = events_of(logged, listener.seat)
        same = 0
        while same < min(len(old), len(new)) and old[same] == new[same]:
            same += 1
        listener.heard = min(listener.heard, same)

    def tell_table(self) -> None:
        for guest, alike in grouped(self.listeners, lambda listener: listener.guest_id).items():
            data = encoded(TableMessage(self.answer(guest)))
            for listener in alike:
                listener.post(data)

    async def _tell_views(self, logged: LoggedMatch, listeners: list[Listener]) -> None:
        """Made once for all who see and have heard the same; call it within the lock."""
        looking = [listener for listener in listeners if listener.looks]
        offers = self.offers(logged)
        for (seat, heard), alike in grouped(looking, lambda who: (who.seat, who.heard)).items():
            view = partial(encoded_view, logged, self.header, seat, heard, offers)
            now_heard, data = await self.store.aside(view) if is_long(logged) else view()
            for listener in alike:
                listener.heard = now_heard
                listener.post(data)

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
