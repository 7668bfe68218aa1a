"""A copy of all tables in one file, made while they are played at, and brought back.

SQLite copies itself within one reading transaction: the copy is of one moment,
and nobody has to wait for it. PostgreSQL has tools of its own (docs/server.md).
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from philtre.server.settings import default_db
from philtre.server.storage.database import Storage, file_of, revisions, shown
from philtre.server.storage.file_lock import Alone
from philtre.server.storage.trouble import BadDatabase, reason_of


def backup(db: str, to: Path) -> int:
    """Write the copy, never over a file that is there; how many tables it has."""
    source = sqlite_file(db)
    if to.exists():
        raise BadDatabase("backup-exists", {"file": str(to)})
    part = to.with_name(to.name + ".part")
    try:
        part.touch(mode=0o600)  # the seeds of matches that are being played are in it
        copy(source, part)
        count = tables_in(part)
        os.replace(part, to)
        return count
    except (sqlite3.Error, OSError) as error:
        raise BadDatabase("backup-failed", {"file": str(to), "reason": reason_of(error)}) from None
    finally:
        part.unlink(missing_ok=True)


def restore(db: str, file: Path) -> tuple[int, Path | None]:
    """All tables as the copy has them; how many, and where those are that were there before.

    Raises `BadDatabase` if a server is at work, or the file is no such copy.
    """
    target = sqlite_file(db, must_be=False)
    count = tables_in(file)
    lock = Alone(target)
    try:
        before = kept(target) if target.exists() else None
        target.touch(mode=0o600)
        copy(file, target)
    except (sqlite3.Error, OSError) as error:
        why = reason_of(error)
        raise BadDatabase("restore-failed", {"file": str(file), "reason": why}) from None
    finally:
        lock.release()
    Storage(db or default_db()).close()  # brought up to date
    return count, before


def kept(target: Path) -> Path:
    """What is there now, beside it."""
    number = 1
    while (beside := target.with_name(f"{target.name}.before-{number}")).exists():
        number += 1
    beside.touch(mode=0o600)
    copy(target, beside)
    return beside


def copy(source: Path, target: Path) -> None:
    """One database into another, as one transaction of each."""
    with closing(opened(source)) as old, closing(opened(target)) as new:
        old.backup(new)
        if new.execute("PRAGMA journal_mode").fetchone() == ("wal",):
            new.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with target.open("rb") as written:
        os.fsync(written.fileno())


def tables_in(file: Path) -> int:
    """How many tables a copy has; raises `BadDatabase` if it is none, damaged, or too new."""
    try:
        with closing(opened(file)) as connection:
            (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise BadDatabase("backup-bad", {"file": str(file), "reason": reason_of(error)}) from None
    if sound != "ok":
        raise BadDatabase("backup-bad", {"file": str(file), "reason": str(sound)})
    if version not in revisions():
        raise BadDatabase("backup-too-new", {"file": str(file)})
    return int(count)


def opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=10)


def sqlite_file(db: str, must_be: bool = True) -> Path:
    url = db or default_db()
    file = file_of(make_url(url))
    if file is None:
        raise BadDatabase("backup-postgres", {"db": shown(url)})
    if must_be and not file.exists():
        raise BadDatabase("bad-database", {"db": shown(url), "reason": os.strerror(2)})
    return file
