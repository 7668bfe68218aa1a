"""Those who never finish a request, and those who ask and never read."""

import json
import socket
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic
from typing import Final

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import philtre
from philtre.core.match import Match
from philtre.server.attack import Finding
from philtre.server.attack.frames import PATIENCE, line_to
from philtre.server.attack.target import target

FEW_FILES: Final = 256  # descriptors that the server has
HALVES: Final = 300  # requests that are never finished
FRAMES: Final = 100  # small questions, on a socket that is not read
LONG: Final = 3000  # moves and outcomes of the match that is looked at
MOST_MB: Final = 40  # that all this may cost


def few_files() -> None:
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES, FEW_FILES))


def attack(seconds: float, folder: Path) -> Finding:
    """Everybody else is answered meanwhile, and the server does not grow."""
    figures: dict[str, int | float] = {"halves": 0, "frames": 0, "answered": 0, "mb": 0}
    broken: list[str] = []
    db = f"sqlite:///{folder / 'tables.db'}"
    with (
        target(db, few_files) as (url, pid),
        httpx.Client(base_url=url, timeout=PATIENCE) as http,
    ):
        http.post("/api/me", json={"name": "Eve"}).raise_for_status()
        table = http.post("/api/records", content=long_match().record()).json()["id"]
        cookie = f"philtre_guest={http.cookies['philtre_guest']}"
        until = monotonic() + seconds
        while monotonic() < until and not broken:
            before = megabytes(pid)
            with ExitStack() as held:
                unread = held.enter_context(line_to(url, table, cookie, waiting=1))
                figures["frames"] += flood(unread)
                for _ in range(HALVES):
                    held.enter_context(half(url))
                    figures["halves"] += 1
                broken += answered(url, figures)
                figures["mb"] = max(figures["mb"], megabytes(pid) - before)
    if figures["mb"] > MOST_MB:
        broken.append(f"grew by {figures['mb']} MB")
    return Finding(figures, broken)


def long_match() -> Match:
    """One that has much to tell: all do the same, and nobody gets ahead."""
    match = philtre.new("potion", players=3, seed=1)
    while len(match.log) < LONG and not match.over:
        match.play(match.legal()[0])
    return match


def half(url: str) -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), timeout=PATIENCE)
    with suppress(ConnectionError):
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    return line


def flood(line: ClientConnection) -> int:
    sent = 0
    with suppress(ConnectionClosed):
        for _ in range(FRAMES):
            line.send(json.dumps({"type": "look", "seat": None, "heard": 0}))
            sent += 1
    return sent


def answered(url: str, figures: dict[str, int | float]) -> list[str]:
    """Somebody who just comes by, with a connection of their own."""
    try:
        for path in ("/healthz", "/api/games", "/api/tables"):
            httpx.get(url + path, timeout=PATIENCE).raise_for_status()
            figures["answered"] += 1
    except httpx.HTTPError as error:
        return [f"not answered: {error!r}"]
    return []


def megabytes(pid: int) -> int:
    """What the process has in memory; 0 where that can't be known."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * 4096 // 1_000_000
