"""What a browser keeps things in: drawers of values by their keys.

In a tab this is IndexedDB (`web/src/site/drawers.ts`), elsewhere a dictionary: what is tested
here is all but those few lines.
"""

import json
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias

from philtre.server.tables.errors import NotFound, NotNow, Unstored

Key: TypeAlias = Sequence[str | int]  # of a table, and what it is a part of comes first
Value: TypeAlias = dict[str, Any]

GONE, TAKEN, FULL = "gone", "taken", "full"  # why nothing was changed


class Change(NamedTuple):
    """`must`: it has to be there; `add`: it must not be; `sweep`: all whose keys begin so."""

    how: Literal["must", "add", "put", "drop", "sweep"]
    drawer: str
    key: Key
    value: Value | None = None


class Drawers(Protocol):
    async def every(self, drawer: str, key: Key) -> list[Value]:
        """All whose keys begin so, in the order of their keys."""
        ...

    async def write(self, changes: list[Change]) -> None:
        """All of them, or none: raises `NotFound`, `NotNow` or `Unstored`."""


def refusal(why: str) -> Exception:
    """What is raised where nothing was changed."""
    if why == GONE:
        return NotFound("no-such-table")
    if why == TAKEN:
        return NotNow("table-elsewhere")
    return Unstored("store-tab-full" if why == FULL else "store-tab-broken")


class Memory:
    """`Drawers` that last as long as the program; `room` for so many bytes, if any is set."""

    def __init__(self, room: int | None = None) -> None:
        self.kept: dict[str, dict[tuple[str | int, ...], str]] = {}
        self.room = room

    async def every(self, drawer: str, key: Key) -> list[Value]:
        found = self.kept.get(drawer, {})
        return [json.loads(found[each]) for each in sorted(found) if begins(each, key)]

    async def write(self, changes: list[Change]) -> None:
        changed = {drawer: dict(values) for drawer, values in self.kept.items()}
        for change in changes:
            self._make(changed, change)
        size = sum(len(value) for values in changed.values() for value in values.values())
        if self.room is not None and size > self.room:
            raise refusal(FULL)
        self.kept = changed

    def _make(self, kept: dict[str, dict[tuple[str | int, ...], str]], change: Change) -> None:
        drawer, key = kept.setdefault(change.drawer, {}), tuple(change.key)
        match change.how:
            case "must":
                if key not in drawer:
                    raise refusal(GONE)
            case "add" | "put":
                if change.how == "add" and key in drawer:
                    raise refusal(TAKEN)
                drawer[key] = json.dumps(change.value)
            case "drop":
                drawer.pop(key, None)
            case "sweep":
                for each in [each for each in drawer if begins(each, key)]:
                    del drawer[each]


def begins(key: Key, with_: Key) -> bool:
    return tuple(key[: len(with_)]) == tuple(with_)


DRAWERS: Final = ("tables", "moves", "talk", "questions", "people")
