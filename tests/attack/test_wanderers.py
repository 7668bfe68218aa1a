"""Those who play while nodes are killed."""

import asyncio
import random
from typing import Any, cast

from websockets.asyncio.client import ClientConnection

from philtre.server.attack.wanderers import Memory, Wanderer

NOBODY = cast(ClientConnection, None)


def test_who_was_told_to_end_does_not_go_on_because_of_a_late_view() -> None:
    person = Wanderer(Memory(), [], "table", 0, "", random.Random(0), over=True)
    late: dict[str, Any] = {"type": "view", "seat": 0, "seq": 3, "view": {}}
    asyncio.run(person._hear(NOBODY, {**late, "legal": [], "over": False}))
    assert person.over
