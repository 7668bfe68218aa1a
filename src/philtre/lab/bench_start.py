"""How long a newcomer waits: from a clone to a board, to the compiled engine, and the next time."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final
from urllib.request import Request, urlopen

from philtre.core.errors import PhiltreError
from philtre.words import Words

Tell = Callable[[float, str], None]  # seconds since the start, and what happened then
PYTHON: Final = Path(sys.base_prefix) / ("python.exe" if os.name == "nt" else "bin/python3")


def bench_start(tell: Tell) -> dict[str, object]:
    """In a clone of what is committed, with an environment of its own, thrown away at the end."""
    root = os.environ.get("PHILTRE_ROOT")
    if not root:
        raise PhiltreError("bench-start-nowhere")
    with TemporaryDirectory() as folder:
        place = Path(folder, "philtre")
        subprocess.run(["git", "clone", "-q", root, str(place)], check=True)
        first = first_start(place, tell)
        begun = perf_counter()
        with started(place) as (_, url):
            read(url)
            second = perf_counter() - begun
        begun = perf_counter()
        subprocess.run([PYTHON, "run.py", "--version"], cwd=place, env=clean(place), check=True)
        version = perf_counter() - begun
        return {
            **{name: round(seconds, 2) for name, seconds in first.items()},
            "second_start": round(second, 2),
            "version": round(version, 2),
            "environment_mb": megabytes(place / ".venv"),
            "rest_mb": megabytes(place) - megabytes(place / ".venv"),
        }


def first_start(place: Path, tell: Tell) -> dict[str, float]:
    """When there was a board in the browser, and when the engine was compiled."""
    begun = perf_counter()
    with started(place, lambda line: tell(perf_counter() - begun, line)) as (lines, url):
        page = read(url)
        for asset in re.findall(rb'(?:src|href)="(/assets/[^"]+)"', page):
            read(url + asset.decode())
        open_table(url)
        board = perf_counter() - begun
        done = Words("en").say("engine-done")
        while next(lines) != done:
            continue
        return {"board": board, "compiled": perf_counter() - begun}


@contextmanager
def started(place: Path, tell: Callable[[str], None] = print) -> Iterator[tuple[Any, str]]:
    """A server as `python3 run.py` starts it: what it says from then on, and its address."""
    command = [str(PYTHON), "-u", "run.py", "serve", "--no-open", "--port", "0", "--lang", "en"]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(command, cwd=place, env=clean(place), text=True, **pipes) as process:
        try:
            lines = said(process, tell)
            for line in lines:
                if found := re.search(r"http://[^/]+", line):
                    yield lines, found.group()
                    break
            else:
                raise PhiltreError("bench-start-failed")
        finally:
            process.terminate()


def said(process: "subprocess.Popen[str]", tell: Callable[[str], None]) -> Iterator[str]:
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip():
            tell(line.strip())
            yield line.strip()
    raise PhiltreError("bench-start-failed")


def clean(place: Path) -> dict[str, str]:
    """Nothing of the program that measures is left in the one that is measured."""
    ours = ("PYTHONPATH", "PHILTRE_", "VIRTUAL_ENV")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**env, "XDG_DATA_HOME": str(place / "data")}


def read(url: str) -> bytes:
    with urlopen(url) as answer:
        text: bytes = answer.read()
        return text


def open_table(url: str) -> None:
    """A person and a bot at a table, as the page would ask for it."""
    cookie = post(url + "/api/me", {"name": "Ann", "lang": "en"}, "").split(";")[0]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    asked = {"game": "witchcraft", "options": {}, "seats": seats, "public": False}
    post(url + "/api/tables", asked, cookie)


def post(url: str, body: dict[str, Any], cookie: str) -> str:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return str(answer.headers.get("Set-Cookie", ""))


def megabytes(folder: Path) -> int:
    """On disk: a file of several names counts once."""
    seen = [file.lstat() for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    return round(sum({(one.st_dev, one.st_ino): one.st_size for one in seen}.values()) / 1e6)
