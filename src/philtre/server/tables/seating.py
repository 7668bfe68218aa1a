"""Who sits where: sitting down, leaving, other names, and the seed that all add to."""

from dataclasses import replace

from philtre.server.tables.errors import NotNow, NotYours
from philtre.server.tables.header import BOT, OPEN, PERSON, SUCCESSOR, Guest, Seat, is_owner
from philtre.server.tables.table import Table
from philtre.server.tables.talk import may_talk


async def sit(table: Table, guest: Guest, number: int) -> None:
    async with table.lock:
        if number in table.seats_of(guest.id):
            return
        if not is_open(table, number):
            raise NotNow("seat-not-open", {"number": number})
        if table.seats_of(guest.id) and not table.header.may_have_several:
            raise NotNow("one-seat-each")
        await table.reseat(Seat(number, PERSON, guest.id, guest.name))
        await table.start_if_full()


def is_open(table: Table, number: int) -> bool:
    return number < len(table.seats) and table.seats[number].kind == OPEN


async def leave(table: Table, guest: Guest, number: int, bot: str | None) -> None:
    """To a bot; or, before the match has started and if none is named, to whoever comes.

    Whose table it is may give a seat that is still open to a bot.
    """
    async with table.lock:
        if not (bot and is_open(table, number) and is_owner(table.header, table.seats, guest.id)):
            table.own(guest, number)
        if table.header.over:
            raise NotNow("match-over")
        if bot is None and not table.header.started:
            await table.reseat(Seat(number, OPEN))
        else:
            await table.reseat(Seat(number, BOT, bot=bot or SUCCESSOR))
            await table.start_if_full()


async def renamed(table: Table, guest: Guest) -> None:
    """Where nobody may talk, not before the match is over: a name can say a lot."""
    if not may_talk(table.header):
        return
    async with table.lock:
        table.seats = [
            replace(seat, name=guest.name) if seat.guest == guest.id and not seat.here else seat
            for seat in table.seats
        ]
        table.tell_table()


async def replaced(table: Table, seats: list[Seat]) -> None:
    """Somebody who sat here has left for good: these are the seats as they are stored."""
    async with table.lock:
        table.seats = seats
        table.luck.reseated(seats)
        for listener in table.listeners:
            if listener.seat not in (None, *table.seats_of(listener.guest_id)):
                listener.looks = False
        table.tell_table()
        table.changed()


async def seal(table: Table, guest: Guest, sealed: str) -> None:
    """The browser of a guest promises its part of the seed."""
    async with table.lock:
        _takes_part(table, guest)
        table.luck.seal(guest.id, sealed)
        table.tell_table()


async def tell_secret(table: Table, guest: Guest, secret: str) -> None:
    """The browser of a guest keeps its promise; with the last one the match starts."""
    async with table.lock:
        _takes_part(table, guest)
        table.luck.tell(table.seats, guest.id, secret)
        table.tell_table()
        await table.start_if_full()


def _takes_part(table: Table, guest: Guest) -> None:
    if not table.seats_of(guest.id):
        raise NotYours("table-private")
    if table.header.started or not table.header.shared:
        raise NotNow("luck-started")
