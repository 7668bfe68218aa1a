"""Whether every table is whole: each log replayed, what is damaged named, and cut on request.

What is cut is first written to a file: nothing is thrown away silently.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy import delete as remove

from philtre.core.errors import BadRecord, PhiltreError
from philtre.core.match import Match
from philtre.server.storage import leases, queries, schema
from philtre.server.storage.appending import Append
from philtre.server.storage.database import Storage
from philtre.server.tables.header import Header
from philtre.server.tables.log import Row
from philtre.server.tables.logged_match import begin, resume
from philtre.server.tables.views import standing_of

RESTS: Final = ("record-rules", "unknown-game")  # a program that knows its rules opens it


class Fault(NamedTuple):
    table: str
    error: PhiltreError
    keep: int | None = None  # rows that are good; None: there is nothing to be repaired

    @property
    def rests(self) -> bool:
        """It is not damaged: its rules are of another version."""
        reason = self.error.reason
        return self.error.key in RESTS or (reason is not None and reason.key in RESTS)


def check(storage: Storage) -> Iterator[Fault]:
    """What is wrong, table by table, oldest first."""
    for table in storage.read_now(queries.ids):
        fault = storage.read_now(partial(check_at_rest, table=table))
        if fault:
            yield fault


def check_at_rest(connection: Connection, table: str) -> Fault | None:
    """Header and rows are of one moment, though somebody plays."""
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    return check_table(connection, table)


def check_table(connection: Connection, table: str) -> Fault | None:
    try:
        found = queries.load(connection, table)
    except BadRecord as error:
        return Fault(table, error)
    if found is None:
        return None  # deleted meanwhile
    return fault_of(found[0], queries.load_rows(connection, table))


def fault_of(header: Header, rows: list[Row]) -> Fault | None:
    """What is wrong with a log, or with what its header says of it."""
    try:
        match = resume(header.setup, header.seed, rows, header.entries).match
    except BadRecord as error:
        fault = Fault(header.id, error)
        return fault if fault.rests else fault._replace(keep=good_rows(header, rows))
    if as_told(header, match) == header:
        return None
    return Fault(header.id, BadRecord("header-differs"), len(rows))


def as_told(header: Header, match: Match) -> Header:
    """The header as its log tells it."""
    over = match.over or header.archive
    return replace(header, over=over, returns=match.returns, entries=len(match.log))


def good_rows(header: Header, rows: list[Row]) -> int | None:
    """How many rows can be kept: up to one that can't be replayed, with no outcome left open."""

    def replayed(count: int) -> Match | None:
        try:
            return resume(header.setup, header.seed, rows[:count]).match
        except BadRecord:
            return None

    if replayed(0) is None:
        return None
    low, high = 0, len(rows) + 1  # so many replay, so many do not
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if replayed(middle) is None else (middle, high)
    while low:
        match = replayed(low)
        if match is not None and match.actors != ["chance"]:
            break
        low -= 1
    return low


def repair(storage: Storage, table: str, folder: Path) -> Path | None:
    """Cut a log after its good rows; the file that has all of it. None: it can't be repaired."""

    def work(connection: Connection) -> Path | None:
        t, m = schema.tables.c, schema.moves.c
        connection.execute(select(t.id).where(t.id == table).with_for_update())
        fault = check_table(connection, table)
        found = queries.load(connection, table) if fault and fault.keep is not None else None
        if found is None or fault is None or fault.keep is None:
            return None
        header, rows = found[0], queries.load_rows(connection, table)
        file = write_copy(folder, header, rows)
        connection.execute(remove(schema.moves).where(m.table == table, m.seq > fault.keep))
        kept, dealt = rows[: fault.keep], []
        if header.started and header.seed and not (kept or header.archive):
            dealt = begin(header.setup, header.seed)[1]  # the same as it was
        match = resume(header.setup, header.seed, [*kept, *dealt]).match
        told = replace(as_told(header, match), standing=standing_of(match))
        Append(told, dealt)(connection)
        leases.free(connection, table)  # whoever has it in memory reads it again
        return file

    return storage.write_now(work)


def write_copy(folder: Path, header: Header, rows: list[Row]) -> Path:
    """Everything of a table, as plain as it gets; never over a file that is there."""
    fields = {name: getattr(header, name) for name in Header.__dataclass_fields__}
    data = {"header": fields, "rows": [row._asdict() for row in rows]}
    number = 1
    while (file := folder / f"{header.id}.damaged-{number}.json").exists():
        number += 1
    try:
        file.touch(mode=0o600)
        file.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise BadRecord("file-unwritable", {"file": str(file), "reason": str(error)}) from None
    return file
