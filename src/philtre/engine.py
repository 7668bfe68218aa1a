"""Which engine runs: as it is written, or compiled; and the compiled one that is on its way.

`python3 run.py` starts before the compiler is done. `PHILTRE_ENGINE` then names the folder
that will hold the compiled package; it is there once all of it is. Beside it a file
tells how far the compiler is, in percent, or that it failed.
"""

import os
import sys
from pathlib import Path

from philtre.core import state


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return not str(state.__file__).endswith(".py")


def coming() -> Path | None:
    """Where a compiled engine will be, if one is made."""
    folder = os.environ.get("PHILTRE_ENGINE")
    return Path(folder) if folder else None


def ready() -> bool:
    folder = coming()
    return folder is not None and folder.exists()


def failed() -> str:
    """Where to read what the compiler said, if it failed."""
    word, _, log = _status().partition(" ")
    return log if word == "failed" else ""


def percent() -> int:
    """How far the compiler is."""
    status = _status()
    return 100 if ready() else int(status) if status.isdigit() else 0


def waits() -> bool:
    """Whether a compiled engine is on its way and not there yet."""
    return coming() is not None and not (compiled() or ready() or failed())


def take() -> None:
    """Let processes that are started from now on run the compiled engine.

    They look where this process would look; its own modules stay what they are.
    """
    sys.path.insert(0, str(coming()))


def _status() -> str:
    folder = coming()
    try:
        return folder.with_suffix(".status").read_text() if folder else ""
    except OSError:  # not begun, or done
        return ""
