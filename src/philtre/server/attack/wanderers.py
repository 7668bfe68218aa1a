"""People who come through any door: each at a seat, at any node, at another when that is gone.

They remember what they were told, and all that they were shown; what was not answered they
send again, under the same key, wherever they are by then.
"""

import asyncio
import json
import random
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from philtre.server.attack.crowd import AWAY, Key

SILENCE = 1.5  # seconds without a word after which another door is tried
ATTEMPTS = 20
OURS = ("store-", "server-trouble")  # a refusal for which the database is to blame


@dataclass
class Memory:
    """What all of them were told."""

    acknowledged: set[Key] = field(default_factory=set)
    refused: set[Key] = field(default_factory=set)
    seen: dict[tuple[str, int, int], str] = field(default_factory=dict)  # table, seat, number
    broken: list[str] = field(default_factory=list)
    longest: float = 0.0  # seconds from sending a move to its answer
    again: int = 0  # moves that were sent again
    number: int = 0  # of keys

    def see(self, table: str, view: dict[str, Any]) -> None:
        """The same number is the same position, whoever shows it."""
        place = table, view["seat"], view["seq"]
        shown = json.dumps(view["view"], sort_keys=True)
        if self.seen.setdefault(place, shown) != shown:
            self.broken.append(f"shown in two ways: {place}")


@dataclass
class Wanderer:
    memory: Memory
    urls: list[str]
    table: str
    seat: int
    cookie: str
    rng: random.Random
    view: dict[str, Any] | None = None
    asked: tuple[str, str, float] | None = None  # key, message, when: a move without an answer
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            url = self.rng.choice(self.urls).replace("http", "ws")
            address = f"{url}/api/tables/{self.table}/socket"
            headers = {"Cookie": self.cookie}
            try:
                async with connect(
                    address, additional_headers=headers, open_timeout=SILENCE, close_timeout=0.1
                ) as line:
                    await self._stay(line)
            except AWAY:
                await asyncio.sleep(0.05)

    async def _stay(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "look", "seat": self.seat, "heard": 0}))
        if self.asked:
            self.memory.again += 1
            await line.send(self.asked[1])
        until = monotonic() + self.rng.uniform(1, 6)  # then it is somewhere else
        while monotonic() < until and not self.over:
            try:
                text = await asyncio.wait_for(line.recv(), SILENCE / 2)
            except TimeoutError:
                await line.send('{"type": "ping"}')
                text = await asyncio.wait_for(line.recv(), SILENCE / 2)
            await self._hear(line, json.loads(text))

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "view" and message["seat"] == self.seat:
            self.memory.see(self.table, message)
            self.view = message
            self.over = self.over or message["over"]  # who was told to end has ended
        elif self.asked and message.get("key") == self.asked[0]:
            await self._answered(line, message)
        if self.view and self.view["legal"] and not self.asked:
            await self._move(line, self.view)

    async def _move(self, line: ClientConnection, view: dict[str, Any]) -> None:
        self.memory.number += 1
        key = f"w{self.memory.number}"
        move = self.rng.choice(view["legal"])["move"]
        play = {"type": "play", "seat": self.seat, "move": move, "seq": view["seq"], "key": key}
        self.view = None
        self.asked = key, json.dumps(play), monotonic()
        await line.send(self.asked[1])

    async def _answered(self, line: ClientConnection, answer: dict[str, Any]) -> None:
        assert self.asked
        key = self.table, self.seat, self.asked[0]
        self.memory.longest = max(self.memory.longest, monotonic() - self.asked[2])
        self.asked = None
        if answer["type"] == "accepted":
            self.memory.acknowledged.add(key)
        elif answer["type"] == "refused":
            why = answer["error"]["key"]
            if why != "store-unsure":
                self.memory.refused.add(key)
            if not why.startswith(OURS):
                self.memory.broken.append(f"refused, {why}: {key}")
            await asyncio.sleep(0.1)
            await line.send(json.dumps({"type": "look", "seat": self.seat, "heard": 0}))


class Wanderers:
    """All of them, at work until they are told to end."""

    def __init__(self, urls: list[str], memory: Memory) -> None:
        self._urls = urls
        self._memory = memory
        self._people: list[Wanderer] = []
        self._playing: list[asyncio.Task[None]] = []

    async def go_on(self, tables: int) -> None:
        """At new tables, if those before are over: half of them with a bot."""
        if all(person.over for person in self._people):
            for number in range(tables):
                self._people += await self._insist(number)
            waiting = self._people[len(self._playing) :]
            self._playing += [asyncio.create_task(person.play()) for person in waiting]

    async def _insist(self, number: int) -> list[Wanderer]:
        """A node that has just come back may not have its database yet."""
        for attempt in range(ATTEMPTS):
            try:
                return await self._sit_down(number + attempt * len(self._urls) * 2)
            except httpx.HTTPError:
                await asyncio.sleep(0.5)
        self._memory.broken.append("nobody can sit down")
        return []

    async def end(self) -> None:
        for person in self._people:
            person.over = True
        for outcome in await asyncio.gather(*self._playing, return_exceptions=True):
            if isinstance(outcome, Exception):
                self._memory.broken.append(f"a wanderer: {outcome!r}")

    async def _sit_down(self, number: int) -> list[Wanderer]:
        """Each seat is a guest's of its own, who sits down through any door."""
        kinds = ["me", "open", "open" if number % 2 else "bot"]
        seats = [{"kind": k, "bot": "random"} if k == "bot" else {"kind": k} for k in kinds]
        body = {"game": "potion", "seats": seats, "public": True, "options": {"round_limit": 100}}
        table, found = "", []
        for seat, kind in enumerate(kinds[: 2 + number % 2]):
            url = self._urls[(number + seat) % len(self._urls)]
            async with httpx.AsyncClient(base_url=url, timeout=60) as http:
                me = {"name": f"W{seat}", "lang": "en"}
                (await http.post("/api/me", json=me)).raise_for_status()
                cookie = f"philtre_guest={http.cookies['philtre_guest']}"
                if kind == "me":
                    answer = await http.post("/api/tables", json=body)
                    table = answer.raise_for_status().json()["id"]
                else:
                    sit = {"seat": seat, "invite": None}
                    (await http.post(f"/api/tables/{table}/sit", json=sit)).raise_for_status()
            rng = random.Random(f"{len(self._people)}/{number}/{seat}")
            found.append(Wanderer(self._memory, self._urls, table, seat, cookie, rng))
        return found
