"""Whose a table is where several servers share a database: nodes, leases, epochs.

A node has a lease, which it renews for all of its tables at once. Who takes a table counts its
epoch up; every write of a table names the epoch it was taken with, and matches no row if that
has changed. So a node that was paused, or that everybody thought dead, can't write, whatever
it believes. Times are the database's. Every function is one piece of work in it.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from philtre.server.storage import schema
from philtre.server.tables.errors import Moved, NotFound

NOW: Final[ColumnElement[Any]] = func.extract("epoch", func.clock_timestamp())
FEW: Final = 200  # tables that are taken in one go from nodes that are gone


class Node(NamedTuple):
    id: str
    address: str
    secret: str


class Place(NamedTuple):
    """Whose a table is, and since which epoch."""

    node: Node
    epoch: int


def enlist(
    connection: Connection, node: Node, seconds: float, now: ColumnElement[Any] = NOW
) -> None:
    """From now on this node is there, for so long. What has been gone for long is forgotten."""
    c = schema.nodes.c
    connection.execute(delete(schema.nodes).where(c.until < now - 100 * seconds))
    connection.execute(insert(schema.nodes).values(**node._asdict(), until=now + seconds))


def renew(
    connection: Connection, node: str, seconds: float, now: ColumnElement[Any] = NOW
) -> list[Node] | None:
    """All nodes that are there; None if this one's time was over: it has lost its tables."""
    c = schema.nodes.c
    mine = and_(c.id == node, c.until > now)
    if connection.execute(update(schema.nodes).where(mine).values(until=now + seconds)).rowcount:
        query = select(c.id, c.address, c.secret).where(c.until > now)
        return [Node(*row) for row in connection.execute(query)]
    return None


def resign(connection: Connection, node: str) -> None:
    """It ends: its tables are anybody's at once."""
    connection.execute(delete(schema.nodes).where(schema.nodes.c.id == node))


def take(
    connection: Connection,
    table: str,
    node: str,
    over: int | None = None,
    now: ColumnElement[Any] = NOW,
) -> int | None:
    """The table's epoch from now on, if it was nobody's, or that of a node that is gone.

    `over`: also if that is its epoch, though its node is there: nobody can reach it.
    """
    t, n = schema.tables.c, schema.nodes.c
    here = select(n.id).where(n.until > now)
    free = or_(t.node.is_(None), t.node == node, t.node.not_in(here), t.epoch == over)
    alive = here.where(n.id == node).exists()  # who has lost its lease takes nothing
    change = update(schema.tables).where(t.id == table, free, alive)
    epoch = connection.scalar(change.values(node=node, epoch=t.epoch + 1).returning(t.epoch))
    return None if epoch is None else int(epoch)


def find(connection: Connection, table: str, now: ColumnElement[Any] = NOW) -> Place | None:
    """Whose it is; None if it is nobody's, or of a node that is gone. Raises `NotFound`."""
    t, n = schema.tables.c, schema.nodes.c
    query = select(t.epoch, n.id, n.address, n.secret)
    there = and_(t.node == n.id, n.until > now)
    joined = schema.tables.outerjoin(schema.nodes, there)
    found = connection.execute(query.select_from(joined).where(t.id == table)).first()
    if found is None:
        raise NotFound("no-such-table")
    return Place(Node(*found[1:]), found[0]) if found[1] else None


def fence(connection: Connection, table: str, epoch: int) -> None:
    """Nobody else takes the table before this is committed; raises `Moved` if somebody has."""
    t = schema.tables.c
    query = select(t.id).where(t.id == table, t.epoch == epoch).with_for_update(key_share=True)
    if connection.scalar(query) is None:
        refuse(connection, table)


def refuse(connection: Connection, table: str) -> None:
    """Why a write has matched no row: the table is gone, or somebody else's."""
    if connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == table)) is None:
        raise NotFound("no-such-table")
    raise Moved("table-moved")


def free(connection: Connection, table: str) -> None:
    """It was changed by somebody whose it is not: whose it is has to read it again."""
    t = schema.tables.c
    change = update(schema.tables).where(t.id == table)
    connection.execute(change.values(node=None, epoch=t.epoch + 1))


def orphans(connection: Connection, now: ColumnElement[Any] = NOW) -> list[str]:
    """Tables where a bot may have to move, or of which nothing is told in lists as yet, and whose
    node is gone."""
    t, n, s = schema.tables.c, schema.nodes.c, schema.seats.c
    here = select(n.id).where(n.until > now)
    at = select(s.seat).where(s.table == t.id)
    bots, people = at.where(s.bot.is_not(None)), at.where(s.guest.is_not(None))
    wanted = or_(and_(bots.exists(), people.exists()), t.standing.is_(None))
    query = select(t.id).where(t.started, ~t.over, ~t.archive, wanted)
    query = query.where(or_(t.node.is_(None), t.node.not_in(here)))
    return list(connection.scalars(query.order_by(t.touched.desc()).limit(FEW)))
