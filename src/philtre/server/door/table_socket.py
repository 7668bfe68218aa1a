"""The socket of a table: who may open one, and the line that it is to a visit."""

from contextlib import ExitStack

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from philtre.server.answering.outbox import Outbox
from philtre.server.answering.visit import Gone, Visit
from philtre.server.door.addresses import address_of
from philtre.server.door.dependencies import AnySocket, TableId, TheConsent, TheLobby
from philtre.server.storage.guests import COOKIE
from philtre.server.tables.errors import Closed, NotFound, NotYours, TooMuch
from philtre.server.tables.listener import RESTARTING

REFUSALS = {NotYours: 4403, NotFound: 4404, TooMuch: 4429, Closed: RESTARTING}


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: AnySocket, lobby: TheLobby, consent: TheConsent, id: TableId
) -> None:
    guest = await lobby.guests.find(socket.cookies.get(COOKIE))
    with ExitStack() as stay:
        try:
            lobby.check_open()
            table = await lobby.tables.visit(id, guest, socket.query_params.get("invite"))
            stay.enter_context(lobby.visitors.visit(table, guest, address_of(socket.scope)))
        except (NotFound, NotYours, TooMuch, Closed) as error:
            await socket.close(REFUSALS[type(error)])
            return
        await socket.accept()
        await Visit(SocketLine(socket), lobby, consent, table, Outbox(guest)).run()


class SocketLine:
    """A `Line`."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket

    async def receive_text(self) -> str:
        try:
            return await self._socket.receive_text()
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    async def send_text(self, data: str) -> None:
        try:
            await self._socket.send_text(data)
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None

    async def close(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None
