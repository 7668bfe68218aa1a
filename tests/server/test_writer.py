"""What is answered as stored is stored, and what is refused is not: whatever the disk does."""

import resource
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event

import pytest
import sqlalchemy as sa

import philtre
from philtre.core.errors import BadRecord
from philtre.server.storage import queries, schema
from philtre.server.storage.appending import Append
from philtre.server.storage.database import Storage
from philtre.server.storage.writer import Work
from philtre.server.tables.errors import NotFound
from philtre.server.tables.header import Header
from philtre.server.tables.log import MOVE, Row
from philtre.server.tables.logged_match import resume
from philtre.server.tables.new_table import archived, recorded_seats
from tests.server.people import db_at

PAGES = 60  # beyond what an empty database needs


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    opened = Storage(db_at(tmp_path))
    yield opened
    opened.close()


def capped(connection: sa.Connection) -> None:
    """From now on the database may not grow much more: the disk is as good as full."""
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    assert isinstance(pages, int)
    connection.exec_driver_sql(f"PRAGMA max_page_count={pages + PAGES}")


def guest(id: str, size: int = 1) -> Work[None]:
    """A row, made so large as is asked for."""
    fields = {"id": id, "name": "x" * size, "lang": "en", "created": ""}

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.guests), fields)

    return work


def together(storage: Storage, works: Sequence[Work[None]]) -> "list[Future[None]]":
    """All of it in one batch, and done."""
    hold, held = Event(), Event()

    def wait(connection: sa.Connection) -> None:
        held.set()
        hold.wait()

    first = storage.writer.submit(wait)
    held.wait()
    futures = [storage.writer.submit(work) for work in works]
    hold.set()
    for future in [first, *futures]:
        future.exception()
    return futures


def told_truly(storage: Storage, names: list[str], futures: "list[Future[None]]") -> list[str]:
    """Who was answered as stored; and that it is so, of all of them."""
    ids = storage.read_now(lambda c: list(c.scalars(sa.select(schema.guests.c.id))))
    answered = [name for name, f in zip(names, futures, strict=True) if f.exception() is None]
    assert sorted(answered) == sorted(ids)
    return answered


def gone(error: Exception) -> Work[None]:
    """What SQLite does at some errors: the whole transaction is rolled back, not one statement."""

    def work(connection: sa.Connection) -> None:
        driver = connection.connection.dbapi_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.execute("ROLLBACK")
        raise error

    return work


@pytest.mark.sqlite
def test_a_full_database_is_told_to_those_whom_it_concerns(storage: Storage) -> None:
    storage.write_now(capped)
    names = ["a", "b", "large", "c", "d"]
    sizes = [1, 1, 1_000_000, 1, 1]
    works = [guest(name, size) for name, size in zip(names, sizes, strict=True)]
    futures = together(storage, works)
    assert told_truly(storage, names, futures) == ["a", "b", "c", "d"]


FATAL = [sqlite3.OperationalError("disk I/O error"), MemoryError(), sqlite3.DatabaseError("x")]


@pytest.mark.parametrize("error", FATAL, ids=lambda error: type(error).__name__)
@pytest.mark.sqlite
def test_a_transaction_that_is_gone_is_noticed(storage: Storage, error: Exception) -> None:
    names = ["a", "b", "bad", "c"]
    works = [guest("a"), guest("b"), gone(error), guest("c")]
    assert told_truly(storage, names, together(storage, works)) == ["a", "b", "c"]


@pytest.mark.sqlite
def test_a_work_that_hides_the_loss_of_its_transaction_is_found_out(storage: Storage) -> None:
    def hides(connection: sa.Connection) -> None:
        guest("hidden")(connection)
        try:
            gone(OSError())(connection)
        except OSError:
            return

    assert told_truly(storage, ["hidden"], together(storage, [hides])) == []
    works = [guest("a"), hides, guest("b")]
    assert told_truly(storage, ["a", "hidden", "b"], together(storage, works)) == ["a", "b"]


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """The system refuses to let any file of this process grow beyond this."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.sqlite
def test_a_log_that_cannot_be_written_is_told(storage: Storage, tmp_path: Path) -> None:
    """The system's own I/O error, in the middle of statements or at the commit."""
    storage.write_now(guest("before"))
    size = (tmp_path / "tables.db-wal").stat().st_size
    names = ["a", *[f"large{n}" for n in range(8)], "b"]
    works = [guest(name, 500_000 if "large" in name else 1) for name in names]
    with files_no_longer_than(size + 300_000):
        futures = together(storage, works)
    told = told_truly(storage, ["before", *names], [done(), *futures])
    assert "large0" not in told
    storage.write_now(guest("after"))


