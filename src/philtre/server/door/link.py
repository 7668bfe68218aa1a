"""A visitor's line to the server whose the table is, while that is another.

Views are made here, from the log that is followed. Acts go there and are answered there; so is
who has come, what is said and asked, since all who look have a line. An act that has a key and
was not answered goes again wherever the table is by then: it is made once.
"""

import asyncio
import logging
from contextlib import suppress
from secrets import compare_digest
from time import monotonic
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from philtre.core.errors import PhiltreError
from philtre.server.answering.visit import Visit
from philtre.server.door.dependencies import AnySocket
from philtre.server.nodes.nodes import Nodes
from philtre.server.storage.leases import Place
from philtre.server.tables import messages as m
from philtre.server.tables.errors import NotFound, Unstored
from philtre.server.tables.listener import RESTARTING

LOGGER = logging.getLogger("philtre.server")
HEADER: Final = "x-philtre-node"  # says that another node asks
ELSEWHERE: Final = 4409  # the table is not here any more
AGAIN: Final = 0.1  # seconds until it is tried again to reach the table
PING: Final = 2.0
NOT_REACHED: Final = (OSError, TimeoutError, WebSocketException)
ACTS: Final = (m.Play, *m.AtOnce.__args__)


class Heard(msgspec.Struct):
    """What has to be known of a message that only passes through."""

    type: str
    key: str = ""


HEARD: Final = msgspec.json.Decoder(Heard).decode


def from_node(scope: Any, secret: str) -> bool:
    """Whether another node asks, which knows what the database says of this one."""
    given = dict(scope["headers"]).get(HEADER.encode())
    return given is not None and compare_digest(given, secret.encode())


class NodeLink:
    """A `Link`."""

    def __init__(self, visit: Visit, socket: AnySocket, nodes: Nodes) -> None:
        self._nodes = nodes
        self._visit = visit
        self._socket = socket
        self._table = visit.table
        self.ready = asyncio.Event()
        self._line: ClientConnection | None = None
        self._unanswered: dict[str, str] = {}  # acts by their keys
        self._unsent: list[str] = []  # that have none
        self._missed: float | None = None  # since when the table's node can't be reached

    def carries(self, message: m.AnyMessage) -> bool:
        return not self._table.here and isinstance(message, ACTS)

    async def send(self, key: str, text: str) -> None:
        if key:
            self._unanswered[key] = text
        if self._line is None:
            self._unsent += [] if key else [text]
        else:
            with suppress(ConnectionClosed):
                await self._line.send(text)

    async def catch_up(self) -> None:
        await self._nodes.catch_up(self._table)

    async def run(self) -> None:
        """Until the visit is over: wherever the table is, its visitor is heard there."""
        while True:
            try:
                await self._once()
            except NotFound:
                return self._table.deleted()
            except Unstored:
                await asyncio.sleep(AGAIN)
            except PhiltreError as error:
                LOGGER.warning("table %s: %s", self._table.header.id, error)
                await asyncio.sleep(1)
            except Exception:
                LOGGER.exception("table %s", self._table.header.id)
                await asyncio.sleep(1)
            finally:
                self.ready.set()

    async def _once(self) -> None:
        place = await self._nodes.place(self._table)
        if place is not None and self._overdue():
            place = await self._nodes.place(self._table, over=place.epoch)
        if place is None:
            self._missed = None
            await self._stay()
        else:
            await self._call(place)

    def _overdue(self) -> bool:
        """The table's node is there, says the database, but for as long as a lease not for us."""
        patience = self._visit.lobby.settings.lease_seconds
        return self._missed is not None and monotonic() - self._missed > patience

    async def _stay(self) -> None:
        """The table is here: what was not answered is done here."""
        turned = self._table.turned
        async with self._table.lock:
            await self._table.start_if_full()  # its node may have ended when it should have
        await self._visit.greet()
        self.ready.set()
        again = [*self._unanswered.values(), *self._unsent]
        self._unanswered, self._unsent = {}, []
        for text in again:
            await self._visit.obey(text)
        await turned.wait()

    async def _call(self, place: Place) -> None:
        self._table.listeners.add(self._visit.listener)
        self.ready.set()
        death = asyncio.create_task(self._nodes.death_of(place.node).wait())
        turned = asyncio.create_task(self._table.turned.wait())
        call = asyncio.create_task(self._talk(place))
        try:
            await asyncio.wait({death, turned, call}, return_when=asyncio.FIRST_COMPLETED)
            if call.done():
                call.result()
        except NOT_REACHED:
            self._missed = self._missed or monotonic()
            await asyncio.sleep(AGAIN)
        finally:
            self._line = None
            for task in (death, turned, call):
                task.cancel()
            await asyncio.gather(death, turned, call, return_exceptions=True)

    async def _talk(self, place: Place) -> None:
        """Over one line, until it ends."""
        socket = self._socket
        address = f"{place.node.address.replace('http', 'ws', 1)}{socket.url.path}"
        invite = socket.url.query
        headers = {"Cookie": socket.headers.get("cookie", ""), HEADER: place.node.secret}
        async with connect(
            f"{address}?{invite}" if invite else address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=self._visit.lobby.settings.lease_seconds,
            ping_interval=PING,
            ping_timeout=self._visit.lobby.settings.lease_seconds,
            close_timeout=1,
            proxy=None,
        ) as line:
            again = [*self._unanswered.values(), *self._unsent]
            self._line, self._unsent = line, []
            for text in again:
                await line.send(text)
            self._missed = None
            await self._nodes.catch_up(self._table)
            async for data in line:
                await self._hear(data if isinstance(data, bytes) else data.encode())
        await self._ended(line.close_code or 1006)

    async def _ended(self, code: int) -> None:
        if code in (4403, 4404, 4429):
            self._visit.listener.end(code)
        await asyncio.sleep(AGAIN if code in (RESTARTING, ELSEWHERE) else 0)

    async def _hear(self, data: bytes) -> None:
        heard, listener = HEARD(data), self._visit.listener
        if heard.key:
            self._unanswered.pop(heard.key, None)
        if heard.type not in ("view", "restarting"):
            listener.post(data)
        if heard.type == "stale":
            await self._nodes.catch_up(self._table)
            await self._table.refresh(listener)
        elif heard.type == "gone":
            listener.end()


async def while_here(visit: Visit) -> None:
    """For a visitor of another node: it is told to look elsewhere when the table has moved."""
    while visit.table.here:
        await visit.table.turned.wait()
    visit.listener.end(ELSEWHERE)
