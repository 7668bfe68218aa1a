"""How much a server carries: many sockets at many live tables, all on this machine.

The server runs in a process of its own, as it is, but for its limits. Clients
play random legal moves of The Potion, each after a while of thinking.
"""

import asyncio
import json
import multiprocessing
import random
import socket
from contextlib import AsyncExitStack, suppress
from functools import partial
from multiprocessing.synchronize import Event
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from philtre.core.errors import PhiltreError
from philtre.core.state import CHANCE
from philtre.server.settings import Settings
from philtre.server.storage import queries
from philtre.server.storage.database import Storage
from philtre.server.tables.log import MOVE
from philtre.server.thinking.processes import prepare

PLAYERS = 4
PLENTY = 10_000_000


def serve(db: str, port: int, ready: Event) -> None:
    """The server, without the limits that one client has."""
    from philtre.server.app import make_server

    prepare()
    settings = Settings(
        db=db,
        port=port,
        gets_at_once=PLENTY,
        posts_at_once=PLENTY,
        messages_at_once=PLENTY,
        tables_in_memory=PLENTY,
        workers=0,
    )
    make_server(settings, ready.set).run()


class BenchTable:
    """A table, what was sent there, and when the last seat has seen it."""

    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.cookies = cookies
        self.sent: dict[int, float] = {}  # by the number that the move was given
        self.seen: dict[int, list[float]] = {}
        self.accepted = 0

    def latencies(self) -> list[float]:
        """From the sending of each move to the last seat's view."""
        return [
            max(self.seen[seq]) - at
            for seq, at in self.sent.items()
            if len(self.seen.get(seq, [])) == PLAYERS
        ]


async def open_table(url: str, gate: asyncio.Semaphore) -> BenchTable:
    async with gate, httpx.AsyncClient(base_url=url, timeout=60) as http:
        return await sit_down(http)


async def sit_down(http: httpx.AsyncClient) -> BenchTable:
    cookies: list[str] = []
    made: dict[str, str] = {}
    for seat in range(PLAYERS):
        http.cookies.clear()
        await http.post("/api/me", json={"name": f"P{seat}", "lang": "en"})
        cookies.append(f"philtre_guest={http.cookies['philtre_guest']}")
        if seat == 0:
            kinds = [{"kind": "me"}, *[{"kind": "open"}] * (PLAYERS - 1)]
            body: dict[str, Any] = {"game": "potion", "seats": kinds, "public": True}
            made = (await http.post("/api/tables", json=body)).raise_for_status().json()
        else:
            body = {"seat": seat, "invite": None}
            (await http.post(f"/api/tables/{made['id']}/sit", json=body)).raise_for_status()
    return BenchTable(made["id"], cookies)


class Player:
    """Somebody at a seat: reads all the time, thinks for a while, plays."""

    def __init__(self, table: BenchTable, seat: int, think: float) -> None:
        self.table = table
        self.seat = seat
        self.think = think
        self.rng = random.Random(f"{table.id}/{seat}")
        self.busy = False  # thinking, or waiting for the view that its move leads to
        self.sent = 0.0
        self.stored = False
        self.task: asyncio.Task[None] | None = None

    async def run(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "look", "seat": self.seat, "heard": 0}))
        async for text in line:
            message = json.loads(text)
            if message["type"] == "accepted":
                self.table.accepted += 1
                self.stored = True
            elif message["type"] == "view":
                self.see(line, message)

    def see(self, line: ClientConnection, view: dict[str, Any]) -> None:
        self.table.seen.setdefault(view["seq"], []).append(perf_counter())
        if self.stored:
            self.table.sent[view["seq"]] = self.sent
            self.busy = self.stored = False
        if view["legal"] and not self.busy:
            self.busy = True
            self.task = asyncio.create_task(self.move(line, view))

    async def move(self, line: ClientConnection, view: dict[str, Any]) -> None:
        await asyncio.sleep(self.rng.uniform(0, 2 * self.think))
        move, seq = self.rng.choice(view["legal"])["move"], view["seq"]
        play = {"type": "play", "seat": self.seat, "move": move, "seq": seq}
        self.sent = perf_counter()
        with suppress(ConnectionClosed):
            await line.send(json.dumps({**play, "key": f"{self.seat}-{seq}"}))


async def load(url: str, tables: int, seconds: float, think: float) -> dict[str, Any]:
    """Seat everybody, let them play for a while, then close all lines."""
    gate = asyncio.Semaphore(16)
    opened = await asyncio.gather(*(open_table(url, gate) for _ in range(tables)))
    async with AsyncExitStack() as stack:
        lines: list[tuple[Player, ClientConnection]] = []
        for table in opened:
            for seat, cookie in enumerate(table.cookies):
                address = f"{url.replace('http', 'ws')}/api/tables/{table.id}/socket"
                call = connect(address, additional_headers={"Cookie": cookie}, open_timeout=60)
                line = await stack.enter_async_context(call)
                lines.append((Player(table, seat, think), line))
        begin = perf_counter()  # all are here: now they begin to look, and to play
        tasks = [asyncio.create_task(player.run(line)) for player, line in lines]
        await asyncio.sleep(seconds)
        spent = perf_counter() - begin
        played = sum(table.accepted for table in opened)
        await asyncio.gather(*(line.close() for _, line in lines))
        await asyncio.gather(*tasks, return_exceptions=True)
    waits = sorted(wait for table in opened for wait in table.latencies())
    return {
        "tables": tables,
        "clients": len(lines),
        "moves_per_s": round(played / spent),
        "p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 1),
        "accepted": {table.id: table.accepted for table in opened},
    }


def lost(db: str, accepted: dict[str, int]) -> int:
    """How many moves were acknowledged and are not in the log."""
    storage = Storage(db)
    missing = 0
    for id, count in accepted.items():
        rows = storage.read_now(partial(queries.load_rows, table=id))
        stored = sum(row.kind == MOVE and row.seat != CHANCE for row in rows)
        missing += max(0, count - stored)
    storage.close()
    return missing


def bench_server(tables: int, seconds: float, think: float) -> dict[str, Any]:
    """Moves a second, how long until the last seat sees one, and how many were lost."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    context = multiprocessing.get_context("spawn")
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'tables.db'}"
        ready = context.Event()
        server = context.Process(target=serve, args=(db, port, ready))
        server.start()
        try:
            if not ready.wait(60):
                raise PhiltreError("server-trouble")
            result = asyncio.run(load(f"http://127.0.0.1:{port}", tables, seconds, think))
        finally:
            server.kill()  # as hard as it gets: what was acknowledged is in the log all the same
            server.join()
        result["lost"] = lost(db, result.pop("accepted"))
    return result
