"""The application, put together; and how it is run."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from time import monotonic
from traceback import format_exc
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn

from philtre.server.door import pages
from philtre.server.door.connections import QUEUE, Config
from philtre.server.door.descriptors import fitted
from philtre.server.door.gate import FOR_WHOM, Gate, Receive, Send
from philtre.server.served import ServedLobby
from philtre.server.settings import Settings
from philtre.server.storage.database import Storage
from philtre.server.tables.consent import Consent

if TYPE_CHECKING:
    from litestar import Litestar


def imported(body_bytes: int) -> "Litestar":
    """What answers all but pages; it stays, and is no garbage."""
    from philtre.server.door.routes import routes

    made = routes(body_bytes)
    gc.freeze()
    return made


class Application:
    """Pages at once, and the routes, for one lobby, as long as it is open."""

    def __init__(self, settings: Settings, lobby: ServedLobby) -> None:
        self._settings = settings
        self._lobby = lobby
        self._handed = {"lobby": lobby, "consent": Consent(lobby.maker.rematch)}
        self._opening: asyncio.Task[Litestar]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif pages.is_page(scope):
            await pages.page(scope, send, self._settings.web)
        else:
            scope[FOR_WHOM] = self._handed
            routes = await asyncio.shield(self._opening)
            await routes(scope, receive, send)

    async def _open(self) -> "Litestar":
        """What is slow to import comes after the first page, and games after the routes."""
        routes = await asyncio.to_thread(imported, self._settings.body_bytes)
        self._lobby.open()
        return routes

    async def _live(self, receive: Receive, send: Send) -> None:
        """ASGI's messages about a server's beginning and end."""
        now = "startup"
        await receive()
        self._opening = asyncio.create_task(self._open())
        try:
            try:
                await send({"type": "lifespan.startup.complete"})
                now = "shutdown"
                await receive()
            finally:
                await asyncio.wait([self._opening])
                await self._lobby.close()
        except BaseException:
            await send({"type": f"lifespan.{now}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})


def make_app(settings: Settings, lobby: ServedLobby) -> Gate:
    """The whole server as an ASGI application."""
    app = Application(settings, lobby)
    nodes = lobby.nodes
    if nodes is None:
        return Gate(app, settings)
    from philtre.server.door.forward import Forward  # with a client of sockets: for several alone
    from philtre.server.door.link import from_node

    return Gate(Forward(app, lobby, nodes), settings, lambda scope: from_node(scope, nodes.secret))


class Server(uvicorn.Server):
    """Tells somebody when it can be reached; and the players, before it ends."""

    def __init__(self, config: Config, lobby: ServedLobby, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._lobby = lobby
        lobby.connections = self.server_state.connections
        self._ready = ready
        self._wait = 0.0  # seconds between telling the players and closing their sockets
        self.sockets = lobby.settings.sockets  # that there are descriptors for

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for bound in sockets or []:
            bound.listen(QUEUE)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Who presses Ctrl-C, or sends a second signal, does not want to wait."""
        first = sig == signal.SIGTERM and not self.should_exit
        self._wait = self._lobby.settings.drain_seconds if first else 0
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        begun = monotonic()
        self._lobby.announce_end()
        while monotonic() - begun < self._wait:
            await asyncio.sleep(0.05)
        await self._lobby.part()
        await super().shutdown(sockets)


def make_server(settings: Settings, ready: Callable[[], None] = lambda: None) -> Server:
    """The server, not running yet; raises `BadDatabase`."""
    fitting = fitted(settings)
    lobby = ServedLobby(fitting, Storage(settings.db, alone=True))
    return Server(
        Config(
            make_app(fitting, lobby),
            fitting,
            host=settings.host,
            port=settings.port,
            ws_max_size=settings.message_bytes,
            ws_ping_interval=20,
            ws_per_message_deflate=False,  # views are small; a window for each socket is not
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        ),
        lobby,
        ready,
    )
