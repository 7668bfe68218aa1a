"""The gate before everything: whose page may ask, how often, and what a page may do.

Plain ASGI, around the whole application, so that no route can forget it.
"""

import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import msgspec

from philtre.server.door.addresses import FORWARDED, address_of
from philtre.server.limits import Buckets
from philtre.server.logs import FIELDS
from philtre.server.settings import LOOPBACK, Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

LOGGER = logging.getLogger("philtre.server")
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",  # what is placed by style is placed by script, not by attributes
        "img-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # an invitation is in the address
    (b"cross-origin-opener-policy", b"same-origin"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
FOR_WHOM = "philtre"  # in the scope of a request: what its handler is handed
PROBES = ("/healthz", "/readyz", "/metrics")
# What is more work than it looks, and how many plain requests it counts for.
HEAVY = (
    (re.compile(r"/api/tables/[^/]+/(replay/.*|record|recap)"), 5),
    (re.compile(r"/api/games/[^/]+/diagram"), 2),
)
MAKES = re.compile(r"/api/(tables|records|tables/[^/]+/(rematch|continue))")


class Gate:
    def __init__(
        self, app: App, settings: Settings, by_node: Callable[[Scope], bool] = lambda scope: False
    ) -> None:
        self._app = app
        self._by_node = by_node  # another server asks, which has looked at all this itself
        self._settings = settings
        self._gets = Buckets(settings.gets_per_second, settings.gets_at_once)
        self._posts = Buckets(settings.posts_per_second, settings.posts_at_once)
        self._tables = Buckets(settings.new_tables_per_second, settings.new_tables_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._forwarded(scope)
        refused = None if self._by_node(scope) else self._refused(scope)
        if scope["type"] == "http":
            send = logged(scope, with_headers(send))
        if refused and scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        elif refused:
            await answer(send, *refused)
        else:
            await self._app(scope, receive, send)

    def _forwarded(self, scope: Scope) -> None:
        """Somebody has put a proxy before this and not told us: all its clients look like one."""
        if not self._settings.proxies and any(name in FORWARDED for name, _ in scope["headers"]):
            LOGGER.warning("%s forwards, and is not named by --trust-proxy", address_of(scope))

    def _refused(self, scope: Scope) -> tuple[int, str] | None:
        if "\x00" in scope["path"]:
            return 404, "not-found"  # no name has it, and PostgreSQL can't even be asked
        if scope["path"] in PROBES:
            return None
        return self._foreign(scope) or self._too_fast(scope)

    def _foreign(self, scope: Scope) -> tuple[int, str] | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host, origin = headers.get(b"host", ""), headers.get(b"origin")
        if self._settings.alone and hostname(host) not in LOOPBACK:
            return 403, "wrong-host"  # another name that was made to point here
        if changes(scope) and origin is not None and origin.partition("://")[2] != host:
            return 403, "wrong-origin"  # somebody else's page
        return None

    def _too_fast(self, scope: Scope) -> tuple[int, str] | None:
        client, path = address_of(scope), scope["path"]
        if not changes(scope):
            cost = next((cost for heavy, cost in HEAVY if heavy.fullmatch(path)), 1)
            return None if self._gets.take(client, cost) else (429, "too-fast")
        if scope["type"] == "http" and not self._posts.take(client):
            return 429, "too-fast"
        makes = scope["type"] == "http" and MAKES.fullmatch(path) is not None
        if makes and not self._settings.alone and not self._tables.take(client):
            return 429, "too-many-tables"
        return None


def changes(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in SAFE


def hostname(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return wrapped


def logged(scope: Scope, send: Send) -> Send:
    """Log the request when it is answered; without its query, where invitations are."""
    begun = monotonic()

    async def wrapped(message: Message) -> None:
        await send(message)
        if message["type"] == "http.response.start":
            fields = {
                "method": scope["method"],
                "path": scope["path"],
                "status": message["status"],
                "ms": round(1000 * (monotonic() - begun), 1),
                "address": address_of(scope),
            }
            LOGGER.info("request", extra={FIELDS: fields})

    return wrapped if LOGGER.isEnabledFor(logging.INFO) else send


async def answer(send: Send, status: int, key: str) -> None:
    body = msgspec.json.encode({"error": {"key": key, "params": {}, "reason": None}})
    await respond(send, status, {"content-type": "application/json"}, body)


async def respond(send: Send, status: int, headers: dict[str, str], body: bytes) -> None:
    said = [(name.encode(), value.encode()) for name, value in headers.items()]
    if status != 204:
        said.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": said})
    await send({"type": "http.response.body", "body": body})
