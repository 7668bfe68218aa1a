"""What is to be thought about on other machines, in the database. Each is one piece of work."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update

from philtre.server.storage import schema
from philtre.server.storage.leases import NOW

AGAIN: Final = 30.0  # seconds after which whoever took it is thought dead
FORGOTTEN: Final = 600.0
CHANNEL: Final = "philtre_think"  # on which it is told that there is something to think about


class Thought(NamedTuple):
    id: str
    work: str
    given: str


def ask(connection: Connection, thought: Thought) -> None:
    connection.execute(insert(schema.thoughts).values(**thought._asdict(), asked=NOW))


def take(connection: Connection) -> Thought | None:
    """The one that waits longest; those that others look at are passed over."""
    c = schema.thoughts.c
    waits = c.answer.is_(None) & or_(c.taken.is_(None), c.taken < NOW - AGAIN)
    query = select(c.id, c.work, c.given).where(waits).order_by(c.asked).limit(1)
    found = connection.execute(query.with_for_update(skip_locked=True)).first()
    if found is None:
        connection.execute(delete(schema.thoughts).where(c.asked < NOW - FORGOTTEN))
        return None
    connection.execute(update(schema.thoughts).where(c.id == found.id).values(taken=NOW))
    return Thought(*found)


def answer(connection: Connection, id: str, answer: str) -> None:
    c = schema.thoughts.c
    connection.execute(update(schema.thoughts).where(c.id == id).values(answer=answer))


def collect(connection: Connection, id: str) -> str | None:
    """The answer, which is not kept; None if there is none yet."""
    c = schema.thoughts.c
    done = delete(schema.thoughts).where(c.id == id, c.answer.is_not(None))
    return connection.scalar(done.returning(c.answer))


def withdraw(connection: Connection, id: str, taken: bool = False) -> bool:
    """Whether it is not thought about any more; also by one who took it, if that is said."""
    c = schema.thoughts.c
    untaken = delete(schema.thoughts).where(c.id == id, c.answer.is_(None))
    if not taken:
        untaken = untaken.where(c.taken.is_(None))
    return connection.execute(untaken).rowcount > 0
