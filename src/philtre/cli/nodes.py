"""philtre nodes: several servers on one PostgreSQL, tried here; and machines that only think."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Annotated

import httpx
from cyclopts import App

from philtre.cli.commands import Commands, Lang, check
from philtre.core.errors import PhiltreError, bad_value
from philtre.words import Words

PATIENCE = 60.0  # seconds in which a node answers
PARTING = 10.0


def add_nodes(to: Commands) -> None:
    say, note = to.say, to.note
    nodes = App(name="nodes", help=say("help-nodes"), group_commands=say("help-group-commands"))
    to.app.command(nodes)

    @nodes.command(name="try", help=say("help-nodes-try"))
    def try_(
        *,
        count: Annotated[int, note("nodes-count")] = 3,
        port: Annotated[int, note("nodes-port")] = 8001,
        db: Annotated[str, note("nodes-db")] = "",
        lease: Annotated[float, note("lease")] = 6.0,
        lang: Annotated[Lang, note("lang")] = to.lang,
    ) -> None:
        check(1, workers=count)
        check(1.0, seconds=lease)
        try_nodes(count, port, db, lease, to.words)

    @nodes.command(help=say("help-nodes-think"))
    def think(
        *,
        db: Annotated[str, note("nodes-db")],
        workers: Annotated[int, note("workers")] = 0,
        lang: Annotated[Lang, note("lang")] = to.lang,
    ) -> None:
        from philtre.lab.cores import all_cores
        from philtre.server.nodes.helper import help_out
        from philtre.server.storage.database import Storage

        check(workers=workers)
        Storage(db).close()  # a sentence, if it can't be opened
        processes = workers or all_cores()
        print(say("nodes-thinking", count=processes), flush=True)
        help_out(db, processes)


def try_nodes(count: int, port: int, db: str, lease: float, words: Words) -> None:
    """Until Ctrl-C."""
    with database(db, words) as url:
        nodes = [start(url, port + number, lease) for number in range(count)]
        try:
            for number, node in enumerate(nodes):
                wait_for(node, port + number)
                print(words.say("nodes-one", url=f"http://127.0.0.1:{port + number}/"), flush=True)
            pids = ", ".join(str(node.pid) for node in nodes)
            print(words.say("nodes-try", pids=pids), flush=True)
            signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
            while any(node.poll() is None for node in nodes):
                sleep(0.2)
        finally:
            for node in nodes:
                node.terminate()
            for node in nodes:
                node.wait(PARTING)


@contextmanager
def database(db: str, words: Words, quiet: bool = False) -> Iterator[str]:
    """The one that is named, or one of our own that goes with us."""
    if db:
        yield db
        return
    from philtre.cli.serve import bind
    from philtre.server.storage.own_postgres import own_postgres

    with bind("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    with own_postgres(port) as own:
        if not quiet:
            print(words.say("nodes-postgres", url=own.url), flush=True)
        yield own.url


def start(db: str, port: int, lease: float) -> "subprocess.Popen[bytes]":
    """In a group of its own: who presses Ctrl-C ends us, and we end it."""
    told = ["--no-open", "--db", db, "--port", str(port), "--lease", str(lease)]
    command = [sys.executable, "-m", "philtre", "serve", *told]
    return subprocess.Popen(
        command, stdout=subprocess.DEVNULL, start_new_session=True, env=dict(os.environ)
    )


def wait_for(node: "subprocess.Popen[bytes]", port: int) -> None:
    ends = monotonic() + PATIENCE
    while monotonic() < ends and node.poll() is None:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=5).status_code == 200:
                return
        except httpx.HTTPError:
            sleep(0.1)
    raise PhiltreError("nodes-trouble", {"port": str(port)})


def counts_of(text: str) -> list[int]:
    """How many nodes, as `1,2,4`."""
    try:
        counts = [int(part) for part in text.split(",")]
    except ValueError:
        raise bad_value("nodes", text, "1,2,4") from None
    if not all(1 <= count <= 64 for count in counts):
        raise bad_value("nodes", text, "1–64")
    return counts


def show_bench_nodes(
    counts: list[int],
    db: str,
    tables: int,
    seconds: float,
    think: float,
    as_json: bool,
    words: Words,
) -> None:
    """The same load on so many nodes, one after the other."""
    from philtre.server.bench.nodes import bench_nodes

    check(1, games=tables)
    found = []
    with database(db, words, quiet=as_json) as url:
        for count in counts:
            found.append(bench_nodes(url, count, tables, seconds, think))
            if not as_json:
                print(words.say("bench-nodes", **found[-1]), flush=True)
    if as_json:
        print(json.dumps(found))
