"""The same promises on PostgreSQL: PHILTRE_TEST_POSTGRES names a database that may be emptied."""

import os
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import philtre
from philtre.server.storage import queries, schema
from philtre.server.storage.appending import Append
from philtre.server.storage.check import check
from philtre.server.storage.database import Storage
from philtre.server.storage.writer import Lost, Unsure, Work
from philtre.server.tables.log import MOVE, Row
from philtre.server.tables.new_table import archived, recorded_seats
from tests.server.test_writer import guest, together, told_truly

URL = os.environ.get("PHILTRE_TEST_POSTGRES", "")
pytestmark = pytest.mark.skipif(not URL, reason="PHILTRE_TEST_POSTGRES is not set")


@pytest.fixture
def storage() -> Iterator[Storage]:
    opened = Storage(URL)
    with opened.engine.begin() as connection:
        for table in reversed(schema.METADATA.sorted_tables):
            connection.execute(sa.delete(table))
    yield opened
    opened.close()


def hang_up(connection: sa.Connection) -> None:
    """The database ends the connection that this work is done on."""
    driver: Any = connection.connection.dbapi_connection
    other = sa.create_engine(URL.replace("postgresql:", "postgresql+psycopg:"))
    with other.connect() as line:
        line.execute(sa.text("SELECT pg_terminate_backend(:pid)"), {"pid": driver.info.backend_pid})
    other.dispose()


def then_hang_up(name: str) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        guest(name)(connection)
        hang_up(connection)

    return work


def test_the_migrations_lead_to_the_schema(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.METADATA) == []


def test_one_that_fails_harms_no_other(storage: Storage) -> None:
    names = ["a", "too long", "b"]
    works = [guest("a"), guest("too long", 1000), guest("b")]
    assert told_truly(storage, names, together(storage, works)) == ["a", "b"]


def test_a_failure_that_is_hidden_is_found_out(storage: Storage) -> None:
    def hides(connection: sa.Connection) -> None:
        guest("hidden")(connection)
        driver: Any = connection.connection.dbapi_connection
        with pytest.raises(Exception, match="nonsense"):
            driver.execute("SELECT nonsense")

    (future,) = together(storage, [hides])
    assert isinstance(future.exception(), Lost)
    names = ["a", "hidden", "b"]
    futures = together(storage, [guest("a"), hides, guest("b")])
    assert told_truly(storage, names, futures) == ["a", "b"]


def test_a_connection_that_is_lost_is_told_and_the_next_one_works(storage: Storage) -> None:
    names = ["a", "gone", "b"]
    works = [guest("a"), then_hang_up("gone"), guest("b")]
    assert told_truly(storage, names, together(storage, works)) == []
    (future,) = together(storage, [then_hang_up("at the commit")])
    assert isinstance(future.exception(), Unsure)
    assert told_truly(storage, ["c"], together(storage, [guest("c")])) == ["c"]


def test_a_row_that_is_not_the_next_is_refused(storage: Storage) -> None:
    header, rows = archived(philtre.new("potion", players=3, seed=1))
    seats = recorded_seats(["", "", ""], None)
    storage.write_now(partial(queries.add_table, header=header, seats=seats, rows=rows))
    for wrong in (len(rows), len(rows) + 2):
        row = Row(wrong, MOVE, 0, "vial")
        with pytest.raises(sa.exc.IntegrityError):
            storage.write_now(Append(header, [row]))
    assert list(check(storage)) == []
