"""Several nodes on one PostgreSQL, and everything that can happen to them, one after the other.

Killed, frozen past the lease and thawed, cut off from the database, cut off from the other
nodes; and PostgreSQL itself killed. Meanwhile people play through every door.
"""

import asyncio
import json
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from philtre.core.errors import PhiltreError
from philtre.server.attack import Finding
from philtre.server.attack.target import broken_promises, kill, nothing, serve
from philtre.server.attack.wanderers import Memory, Wanderers
from philtre.server.attack.wires import Wire
from philtre.server.storage import queries
from philtre.server.storage.database import Storage
from philtre.server.storage.own_postgres import OwnPostgres, own_postgres
from philtre.server.tables.logged_match import resume

COUNT = 3
TABLES = 6
LEASE = 1.5
CALM = 1.0  # seconds between two troubles


class Node:
    """A server in a process of its own; its way to the database, and the others' to it, are wires.

    People come by its own port: they are not cut off.
    """

    def __init__(self, db: OwnPostgres) -> None:
        self._port, inside, outside = free_ports(3)
        self.url = f"http://127.0.0.1:{self._port}"
        self.to_database = Wire(inside, db.port)
        self.to_others = Wire(outside, self._port)
        self._settings: dict[str, Any] = {
            "db": db.url.replace(f":{db.port}/", f":{inside}/"),
            "address": f"http://127.0.0.1:{outside}",
            "lease_seconds": LEASE,
            "pause": 0.0,
        }
        self._process: Any = None

    def start(self, wait: bool = True) -> None:
        context = multiprocessing.get_context("spawn")
        self._ready = context.Event()
        args = (nothing, self._settings, self._port, self._ready)
        self._process = context.Process(target=serve, args=args)
        self._process.start()
        if wait:
            self.wait()

    def wait(self) -> None:
        if not self._ready.wait(60):
            raise PhiltreError("server-trouble")

    def kill(self) -> None:
        kill(self._process.pid)
        self._process.join()

    def freeze(self) -> None:
        os.kill(self._process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self._process.pid, signal.SIGCONT)

    def close(self) -> None:
        self._process.kill()
        self._process.join()
        self.to_database.close()
        self.to_others.close()


def free_ports(count: int) -> list[int]:
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [int(each.getsockname()[1]) for each in sockets]


@contextmanager
def nodes(db: OwnPostgres, count: int = COUNT) -> Iterator[list[Node]]:
    made = [Node(db) for _ in range(count)]
    try:
        for node in made:
            node.start(wait=False)  # together: one of them migrates
        for node in made:
            node.wait()
        yield made
    finally:
        for node in made:
            node.close()


def killed(node: Node, db: OwnPostgres) -> None:
    node.kill()
    node.start()


def frozen(node: Node, db: OwnPostgres) -> None:
    node.freeze()
    sleep(1.5 * LEASE)
    node.thaw()


def cut_off(node: Node, db: OwnPostgres) -> None:
    """From the database."""
    node.to_database.cut()
    sleep(1.5 * LEASE)
    node.to_database.mend()


def apart(node: Node, db: OwnPostgres) -> None:
    """From the other nodes, though the database hears from all of them."""
    node.to_others.cut()
    sleep(1.5 * LEASE)
    node.to_others.mend()


def no_database(node: Node, db: OwnPostgres) -> None:
    db.stop()
    sleep(0.5)
    db.start()


TROUBLES: list[Callable[[Node, OwnPostgres], None]] = [
    killed,
    frozen,
    apart,
    no_database,
    cut_off,
]


def attack(seconds: float, folder: Path) -> Finding:
    memory, counts = Memory(), dict.fromkeys((trouble.__name__ for trouble in TROUBLES), 0)
    with own_postgres(free_ports(1)[0]) as db:
        with nodes(db) as made:
            asyncio.run(haunt(made, db, memory, counts, seconds))
        broken = memory.broken + broken_promises(db.url, memory.acknowledged, memory.refused)
        broken += untrue(db.url, memory)
    lost = sum(line.startswith("lost") for line in broken)
    figures: dict[str, int | float] = {"moves": len(memory.acknowledged), "lost": lost}
    figures |= {"views": len(memory.seen), "again": memory.again}
    figures["longest"] = round(memory.longest, 1)
    return Finding({**figures, **counts}, broken)


async def haunt(
    made: list[Node], db: OwnPostgres, memory: Memory, counts: dict[str, int], seconds: float
) -> None:
    """Each trouble in turn, at each node in turn, while all play; every one at least once."""
    urls = [node.url for node in made]
    crowd = Wanderers(urls, memory)
    begun, number = monotonic(), 0
    try:
        while number < len(TROUBLES) or monotonic() - begun < seconds:
            await crowd.go_on(TABLES)
            await asyncio.sleep(CALM)
            trouble = TROUBLES[number % len(TROUBLES)]
            await asyncio.to_thread(trouble, made[number % len(made)], db)
            counts[trouble.__name__] += 1
            number += 1
        await asyncio.sleep(LEASE + CALM)
    finally:
        await crowd.end()


def untrue(db: str, memory: Memory) -> list[str]:
    """What was shown to a seat and is not what it sees at that number of the log."""
    storage, broken = Storage(db), []
    for table in {place[0] for place in memory.seen}:
        found = storage.read_now(partial(queries.load, table=table))
        rows = storage.read_now(partial(queries.load_rows, table=table))
        for seq in sorted({place[2] for place in memory.seen if place[0] == table}):
            assert found
            match = resume(found[0].setup, None, rows[:seq]).match
            for seat in range(match.state.players):
                shown = memory.seen.get((table, seat, seq))
                if shown and shown != json.dumps(match.view(seat), sort_keys=True):
                    broken.append(f"not what it sees: {table}, seat {seat}, number {seq}")
    storage.close()
    return broken
