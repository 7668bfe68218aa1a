"""Tables in a browser's drawers: a `Shelf`.

A table is one value, with its seats; each row of its log is another, added and never changed.
What an older version has kept lacks some fields, and those have their defaults.
"""

from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any, Final, TypeVar

from philtre.core.errors import BadRecord
from philtre.server.lobby.shelf import Kept, Room
from philtre.server.logs import report
from philtre.server.tables.conversation import MOST_SAID, Question, Said
from philtre.server.tables.errors import TooMuch
from philtre.server.tables.header import Header, Seat, now
from philtre.server.tables.log import Row
from philtre.tab.drawers import Change, Drawers, Value

T = TypeVar("T")
FORMAT: Final = 1  # of what is kept; a later one is left alone
SEAT: Final = Seat.__dataclass_fields__
# What the log says of a table; the rest of its header is changed by who owns it.
TOLD: Final = ("started", "over", "returns", "entries", "seed", "touched", "standing")


class TabShelf:
    def __init__(self, drawers: Drawers) -> None:
        self._drawers = drawers

    # Tables

    async def load(self, table: str) -> Kept | None:
        found = await self._found(table)
        return None if found is None else read(found, await self._names())

    async def add(
        self, header: Header, seats: list[Seat], rows: list[Row], room: Room, after: str | None
    ) -> None:
        kept = await self._drawers.every("tables", [])
        if len([each for each in kept if not each["header"].get("over")]) >= room.of_guest:
            raise TooMuch("too-many-tables")
        value = {"format": FORMAT, "header": asdict(header), "seats": [*map(stored, seats)]}
        changes = [Change("add", "tables", [header.id], value), *added(header.id, rows)]
        if after:
            changes += await self._changed(after, rematch=header.id)
        await self._drawers.write(changes)

    async def overview(self, guest: str | None, most: int, hidden: bool) -> list[Kept]:
        tables, names = [], await self._names()
        for value in await self._drawers.every("tables", []):
            if value.get("hidden", False) != hidden:
                continue
            try:
                tables.append(read(value, names))
            except BadRecord as error:
                report(str(value.get("header", {}).get("id")), str(error))
        return sorted(tables, key=lambda table: table[0].created, reverse=True)[:most]

    async def touch(self, table: str) -> None:
        await self._drawers.write(await self._changed(table, touched=now()))

    async def rename(self, table: str, name: str | None) -> None:
        await self._drawers.write(await self._changed(table, name=name))

    async def hide(self, guest: str, table: str, hidden: bool) -> None:
        found = await self._found(table)
        if found is not None:
            await self._drawers.write(kept(table, {**found, "hidden": hidden}))

    async def delete(self, table: str) -> None:
        parts = ("tables", "moves", "talk", "questions")
        await self._drawers.write([Change("sweep", part, [table]) for part in parts])

    # One table

    async def rows(self, table: str) -> list[Row]:
        found = await self._drawers.every("moves", [table])
        return [Row(**only(row, Row._fields)) for row in found]

    async def append(self, header: Header, rows: list[Row]) -> None:
        told = {name: getattr(header, name) for name in TOLD}
        changes = await self._changed(header.id, **told)
        await self._drawers.write([*changes, *added(header.id, rows)])

    async def set_seat(self, table: str, seat: Seat) -> None:
        found = await self._found(table)
        if found is not None:
            seats = [stored(seat) if old["seat"] == seat.seat else old for old in found["seats"]]
            await self._drawers.write(kept(table, {**found, "seats": seats}))

    async def said(self, table: str) -> list[Said]:
        found = await self._drawers.every("talk", [table])
        return [Said(**only(said, Said._fields)) for said in found]

    async def add_said(self, table: str, said: Said) -> None:
        old = Change("drop", "talk", [table, said.n - MOST_SAID])
        new = Change("add", "talk", [table, said.n], said._asdict())
        await self._drawers.write([Change("must", "tables", [table]), old, new])

    async def questions(self, table: str) -> list[Question]:
        found = await self._drawers.every("questions", [table])
        return [Question(**{**each, "waiting": set(each["waiting"])}) for each in found]

    async def set_question(self, table: str, question: Question) -> None:
        value = {**asdict(question), "waiting": sorted(question.waiting)}
        new = Change("put", "questions", [table, question.seat], value)
        await self._drawers.write([Change("must", "tables", [table]), new])

    async def drop_question(self, table: str, seat: int) -> None:
        await self._drawers.write([Change("drop", "questions", [table, seat])])

    async def aside(self, work: Callable[[], T]) -> T:
        """At once: this is a worker of its own, and has one table in play."""
        return work()

    async def _names(self) -> dict[str, str]:
        """What people are called now."""
        return {each["id"]: each["name"] for each in await self._drawers.every("people", [])}

    async def _found(self, table: str) -> Value | None:
        found = await self._drawers.every("tables", [table])
        return found[0] if found else None

    async def _changed(self, table: str, **fields: Any) -> list[Change]:
        """The header with other fields, if the table is still there when it is written."""
        found = await self._found(table) or {"header": {}}
        return kept(table, {**found, "header": {**found["header"], **fields}})


def kept(table: str, value: Value) -> list[Change]:
    return [Change("must", "tables", [table]), Change("put", "tables", [table], value)]


def added(table: str, rows: list[Row]) -> list[Change]:
    return [Change("add", "moves", [table, row.seq], row._asdict()) for row in rows]


def stored(seat: Seat) -> Value:
    """Without the name of a guest, who may change it."""
    return asdict(seat if seat.here else replace(seat, name=None))


def read(value: Value, names: dict[str, str]) -> Kept:
    """Raises `BadRecord`: it is damaged, or of a later version."""
    try:
        if value["format"] > FORMAT:
            raise BadRecord("table-unreadable")
        header = Header(**only(value["header"], Header.__dataclass_fields__))
        seats = [called(Seat(**only(seat, SEAT)), names) for seat in value["seats"]]
    except (KeyError, TypeError, AttributeError):
        raise BadRecord("table-unreadable") from None
    if header.options.get("players") != len(seats):
        raise BadRecord("table-unreadable")
    return header, seats


def called(seat: Seat, names: dict[str, str]) -> Seat:
    return replace(seat, name=names.get(seat.guest or "", seat.name)) if not seat.here else seat


def only(value: Value, names: Any) -> Value:
    return {name: value[name] for name in names if name in value}
