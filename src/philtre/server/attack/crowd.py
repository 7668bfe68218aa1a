"""A crowd that plays as fast as it is answered, and remembers what it was told.

A move that is answered `accepted` is acknowledged: it must be in the log for ever.
One that is refused by the database must not be there. Keys tell them apart.
"""

import asyncio
import json
import random
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PLAYERS = 3
PATIENCE = 30  # seconds until a server that does not answer is given up
Key: TypeAlias = tuple[str, int, str]  # table, seat, key
AWAY = (httpx.HTTPError, WebSocketException, OSError, TimeoutError)


@dataclass
class Crowd:
    """What all of them were told."""

    acknowledged: set[Key] = field(default_factory=set)
    refused: set[Key] = field(default_factory=set)
    tables: list[tuple[str, str]] = field(default_factory=list)  # the table, and whose cookie
    number: int = 0  # of keys

    async def sit_down(self, url: str, tables: int) -> None:
        """So many new tables, each with three at one screen."""
        async with httpx.AsyncClient(base_url=url, timeout=20) as http:
            await http.post("/api/me", json={"name": "Crowd", "lang": "en"})
            cookie = f"philtre_guest={http.cookies['philtre_guest']}"
            seats = [{"kind": "me"}, *({"kind": "here", "name": f"P{n}"} for n in (2, 3))]
            body = {"game": "potion", "seats": seats, "options": {"round_limit": 100}}
            for _ in range(tables):
                made = (await http.post("/api/tables", json=body)).raise_for_status().json()
                self.tables.append((made["id"], cookie))

    async def play(self, url: str, seconds: float) -> None:
        """Everybody plays for so long, or until the server is gone."""
        ends = monotonic() + seconds
        players = [self._play(url, table, cookie, ends) for table, cookie in self.tables]
        await asyncio.gather(*players)

    async def _play(self, url: str, table: str, cookie: str, ends: float) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        with suppress(*AWAY):
            async with connect(address, additional_headers={"Cookie": cookie}) as line:
                rng = random.Random(self.number)
                while monotonic() < ends and await self._round(line, table, rng):
                    pass

    async def _round(self, line: ClientConnection, table: str, rng: random.Random) -> bool:
        """A move of each seat that may move; whether the match goes on."""
        for seat in range(PLAYERS):
            look = {"type": "look", "seat": seat, "heard": 10**6}
            view = await ask(line, look, "view", "refused")
            if view["type"] == "refused":  # the database is away: look again in a moment
                await asyncio.sleep(0.1)
                continue
            if view["over"]:
                return False
            if view["legal"]:
                self.number += 1
                key = f"k{self.number}"
                move = rng.choice(view["legal"])["move"]
                play = {"type": "play", "seat": seat, "move": move, "seq": view["seq"], "key": key}
                answer = await ask(line, play, "accepted", "refused")
                self._remember((table, seat, key), answer)
        return True

    def _remember(self, key: Key, answer: dict[str, Any]) -> None:
        if answer["type"] == "accepted":
            self.acknowledged.add(key)
        elif answer["error"]["key"] != "store-unsure":
            self.refused.add(key)


async def ask(line: ClientConnection, message: dict[str, Any], *types: str) -> dict[str, Any]:
    """The first answer of one of these types, to this very message if it has a key."""
    await line.send(json.dumps(message))
    key = message.get("key")
    while True:
        answer: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if answer["type"] in types and (answer.get("key") or None) == key:
            return answer
