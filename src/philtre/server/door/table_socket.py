"""The socket of a table: who may open one, and the line that it is to a visit."""

from contextlib import ExitStack
from functools import partial
from typing import Final

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from philtre.server.answering.outbox import Outbox
from philtre.server.answering.visit import Gone, Visit
from philtre.server.door.addresses import address_of
from philtre.server.door.connections import frames
from philtre.server.door.dependencies import AnySocket, TableId, TheConsent, TheLobby
from philtre.server.door.link import ELSEWHERE, NodeLink, from_node, while_here
from philtre.server.storage.guests import COOKIE
from philtre.server.tables.errors import Closed, Moved, NotFound, NotYours, TooMuch
from philtre.server.tables.listener import RESTARTING

REFUSALS: Final[dict[type[Exception], int]] = {
    NotYours: 4403,
    NotFound: 4404,
    TooMuch: 4429,
    Closed: RESTARTING,
    Moved: ELSEWHERE,
}


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
        visit = Visit(SocketLine(socket), lobby, consent, table, Outbox(guest))
        if nodes:
            visit.lose = partial(nodes.lose, table)
        if by_node:  # another server asks for a visitor of its own
            visit.later(while_here(visit))
        elif nodes:
            visit.link = NodeLink(visit, socket, nodes)
        await visit.run()


class SocketLine:
    """A `Line`."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket

    async def receive_text(self) -> str:
        try:
            return await self._socket.receive_text()
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    async def send(self, few: list[bytes]) -> None:
        try:
            await self._socket.send(frames(few))
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None

    async def close(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None
