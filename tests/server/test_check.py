"""philtre tables check, backup and restore: what is damaged is named, and nothing is lost."""

import json
import sqlite3
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event, Thread

import pytest
import sqlalchemy as sa

import philtre
from philtre.conformance.matches import wander
from philtre.core.rng import Rng
from philtre.server.storage import queries, schema
from philtre.server.storage.admin import match_of
from philtre.server.storage.backup import backup, restore
from philtre.server.storage.check import check, repair
from philtre.server.storage.database import Storage
from philtre.server.storage.trouble import BadDatabase
from philtre.server.tables.header import PERSON, Header, Seat
from philtre.server.tables.log import Row
from philtre.server.tables.new_table import archived, recorded_seats
from tests.server.people import Person, db_at, patient, serving
from tests.server.test_damage import DAMAGE, spoil

SEATS = [Seat(number, PERSON, None, "x", here=True) for number in range(3)]


@pytest.fixture
def db(tmp_path: Path) -> str:
    return db_at(tmp_path)


def put(db: str, moves: int, live: bool = True) -> Header:
    """A table in the middle of a match, or a record that was brought."""
    match = philtre.new("potion", players=3, seed=7)
    wander(match, Rng(3), moves)
    header, rows = archived(match)
    header = replace(header, archive=not live, over=match.over or not live)
    storage = Storage(db)
    seats = SEATS if live else recorded_seats(match.seats, None)
    storage.write_now(partial(queries.add_table, header=header, seats=seats, rows=rows))
    storage.close()
    return header


def faults(db: str) -> dict[str, str]:
    storage = Storage(db)
    found = {fault.table: fault.error.key for fault in check(storage)}
    storage.close()
    return found


def test_what_is_whole_is_found_so(db: str) -> None:
    for moves in (0, 5, 1000):
        put(db, moves)
        put(db, moves, live=False)
    assert faults(db) == {}


NAMED = {
    "no options": "table-unreadable",
    "rules of the future": "record-rules",
    "a game of the future": "log-broken",
    "no seats": "table-unreadable",
    "a gap": "log-gap",
    "an impossible move": "log-broken",
    "an undo of nothing": "log-short",
}


@pytest.mark.parametrize(("damage", "key"), NAMED.items())
def test_what_is_damaged_is_named_and_nothing_else(db: str, damage: str, key: str) -> None:
    put(db, 5)
    bad = put(db, 5)
    spoil(db, bad.id, DAMAGE[damage])
    assert faults(db) == {bad.id: key}


def rows_of(db: str, table: str) -> list[Row]:
    storage = Storage(db)
    rows = storage.read_now(partial(queries.load_rows, table=table))
    storage.close()
    return rows


