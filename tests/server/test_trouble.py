"""A database that misbehaves: said in a sentence, at start and to players, and no page hangs."""

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from philtre.server.storage import database as storage_module
from philtre.server.storage import trouble
from philtre.server.storage.database import Storage
from philtre.server.storage.trouble import BadDatabase
from philtre.server.storage.writer import Lost, Unsure
from tests.server.people import PATIENCE, Person, patient, seats, serving
from tests.server.test_restart import process

pytestmark = pytest.mark.sqlite


def test_a_second_server_on_one_file_does_not_start(tmp_path: Path) -> None:
    settings = patient(tmp_path)
    with serving(settings) as url:
        Person(url, "Ann").close()
        with pytest.raises(BadDatabase, match="Another server is at work"):
            Storage(settings.db, alone=True)
        Storage(settings.db).close()  # its keeper may come in all the same
    Storage(settings.db, alone=True).close()


def test_the_lock_does_not_outlive_kill_9(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with process(db) as (url, child):
        Person(url, "Ann").close()
        child.kill()
        child.wait(PATIENCE)
        Storage(db, alone=True).close()


def test_the_command_says_why_it_does_not_start(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    held = Storage(db, alone=True)
    command = [sys.executable, "-m", "philtre", "serve", "--no-open", "--port", "0", "--db", db]
    env = {**os.environ, "PYTHONPATH": str(Path(storage_module.__file__).parents[3])}
    done = subprocess.run(
        [*command, "--lang", "fr"], capture_output=True, text=True, env=env, timeout=PATIENCE
    )
    held.close()
    assert done.returncode == 2
    assert "Un autre serveur travaille déjà" in " ".join(done.stderr.split())


def test_a_locked_or_read_only_database_is_told_at_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_module, "BUSY", 0.1)
    file = tmp_path / "tables.db"
    Storage(f"sqlite:///{file}").close()
    with pytest.raises(BadDatabase, match="can only be read"):
        Storage(f"sqlite:///file:{file}?mode=ro&uri=true", alone=True)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(BadDatabase, match="is locked"):
        Storage(f"sqlite:///{file}", alone=True)
    other.close()


def test_a_locked_database_is_told_to_players_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_module, "BUSY", 0.1)
    with serving(patient(tmp_path)) as url:
        ann = Person(url, "Ann")
        line = ann.line(ann.make("me", "here:Zoé", "here:Bob")["id"])
        view = line.look(0)
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert line.play(0, "beetle", view["seq"], "k")["error"]["key"] == "store-busy"
        body = {"game": "potion", "seats": seats("me", "me", "me")}
        assert ann.post("/api/tables", body, status=503)["error"]["key"] == "store-busy"
        other.close()
        assert line.play(0, "beetle", view["seq"], "k")["type"] == "accepted"
        ann.close()


def test_a_disk_that_is_almost_full_takes_no_new_tables_and_loses_no_moves(tmp_path: Path) -> None:
    with serving(patient(tmp_path)) as url:
        ann = Person(url, "Ann")
        made = ann.make("me", "here:Zoé", "here:Bob")
        secret = ann.http.cookies["philtre_guest"]
        ann.close()
    with serving(patient(tmp_path, keep_free=10**18)) as url:
        ann = Person(url, None)
        ann.http.cookies.set("philtre_guest", secret)
        body = {"game": "potion", "seats": seats("me", "me", "me")}
        assert ann.post("/api/tables", body, status=503)["error"]["key"] == "disk-low"
        line = ann.line(made["id"])
        assert line.play(0, "beetle", line.look(0)["seq"])["type"] == "accepted"
        ann.close()


def test_a_database_that_hangs_holds_up_nothing_that_needs_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every thread that reads hangs; pages and words still come."""
    with serving(patient(tmp_path)) as url:
        ann = Person(url, "Ann")
        read = Storage._read
        frozen = True

        def hangs(self: Storage, work: Any) -> Any:
            while frozen:
                time.sleep(0.01)
            return read(self, work)

        with monkeypatch.context() as impatient:
            impatient.setattr(storage_module, "OVERDUE", 0.2)
            impatient.setattr(storage_module, "CONNECT", 0.2)
            impatient.setattr(Storage, "_read", hangs)
            for _ in range(2 * storage_module.READERS):
                assert ann.get("/api/tables", status=503)["error"]["key"] == "store-away"
        assert ann.http.get("/").status_code == 200
        assert ann.get("/api/games")
        frozen = False
        assert ann.get("/api/tables") == []
        ann.close()


class Sqlstate(Exception):
    def __init__(self, sqlstate: str) -> None:
        self.sqlstate = sqlstate


KINDS = [
    (Unsure(), "store-unsure"),
    (Lost(), "store-broken"),
    (TimeoutError(), "store-away"),
    (Sqlstate("53100"), "store-full"),
    (Sqlstate("53200"), "store-broken"),
    (Sqlstate("25006"), "store-read-only"),
    (Sqlstate("57014"), "store-busy"),
    (Sqlstate("57P01"), "store-away"),
    (Sqlstate("08006"), "store-away"),
    (Sqlstate("23505"), None),
    (SimpleNamespace(orig=SimpleNamespace(sqlite_errorcode=13)), "store-full"),
    (SimpleNamespace(orig=SimpleNamespace(sqlite_errorcode=5 | 2 << 8)), "store-busy"),
    (SimpleNamespace(orig=SimpleNamespace(sqlite_errorcode=19)), None),
    (ValueError(), None),
]


@pytest.mark.parametrize(("error", "kind"), KINDS)
def test_what_goes_wrong_has_a_name(error: Any, kind: str | None) -> None:
    assert trouble.kind_of(error) == kind


def test_what_goes_wrong_has_words() -> None:
    from philtre.words import LANGUAGES, Words

    kinds = {*trouble.SQLITE.values(), *trouble.POSTGRES.values(), "store-unsure"}
    for lang in LANGUAGES:
        assert all(Words(lang).has(kind) for kind in kinds)
