"""The server that is attacked: one of our own, in a process of its own, on loopback."""

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.synchronize import Event
from typing import Any

from philtre.core.errors import PhiltreError
from philtre.server import logs
from philtre.server.attack.crowd import Key
from philtre.server.settings import Settings
from philtre.server.storage import queries
from philtre.server.storage.check import check
from philtre.server.storage.database import Storage
from philtre.server.thinking.processes import prepare

PLENTY = 10_000_000
FREE: dict[str, Any] = {
    "gets_at_once": PLENTY,
    "posts_at_once": PLENTY,
    "messages_at_once": PLENTY,
    "tables_of_a_guest": PLENTY,
    "keep_free": 0,
    "workers": 0,
}


def serve(prepared: Callable[[], None], settings: dict[str, Any], port: int, ready: Event) -> None:
    """The server, without the limits that one client has."""
    from philtre.server.app import make_server

    prepare()
    prepared()
    logs.configure("critical", "text")  # what is tried is not told line by line
    make_server(Settings(port=port, **{**FREE, **settings}), ready.set).run()


def nothing() -> None:
    """The server as it is."""


@contextmanager
def target(
    db: str, prepared: Callable[[], None] = nothing, **settings: Any
) -> Iterator[tuple[str, int]]:
    """Its address and its process; killed in the end, if it is not already."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    args = (prepared, {"db": db, **settings}, port, ready)
    process = context.Process(target=serve, args=args)
    process.start()
    try:
        if not ready.wait(60):
            raise PhiltreError("server-trouble")
        assert process.pid
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.kill()
        process.join()


def kill(pid: int) -> None:
    os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))


def broken_promises(db: str, acknowledged: set[Key], refused: set[Key]) -> list[str]:
    """What was acknowledged and is lost, refused and is kept; and tables that do not open."""
    storage = Storage(db)
    stored: set[Key] = set()
    for table in {key[0] for key in acknowledged | refused}:
        rows = storage.read_now(partial(queries.load_rows, table=table))
        stored |= {(table, row.seat, row.key) for row in rows if row.key}
    broken = [f"lost: {key}" for key in sorted(acknowledged - stored)]
    broken += [f"kept, though refused: {key}" for key in sorted(refused & stored)]
    broken += [f"does not open: {fault.table}: {fault.error}" for fault in check(storage)]
    storage.close()
    return broken