def test_a_log_is_cut_at_its_gap_and_all_of_it_is_kept(db: str, tmp_path: Path) -> None:
    header = put(db, 9)
    before = rows_of(db, header.id)
    gap = before[len(before) // 2].seq
    spoil(db, header.id, sa.delete(schema.moves).where(schema.moves.c.seq == gap))
    storage = Storage(db)
    file = repair(storage, header.id, tmp_path)
    storage.close()
    assert file is not None
    kept = json.loads(file.read_text())
    assert kept["header"]["id"] == header.id
    assert [row["seq"] for row in kept["rows"]] == [r.seq for r in before if r.seq != gap]
    assert faults(db) == {}
    after = rows_of(db, header.id)
    assert after == before[: len(after)]
    assert 0 < len(after) < gap
    match = match_of(db, header.id)
    assert match.actors != ["chance"]
    match.play(match.legal()[0], match.actors[0])


def test_a_log_without_its_beginning_is_dealt_as_it_was(db: str, tmp_path: Path) -> None:
    header = put(db, 9)
    before = rows_of(db, header.id)
    spoil(db, header.id, sa.delete(schema.moves).where(schema.moves.c.seq == 1))
    storage = Storage(db)
    assert repair(storage, header.id, tmp_path)
    storage.close()
    assert faults(db) == {}
    assert rows_of(db, header.id) == before[:1]


def test_a_header_is_written_anew_from_its_log(db: str, tmp_path: Path) -> None:
    header = put(db, 9)
    spoil(db, header.id, sa.update(schema.tables).values(over=True, returns="[1, 0, 0]"))
    assert faults(db) == {header.id: "header-differs"}
    storage = Storage(db)
    assert repair(storage, header.id, tmp_path)
    assert repair(storage, header.id, tmp_path) is None, "there is nothing left to repair"
    found = storage.read_now(partial(queries.load, table=header.id))
    storage.close()
    assert found == (header, SEATS)


# Backup and restore


@pytest.mark.sqlite
def test_a_copy_under_load_is_of_one_moment_and_has_all_that_was_answered(tmp_path: Path) -> None:
    settings = patient(tmp_path)
    with serving(settings) as url:
        ann = Person(url, "Ann")
        made = [ann.make("me", "here:Zoé", "here:Bob", round_limit=30)["id"] for _ in range(3)]
        played: dict[str, int] = dict.fromkeys(made, 0)
        ends = Event()

        def play(table: str) -> None:
            line = ann.line(table)
            while not ends.is_set():
                for seat in range(3):
                    view = line.look(seat)
                    if view["legal"]:
                        answer = line.play(seat, view["legal"][0]["move"], view["seq"])
                        played[table] += answer["type"] == "accepted"

        threads = [Thread(target=play, args=[table]) for table in made]
        for thread in threads:
            thread.start()
        copies: list[tuple[Path, dict[str, int]]] = []
        while len(copies) < 5 or min(played.values()) < 10:
            before = dict(played)
            file = tmp_path / f"copy-{len(copies)}.db"
            assert backup(settings.db, file) == 3
            copies.append((file, before))
        ends.set()
        for thread in threads:
            thread.join()
        ann.close()
    for file, before in copies:
        url = f"sqlite:///{file}"
        assert faults(url) == {}
        for table, count in before.items():
            stored = [row for row in rows_of(url, table) if row.seat >= 0]
            assert len(stored) >= count


@pytest.mark.sqlite
def test_what_is_brought_back_is_what_was_there_and_what_was_there_is_kept(
    db: str, tmp_path: Path
) -> None:
    old = put(db, 9)
    copy = tmp_path / "copy.db"
    assert backup(db, copy) == 1
    assert copy.stat().st_mode & 0o077 == 0
    new = put(db, 5)
    assert restore(db, copy) == (1, tmp_path / "tables.db.before-1")
    storage = Storage(db)
    assert storage.read_now(queries.ids) == [old.id]
    storage.close()
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db.before-1'}")
    assert sorted(storage.read_now(queries.ids)) == sorted([old.id, new.id])
    storage.close()
    assert restore(f"sqlite:///{tmp_path / 'other.db'}", copy) == (1, None)


@pytest.mark.sqlite
def test_a_copy_is_not_brought_back_over_a_server_at_work(db: str, tmp_path: Path) -> None:
    put(db, 5)
    copy = tmp_path / "copy.db"
    backup(db, copy)
    server = Storage(db, alone=True)
    with pytest.raises(BadDatabase, match="Another server"):
        restore(db, copy)
    server.close()


@pytest.mark.sqlite
def test_what_is_no_copy_is_refused_and_nothing_is_changed(db: str, tmp_path: Path) -> None:
    header = put(db, 5)
    copy = tmp_path / "copy.db"
    backup(db, copy)
    with pytest.raises(BadDatabase, match="is there already"):
        backup(db, copy)
    (tmp_path / "text").write_text("no database at all, but long enough to look like one" * 100)
    sqlite3.connect(tmp_path / "empty.db").close()
    future = sqlite3.connect(copy)
    future.execute("UPDATE alembic_version SET version_num = '9999'")
    future.commit()
    future.close()
    for name in ("text", "none", "empty.db"):
        with pytest.raises(BadDatabase, match="not a sound copy"):
            restore(db, tmp_path / name)
    with pytest.raises(BadDatabase, match="newer version"):
        restore(db, copy)
    assert [row.seq for row in rows_of(db, header.id)] == list(range(1, header.entries + 1))
    for url in ("postgresql://x@127.0.0.1/y", f"sqlite:///{tmp_path / 'missing.db'}"):
        with pytest.raises(BadDatabase):
            backup(url, tmp_path / "new.db")
    assert not list(tmp_path.glob("*.part"))
