"""A server with the built client: `philtre serve`, with tables of its own."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Its address, while it runs."""
    port = free_port()
    process = start(folder, port)
    try:
        yield address(port)
    finally:
        process.terminate()
        process.wait(20)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def start(folder: Path, port: int, *more: str) -> "subprocess.Popen[bytes]":
    """`philtre serve` on that port, with the tables of that folder, once it answers.

    Bots don't wait: nobody has to follow.
    """
    command = [sys.executable, "-m", "philtre", "serve", "--port", str(port), "--no-open"]
    command += ["--db", database(folder), "--pause", "0", *more]
    env = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
    wait_for(address(port), process)
    return process


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def address(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(900):
        assert process.poll() is None, "the server has ended"
        try:
            with urlopen(url + "/api/games"):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise AssertionError("the server does not answer")
