"""Promises about what PostgreSQL alone does; the others are tried on it with all other tests."""

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from philtre.server.storage.database import Storage
from philtre.server.storage.writer import Lost, Unsure, Work
from tests.postgres import Cluster
from tests.server.test_writer import guest, together, told_truly


@pytest.fixture
def storage(databases: Cluster) -> Iterator[Storage]:
    with databases.database() as url:
        opened = Storage(url)
        yield opened
        opened.close()


def hang_up(connection: sa.Connection) -> None:
    """The database ends the connection that this work is done on."""
    driver: Any = connection.connection.dbapi_connection
    other = sa.create_engine(connection.engine.url)
    with other.connect() as line:
        line.execute(sa.text("SELECT pg_terminate_backend(:pid)"), {"pid": driver.info.backend_pid})
    other.dispose()


def then_hang_up(name: str) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        guest(name)(connection)
        hang_up(connection)

    return work


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
