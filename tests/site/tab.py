"""The door of a tab without a browser: what is kept is kept in memory, thinking is done here."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from queue import Queue
from threading import Thread
from typing import Any, TypeVar, cast

import httpx
from websockets.sync.client import ClientConnection

from philtre.server.settings import Settings
from philtre.tab.door import Door
from philtre.tab.drawers import Drawers, Memory
from philtre.tab.minds import Workers, done
from philtre.tab.who import People
from tests.server.people import PATIENCE, Line, Person

T = TypeVar("T")
WHO: ContextVar[str] = ContextVar("who", default="here")


class Page:
    """What the page hears, line by line; tables that another tab holds can be named."""

    def __init__(self) -> None:
        self.said: dict[int, Queue[str]] = {}
        self.elsewhere: set[str] = set()
        self.held: set[str] = set()

    def say(self, line: int, text: str) -> None:
        self.said[line].put(text)

    def end(self, line: int, code: int) -> None:
        self.said[line].put("")

    async def hold(self, table: str) -> bool:
        self.held |= {table} - self.elsewhere
        return table not in self.elsewhere

    def release(self, table: str) -> None:
        self.held.discard(table)


async def think(work: bytes) -> bytes:
    return await asyncio.to_thread(done, work)


class Crowd(People):
    """Several who come to one tab, each known by what they ask in."""

    def who(self) -> str:
        return WHO.get()


class Tab:
    def __init__(self, loop: asyncio.AbstractEventLoop, drawers: Drawers) -> None:
        self.loop = loop
        self.page = Page()
        self.drawers = drawers
        settings = Settings(db="", pause=0, coach_steps=20, keep_free=0, messages_at_once=100_000)
        self.door = Door(settings, drawers, Workers(think), self.page)
        self.door.lobby.people = Crowd(drawers)

    def wait(self, work: Coroutine[Any, Any, T], who: str = "here") -> T:
        async def asked() -> T:
            WHO.set(who)
            return await work

        return asyncio.run_coroutine_threadsafe(asked(), self.loop).result(PATIENCE)

    def call(self, who: str, work: Callable[..., object], *given: object) -> None:
        context = copy_context()
        context.run(WHO.set, who)
        self.loop.call_soon_threadsafe(work, *given, context=context)


@contextmanager
def tab(drawers: Drawers | None = None) -> Iterator[Tab]:
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    try:
        made = Tab(loop, drawers or Memory())
        yield made
        made.wait(made.door.close())
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


class TabTransport(httpx.BaseTransport):
    """Requests to a tab, as a client makes them to a server."""

    def __init__(self, tab: Tab, who: str) -> None:
        self._tab = tab
        self._who = who

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        address, body = str(request.url.raw_path, "ascii"), request.read().decode()
        said = self._tab.wait(self._tab.door.ask(request.method, address, body), self._who)
        return httpx.Response(said.status, headers={"content-type": said.kind}, text=said.text)


def client(tab: Tab, who: str = "here") -> httpx.Client:
    return httpx.Client(transport=TabTransport(tab, who), base_url="http://tab")


class Connection:
    """As much of a WebSocket as tests use."""

    def __init__(self, tab: Tab, who: str, table: str, invite: str) -> None:
        self._tab = tab
        self._who = who
        self._number = len(tab.page.said) + 1
        self._said = tab.page.said[self._number] = Queue()
        tab.call(who, tab.door.open, self._number, table, invite)
        self._first: str | None = self._said.get(timeout=PATIENCE)  # from now on it is open

    def send(self, text: str) -> None:
        self._tab.call(self._who, self._tab.door.hear, self._number, text)

    def recv(self, timeout: float) -> str:
        said, self._first = self._first or self._said.get(timeout=timeout), None
        assert said, "the line has ended"
        return said

    def close(self) -> None:
        self._tab.call(self._who, self._tab.door.hear, self._number, None)


class TabPerson(Person):
    """Who is at the tab."""

    def __init__(self, tab: Tab, name: str | None) -> None:
        self.tab = tab
        super().__init__("http://tab", None)
        self.http.close()
        self.who = name or "nobody"
        self.http = client(tab, self.who)
        if name is not None:
            self.post("/api/me", {"name": name, "lang": "en"})

    def line(self, table: str, invite: str = "", **headers: str) -> Line:
        line = Line(cast(ClientConnection, Connection(self.tab, self.who, table, invite)))
        self.lines.callback(line.close)
        return line
