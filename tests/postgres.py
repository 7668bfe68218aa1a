"""A PostgreSQL of our own on loopback, thrown away afterwards.

It runs as another user where we are root, since it refuses to run as root. The disk is not
waited for unless a test is about just that.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import psycopg

from philtre.server.storage import schema
from philtre.server.storage.database import Storage
from tests.ports import free_ports

USER: Final = "postgres"  # Debian's package makes it
FIRST: Final = "philtre_first"  # all migrations done: they take most of a server's start
SMALL: Final = ("shared_buffers=16MB", "max_connections=60", "autovacuum=off", "jit=off")
CARELESS: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
MISSING: Final = "PostgreSQL is not here, and could not be installed"


@cache
def programs() -> Path | None:
    """The folder of initdb and postgres, which Debian has beside the usual one."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None, key=version)


def version(folder: Path) -> float:
    return float(folder.parent.name)


class Cluster:
    """Databases, all up to date: the first is migrated, the others are copies of it."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self._free: list[str] = []
        self._numbers = count(1)
        self.do(f"CREATE DATABASE {FIRST}")
        Storage(self.url(FIRST)).close()

    def url(self, database: str = USER) -> str:
        """A machine that is busy with tests may take its time to answer."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}?connect_timeout=60"

    def do(self, statement: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as line:
            line.execute(statement.encode())

    def new(self) -> str:
        """The address of a database that nobody has used."""
        name = f"tables_{next(self._numbers)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {FIRST} STRATEGY FILE_COPY")
        return self.url(name)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty one; emptied again it is cheaper than a new one."""
        url = self._free.pop() if self._free else self.new()
        yield url
        with psycopg.connect(url) as line:
            line.execute("SET lock_timeout = '10s'")
            for table in reversed(schema.METADATA.sorted_tables):
                line.execute(f"DELETE FROM {table.name}".encode())
        self._free.append(url)


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """Databases of our own; raises `FileNotFoundError` where there is no PostgreSQL."""
    folder = programs()
    if folder is None:
        raise FileNotFoundError(MISSING)
    with TemporaryDirectory(prefix="philtre-postgres-") as made:
        port = free_ports(1)[0]
        data = Path(made, "data")
        if os.geteuid() == 0:
            shutil.chown(made, USER)
        initdb = [str(folder / "initdb"), "-D", str(data), "-U", USER, "-A", "trust"]
        as_user([*initdb, "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"])
        settings = [*SMALL, *(() if durable else CARELESS), f"port={port}"]
        settings += ["listen_addresses=127.0.0.1", f"unix_socket_directories={made}"]
        options = " ".join(f"-c {setting}" for setting in settings)
        control = [str(folder / "pg_ctl"), "-D", str(data), "-w", "-s"]
        as_user([*control, "-o", options, "-l", str(Path(made, "log")), "start"])
        try:
            yield Cluster(data, port)
        finally:
            as_user([*control, "-m", "immediate", "stop"])


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """The address of a database of its own, up to date and empty."""
    with cluster(durable) as made:
        yield made.new()


def as_user(command: list[str]) -> None:
    if os.geteuid() == 0:
        command = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", *command]
    subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL)
