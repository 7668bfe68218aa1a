"""Connections that keep to a time, and no more of them than there are descriptors.

uvicorn waits for ever for the rest of a request, for an answer to be read and for
a socket to be closed. Here each of these waits has its limit; and when there is no
room, the connection that has waited longest for its client goes first.
"""

import asyncio
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from philtre.server.settings import Settings

FRAMES: Final = "philtre.frames"  # in a message of ASGI: several to be sent
AT_ONCE: Final = 16  # connections that are taken before one more is looked at
QUEUE: Final = 1024  # that the system keeps for us meanwhile
CLOSING: Final = 5.0  # seconds for the last of an answer to be taken


def frames(texts: list[bytes]) -> Any:
    """A message of ASGI by which they leave together."""
    return {"type": "websocket.send", FRAMES: texts}


class Crowd:
    """The connections that wait for their clients, the longest first."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = settings.connections
        self.idle: dict[Http, None] = {}

    def make_room(self, newcomer: "Http") -> None:
        if len(newcomer.connections) > self.most:
            first = next(iter(self.idle), newcomer)
            self.idle.pop(first, None)  # it may take a while to go
            first.transport.abort()


class Config(uvicorn.Config):
    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        self.crowd = Crowd(settings)
        super().__init__(app, http=Http, ws=Socket, backlog=AT_ONCE, **more)


class Timer:
    """Ends a connection that does not come to an end itself."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float, transport: asyncio.Transport) -> None:
        self.stop()
        loop = asyncio.get_running_loop()
        self._handle = loop.call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self._handle:
            self._handle.cancel()
            self._handle = None


class Writes(asyncio.Protocol):
    """What is sent has to be read, in a while; laid over a protocol of uvicorn's."""

    config: Config
    transport: asyncio.Transport

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._writing = Timer()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.set(self.config.crowd.settings.unread_seconds, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._writing.stop()
        super().connection_lost(exc)


class Http(Writes, H11Protocol):
    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._waits_for: object = None  # what of h11's states the client is in, if it is its turn
        self._reading = Timer()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()
        self.config.crowd.make_room(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """From the first to the last byte of a header, and of a body, there is so much time.

        A few bytes now and then change nothing about it.
        """
        if self not in self.connections:  # lost, or a socket by now
            return
        client, server = self.conn.their_state, self.conn.our_state
        turn = client is h11.SEND_BODY or (client is h11.IDLE and server is h11.IDLE)
        waits_for = (client, self.cycle) if turn else None
        if waits_for == self._waits_for:
            return
        self._waits_for = waits_for
        crowd = self.config.crowd
        crowd.idle.pop(self, None)
        self._reading.stop()
        if turn:
            crowd.idle[self] = None
            body, times = client is h11.SEND_BODY, crowd.settings
            seconds = times.body_seconds if body else times.header_seconds
            self._reading.set(seconds, self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._writing.set(CLOSING, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        self.config.crowd.idle.pop(self, None)
        self._reading.stop()


class Socket(Writes, WebSocketsSansIOProtocol):
    config: Config

    async def send(self, message: Any) -> None:
        """Also `frames`, by one call of the system, and as the bytes that they are."""
        texts: list[bytes] | None = message.get(FRAMES)
        if texts is None:
            return await super().send(message)
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._writing.set(CLOSING, self.transport)
