"""The socket of a table: messages in, acts made, answers out."""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import ExitStack
from typing import Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from philtre.core.errors import PhiltreError
from philtre.server.door.addresses import address_of
from philtre.server.door.connections import frames
from philtre.server.door.dependencies import AnySocket, TableId, TheConsent, TheLobby
from philtre.server.door.link import ELSEWHERE, Link, from_node, while_here
from philtre.server.door.outbox import Outbox
from philtre.server.limits import Bucket
from philtre.server.lobby.lobby import Lobby
from philtre.server.storage.guests import COOKIE
from philtre.server.tables import messages as m
from philtre.server.tables import seating
from philtre.server.tables.answers import (
    AcceptedMessage,
    ErrorAnswer,
    GoneMessage,
    Outgoing,
    PongMessage,
    RefusedMessage,
    StaleMessage,
    TalkMessage,
)
from philtre.server.tables.consent import Consent
from philtre.server.tables.errors import Closed, Moved, NotFound, NotNow, NotYours, TooMuch
from philtre.server.tables.header import Guest
from philtre.server.tables.listener import RESTARTING
from philtre.server.tables.table import Table
from philtre.server.tables.talk import may_talk
from philtre.server.tables.views import refused_message, said_message
from philtre.server.thinking.coach_answers import hint_message, line_message, threats_message

LOGGER = logging.getLogger("philtre.server")
DECODE = msgspec.json.Decoder(m.AnyMessage).decode
REFUSALS: Final[dict[type[Exception], int]] = {
    NotYours: 4403,
    NotFound: 4404,
    TooMuch: 4429,
    Closed: RESTARTING,
    Moved: ELSEWHERE,
}
BYTES_A_MESSAGE = 50_000  # an answer of so many bytes costs as much as one more message
LEGAL = ErrorAnswer("move-is-legal", {})


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: AnySocket, lobby: TheLobby, consent: TheConsent, id: TableId
) -> None:
    guest = await lobby.guests.find(socket.cookies.get(COOKIE))
    with ExitStack() as stay:
        try:
            lobby.check_open()
            table = await lobby.tables.visit(id, guest, socket.query_params.get("invite"))
            nodes = lobby.nodes
            by_node = nodes is not None and from_node(socket.scope, nodes.secret)
            if nodes and by_node and await nodes.place(table):
                raise Moved("table-moved")
            address = None if by_node else address_of(socket.scope)
            stay.enter_context(lobby.visitors.visit(table, guest, address))
        except tuple(REFUSALS) as error:
            await socket.close(REFUSALS[type(error)])
            return
        await socket.accept()
        await Visit(socket, lobby, consent, table, Outbox(guest), by_node).run()


class Visit:
    """One socket from its opening to its end."""

    def __init__(
        self,
        socket: AnySocket,
        lobby: Lobby,
        consent: Consent,
        table: Table,
        listener: Outbox,
        by_node: bool = False,  # another server asks for a visitor of its own
    ) -> None:
        self.socket = socket
        self.lobby = lobby
        self.consent = consent
        self.table = table
        self.listener = listener
        settings = lobby.settings
        self.tasks: set[asyncio.Task[None]] = set()
        self.bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
        self.by_node = by_node
        self.link = Link(self) if lobby.nodes and not by_node else None

    async def run(self) -> None:
        sender = asyncio.create_task(self._send())
        try:
            if self.link is None or await self.link.is_here():
                await self.greet()
            else:
                self.table.listeners.add(self.listener)
            if self.link:
                self._later(self.link.run())
            if self.by_node:
                self._later(while_here(self))
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
                await self.socket.send(frames(few))
                self.listener.sent(few)
            await self.socket.close(self.listener.code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # gone already
        finally:
            self.listener.lost()

    async def _receive(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
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
        assert self.lobby.nodes
        await self.lobby.nodes.lose(self.table)
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

    def _later(self, work: Coroutine[None, None, None]) -> None:
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
                if self.lobby.nodes:  # whoever looks sees what it has done itself, at least
                    await self.lobby.nodes.catch_up(table)
                await table.look(listener, seat, heard)
                self.lobby.bots.wake(table)
            case m.Play():
                await self._play(message)
            case m.Why(seat, key, move, picks):
                table.own(listener.guest, seat)
                await table.why(seat, move, picks)
                listener.send(RefusedMessage(key, LEGAL))
            case m.Hint(seat, key):
                self._later(self._coach(seat, key, self._hint(seat, key)))
            case m.Line(seat, move, key):
                self._later(self._coach(seat, key, self._line(seat, move, key)))
            case m.Threats(seat, key):
                self._later(self._coach(seat, key, self._threats(seat, key)))
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
