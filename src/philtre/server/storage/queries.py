"""Tables, seats and logs in the database. Every function is one piece of work.

A table whose header can't be read harms no other: lists leave it out and say so
in the server's log, once.
"""

import json
import logging
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, and_, func, insert, or_, select, text, update
from sqlalchemy import delete as remove

from philtre.core.errors import BadRecord
from philtre.server.storage import schema
from philtre.server.storage.appending import Append
from philtre.server.tables.header import Header, Seat, now
from philtre.server.tables.log import Row

LOGGER = logging.getLogger("philtre.server")

SINCE: Final = text(
    'SELECT m."table", m.seq, m.kind, m.seat, m.text, m.key '
    "FROM unnest(CAST(:ids AS text[]), CAST(:seqs AS int[])) AS known(id, seq) "
    'JOIN moves m ON m."table" = known.id AND m.seq > known.seq ORDER BY m."table", m.seq'
)

# Writing


def add_table(
    connection: Connection,
    header: Header,
    seats: list[Seat],
    rows: list[Row],
    node: str | None = None,
) -> None:
    """A new table; of a node, if several share the database: then its epoch is 1."""
    fields = {name: getattr(header, name) for name in Header.__dataclass_fields__}
    fields |= {"node": node, "epoch": int(node is not None)}
    fields["options"] = json.dumps(header.options)
    fields["returns"] = json.dumps(header.returns)
    connection.execute(insert(schema.tables), fields)
    connection.execute(insert(schema.seats), [_stored(header.id, seat) for seat in seats])
    Append(header, rows)(connection)


def set_seat(connection: Connection, table: str, seat: Seat) -> None:
    fields = _stored(table, seat)
    where = and_(schema.seats.c.table == table, schema.seats.c.seat == seat.seat)
    connection.execute(update(schema.seats).where(where).values(**fields))


def touch(connection: Connection, table: str) -> None:
    """Somebody came."""
    c = schema.tables.c
    connection.execute(update(schema.tables).where(c.id == table).values(touched=now()))


def set_rematch(connection: Connection, table: str, rematch: str) -> None:
    c = schema.tables.c
    connection.execute(update(schema.tables).where(c.id == table).values(rematch=rematch))


def rename(connection: Connection, table: str, name: str | None) -> None:
    c = schema.tables.c
    connection.execute(update(schema.tables).where(c.id == table).values(name=name))


def hide(connection: Connection, guest: str, table: str, hidden: bool) -> None:
    """Whether it stays out of the guest's list."""
    c = schema.hidden.c
    mine = and_(c.guest == guest, c.table == table)
    connection.execute(remove(schema.hidden).where(mine))
    if hidden:
        connection.execute(insert(schema.hidden).values(guest=guest, table=table))


def delete(connection: Connection, table: str) -> bool:
    """Whether there was such a table."""
    for part in (schema.questions, schema.talk, schema.hidden, schema.moves, schema.seats):
        connection.execute(remove(part).where(part.c.table == table))
    gone = connection.execute(remove(schema.tables).where(schema.tables.c.id == table))
    return gone.rowcount > 0


def _stored(table: str, seat: Seat) -> dict[str, object]:
    return {
        "table": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "guest": seat.guest,
        "name": seat.name if seat.here else None,
        "bot": seat.bot,
    }


# Reading


def load(connection: Connection, table: str) -> tuple[Header, list[Seat]] | None:
    """None if there is no such table; raises `BadRecord` if it can't be read."""
    where = select(schema.tables).where(schema.tables.c.id == table)
    found = connection.execute(where).mappings().first()
    if found is None:
        return None
    header, seats = _header(found), _seats(connection, [table]).get(table, [])
    _check_seats(header, seats)
    return header, seats


def load_rows(connection: Connection, table: str) -> list[Row]:
    c = schema.moves.c
    query = select(c.seq, c.kind, c.seat, c.text, c.key).where(c.table == table).order_by(c.seq)
    return [Row(*row) for row in connection.execute(query)]


def rows_since(connection: Connection, known: dict[str, int]) -> dict[str, list[Row]]:
    """Of several tables at once the rows after those that are known."""
    given = {"ids": list(known), "seqs": list(known.values())}
    found: dict[str, list[Row]] = {}
    for table, *row in connection.execute(SINCE, given):
        found.setdefault(table, []).append(Row(*row))
    return found


def in_play(connection: Connection) -> list[str]:
    """The tables whose bots may have something to do."""
    c = schema.tables.c
    query = select(c.id).where(c.started, ~c.over, ~c.archive).order_by(c.created.desc())
    return list(connection.scalars(query.limit(1000)))


