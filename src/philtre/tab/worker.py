"""What a browser's worker calls: `start` for the table, `think` for those who think.

Here, and nowhere else, Python meets the browser (`web/src/site/worker.ts`).
"""

import json
from typing import Any

from philtre.core import native, registry

native.stand_in()
registry.MODULES.update(registry.ours())  # there are no other packages: none is looked for

from philtre.server.settings import Settings  # noqa: E402, after the stand-in for `librt`
from philtre.tab.door import Door  # noqa: E402
from philtre.tab.drawers import Change, Key, Value, refusal  # noqa: E402
from philtre.tab.minds import Workers, done  # noqa: E402

__all__ = ["start", "think"]


class Browser:
    """`Drawers` that the browser keeps."""

    def __init__(self, drawers: Any) -> None:
        self._drawers = drawers

    async def every(self, drawer: str, key: Key) -> list[Value]:
        found: list[Value] = json.loads(await self._drawers.every(drawer, json.dumps(key)))
        return found

    async def write(self, changes: list[Change]) -> None:
        why: str = await self._drawers.write(json.dumps(changes))
        if why:
            raise refusal(why)


def think(work: Any) -> bytes:
    """In a worker that thinks."""
    return done(bytes(work.to_py()))


def start(page: Any, drawers: Any, pause: float = 0.9) -> Door:
    """The table; `page` is what the worker says to its page."""

    async def ask(work: bytes) -> bytes | None:
        said = await page.think(work)
        return None if said is None else bytes(said.to_py())

    settings = Settings(
        db="",
        pause=pause,
        slow=True,
        tables_of_a_guest=1_000,
        keep_free=0,
        open_records=True,
    )
    return Door(settings, Browser(drawers), Workers(ask), page)
