"""The database: opened, brought up to date, read from any thread, written by one."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import SQLAlchemyError

from philtre.core.errors import PhiltreError
from philtre.server.measures import Measures
from philtre.server.writer import Writer

T = TypeVar("T")


class BadDatabase(PhiltreError):
    """The database can't be opened or brought up to date."""


class Storage:
    def __init__(self, url: str) -> None:
        try:
            self.engine = make_engine(url)
            migrate(self.engine)
        except (SQLAlchemyError, OSError, ImportError) as error:
            line = str(error).splitlines()[0]
            raise BadDatabase("bad-database", {"db": shown(url), "reason": line}) from None
        self.measures = Measures()
        self.writer = Writer(self.engine, self.measures)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a query says, asked in a thread so that no table has to wait for it."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Returns when the work is committed; raises if nothing was changed."""
        return await asyncio.wrap_future(self.writer.submit(work))

    def write_now(self, work: Callable[[Connection], T]) -> T:
        return self.writer.submit(work).result()

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()


def shown(url: str) -> str:
    """The address as it may be told: without its password."""
    try:
        return make_url(url).render_as_string()
    except SQLAlchemyError:
        return url


def make_engine(url: str) -> Engine:
    """SQLite, or PostgreSQL, whose driver is an extra: `pip install "philtre[postgres]"`."""
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_pre_ping=True)  # it may have been restarted meanwhile
    if parsed.database:
        file = Path(parsed.database)
        if not file.exists():
            file.touch(mode=0o600)  # the seeds of matches that are being played are in it
    engine = create_engine(parsed)
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    """The writer takes its lock at once: taking it late could fail instead of waiting."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _durable(connection: object, record: object) -> None:
    """Write-ahead log, flushed at each commit; the driver leaves transactions to us."""
    connection.isolation_level = None  # type: ignore[attr-defined]
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to what `schema.py` says."""
    if is_current(engine):
        return
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_current(engine: Engine) -> bool:
    """Whether the last of the migrations, which are numbered, is the one it was brought to."""
    files = (Path(__file__).parent / "migrations" / "versions").glob("v[0-9]*.py")
    last = max(file.name for file in files)[1:5]
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return False
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        return bool(found == last)
