"""What was played of a long match, on disk: an interruption loses the batch under way, no more.

A line of JSON for each batch, with all that its result follows from; other matches may
be in the same file. A line that was not written to its end is not counted.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from philtre.core.errors import BadRecord
from philtre.version import VERSION


class Plan(Protocol):
    """What is played, in batches."""

    def batch(self, first: int) -> int: ...

    def _asdict(self) -> dict[str, Any]: ...


class Tally(Protocol):
    """What was counted over some games."""

    games: int


class Ledger:
    def __init__(self, file: Path) -> None:
        """Raises `BadRecord` if the file can't be read or written."""
        self.file = file
        check_folder(file)
        try:
            with file.open("a+", encoding="utf-8") as lines:
                lines.seek(0)
                self.known = dict(filter(None, map(_entry, lines)))
                if lines.tell() and not file.read_bytes().endswith(b"\n"):
                    lines.write("\n")
        except UnicodeDecodeError as error:
            raise _trouble("file-unreadable", file, error) from None
        except OSError as error:
            raise _trouble("file-unwritable", file, error) from None

    def found(self, plan: Plan, first: int, tally: Tally) -> bool:
        """Whether the batch that begins with game `first` was played; if so, it is filled in."""
        counts = self.known.get(_key(plan, first))
        if counts is None or counts["games"] != plan.batch(first):
            return False
        vars(tally).update(counts)
        return True

    def add(self, plan: Plan, first: int, tally: Tally) -> None:
        """Raises `BadRecord` where there is no room for it; what was there before still counts."""
        counts = vars(tally)
        size = self.file.stat().st_size
        try:
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps({**_facts(plan, first), "tally": counts}) + "\n")
        except OSError as error:
            with suppress(OSError):
                os.truncate(self.file, size)
            raise _trouble("file-unwritable", self.file, error) from None
        self.known[_key(plan, first)] = counts


def check_folder(file: Path) -> None:
    """Better told before hours of games than after them; raises `BadRecord`."""
    if not file.parent.is_dir():
        raise BadRecord("folder-missing", {"folder": str(file.parent)})


def _trouble(key: str, file: Path, error: Exception) -> BadRecord:
    return BadRecord(key, {"file": str(file), "reason": str(error)})


def _facts(plan: Plan, first: int) -> dict[str, object]:
    """All but the number of games, which may grow."""
    facts: dict[str, object] = {**plan._asdict(), "first": first, "version": VERSION}
    del facts["games"]
    return facts


def _key(plan: Plan, first: int) -> str:
    return json.dumps(_facts(plan, first), sort_keys=True)


def _entry(line: str) -> tuple[str, dict[str, object]] | None:
    try:
        entry = json.loads(line)
        counts = entry.pop("tally")
    except (ValueError, AttributeError, KeyError):
        return None
    return json.dumps(entry, sort_keys=True), counts
