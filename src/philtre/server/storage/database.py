"""The database: opened, brought up to date, read from any thread, written by one."""

import asyncio
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import SQLAlchemyError

from philtre.server.metrics import Metrics
from philtre.server.storage.file_lock import Alone
from philtre.server.storage.timeouts import CONNECT, OVERDUE, STATEMENT, Patience
from philtre.server.storage.trouble import bad_database, told
from philtre.server.storage.writer import Writer

T = TypeVar("T")

MIGRATIONS: Final = Path(__file__).parent / "migrations"
READERS: Final = 8  # threads that read: their own, so that a database that hangs holds up no page
BUSY: Final = 10  # seconds that SQLite waits while another program writes
MIGRATING: Final = 0x7068696C  # the number of PostgreSQL's lock for that
CAN_WRITE: Final = "UPDATE alembic_version SET version_num = version_num"  # and is not committed


class Storage:
    def __init__(self, url: str, alone: bool = False) -> None:
        """Raises `BadDatabase`; if it is to be alone, also where another server is at work."""
        lock: Alone | None = None
        try:
            self.engine = make_engine(url)
            file = file_of(self.engine.url)
            lock = Alone(file) if alone and file else None
            migrate(self.engine)
            if alone:
                with self.engine.connect() as connection:
                    connection.exec_driver_sql(CAN_WRITE)
        except (SQLAlchemyError, OSError, ImportError) as error:
            if lock:
                lock.release()
            raise bad_database(shown(url), error) from None
        self._lock = lock
        self._patience = None if file else Patience(self.engine)
        self._readers = ThreadPoolExecutor(READERS, "philtre-reader")
        self.metrics = Metrics()
        self.writer = Writer(self.engine, self.metrics)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a query says, asked in a thread so that no table has to wait for it."""
        loop = asyncio.get_running_loop()
        with told():
            asked = loop.run_in_executor(self._readers, self._read, work)
            return await asyncio.wait_for(asked, OVERDUE + CONNECT)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with told():
            return self._read(work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def apart(self, work: Callable[[Connection], T], durable: bool = False) -> T:
        """A short write that waits for no other; not durable: a crash of the database may undo it.

        What two servers may want to change goes here: in a commit that is shared, each could
        wait for the other.
        """

        def committed() -> T:
            with self.engine.begin() as connection:
                if not durable:
                    connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
                return work(connection)

        loop = asyncio.get_running_loop()
        with told():
            asked = loop.run_in_executor(self._readers, committed)
            return await asyncio.wait_for(asked, OVERDUE + CONNECT)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Returns when the work is committed; raises if nothing was changed.

        Only after `store-unsure` it may have been.
        """
        with told():
            return await self.writer.ask(work)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        with told():
            return self.writer.submit(work).result()

    @property
    def many(self) -> bool:
        """Whether several servers may share it."""
        return self.engine.dialect.name == "postgresql"

    @property
    def file(self) -> Path | None:
        """The file of the database, if it has one here."""
        return file_of(self.engine.url)

    def room(self) -> int | None:
        """Bytes that are free where the database is; None if that can't be known."""
        return shutil.disk_usage(self.file.parent).free if self.file else None

    def close(self) -> None:
        self.writer.close()
        self._readers.shutdown(cancel_futures=True)
        self.engine.dispose()
        if self._patience:
            self._patience.close()
        if self._lock:
            self._lock.release()


def shown(url: str) -> str:
    """The address as it may be told: without its password."""
    try:
        return make_url(url).render_as_string()
    except SQLAlchemyError:
        return url


def file_of(url: URL) -> Path | None:
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database.removeprefix("file:")).resolve()


def make_engine(url: str) -> Engine:
    """SQLite, or PostgreSQL, whose driver is an extra: `pip install "philtre[postgres]"`."""
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return create_engine(
            parsed,
            pool_size=READERS + 1,
            pool_timeout=CONNECT,
            connect_args=patient(parsed),
        )
    file = file_of(parsed)
    if file and not file.exists():
        file.touch(mode=0o600)  # the seeds of matches that are being played are in it
    engine = create_engine(parsed)
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", _begin)
    return engine


def patient(url: URL) -> dict[str, Any]:
    """How long PostgreSQL may take; what the address says of that goes first."""
    limits: dict[str, Any] = {
        "connect_timeout": CONNECT,
        "tcp_user_timeout": 1000 * OVERDUE,
        "options": f"-c statement_timeout={STATEMENT}s -c lock_timeout={CONNECT}s",
    }
    return {name: value for name, value in limits.items() if name not in url.query}


def _begin(connection: Connection) -> None:
    """The writer takes its lock at once: taking it late could fail instead of waiting."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _durable(connection: object, record: object) -> None:
    """Write-ahead log, flushed at each commit; the driver leaves transactions to us."""
    connection.isolation_level = None  # type: ignore[attr-defined]
    cursor = connection.cursor()  # type: ignore[attr-defined]
    wait = f"busy_timeout={1000 * BUSY}"
    for pragma in (wait, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to what `schema.py` says."""
    if not is_current(engine):
        upgrade(engine, "head")


def upgrade(engine: Engine, to: str) -> None:
    """Bring the database to that revision."""
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # may take its time
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            # several servers may start together: the first one does it, the others wait
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def revisions() -> list[str]:
    """All that this program knows, in order."""
    return sorted(file.name[1:5] for file in (MIGRATIONS / "versions").glob("v[0-9]*.py"))


def is_current(engine: Engine) -> bool:
    """Whether the last of the migrations, which are numbered, is the one it was brought to."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return False
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        return bool(found == revisions()[-1])
