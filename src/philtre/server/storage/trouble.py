"""A database that misbehaves, in words that players and keepers understand."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from philtre.core.errors import PhiltreError
from philtre.server.storage.writer import Lost, Unsure
from philtre.server.tables.errors import Unstored

LOGGER = logging.getLogger("philtre.server")
QUIET: Final = 10.0  # seconds between two lines in the log about the same trouble


class BadDatabase(PhiltreError):
    """The database can't be opened or brought up to date."""


FULL, READ_ONLY, BUSY, AWAY, BROKEN, UNSURE = (
    "store-full",
    "store-read-only",
    "store-busy",
    "store-away",
    "store-broken",
    "store-unsure",
)
# By SQLite's primary result codes.
SQLITE: Final = {
    5: BUSY,
    6: BUSY,
    7: BROKEN,  # no memory
    8: READ_ONLY,
    10: BROKEN,  # an I/O error
    11: BROKEN,  # damaged
    13: FULL,
    14: AWAY,  # can't be opened
    26: BROKEN,  # not a database
}
# By the first characters of PostgreSQL's codes; the longest that fits.
POSTGRES: Final = {
    "08": AWAY,
    "25006": READ_ONLY,
    "40": BUSY,  # deadlocks and the like
    "53": BROKEN,
    "53100": FULL,
    "53300": BUSY,  # too many connections
    "55P03": BUSY,  # a lock that somebody holds
    "57014": BUSY,  # took too long
    "57P": AWAY,
    "58": BROKEN,
    "XX": BROKEN,
}


def kind_of(error: BaseException) -> str | None:
    """The key of what is wrong with the database; None if it is not the database's fault."""
    if isinstance(error, Unsure):
        return UNSURE
    if isinstance(error, Lost):
        return BROKEN
    if isinstance(error, PoolTimeout | TimeoutError):
        return AWAY
    cause = getattr(error, "orig", error)
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE.get(code & 0xFF)
    state = getattr(cause, "sqlstate", None)
    if state is not None:
        fits = [start for start in POSTGRES if state.startswith(start)]
        return POSTGRES[max(fits, key=len)] if fits else None
    return AWAY if getattr(error, "connection_invalidated", False) or _unreached(cause) else None


def _unreached(cause: BaseException) -> bool:
    """PostgreSQL's driver has no code where there was nobody to give one."""
    module = type(cause).__module__
    return module.startswith("psycopg") and type(cause).__name__ in (
        "OperationalError",
        "ConnectionTimeout",
    )


@contextmanager
def told() -> Iterator[None]:
    """What goes wrong with the database within is raised as `Unstored`, and logged in a line."""
    try:
        yield
    except PhiltreError:
        raise
    except Exception as error:
        kind = kind_of(error)
        if kind is None:
            raise
        _log(kind, reason_of(error))
        raise Unstored(kind) from None


_last: dict[str, float] = {}  # when each kind of trouble was last logged


def _log(kind: str, reason: str) -> None:
    """A line now and then: while a database is away, everything that is asked of it fails."""
    now = monotonic()
    if now - _last.get(kind, -QUIET) >= QUIET:
        _last[kind] = now
        LOGGER.error("%s: %s", kind, reason)


def bad_database(db: str, error: Exception) -> BadDatabase:
    """Why it can't be opened: in our words where we have some, else in the database's."""
    kind = kind_of(error) if isinstance(error, SQLAlchemyError) else None
    if kind in (READ_ONLY, BUSY, FULL):
        return BadDatabase(kind.replace("store", "database"), {"db": db})
    return BadDatabase("bad-database", {"db": db, "reason": reason_of(error)})


def reason_of(error: BaseException) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]
