"""Files on disk: written whole or not at all, read with a clear word when they can't be."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from philtre.core import record
from philtre.core.errors import BadRecord
from philtre.core.match import Match


def save(match: Match, file: Path) -> None:
    """Write beside the file, then put it in its place: a crash loses nothing. Raises OSError."""
    beside = file.with_name(file.name + ".part")
    beside.write_text(match.record(), "utf-8")
    os.replace(beside, file)


def write_whole(file: Path, text: str) -> None:
    """All of it or nothing; raises `BadRecord` where there is no room, or no such place."""
    beside = file.with_name(file.name + ".part")
    try:
        beside.write_text(text, "utf-8")
        os.replace(beside, file)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        params: dict[str, str | int] = {"file": str(file), "reason": str(error)}
        raise BadRecord("file-unwritable", params) from None


def free_name(game: str) -> Path:
    """A file name that says what and when."""
    return Path(f"{game}-{datetime.now():%Y%m%d-%H%M%S}.philtre.json")


def load(file: Path) -> Match:
    """The match of a file; raises `BadRecord`."""
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError:
        raise BadRecord("file-missing", {"file": str(file)}) from None
    except (OSError, UnicodeDecodeError) as error:
        params: dict[str, str | int] = {"file": str(file), "reason": str(error)}
        raise BadRecord("file-unreadable", params) from None
    return record.loads(text)


def before(match: Match, number: int) -> Match:
    """The same match before one of its moves, counted from 1; raises `BadRecord`."""
    if not 1 <= number <= len(match.log):
        raise BadRecord("no-such-move", {"number": number, "total": len(match.log)})
    return match.fork(number - 1)
