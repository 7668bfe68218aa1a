"""Going away: what a guest can take along and leaves behind, and tables nobody comes back to.

Every function is one piece of work in the database.
"""

from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, or_, select, update
from sqlalchemy import delete as remove

from philtre.server.storage import leases, queries, schema
from philtre.server.tables.header import BOT, OPEN, PERSON, SUCCESSOR

AT_ONCE: Final = 200  # tables that are cleared away in one go


class Left(NamedTuple):
    """The tables that a guest has left: those that went along, and those where others sit."""

    gone: list[str]
    kept: list[str]


def tables_of(connection: Connection, guest: str) -> list[str]:
    """Where the guest sits, and what it made or brought; oldest first."""
    t, s = schema.tables.c, schema.seats.c
    sits = select(s.table).where(s.guest == guest)
    query = select(t.id).where(or_(t.id.in_(sits), t.owner == guest))
    return list(connection.scalars(query.order_by(t.created, t.id)))


def said_by(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """What the guest has said, as far as it is kept."""
    s, t = schema.seats.c, schema.talk.c
    seated = and_(s.table == t.table, s.seat == t.seat, s.guest == guest)
    query = select(t.table, t.kind, t.text, t.at).join(schema.seats, seated)
    return [dict(row) for row in connection.execute(query.order_by(t.table, t.n)).mappings()]


def erase(connection: Connection, guest: str) -> Left:
    """The guest was never here: tables of its own go too, elsewhere a bot takes its seat."""
    left = Left([], [])
    for table in tables_of(connection, guest):
        s = schema.seats.c
        others = select(s.guest).where(s.table == table, s.guest.is_not(None), s.guest != guest)
        if connection.execute(others.limit(1)).first() is None:
            queries.delete(connection, table)
            left.gone.append(table)
        else:
            _leave(connection, table, guest)
            left.kept.append(table)
    t = schema.tables.c
    connection.execute(update(schema.tables).where(t.owner == guest).values(owner=None))
    connection.execute(remove(schema.hidden).where(schema.hidden.c.guest == guest))
    connection.execute(remove(schema.keys).where(schema.keys.c.guest == guest))
    connection.execute(remove(schema.guests).where(schema.guests.c.id == guest))
    return left


def _leave(connection: Connection, table: str, guest: str) -> None:
    """What was said there goes, and questions; what was played belongs to all who played."""
    t, s = schema.tables.c, schema.seats.c
    mine = and_(s.table == table, s.guest == guest)
    talk = schema.talk.c
    seats = select(s.seat).where(mine)
    connection.execute(remove(schema.talk).where(talk.table == table, talk.seat.in_(seats)))
    connection.execute(remove(schema.questions).where(schema.questions.c.table == table))
    started, over = connection.execute(select(t.started, t.over).where(t.id == table)).one()
    kind = PERSON if over else BOT if started else OPEN
    bot = SUCCESSOR if kind == BOT else None
    change = update(schema.seats).where(mine).values(guest=None, name=None, kind=kind, bot=bot)
    connection.execute(change)
    leases.free(connection, table)


def abandoned(connection: Connection, days: float) -> list[str]:
    """Tables that are not over and where nobody was for so long."""
    t = schema.tables.c
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    query = select(t.id).where(~t.over, t.touched < before).order_by(t.touched)
    return list(connection.scalars(query.limit(AT_ONCE)))
