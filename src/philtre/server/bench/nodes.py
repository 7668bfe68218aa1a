"""How much several nodes on one PostgreSQL carry: the same load on one, two and more of them.

Tables are made at every node in turn, and the seats of each table come through different
doors. Beside moves a second and how long they take: what processor time a move takes, of the
nodes and of PostgreSQL, since on few cores more nodes can't be faster.
"""

import asyncio
import json
import multiprocessing
import os
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from multiprocessing.synchronize import Event
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect

from philtre.core.errors import PhiltreError
from philtre.server import logs
from philtre.server.bench.load import PLAYERS, PLENTY, Player, sit_down
from philtre.server.settings import Settings
from philtre.server.storage import queries
from philtre.server.storage.database import Storage
from philtre.server.thinking.processes import prepare

TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def serve(db: str, port: int, ready: Event) -> None:
    """A node, without the limits that one client has."""
    from philtre.server.app import make_server

    prepare()
    logs.configure("critical", "text")
    free = dict.fromkeys(("gets_at_once", "posts_at_once", "messages_at_once"), PLENTY)
    limits = {**free, "tables_in_memory": PLENTY, "tables": PLENTY}
    make_server(Settings(db=db, port=port, workers=0, **limits), ready.set).run()  # type: ignore[arg-type]


@contextmanager
def nodes(db: str, count: int) -> Iterator[tuple[list[str], list[int]]]:
    """Their addresses and processes."""
    context = multiprocessing.get_context("spawn")
    ports = []
    for _ in range(count):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            ports.append(int(free.getsockname()[1]))
    ready = [context.Event() for _ in ports]
    made = [context.Process(target=serve, args=(db, *of)) for of in zip(ports, ready, strict=True)]
    for process in made:
        process.start()
    try:
        if not all(each.wait(120) for each in ready):
            raise PhiltreError("server-trouble")
        yield [f"http://127.0.0.1:{port}" for port in ports], [each.pid or 0 for each in made]
    finally:
        for process in made:
            process.kill()  # as hard as it gets: what was acknowledged is in the log all the same
            process.join()


class Seen:
    """What happened at a table: moves by seat and key, and when each seat saw how far it is."""

    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.cookies = cookies
        self.sent: dict[tuple[int, str], float] = {}
        self.acknowledged: set[tuple[int, str]] = set()
        self.views: list[list[tuple[int, float]]] = [[] for _ in range(PLAYERS)]

    def latencies(self, numbers: dict[tuple[int, str], int]) -> Iterator[float]:
        """From the sending of each move to the last seat's view of it."""
        for key, number in numbers.items():
            firsts = [next((at for seq, at in of if seq >= number), None) for of in self.views]
            if key in self.sent and None not in firsts:
                yield max(at for at in firsts if at is not None) - self.sent[key]


class Traveller(Player):
    """As a `Player`; but a view may come before the answer, from another node."""

    def __init__(self, seen: Seen, seat: int, think: float) -> None:
        super().__init__(seen, seat, think)  # type: ignore[arg-type]
        self.of = seen
        self.view: dict[str, Any] | None = None

    async def run(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "look", "seat": self.seat, "heard": 0}))
        async for text in line:
            message = json.loads(text)
            if message["type"] == "view":
                self.of.views[self.seat].append((message["seq"], perf_counter()))
                self.view = message
            elif message["type"] in ("accepted", "stale", "refused"):
                self.busy = False
                if message["type"] == "accepted":
                    self.of.acknowledged.add((self.seat, message["key"]))
            if self.view and self.view["legal"] and not self.busy:
                view, self.view, self.busy = self.view, None, True
                self.task = asyncio.create_task(self.move(line, view))

    async def move(self, line: ClientConnection, view: dict[str, Any]) -> None:
        self.of.sent[self.seat, f"{self.seat}-{view['seq']}"] = perf_counter() + self.think
        await super().move(line, view)
        self.of.sent[self.seat, f"{self.seat}-{view['seq']}"] = self.sent


def seconds_of(pids: list[int]) -> float:
    """Processor time of these processes so far; 0 where it can't be known."""
    spent = 0.0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            spent += (int(fields[11]) + int(fields[12])) / TICK
        except OSError:
            pass  # ended, or on another machine
    return spent


def backends(db: str) -> list[int]:
    """The processes of PostgreSQL, if it is on this machine."""
    storage = Storage(db)
    query = sa.text("SELECT pid FROM pg_stat_activity")
    found = storage.read_now(lambda connection: list(connection.scalars(query)))
    storage.close()
    return found


async def load(
    urls: list[str], db: str, pids: list[int], tables: int, seconds: float, think: float
) -> tuple[list[Seen], dict[str, float]]:
    """Seat everybody, let them play for a while, then close all lines."""
    gate = asyncio.Semaphore(8)

    async def opened(number: int) -> Seen:
        async with gate, httpx.AsyncClient(base_url=urls[number % len(urls)], timeout=60) as http:
            table = await sit_down(http)
            return Seen(table.id, table.cookies)

    seen = await asyncio.gather(*(opened(number) for number in range(tables)))
    async with AsyncExitStack() as stack:
        lines: list[tuple[Traveller, ClientConnection]] = []
        for number, table in enumerate(seen):
            for seat, cookie in enumerate(table.cookies):
                url = urls[(number + seat) % len(urls)].replace("http", "ws")
                address = f"{url}/api/tables/{table.id}/socket"
                call = connect(address, additional_headers={"Cookie": cookie}, open_timeout=60)
                line = await stack.enter_async_context(call)
                lines.append((Traveller(table, seat, think), line))
        await asyncio.sleep(1)  # lines between the nodes
        of_postgres = await asyncio.to_thread(backends, db)
        begin = perf_counter(), seconds_of(pids), seconds_of(of_postgres)
        tasks = [asyncio.create_task(player.run(line)) for player, line in lines]
        await asyncio.sleep(seconds)
        spent = perf_counter() - begin[0]
        played = sum(len(table.acknowledged) for table in seen)
        cpu = seconds_of(pids) - begin[1], seconds_of(of_postgres) - begin[2]
        await asyncio.gather(*(line.close() for _, line in lines))
        await asyncio.gather(*tasks, return_exceptions=True)
    each = [1000 * part / max(1, played) for part in cpu]
    figures = {"moves_per_s": round(played / spent), "node_ms": each[0], "postgres_ms": each[1]}
    return list(seen), figures


def bench_nodes(db: str, count: int, tables: int, seconds: float, think: float) -> dict[str, Any]:
    with nodes(db, count) as (urls, pids):
        seen, found = asyncio.run(load(urls, db, pids, tables, seconds, think))
    storage, waits, lost = Storage(db), list[float](), 0
    for table in seen:
        rows = storage.read_now(partial(queries.load_rows, table=table.id))
        numbers = {(row.seat, row.key): row.seq for row in rows if row.key}
        lost += len(table.acknowledged - numbers.keys())
        waits += table.latencies(numbers)
    storage.close()
    waits.sort()
    return {
        "nodes": count,
        "tables": tables,
        "clients": tables * PLAYERS,
        "moves_per_s": found["moves_per_s"],
        "p50_ms": round(1000 * waits[len(waits) // 2], 1) if waits else None,
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 1) if waits else None,
        "lost": lost,
        "node_ms": round(found["node_ms"], 2),
        "postgres_ms": round(found["postgres_ms"], 2),
    }
