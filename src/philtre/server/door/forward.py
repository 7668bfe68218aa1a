"""Requests that act on a table go to the server whose it is; plain ASGI, before the application."""

import asyncio
import re
from functools import cached_property
from time import monotonic
from typing import TYPE_CHECKING, Final

from philtre.core.errors import PhiltreError
from philtre.server.answering.refusals import MISDIRECTED
from philtre.server.door.gate import App, Message, Receive, Scope, Send
from philtre.server.door.link import AGAIN, HEADER, from_node
from philtre.server.nodes.nodes import Nodes
from philtre.server.served import ServedLobby
from philtre.server.storage.leases import Node
from philtre.server.tables.table import Table

if TYPE_CHECKING:
    import httpx

ACTS: Final = {
    "GET": re.compile(r"/api/tables/([^/]+)"),  # who is there is known only where it is live
    "DELETE": re.compile(r"/api/tables/([^/]+)"),
    "POST": re.compile(r"/api/tables/([^/]+)/(?:sit|leave|rematch|name)"),
}
PASSED: Final = (b"cookie", b"content-type", b"accept", b"accept-language")
CONNECT: Final = 2.0
ANSWER: Final = 20.0


class Forward:
    def __init__(self, app: App, lobby: ServedLobby, nodes: Nodes) -> None:
        self._app = app
        self._lobby = lobby
        self._nodes = nodes

    @cached_property
    def _http(self) -> "httpx.AsyncClient":
        """Read only where there is another server: a twentieth of a start."""
        import httpx

        return httpx.AsyncClient(timeout=httpx.Timeout(ANSWER, connect=CONNECT), trust_env=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        acts = ACTS.get(scope["method"]) if scope["type"] == "http" else None
        found = acts.fullmatch(scope["path"]) if acts else None
        if found is None:
            await self._app(scope, receive, send)
            if scope["type"] == "lifespan" and "_http" in vars(self):
                await self._http.aclose()
            return
        body = await read(receive)
        try:
            table = await self._lobby.tables.table(found[1])
            await self._answer(table, Asked(scope, body, send, self._nodes.secret))
        except PhiltreError:  # the application says it in its own way
            await self._app(scope, given(body), send)

    async def _answer(self, table: Table, asked: "Asked") -> None:
        begun, over = monotonic(), None
        while True:
            place = await self._nodes.place(table, over)
            if place is None:
                if await asked.here(self._app):
                    return
                await self._nodes.lose(table)
            elif asked.by_node:
                return await asked.misdirected()
            elif await asked.there(self._http, place.node):
                return
            if monotonic() - begun > self._lobby.settings.lease_seconds:
                over = place.epoch if place else None
            await asyncio.sleep(AGAIN)


class Asked:
    """One request, which may have to be asked several times until it is at the right place."""

    def __init__(self, scope: Scope, body: bytes, send: Send, secret: str) -> None:
        self._scope = scope
        self._body = body
        self._send = send
        self.by_node = from_node(scope, secret)

    async def here(self, app: App) -> bool:
        """Whether it was answered; another node that asks is told to ask elsewhere."""
        moved = False

        async def unless_moved(message: Message) -> None:
            nonlocal moved
            moved = moved or message.get("status") == MISDIRECTED
            if not moved or self.by_node:
                await self._send(message)

        await app(self._scope, given(self._body), unless_moved)
        return self.by_node or not moved

    async def there(self, http: "httpx.AsyncClient", node: Node) -> bool:
        from httpx import TransportError

        path = self._scope["raw_path"].decode()
        query = self._scope["query_string"].decode()
        headers = [(name, value) for name, value in self._scope["headers"] if name in PASSED]
        headers.append((HEADER.encode(), node.secret.encode()))
        address = f"{node.address}{path}" + (f"?{query}" if query else "")
        try:
            answer = await http.request(
                self._scope["method"], address, headers=headers, content=self._body
            )
        except TransportError:
            return False
        if answer.status_code in (MISDIRECTED, 503):  # moved, or about to end
            return False
        kept = [(b"content-type", answer.headers.get("content-type", "").encode())]
        start = {"type": "http.response.start", "status": answer.status_code, "headers": kept}
        await self._send(start)
        await self._send({"type": "http.response.body", "body": answer.content})
        return True

    async def misdirected(self) -> None:
        await self._send({"type": "http.response.start", "status": MISDIRECTED, "headers": []})
        await self._send({"type": "http.response.body", "body": b""})


async def read(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


def given(body: bytes) -> Receive:
    """The body again, for one more who asks for it."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
