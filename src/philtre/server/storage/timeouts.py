"""How long a database may take: one that is frozen is hung up on.

PostgreSQL ends its own statements that take too long. A server that is stopped
itself, or behind a line that swallows everything, ends nothing: its driver
would wait for ever. So one thread looks at what is under way, and shuts the
line of whatever is overdue; the driver then says that the connection is lost.
"""

import os
import socket
from threading import Condition, Thread
from time import monotonic
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.exc import DisconnectionError

CONNECT: Final = 5  # seconds until a database that does not answer is away
STATEMENT: Final = 10  # by the database's own clock
OVERDUE: Final = 15  # by ours, from taking a connection to giving it back
OFTEN: Final = 0.5  # between two looks at what is overdue
LINE: Final = "philtre-line"


class Patience:
    def __init__(self, engine: Engine) -> None:
        self._until: dict[int, float] = {}  # by the number of the line
        self._changed = Condition()
        self._closed = False
        event.listen(engine, "checkout", self._taken)
        for given_back in ("checkin", "invalidate"):
            event.listen(engine, given_back, self._given_back)
        Thread(target=self._watch, name="philtre-patience", daemon=True).start()

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify()

    def _taken(self, driver: Any, record: Any, proxy: object) -> None:
        """From now on the clock runs; a line that was cut meanwhile is replaced by a new one."""
        line = record.info[LINE] = driver.fileno()
        self._wait(line, CONNECT)
        try:
            driver.execute("")
            driver.rollback()
        except Exception:
            self._given_back(driver, record)
            raise DisconnectionError from None
        self._wait(line, OVERDUE)

    def _wait(self, line: int, seconds: float) -> None:
        with self._changed:
            self._until[line] = monotonic() + seconds

    def _given_back(self, driver: Any, record: Any, error: object = None) -> None:
        with self._changed:
            self._until.pop(record.info.pop(LINE, -1), None)

    def _watch(self) -> None:
        with self._changed:
            while not self._closed:
                now = monotonic()
                for line in [line for line, until in self._until.items() if until <= now]:
                    del self._until[line]
                    hang_up(line)
                self._changed.wait(OFTEN)


def hang_up(line: int) -> None:
    """Whoever waits on this line is woken up; its owner still has to close it."""
    try:
        with socket.socket(fileno=os.dup(line)) as ours:
            ours.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass  # closed already
