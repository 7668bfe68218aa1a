"""A server with the built client: `philtre serve`, with tables of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PHILTRE: Final = ("-m", "philtre")


class Site:
    """On a port that is free, which it keeps when it starts again.

    Bots don't wait: nobody has to follow.
    """

    def __init__(self, folder: Path, *more: str, python: tuple[str, ...] = PHILTRE) -> None:
        self._command = [sys.executable, *python, "serve", "--no-open", "--lang", "en"]
        self._command += ["--db", database(folder), "--pause", "0"]
        self.url = ""
        self.start(*more)

    def start(self, *more: str) -> None:
        """Until it says where it listens."""
        port = self.url.rpartition(":")[2] or "0"
        env = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
        command = [*self._command, "--port", port, *more]
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        words = self.process.stdout.readline().split()
        self.url = next(word for word in words if word.startswith("http")).rstrip("/")

    def end(self, kill: bool = False) -> None:
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(60)
        assert self.process.stdout
        self.process.stdout.close()


@contextmanager
def running(folder: Path, *more: str, python: tuple[str, ...] = PHILTRE) -> Iterator[Site]:
    site = Site(folder, *more, python=python)
    try:
        yield site
    finally:
        site.end()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Its address, while it runs."""
    with running(folder) as site:
        yield site.url


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"
