"""The gate before everything: whose page may ask, how often, and what a page may do.

Plain ASGI, around the whole application, so that no route can forget it.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from philtre.server.limits import Buckets
from philtre.server.settings import LOOPBACK, Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

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


class Gate:
    def __init__(self, app: App, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._posts = Buckets(settings.posts_per_second, settings.posts_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused and scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        elif refused:
            await answer(send, *refused)
        else:
            await self._app(scope, receive, with_headers(send))

    def _refused(self, scope: Scope) -> tuple[int, str] | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if "\x00" in scope["path"]:
            return 404, "not-found"  # no name has it, and PostgreSQL can't even be asked
        host, origin = headers.get(b"host", ""), headers.get(b"origin")
        if self._settings.loopback and hostname(host) not in LOOPBACK:
            return 403, "wrong-host"  # another name that was made to point here
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and origin is not None and origin.partition("://")[2] != host:
            return 403, "wrong-origin"  # somebody else's page
        if changes and scope["type"] == "http":
            client = (scope.get("client") or ["?"])[0]
            if not self._posts.take(client):
                return 429, "too-fast"
        return None


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


async def answer(send: Send, status: int, key: str) -> None:
    body = msgspec.json.encode({"error": {"key": key, "params": {}, "reason": None}})
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
