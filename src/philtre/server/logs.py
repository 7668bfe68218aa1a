"""Log lines: one for each thing that happens, and few for what happens again and again."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from functools import cache
from typing import IO, Final

import msgspec

from philtre.server.limits import Bucket

LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("text", "json")
AT_ONCE, PER_SECOND = 5, 0.1  # lines of one kind
KINDS: Final = 1000  # that are told apart
FRAMES: Final = 6  # of a traceback, the innermost
FIELDS: Final = "fields"  # `LOGGER.info(…, extra={FIELDS: {…}})`


def configure(level: str, format: str, stream: IO[str] | None = None) -> None:
    """Everything that anybody logs goes to one place, in one form."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json() if format == "json" else Text())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    if level != "debug":  # who made what of it is for those who look for a fault
        for chatty in ("alembic", "asyncio", "uvicorn", "httpx"):
            logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))


@cache
def report(table: str, why: str) -> None:
    """What is wrong with a table, once."""
    logging.getLogger("philtre.server").warning("table %s: %s", table, why)


class Seldom(logging.Filter):
    """Lets a few lines of a kind pass, then one now and then, which says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str, str], tuple[Bucket, list[int]]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        fault = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        if len(self._kinds) >= KINDS:
            self._kinds.clear()
        bucket, left_out = self._kinds.setdefault(
            (record.name, str(record.msg), fault), (Bucket(PER_SECOND, AT_ONCE), [0])
        )
        if not bucket.take():
            left_out[0] += 1
            return False
        record.left_out, left_out[0] = left_out[0], 0
        return True


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        parts = [when(record), record.levelname, record.name, message(record)]
        parts += [f"{name}={value}" for name, value in getattr(record, FIELDS, {}).items()]
        return one_line(" ".join(parts))


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message(record),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def message(record: logging.LogRecord) -> str:
    """What happened; of an exception its name, its sentence and where it came from."""
    text = record.getMessage()
    if record.exc_info and record.exc_info[1]:
        error = record.exc_info[1]
        frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
        where = " > ".join(f"{frame.name}:{frame.lineno}" for frame in frames)
        text += f": {type(error).__name__}: {error} [{where}]"
    left_out = getattr(record, "left_out", 0)
    return text + (f" (and {left_out} more like it)" if left_out else "")


def one_line(text: str) -> str:
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())
