"""A Dask cluster on loopback, of real processes, each to be killed by itself."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import philtre

SOURCES = Path(philtre.__file__).parent.parent
ROOT = Path(__file__).parents[2]


def slow_square(number: int) -> int:
    sleep(0.02)
    return number * number


class Cluster:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.started: list[subprocess.Popen[bytes]] = []
        self.start("scheduler", "--host", "127.0.0.1", "--port", "0")

    def start(self, what: str, *more: str, path: str = "") -> subprocess.Popen[bytes]:
        """Workers look for the scheduler's file until it is there."""
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--no-dashboard"]
        command += ["--scheduler-file", str(self.file), *more]
        process = subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": f"{path or SOURCES}:{SOURCES}:{ROOT}"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.started.append(process)
        return process

    def worker(self, name: str, path: str = "") -> subprocess.Popen[bytes]:
        alone = ("--no-nanny", "--nthreads", "1", "--host", "127.0.0.1", "--name", name)
        return self.start("worker", *alone, path=path)

    @property
    def address(self) -> str:
        """Known once the scheduler is there."""
        while not self.file.exists():
            assert self.started[0].poll() is None
            sleep(0.05)
        return str(json.loads(self.file.read_text())["address"])


@contextmanager
def dask_cluster(folder: Path) -> Iterator[Cluster]:
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        for process in cluster.started[::-1]:
            process.kill()
            process.wait()
