"""What moves add to their tables, stored by two statements, of however many tables it is.

It is handed over as JSON, which the database itself takes apart: a statement for each table
would cost Python far more than the database, and all other threads wait while Python works.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection

from philtre.server.storage import leases, schema
from philtre.server.tables.header import Header, now
from philtre.server.tables.log import Row

ENCODE: Final = msgspec.json.Encoder().encode
ID: Final = schema.tables.c.id
EPOCH: Final = schema.tables.c.epoch
TOLD: Final = [
    schema.tables.c[name]
    for name in ("started", "over", "returns", "entries", "seed", "touched", "standing")
]


@dataclass(frozen=True)
class Append:
    """Rows of the log of one table, and what its header now says of them: a piece of work."""

    header: Header
    rows: list[Row]
    epoch: int | None = None  # of the table, where several servers share the database

    def __call__(self, connection: Connection) -> None:
        """By itself; raises `NotFound` and `Moved`."""
        append(connection, [self])


def append(connection: Connection, appends: Sequence[Append]) -> None:
    """Raises `NotFound` if a table was deleted meanwhile, one of all of them; `Moved` likewise."""
    says = [says_of(each) for each in appends]
    told = connection.exec_driver_sql(tell(connection.dialect.name), (json_of(says),))
    if told.rowcount != len(appends):
        leases.refuse(connection, appends[0].header.id)
    at = now()
    rows = [
        {"table": each.header.id, "at": at, **row._asdict()}
        for each in appends
        for row in each.rows
    ]
    if rows:
        connection.exec_driver_sql(add(connection.dialect.name), (json_of(rows),))


def says_of(of: Append) -> dict[str, object]:
    says = {column.name: getattr(of.header, column.name) for column in (ID, *TOLD)}
    says["returns"] = json_of(of.header.returns)
    says["epoch"] = of.epoch
    return says


def json_of(value: object) -> str:
    return ENCODE(value).decode()


# The statements


@cache
def tell(dialect: str) -> str:
    changes = ", ".join(f"{column.name} = told.{column.name}" for column in TOLD)
    given = unpacked(dialect, [ID, EPOCH, *TOLD])
    mine = "tables.id = told.id AND tables.epoch = COALESCE(told.epoch, tables.epoch)"
    return f"UPDATE tables SET {changes} FROM ({given}) AS told WHERE {mine}"


@cache
def add(dialect: str) -> str:
    columns = list(schema.moves.c)
    names = ", ".join(quoted(column) for column in columns)
    return f"INSERT INTO moves ({names}) {unpacked(dialect, columns)}"


def unpacked(dialect: str, columns: "Sequence[Column[Any]]") -> str:
    """A query for these columns of what is given as JSON, a list of objects, in its order."""
    names = [quoted(column) for column in columns]
    if dialect == "sqlite":
        parts = [f"json_extract(value, '$.{each.name}') AS {quoted(each)}" for each in columns]
        return f"SELECT {', '.join(parts)} FROM json_each(?)"
    types = [f"{quoted(column)} {column.type.compile()}" for column in columns]
    given = f"json_to_recordset(%s) AS given({', '.join(types)})"
    return f"SELECT {', '.join(names)} FROM {given}"


def quoted(column: "Column[Any]") -> str:
    return f'"{column.name}"'
