"""The application, put together; and how it is run."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from functools import cache
from time import monotonic
from traceback import format_exc
from types import FrameType
from typing import Any, Final

import uvicorn
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from philtre.core.errors import Params, PhiltreError
from philtre.server.answering import every
from philtre.server.answering.refusals import status_of
from philtre.server.door import api_content, api_me, pages, probes
from philtre.server.door.connections import QUEUE, Config
from philtre.server.door.dependencies import AnyRequest
from philtre.server.door.descriptors import fitted
from philtre.server.door.gate import SAFE, Gate, Receive, Send
from philtre.server.door.http import handler
from philtre.server.door.table_socket import table_socket
from philtre.server.served import ServedLobby
from philtre.server.settings import Settings
from philtre.server.storage.database import Storage
from philtre.server.tables.consent import Consent
from philtre.server.tables.views import error_answer
from philtre.version import VERSION

LOGGER = logging.getLogger("philtre.server")
FOR_WHOM: Final = "philtre"  # in the scope of a request
KEYS = {404: "not-found", 405: "bad-method", 413: "too-large", 429: "too-fast"}


def told(status: int, error: PhiltreError) -> Response[Any]:
    return Response({"error": error_answer(error)}, status_code=status)


def on_philtre_error(request: AnyRequest, error: PhiltreError) -> Response[Any]:
    return told(status_of(error), error)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Bad input, a wrong address: a key, and which fields; never what the program looks like."""
    status = error.status_code
    if status >= 500:
        return on_any_error(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    fields = ", ".join(str(item.get("key", "")) for item in extra if isinstance(item, dict))
    key = KEYS.get(status, "bad-input")
    field: Params = {"field": fields or "body"}
    return told(status, PhiltreError(key, field if key == "bad-input" else None))


def on_unreadable(request: AnyRequest, error: Exception) -> Response[Any]:
    """A body without an end to its brackets, or of bytes that are no letters."""
    if request.method in SAFE:
        return on_any_error(request, error)
    return told(400, PhiltreError("bad-input", {"field": "body"}))


def on_any_error(request: AnyRequest, error: Exception) -> Response[Any]:
    LOGGER.error("%s %s", request.method, request.url.path, exc_info=error)
    return told(500, PhiltreError("server-trouble"))


def handed(name: str) -> Provide:
    def found(scope: Scope) -> Any:
        every: Any = scope
        return every[FOR_WHOM][name]

    return Provide(found, sync_to_thread=False)


@cache
def routes(body_bytes: int) -> Litestar:
    """All that is answered. Put together once, which takes longer than all else at a start:
    many servers in a process (tests, benchmarks) differ in what their requests are handed."""
    return Litestar(
        [
            *api_me.ROUTES,
            *api_content.ROUTES,
            *map(handler, every.ROUTES),
            *probes.ROUTES,
            *pages.ROUTES,
            table_socket,
        ],
        dependencies={
            "lobby": handed("lobby"),
            "consent": handed("consent"),
            "guest": Provide(api_me.guest_of),
        },
        exception_handlers={
            PhiltreError: on_philtre_error,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            UnicodeError: on_unreadable,
            Exception: on_any_error,
        },
        request_max_body_size=body_bytes,
        openapi_config=OpenAPIConfig(
            title="Philtre",
            version=VERSION,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        debug=False,
    )


class Application:
    """The routes, for one lobby, and as long as it is open."""

    def __init__(self, app: Litestar, lobby: ServedLobby) -> None:
        self._app = app
        self._lobby = lobby
        self._handed = {"lobby": lobby, "consent": Consent(lobby.maker.rematch)}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            scope[FOR_WHOM] = self._handed
            await self._app(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """ASGI's messages about a server's beginning and end."""
        now = "startup"
        await receive()
        try:
            self._lobby.open()
            try:
                await send({"type": "lifespan.startup.complete"})
                now = "shutdown"
                await receive()
            finally:
                await self._lobby.close()
        except BaseException:
            await send({"type": f"lifespan.{now}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})


def make_app(settings: Settings, lobby: ServedLobby) -> Gate:
    """The whole server as an ASGI application."""
    app = Application(routes(settings.body_bytes), lobby)
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
