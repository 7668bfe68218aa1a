"""What is kept beside the log, in the database. Every function is one piece of work."""

import json
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, insert, select
from sqlalchemy import delete as remove

from philtre.server import schema
from philtre.server.errors import NotFound
from philtre.server.shelf import now

AGAIN: Final = 0
MOST_SAID: Final = 200  # of one table


class Said(NamedTuple):
    n: int
    kind: str  # chat or phrase
    seat: int
    name: str
    text: str

    def message(self) -> dict[str, object]:
        """As it is sent, at once and again to whoever comes later."""
        what = "text" if self.kind == "chat" else "phrase"
        return {"type": self.kind, "name": self.name, "seat": self.seat, what: self.text}


@dataclass
class Question:
    """Somebody would take back, or play again; the others are asked."""

    id: str
    seat: int
    asker: str
    act: int  # the act of the seat that is meant, from 1; AGAIN: a rematch
    waiting: set[str]  # guests who have not answered

    @property
    def kind(self) -> str:
        return "rematch" if self.act == AGAIN else "undo"

    def message(self) -> dict[str, object]:
        return {"type": "question", "question": self.id, "kind": self.kind, "seat": self.seat}


def add_said(connection: Connection, table: str, said: Said) -> None:
    """Keep it, and forget what is too long ago."""
    _must_be(connection, table)
    c = schema.talk.c
    old = and_(c.table == table, c.n <= said.n - MOST_SAID)
    connection.execute(remove(schema.talk).where(old))
    connection.execute(insert(schema.talk), {"table": table, "at": now(), **said._asdict()})


def load_said(connection: Connection, table: str) -> list[Said]:
    c = schema.talk.c
    query = select(c.n, c.kind, c.seat, c.name, c.text).where(c.table == table).order_by(c.n)
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
    }
    connection.execute(insert(schema.questions), fields)


def drop_question(connection: Connection, table: str, seat: int) -> None:
    c = schema.questions.c
    connection.execute(remove(schema.questions).where(c.table == table, c.seat == seat))


def load_questions(connection: Connection, table: str) -> list[Question]:
    c = schema.questions.c
    query = select(c.id, c.seat, c.asker, c.act, c.waiting).where(c.table == table)
    return [
        Question(id, seat, asker, act, set(json.loads(waiting)))
        for id, seat, asker, act, waiting in connection.execute(query)
    ]


def _must_be(connection: Connection, table: str) -> None:
    c = schema.tables.c
    if connection.scalar(select(c.id).where(c.id == table)) is None:
        raise NotFound("no-such-table")  # deleted meanwhile
