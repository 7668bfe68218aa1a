"""Databases in a PostgreSQL of our own, thrown away afterwards."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Final

import psycopg

from philtre.server.storage import schema
from philtre.server.storage.database import Storage
from philtre.server.storage.own_postgres import USER, OwnPostgres, own_postgres
from tests.ports import free_ports

FIRST: Final = "philtre_first"  # all migrations done: they take most of a server's start


class Cluster:
    """Databases, all up to date: the first is migrated, the others are copies of it."""

    def __init__(self, made: OwnPostgres) -> None:
        self.folder = made.data
        self.port = made.port
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
def cluster() -> Iterator[Cluster]:
    """Databases of our own, whose disk is not waited for; raises `PhiltreError` without them."""
    with own_postgres(free_ports(1)[0], durable=False) as made:
        yield Cluster(made)