def lobby(
    connection: Connection, guest: str | None, most: int, hidden: bool = False
) -> list[tuple[Header, list[Seat]]]:
    """So many public tables that are not over, and so many of the guest; newest first.

    Those that others make never push out one's own. `hidden`: what the guest has hidden instead.
    """
    c = schema.tables.c
    sits = select(schema.seats.c.table).where(schema.seats.c.guest == (guest or ""))
    away = select(schema.hidden.c.table).where(schema.hidden.c.guest == (guest or ""))
    mine = or_(c.id.in_(sits), and_(c.archive, c.owner == (guest or "")))
    shown = c.id.in_(away) if hidden else c.id.not_in(away)
    own = select(schema.tables).where(mine, shown).order_by(c.over, c.created.desc(), c.id)
    others = select(schema.tables).where(c.public, ~c.over, c.id.not_in(sits))
    newest = others.order_by(c.created.desc(), c.id)
    parts = [own] if hidden else [own, newest] if guest else [newest]
    rows = [row for part in parts for row in connection.execute(part.limit(most)).mappings()]
    tables = _readable(connection, rows)
    return sorted(tables, key=lambda table: table[0].created, reverse=True)


def everything(connection: Connection) -> list[tuple[Header, list[Seat]]]:
    query = select(schema.tables).order_by(schema.tables.c.created.desc())
    return _readable(connection, connection.execute(query).mappings())


def several(connection: Connection, tables: list[str]) -> list[tuple[Header, list[Seat]]]:
    """Those of them that can be read, newest first."""
    c = schema.tables.c
    query = select(schema.tables).where(c.id.in_(tables)).order_by(c.created.desc(), c.id)
    return _readable(connection, connection.execute(query).mappings())


def ids(connection: Connection) -> list[str]:
    """Of every table, also of those that can't be read; oldest first."""
    c = schema.tables.c
    return list(connection.scalars(select(c.id).order_by(c.created, c.id)))


def open_tables(connection: Connection, guest: str) -> tuple[int, int]:
    """How many tables are not over: of the guest, records that it brought included; and in all."""
    c = schema.tables.c
    count = select(func.count()).select_from(schema.tables)
    mine = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    playing = and_(~c.over, or_(c.id.in_(mine), c.owner == guest))
    brought = and_(c.archive, c.owner == guest)
    of_guest = connection.scalar(count.where(or_(playing, brought))) or 0
    return of_guest, connection.scalar(count.where(~c.over)) or 0


def count_tables(connection: Connection) -> list[tuple[str, bool, int]]:
    """How many there are: of each game, over or not."""
    c = schema.tables.c
    query = select(c.game, c.over, func.count()).group_by(c.game, c.over).order_by(c.game, c.over)
    return [(game, bool(over), count) for game, over, count in connection.execute(query)]


def _readable(
    connection: Connection, rows: Iterable[RowMapping]
) -> list[tuple[Header, list[Seat]]]:
    found = list(rows)
    seats = _seats(connection, [row["id"] for row in found])
    tables = []
    for row in found:
        try:
            header, of_table = _header(row), seats.get(row["id"], [])
            _check_seats(header, of_table)
            tables.append((header, of_table))
        except BadRecord as error:
            report(row["id"], str(error))
    return tables


@cache
def report(table: str, why: str) -> None:
    LOGGER.warning("table %s: %s", table, why)


def _header(row: RowMapping) -> Header:
    fields: dict[str, Any] = {name: row[name] for name in Header.__dataclass_fields__}
    try:
        fields["options"] = json.loads(row["options"])
        fields["returns"] = json.loads(row["returns"] or "null")
    except (ValueError, TypeError):
        raise BadRecord("table-unreadable") from None
    dealt = fields["archive"] or fields["seed"] is not None
    if not (isinstance(fields["options"], dict) and _is_numbers(fields["returns"]) and dealt):
        raise BadRecord("table-unreadable")
    return Header(**fields)


def _check_seats(header: Header, seats: list[Seat]) -> None:
    if [seat.seat for seat in seats] != list(range(len(seats))):
        raise BadRecord("table-unreadable")
    if header.options.get("players") != len(seats):
        raise BadRecord("table-unreadable")


def _is_numbers(returns: object) -> bool:
    if returns is None:
        return True
    return isinstance(returns, list) and all(isinstance(each, int | float) for each in returns)


def _seats(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    c = schema.seats.c
    guests = schema.guests.c
    joined = schema.seats.outerjoin(schema.guests, c.guest == guests.id)
    query = select(c.table, c.seat, c.kind, c.guest, c.name, guests.name.label("of"), c.bot)
    query = query.select_from(joined).where(c.table.in_(tables)).order_by(c.table, c.seat)
    found: dict[str, list[Seat]] = {}
    for table, seat, kind, guest, name, of, bot in connection.execute(query):
        here = name is not None
        found.setdefault(table, []).append(Seat(seat, kind, guest, name or of, here, bot))
    return found
