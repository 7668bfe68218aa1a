"""Tables looked at, taken out, brought and thrown away, without a server."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from philtre.core.match import Match
from philtre.server.settings import default_db
from philtre.server.storage import queries
from philtre.server.storage.database import Storage
from philtre.server.tables.answers import Made
from philtre.server.tables.errors import NotFound
from philtre.server.tables.header import Header, seat_names
from philtre.server.tables.logged_match import resume
from philtre.server.tables.new_table import archived, recorded_seats


@contextmanager
def opened(db: str) -> Iterator[Storage]:
    storage = Storage(db or default_db())
    try:
        yield storage
    finally:
        storage.close()


def overview(db: str) -> list[tuple[Header, list[str]]]:
    """Every table, newest first, and who sits there."""
    with opened(db) as storage:
        found = storage.read_now(queries.everything)
    return [(header, seat_names(seats)) for header, seats in found]


def match_of(db: str, table: str) -> Match:
    """The match of a table as far as it has come, with all that is hidden in it."""
    with opened(db) as storage:
        found = storage.read_now(partial(queries.load, table=table))
        if found is None or not found[0].started:
            raise NotFound("no-such-table")
        rows = storage.read_now(partial(queries.load_rows, table=table))
    header, seats = found
    match = resume(header.setup, header.seed, rows).match
    match.seats = seat_names(seats)
    return match


def bring(db: str, match: Match) -> Made:
    """A table with the match of a record, to be replayed or gone on with elsewhere."""
    header, rows = archived(match)
    seats = recorded_seats(match.seats, None)
    with opened(db) as storage:
        storage.write_now(partial(queries.add_table, header=header, seats=seats, rows=rows))
    return Made(header.id, header.invite)


def delete(db: str, table: str) -> None:
    with opened(db) as storage:
        if not storage.write_now(partial(queries.delete, table=table)):
            raise NotFound("no-such-table")
