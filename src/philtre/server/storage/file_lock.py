"""One server for one file: a lock that ends with its process, however that ends."""

import os
import sys
from pathlib import Path

from philtre.server.storage.trouble import BadDatabase


class Alone:
    """Held beside the database, not on it: SQLite's own locks are on the file itself."""

    def __init__(self, file: Path) -> None:
        """Raises `BadDatabase` if another server has it."""
        self._held = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            take(self._held)
        except OSError:
            self.release()
            raise BadDatabase("database-taken", {"db": str(file)}) from None

    def release(self) -> None:
        os.close(self._held)


if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
