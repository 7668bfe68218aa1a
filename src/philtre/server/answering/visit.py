"""One who is at a table: messages in, acts made, answers out."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Protocol

import msgspec

from philtre.core.errors import PhiltreError
from philtre.server.answering.outbox import Outbox
from philtre.server.limits import Bucket
from philtre.server.lobby.lobby import Lobby
from philtre.server.tables import messages as m
from philtre.server.tables import seating
from philtre.server.tables.answers import ErrorAnswer
from philtre.server.tables.consent import Consent
from philtre.server.tables.errors import Moved, NotNow, NotYours
from philtre.server.tables.header import Guest
from philtre.server.tables.outgoing import (
    AcceptedMessage,
    GoneMessage,
    Outgoing,
    PongMessage,
    RefusedMessage,
    StaleMessage,
    TalkMessage,
)
from philtre.server.tables.table import Table
from philtre.server.tables.talk import may_talk
from philtre.server.tables.views import refused_message, said_message
from philtre.server.thinking.coach_answers import hint_message, line_message, threats_message

LOGGER = logging.getLogger("philtre.server")
DECODE = msgspec.json.Decoder(m.AnyMessage).decode
BYTES_A_MESSAGE = 50_000  # an answer of so many bytes costs as much as one more message
LEGAL = ErrorAnswer("move-is-legal", {})


class Gone(Exception):
    """Nobody is at the other end of the line any more."""


class Line(Protocol):
    """What a visit is talked over: a socket, or messages between a page and its worker."""

    async def receive_text(self) -> str:
        """The next message; raises `Gone`."""
        ...

    async def send(self, few: list[bytes]) -> None:
        """Several messages, in order; raises `Gone`."""

    async def close(self, code: int) -> None:
        """Raises `Gone`."""


class Link(Protocol):
    """The way to the server whose the table is, where that may be another."""

    ready: asyncio.Event  # set once it is known where that is, or that nobody knows

    def carries(self, message: m.AnyMessage) -> bool:
        """Whether it is to be answered there."""
        ...

    async def send(self, key: str, text: str) -> None:
        """Whatever happens on the way, it is done once if it has a key."""

    async def catch_up(self) -> None:
        """What is stored of the table by now is known here."""

    async def run(self) -> None:
        """Until the visit is over."""


class Visit:
    """One line from its opening to its end."""

    def __init__(
        self, line: Line, lobby: Lobby, consent: Consent, table: Table, listener: Outbox
    ) -> None:
        self.line = line
        self.lobby = lobby
        self.consent = consent
        self.table = table
        self.listener = listener
        settings = lobby.settings
        self.tasks: set[asyncio.Task[None]] = set()
        self.bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
        self.link: Link | None = None
        self.lose: Callable[[], Awaitable[None]] | None = None  # the table is another's now

    async def run(self) -> None:
        sender = asyncio.create_task(self._send())
        try:
            if self.link:
                self.later(self.link.run())
                await self.link.ready.wait()
            else:
                await self.greet()
            await self._receive()
        finally:
            for task in self.tasks:
                task.cancel()
            self.table.listeners.discard(self.listener)
            self.listener.end()
            if self.table.here:
                self.table.tell_table()
            await sender

    async def greet(self) -> None:
        """What was said here, who is here, what is asked; and from now on all that happens."""
        said = await self.table.talk.so_far()
        if said:
            self.listener.send(TalkMessage([said_message(each) for each in said]))
        self.table.listeners.add(self.listener)
        self.table.tell_table()
        await self.consent.remind(self.table, self.listener)
        if self.listener.looks:  # it was followed from afar until now
            self.listener.heard = 0
            await self.table.refresh(self.listener)

    async def _send(self) -> None:
        """Everything that waits, in order; then the end."""
        try:
            while few := await self.listener.next():
                await self.line.send(few)
                self.listener.sent(few)
            await self.line.close(self.listener.code)
        except Gone:
            pass
        finally:
            self.listener.lost()

    async def _receive(self) -> None:
        while True:
            try:
                text = await self.line.receive_text()
            except Gone:
                return
            if not self.bucket.take():
                return self._gone("too-fast")
            before = self.listener.told
            try:
                await self.obey(text)
            except (msgspec.MsgspecError, UnicodeError):
                return self._gone("bad-message")
            self.bucket.charge((self.listener.told - before) / BYTES_A_MESSAGE)
            await self.listener.room()
            await asyncio.sleep(self.bucket.debt())

    def _gone(self, reason: str) -> None:
        self.listener.send(GoneMessage(reason))

    async def obey(self, text: str) -> None:
        """Raises `MsgspecError` if it is no message."""
        message = DECODE(text)
        key = "" if isinstance(message, m.Look | m.Ping) else message.key
        try:
            if self.link and self.link.carries(message):
                await self.link.send(key, text)
            elif isinstance(message, m.AtOnce):
                await self._once(message)
            else:
                await self._act(message)
        except Moved:
            await self._moved(key, text)
        except PhiltreError as error:
            self._refuse(key, error)
        except Exception:  # ours to read, not theirs
            LOGGER.exception("table %s: %s", self.table.header.id, type(message).__name__)
            self._refuse(key, PhiltreError("server-trouble"))

    async def _moved(self, key: str, text: str) -> None:
        """Two servers have met over this table: it is asked once more where it is now.

        Another server that asks for its visitor does that itself.
        """
        assert self.lose
        await self.lose()
        if self.link:
            await self.link.send(key, text)

    async def _once(self, act: m.AtOnce) -> None:
        """An act that is answered when it is done; one that comes again is only answered."""
        done = self.table.done
        async with done.lock:
            if not await self._is_done(act):
                await self._act(act)
                done.add(self.listener.guest_id, act.key)
        if act.key:
            self.listener.send(AcceptedMessage(act.key))

    async def _is_done(self, act: m.AtOnce) -> bool:
        guest = self.listener.guest_id
        if not act.key:
            return False
        if self.table.done.has(guest, act.key):
            return True
        if isinstance(act, m.Undo | m.Resign | m.Draw):
            return await self.table.did(guest, act.seat, act.key)
        return False

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Something that takes long: what comes in meanwhile does not wait for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _coach(self, seat: int, key: str, asked: Awaitable[Outgoing]) -> None:
        """What the coach says, to whom it is said."""
        try:
            answer = await asked
            # somebody else may look at the screen by now
            self.listener.send(answer if self.listener.seat == seat else StaleMessage(key))
        except PhiltreError as error:
            self._refuse(key, error)
        except Exception:  # ours to read, not theirs
            LOGGER.exception("table %s: coach", self.table.header.id)
            self._refuse(key, PhiltreError("server-trouble"))

    async def _hint(self, seat: int, key: str) -> Outgoing:
        return hint_message(
            key, seat, *await self.lobby.coach.hint(self.table, self.listener, seat)
        )

    async def _line(self, seat: int, move: str, key: str) -> Outgoing:
        found = await self.lobby.coach.line(self.table, self.listener, seat, move)
        return line_message(key, seat, move, *found)

    async def _threats(self, seat: int, key: str) -> Outgoing:
        found = await self.lobby.coach.threats(self.table, self.listener, seat)
        return threats_message(key, seat, *found)

    def _refuse(self, key: str, error: PhiltreError) -> None:
        self.listener.send(refused_message(key, error))

    async def _act(self, message: m.AnyMessage) -> None:
        table, listener = self.table, self.listener
        match message:
            case m.Look(seat, heard):
                if self.link:  # whoever looks sees what it has done itself, at least
                    await self.link.catch_up()
                await table.look(listener, seat, heard)
                self.lobby.bots.wake(table)
            case m.Play():
                await self._play(message)
            case m.Why(seat, key, move, picks):
                table.own(listener.guest, seat)
                await table.why(seat, move, picks)
                listener.send(RefusedMessage(key, LEGAL))
            case m.Hint(seat, key):
                self.later(self._coach(seat, key, self._hint(seat, key)))
            case m.Line(seat, move, key):
                self.later(self._coach(seat, key, self._line(seat, move, key)))
            case m.Threats(seat, key):
                self.later(self._coach(seat, key, self._threats(seat, key)))
            case m.Undo(seat, key=key):
                table.own(listener.guest, seat)
                await self.consent.undo(table, self._guest(), seat, key or None)
            case m.Answer(question, yes):
                await self.consent.answer(table, self._guest(), question, yes)
            case m.Resign(seat, key=key):
                await table.resign(listener.guest, seat, key or None)
            case m.Draw(seat, yes, key=key):
                await self.consent.draw(table, self._guest(), seat, yes, key or None)
            case m.Chat(text, key=key):
                await self._say("chat", text, key)
            case m.Phrase(phrase, key=key):
                await self._say("phrase", phrase, key)
            case m.Seal(sealed):
                await seating.seal(table, self._guest(), sealed)
            case m.TellSecret(secret):
                await seating.tell_secret(table, self._guest(), secret)
            case m.Ping():
                listener.send(PongMessage())

    async def _play(self, message: m.Play) -> None:
        def stored() -> None:
            self.listener.send(AcceptedMessage(message.key))

        seat, move, seq, key = message.seat, message.move, message.seq, message.key
        if not await self.table.play(self._guest(), seat, move, seq, key, stored):
            self.listener.send(StaleMessage(key))
            await self.table.refresh(self.listener)

    async def _say(self, kind: str, text: str, key: str) -> None:
        """Only those who sit at a table talk at it, and not where they have agreed to be silent."""
        guest = self._guest()
        mine = self.table.seats_of(guest.id)
        if not mine:
            raise NotYours("chat-seated")
        if not may_talk(self.table.header):
            raise NotNow("talk-off")
        said = await self.table.talk.say(kind, mine[0], guest.name, text, key or None)
        if said is None:
            return
        for listener in self.table.listeners:
            listener.send(said_message(said))

    def _guest(self) -> Guest:
        if self.listener.guest is None:
            raise NotYours("guest-needed")
        return self.listener.guest
