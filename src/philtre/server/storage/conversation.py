"""What is said and asked at a table, in the database. Every function is one piece of work."""

import json

from sqlalchemy import Connection, and_, insert, select
from sqlalchemy import delete as remove

from philtre.server.storage import schema
from philtre.server.tables.conversation import MOST_SAID, Question, Said
from philtre.server.tables.errors import NotFound
from philtre.server.tables.header import now


def add_said(connection: Connection, table: str, said: Said) -> None:
    """Keep it, and forget what is too long ago."""
    _must_be(connection, table)
    c = schema.talk.c
    old = and_(c.table == table, c.n <= said.n - MOST_SAID)
    connection.execute(remove(schema.talk).where(old))
    connection.execute(insert(schema.talk), {"table": table, "at": now(), **said._asdict()})


def load_said(connection: Connection, table: str) -> list[Said]:
    c = schema.talk.c
    query = select(c.n, c.kind, c.seat, c.name, c.text, c.key)
    query = query.where(c.table == table).order_by(c.n)
    return [Said(*row) for row in connection.execute(query)]


def set_question(connection: Connection, table: str, question: Question) -> None:
    """Keep a question, in the place of the one that the seat asked before."""
    _must_be(connection, table)
    drop_question(connection, table, question.seat)
    fields = {
        "table": table,
        "seat": question.seat,
        "id": question.id,
        "asker": question.asker,
        "act": question.act,
        "waiting": json.dumps(sorted(question.waiting)),
        "key": question.key,
    }
    connection.execute(insert(schema.questions), fields)


def drop_question(connection: Connection, table: str, seat: int) -> None:
    c = schema.questions.c
    connection.execute(remove(schema.questions).where(c.table == table, c.seat == seat))


def load_questions(connection: Connection, table: str) -> list[Question]:
    c = schema.questions.c
    query = select(c.id, c.seat, c.asker, c.act, c.waiting, c.key).where(c.table == table)
    return [
        Question(id, seat, asker, act, set(json.loads(waiting)), key)
        for id, seat, asker, act, waiting, key in connection.execute(query)
    ]


def _must_be(connection: Connection, table: str) -> None:
    c = schema.tables.c
    if connection.scalar(select(c.id).where(c.id == table)) is None:
        raise NotFound("no-such-table")  # deleted meanwhile
