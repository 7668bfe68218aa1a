"""philtre tables check, backup and restore."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.server.test_check import faults, put
from tests.server.test_damage import DAMAGE, spoil


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def test_the_command_says_what_is_wrong_and_repairs_it(
    db: str, tmp_path: Path, terminal: Terminal
) -> None:
    put(db, 5)
    gap, lost, old = put(db, 9), put(db, 5), put(db, 5)
    spoil(db, gap.id, DAMAGE["an impossible move"])
    spoil(db, lost.id, DAMAGE["no options"])
    spoil(db, old.id, DAMAGE["rules of the future"])
    code, out = terminal.run(f"tables check --db {db}")
    assert code == 1
    assert "4 tables were replayed, and 2 are damaged." in out
    assert f"Table {old.id} rests" in out
    assert "With --repair it is cut there" in out
    code, out = terminal.run(f"tables check --repair --folder {tmp_path} --db {db}")
    assert code == 1, "one can't be repaired"
    assert (tmp_path / f"{gap.id}.damaged-1.json").exists()
    assert faults(db) == {lost.id: "table-unreadable", old.id: "record-rules"}
    terminal.run(f"tables delete {lost.id} --db {db}")
    assert terminal.run(f"tables check --db {db}")[0] == 0


def test_the_commands_copy_and_bring_back(db: str, tmp_path: Path, terminal: Terminal) -> None:
    header = put(db, 5)
    copy = tmp_path / "copy.db"
    assert terminal.run(f"tables backup {copy} --db {db}") == (0, f"One table is in {copy}.\n")
    terminal.run(f"tables delete {header.id} --db {db}")
    code, out = terminal.run(f"tables restore {copy} --db {db}")
    assert code == 0
    assert "One table is back" in out
    assert str(tmp_path / "tables.db.before-1") in out
    assert header.id in terminal.run(f"tables list --db {db}")[1]
