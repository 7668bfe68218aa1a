"""A table whose acts are made at another server: its log is followed, and told to those here."""

from typing import Final

from philtre.server.tables.header import Header, Seat
from philtre.server.tables.log import DECLINE, MOVE, OFFER, Row
from philtre.server.tables.logged_match import told_by
from philtre.server.tables.table import Table

ONWARD: Final = (MOVE, OFFER, DECLINE)  # what leads from one position to the next


async def follow(table: Table, rows: list[Row]) -> None:
    """Rows that were stored elsewhere, from those known here on."""
    async with table.lock:
        if table.here or not table.header.started:
            return
        logged, before = table.known_match, None
        if logged is not None:
            fresh = [row for row in rows if row.seq > logged.seq]
            if not fresh:
                return
            if fresh[0].seq == logged.seq + 1 and all(row.kind in ONWARD for row in fresh):
                table.drop_match()  # unless all of it fits
                logged.follow(fresh)
                table.begun(logged)
            else:
                before = table.all_heard(logged)
                table.drop_match()
        logged = await table.logged()
        table.header = told_by(logged, table.header, table.header.standing)
        await table.tell_all(logged, before)


async def reseat(table: Table, header: Header, seats: list[Seat]) -> None:
    """Who sits there and what is played, as it is stored now."""
    async with table.lock:
        if table.here:
            return
        table.header, table.seats = header, seats
        if not table.listeners:
            table.drop_match()  # nobody has followed it
        for listener in table.listeners:
            if listener.seat not in (None, *table.seats_of(listener.guest_id)):
                listener.seat, listener.heard = None, 0  # its eyes are not there any more
                if table.header.started and table.known_match:
                    await table.tell_all(table.known_match)
