"""The door of a table in a tab: requests, and lines over which a table is visited.

One tab at a time is at a table. The browser's locks see to it (`hold`); whoever comes second is
told so. What another tab has done at a table is read anew from the drawers.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable
from typing import Final, Protocol

from philtre.core.errors import PhiltreError
from philtre.server.answering.outbox import Outbox
from philtre.server.answering.visit import Gone, Visit
from philtre.server.settings import Settings
from philtre.server.tables.consent import Consent
from philtre.server.tables.listener import NORMAL
from philtre.server.tables.outgoing import GoneMessage
from philtre.server.tables.table import Table
from philtre.server.tables.views import encoded
from philtre.server.thinking.minds import Minds
from philtre.tab import asking
from philtre.tab.drawers import Drawers
from philtre.tab.shelf import TabShelf
from philtre.tab.who import People, TabLobby

EVERY: Final = 0.2  # seconds between two looks whether a bot has done


class Page(Protocol):
    """What the page can be told, and asked for."""

    def say(self, line: int, text: str) -> None: ...

    def end(self, line: int, code: int) -> None: ...

    def hold(self, table: str) -> Awaitable[bool]:
        """Keep every other tab from a table; False if one is there already."""
        ...

    def release(self, table: str) -> None: ...


class TabLine:
    """A `Line` to the page."""

    def __init__(self, page: Page, number: int) -> None:
        self._page = page
        self._number = number
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def receive_text(self) -> str:
        text = await self.heard.get()
        if text is None:
            raise Gone
        return text

    async def send(self, few: list[bytes]) -> None:
        for data in few:
            self._page.say(self._number, data.decode())

    async def close(self, code: int) -> None:
        self._page.end(self._number, code)


class Door:
    def __init__(self, settings: Settings, drawers: Drawers, minds: Minds, page: Page) -> None:
        self.lobby = TabLobby(settings, TabShelf(drawers), minds, Counter())
        self.lobby.people = People(drawers)
        self._consent = Consent(self.lobby.maker.rematch)
        self._page = page
        self._lines: dict[int, TabLine] = {}
        self._visits: set[asyncio.Future[None]] = set()
        self._held: Counter[str] = Counter()  # how many lines there are to each table

    async def ask(self, method: str, address: str, body: str) -> asking.Answer:
        self._forget()
        guest = await self.lobby.people.here()
        asked = asking.Asked(method, address, body)
        return await asking.answer(asked, lobby=self.lobby, consent=self._consent, guest=guest)

    def open(self, number: int, id: str, invite: str) -> None:
        """A line to a table; what is said over it from now on is heard."""
        self._lines[number] = TabLine(self._page, number)
        task = asyncio.ensure_future(self._until_end(number, id, invite))
        self._visits.add(task)
        task.add_done_callback(self._visits.discard)

    async def close(self) -> None:
        """End all visits, and the bots with them."""
        for line in self._lines.values():
            line.heard.put_nowait(None)
        await self.lobby.bots.close()
        await asyncio.gather(*self._visits, return_exceptions=True)

    async def _until_end(self, number: int, id: str, invite: str) -> None:
        try:
            await self._visit(self._lines[number], id, invite)
        finally:
            del self._lines[number]
            self._page.end(number, NORMAL)

    def hear(self, number: int, text: str | None = None) -> None:
        """What the page says over a line; None: it has left."""
        if number in self._lines:
            self._lines[number].heard.put_nowait(text)

    async def _visit(self, line: TabLine, id: str, invite: str) -> None:
        if not self._held[id] and not await self._page.hold(id):
            await line.send([encoded(GoneMessage("elsewhere"))])
            return
        self._held[id] += 1
        try:
            guest = await self.lobby.people.here()
            table = await self.lobby.tables.visit(id, guest, invite)
            await Visit(line, self.lobby, self._consent, table, Outbox(guest)).run()
            await self._thought(table)
        except PhiltreError:
            return
        finally:
            self._held[id] -= 1
            if not self._held[id]:
                self._page.release(id)

    async def _thought(self, table: Table) -> None:
        """Until its bots have moved: the next tab finds the table as they left it."""
        while self.lobby.bots.busy(table):
            await asyncio.sleep(EVERY)

    def _forget(self) -> None:
        """What this tab does not hold may have gone on in another."""
        for table in self.lobby.tables.in_memory():
            if not self._held[table.header.id]:
                self.lobby.tables.forget(table.header.id)
