"""PostgreSQL's notifications: that something has changed, told as it is committed.

A poke is a kind, an id and a number; who hears it reads the rows. One that is lost, while the
line is broken, harms nothing: the listener says so, and everything is read again.
"""

import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine

from philtre.server.storage.database import patient
from philtre.server.storage.trouble import reason_of

LOGGER = logging.getLogger("philtre.server")
CHANNEL: Final = "philtre"
QUIET: Final = 2.0  # seconds without a poke after which the line is tried
AGAIN: Final = 0.5  # seconds until a line that broke is made anew


class Poke(NamedTuple):
    kind: str  # rows, seats, moved, gone, guest; all: some may have been lost
    id: str = ""
    number: int = 0


ALL: Final = Poke("all")


class Pokes:
    """A thread of its own with a connection of its own."""

    def __init__(self, engine: Engine, heard: Callable[[list[Poke]], None]) -> None:
        self._engine = engine
        self._heard = heard  # called in the thread
        self._closed = Event()
        self._thread = Thread(target=self._run, name="philtre-pokes", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                self._listen()
            except Exception as error:
                LOGGER.debug("pokes: %s", reason_of(error))
                self._closed.wait(AGAIN)

    def _listen(self) -> None:
        import psycopg

        args, more = self._engine.dialect.create_connect_args(self._engine.url)
        given: dict[str, Any] = {**more, **patient(self._engine.url)}
        with psycopg.connect(*args, autocommit=True, **given) as line:
            line.execute(f"LISTEN {CHANNEL}")
            self._heard([ALL])  # what was told before
            while not self._closed.is_set():
                found = [read(told.payload) for told in line.notifies(timeout=QUIET, stop_after=1)]
                found += [read(told.payload) for told in line.notifies(timeout=0)]
                if found:
                    self._heard(found)
                else:
                    line.execute("SELECT 1")


def read(payload: str) -> Poke:
    kind, id, number = payload.split(" ")
    return Poke(kind, id, int(number))