def done() -> "Future[None]":
    future: Future[None] = Future()
    future.set_result(None)
    return future


def put(storage: Storage) -> tuple[Header, list[Row]]:
    """A table whose dice were rolled."""
    header, rows = archived(philtre.new("potion", players=3, seed=1))
    seats = recorded_seats(["", "", ""], None)
    storage.write_now(partial(queries.add_table, header=header, seats=seats, rows=rows))
    return header, rows


def stored(storage: Storage, table: str) -> list[int]:
    return [row.seq for row in storage.read_now(partial(queries.load_rows, table=table))]


def test_moves_of_all_tables_are_stored_by_two_statements(storage: Storage) -> None:
    tables = [put(storage)[0].id for _ in range(5)]
    said: list[str] = []
    sa.event.listen(storage.engine, "before_cursor_execute", lambda *of: said.append(of[2]))
    moves = [Row(2, MOVE, 0, "é", "k"), Row(3, MOVE, 1, "vial")]
    headers = storage.read_now(queries.everything)
    works = [Append(replace(header, entries=3, name="n"), moves) for header, _ in headers]
    assert [future.exception() for future in together(storage, works)] == [None] * 5
    assert sorted(header.entries for header, _ in storage.read_now(queries.everything)) == [3] * 5
    assert all(stored(storage, table) == [1, 2, 3] for table in tables)
    assert sum(text.startswith(("UPDATE", "INSERT", "SAVEPOINT")) for text in said) == 2


def test_a_move_that_fails_harms_no_other(storage: Storage) -> None:
    tables = [put(storage)[0] for _ in range(4)]
    storage.write_now(partial(queries.delete, table=tables[1].id))
    works: list[Work[None]] = [
        Append(header, [Row(3 if number == 2 else 2, MOVE, 0, "vial", "k")])
        for number, header in enumerate(tables)
    ]
    failed = [type(future.exception()) for future in together(storage, [*works, guest("a")])]
    assert failed == [type(None), NotFound, sa.exc.IntegrityError, type(None), type(None)]
    assert [stored(storage, header.id) for header in tables] == [[1, 2], [], [1], [1, 2]]
    assert storage.read_now(lambda c: c.scalar(sa.select(schema.guests.c.id))) == "a"


@pytest.mark.sqlite
def test_a_move_for_which_there_is_no_room_is_told_and_no_other(storage: Storage) -> None:
    tables = [put(storage)[0] for _ in range(4)]
    storage.write_now(capped)
    texts = ["vial", "vial", "x" * 1_000_000, "vial"]
    works = [
        Append(header, [Row(2, MOVE, 0, text)]) for header, text in zip(tables, texts, strict=True)
    ]
    told = [future.exception() is None for future in together(storage, works)]
    assert told == [True, True, False, True]
    assert [len(stored(storage, header.id)) for header in tables] == [2, 2, 1, 2]


def test_a_row_that_is_not_the_next_is_refused(storage: Storage) -> None:
    header, rows = put(storage)
    for wrong in (len(rows), len(rows) + 2):
        row = Row(wrong, MOVE, 0, "vial")
        with pytest.raises(sa.exc.IntegrityError):
            storage.write_now(Append(header, [row]))
    kept = storage.read_now(lambda c: queries.load_rows(c, header.id))
    assert kept == rows


def test_a_log_with_a_gap_does_not_open() -> None:
    header, rows = archived(philtre.new("potion", players=3, seed=1))
    with pytest.raises(BadRecord, match="row 2 is missing"):
        resume(header.setup, header.seed, [*rows, Row(len(rows) + 2, MOVE, 0, "vial")])
