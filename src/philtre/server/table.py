"""A live table: its seats, its match, and those who look at it.

One lock for each table. Within it an act is made, stored, and only then
published and answered. If it can't be stored, the match in memory is thrown
away and rebuilt from the log: memory is a cache and never knows better.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import monotonic

from philtre.core.ending import RESIGNED, fits
from philtre.core.errors import IllegalMove
from philtre.core.state import Event
from philtre.server import shelf
from philtre.server.answers import TableAnswer, TableMessage, table_answer
from philtre.server.course import Course, begin, resume
from philtre.server.errors import NotFound, NotNow, NotYours, TooMuch
from philtre.server.guests import Guest
from philtre.server.listener import ENCODE, Listener, grouped
from philtre.server.log import Row
from philtre.server.luck import Luck
from philtre.server.shelf import BOT, OPEN, PERSON, Header, Seat
from philtre.server.storage import Storage
from philtre.server.talk import Talk, may_talk
from philtre.server.views import encoded_view, is_long

DEFAULT_BOT = "adept"

Heard = dict[int | None, list[Event]]


def told_by(course: Course, header: Header) -> Header:
    """The header of a table as the course of its match tells it."""
    return replace(
        header,
        started=True,
        seed=course.match.dealer.seed,
        over=course.over,
        returns=course.match.returns,
        entries=len(course.match.log),
        touched=shelf.now(),
    )


class Table:
    def __init__(
        self,
        storage: Storage,
        header: Header,
        seats: list[Seat],
        changed: Callable[["Table"], None],
        most_rows: int,
    ) -> None:
        self.storage = storage
        self.header = header
        self.seats = seats
        self.lock = asyncio.Lock()
        self.talk = Talk(storage, header.id)
        self.luck = Luck()
        self.listeners: set[Listener] = set()
        self.gone = False
        self.used = monotonic()
        self._changed = changed  # told after each change, when all have been told
        self._most_rows = most_rows
        self._course: Course | None = None

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

    async def course(self) -> Course:
        """The match so far; call it within the lock."""
        if not self.header.started:
            raise NotNow("not-started")
        if self._course is None:
            rows = await self.storage.read(lambda c: shelf.load_rows(c, self.header.id))
            header = self.header
            self._course = await asyncio.to_thread(
                resume, header.setup, header.seed, rows, header.entries
            )
        return self._course

    @property
    def known_course(self) -> Course | None:
        """The match so far if it is in memory and all of it is stored."""
        return self._course

    def begun(self, course: Course) -> None:
        """It was stored with its match."""
        self._course = course
        self._changed(self)

    async def start_if_full(self) -> None:
        """A match starts when no seat is open and the seed is whole; call it within the lock."""
        if self.header.started or any(seat.kind == OPEN for seat in self.seats):
            return
        seed = self.header.seed
        assert seed is not None
        whole = self.luck.seed(self.seats, seed) if self.header.shared else seed
        if whole is not None:
            course, rows = begin(self.header.setup, whole)
            await self._store(course, rows)
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
            course = await self.course()
            if key is not None and (seat, key) in course.keys:
                stored()
                return True
            if self.header.archive:
                raise IllegalMove("match-over")
            if course.seq > self._most_rows:
                raise TooMuch("table-too-long")
            if seq > course.seq or course.acted.get(seat, 0) > seq:
                return False
            if guest is None and course.undone > seq:
                return False  # it thought about something that was taken back
            try:
                rows = course.play(seat, text, key)
            except IllegalMove:
                if seq == course.seq:
                    raise
                return False
            await self._store(course, rows, stored=stored)
            self.storage.measures.moves["bot" if guest is None else "person"] += 1
            return True

    async def undo(self, seat: int) -> None:
        async with self.lock:
            course = await self.course()
            looking = {listener.seat for listener in self.listeners}
            before = {seat: course.match.events(seat) for seat in looking}
            rows = await asyncio.to_thread(course.undo, seat)
            await self._store(course, rows, before)

    async def last_act(self, seat: int) -> int:
        """When the seat last acted; raises `CannotUndo` if that can't be taken back."""
        async with self.lock:
            course = await self.course()
            trial = Course(course.match.fork(), [])
            await asyncio.to_thread(trial.undo, seat)
            return course.acted[seat]

    async def resign(self, guest: Guest | None, seat: int) -> None:
        """In a match of two the match ends; in a larger one a bot takes over."""
        async with self.lock:
            self.own(guest, seat)
            course = await self.course()
            if fits(RESIGNED, len(self.seats)):
                await self._store(course, course.resign(seat))
            elif course.over:
                raise IllegalMove("match-over")
            else:
                await self._seat(Seat(seat, BOT, bot=DEFAULT_BOT))

    async def draw(self, guest: Guest, seat: int, yes: bool) -> set[int]:
        """Say yes or no to a draw; the seats whose offer is declined by it."""
        async with self.lock:
            self.own(guest, seat)
            if self.header.over:
                raise IllegalMove("match-over")
            course = await self.course()
            if yes and course.may_draw() and self._with_bots():
                raise NotNow("draw-declined")  # bots would rather go on
            others = course.offers - {seat}
            rows = course.draw(seat, yes)
            if rows:
                await self._store(course, rows)
            return set() if yes else others

    def offers(self, course: Course) -> list[int] | None:
        """The seats that offer a draw now; None where there can't be one."""
        if self.header.archive or not course.may_draw():
            return None
        return [] if self._with_bots() else sorted(course.offers)

    def _with_bots(self) -> bool:
        return any(seat.bot for seat in self.seats)

    async def why(self, seat: int, text: str) -> None:
        """Raise why a move is not legal; nothing is raised if it is."""
        async with self.lock:
            course = await self.course()
            if course.over or self.header.archive:
                raise IllegalMove("match-over")
            course.match.check(text, seat)

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
                await self._seat(Seat(number, BOT, bot=bot or DEFAULT_BOT))
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
        await self.storage.write(partial(shelf.set_seat, table=self.header.id, seat=seat))
        self.seats = [seat if old.seat == seat.seat else old for old in self.seats]
        self.luck.reseated(self.seats)
        self.tell_table()
        for listener in list(self.listeners):
            if listener.seat == seat.seat and listener.guest_id != seat.guest:
                listener.seat, listener.heard = None, 0  # its eyes are not there any more
                if self.header.started:
                    await self._tell_views(await self.course(), [listener])
        self._changed(self)

    # Storing, then telling

    async def _store(
        self,
        course: Course,
        rows: list[Row],
        before: Heard | None = None,
        stored: Callable[[], None] = lambda: None,
    ) -> None:
        header = told_by(course, self.header)
        self._course = None  # until it is stored, what is in memory counts for nothing
        try:
            await self.storage.write(partial(shelf.append, header=header, rows=rows))
        except NotFound:
            self.deleted()
            raise
        self._course = course
        ends = header.over != self.header.over
        self.header = header
        stored()
        if ends:
            self.tell_table()
        if before is not None:
            for listener in self.listeners:
                self._rewind(listener, before.get(listener.seat, []), course)
        await self._tell_views(course, list(self.listeners))
        self._changed(self)

    async def reseated(self, seats: list[Seat]) -> None:
        """Somebody who sat here has left the house: these are the seats as they are stored."""
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
            listener.send({"type": "gone", "reason": "deleted"})
            listener.end()

    def _rewind(self, listener: Listener, old: list[Event], course: Course) -> None:
        """After an undo: what was heard is told anew, from where it differs."""
        new = course.match.events(listener.seat)
        same = 0
        while same < min(len(old), len(new)) and old[same] == new[same]:
            same += 1
        listener.heard = min(listener.heard, same)

    def tell_table(self) -> None:
        for guest, alike in grouped(self.listeners, lambda listener: listener.guest_id).items():
            data = ENCODE(TableMessage(self.answer(guest)))
            for listener in alike:
                listener.post(data)

    async def _tell_views(self, course: Course, listeners: list[Listener]) -> None:
        """Made once for all who see and have heard the same; call it within the lock."""
        looking = [listener for listener in listeners if listener.looks]
        offers = self.offers(course)
        for (seat, heard), alike in grouped(looking, lambda who: (who.seat, who.heard)).items():
            view = partial(encoded_view, course, self.header, seat, heard, offers)
            now_heard, data = await asyncio.to_thread(view) if is_long(course) else view()
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
                await self._tell_views(await self.course(), [listener])

    async def refresh(self, listener: Listener) -> None:
        """A fresh view for one who has acted on an old one."""
        async with self.lock:
            if self.header.started:
                await self._tell_views(await self.course(), [listener])
