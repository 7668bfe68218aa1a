"""A disk that runs full while people play and somebody imports records.

The system refuses to let a file grow, which is an I/O error to the database; or the
folder is on a small file system, and that is filled. Everything acknowledged is in the
log, nothing refused is; and with room again, all tables open and go on.
"""

import asyncio
import shutil
from contextlib import suppress
from pathlib import Path
from time import monotonic

import httpx

from philtre.server.attack import Finding
from philtre.server.attack.crowd import AWAY, Crowd
from philtre.server.attack.shelves import long_match
from philtre.server.attack.target import broken_promises, nothing, target

TABLES = 16
GUESTS = 10  # who import
LONGEST = 2_000_000  # bytes of a file


def short_files() -> None:
    """No file may grow beyond this; the database's log is the first to feel it."""
    import resource

    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (LONGEST, hard))


LEFT = 6_000_000  # bytes of a small disk, for the tables
PATIENCE = 60  # seconds until it must be full
SMALL = 100_000_000  # bytes: a file system with no more than this is filled as it is


async def bring(url: str, record: str, ends: float, counts: dict[str, int]) -> None:
    """Import a record again and again, whatever the answer is."""
    with suppress(*AWAY):
        async with httpx.AsyncClient(base_url=url, timeout=20) as http:
            await http.post("/api/me", json={"name": "Guest", "lang": "en"})
            while monotonic() < ends:
                answer = await http.post("/api/records", content=record)
                counts["imports" if answer.status_code == 201 else "imports_refused"] += 1


async def crowded(url: str, crowd: Crowd, seconds: float, counts: dict[str, int]) -> None:
    """Everybody at once, until it has run full and for so long at least."""
    record = long_match().record()
    await crowd.sit_down(url, TABLES)
    patience = monotonic() + PATIENCE
    while not counts["imports_refused"] and monotonic() < patience:
        ends = monotonic() + seconds
        guests = [bring(url, record, ends, counts) for _ in range(GUESTS)]
        await asyncio.gather(crowd.play(url, seconds), *guests)


def ballast(folder: Path) -> Path:
    """Most of what is free on a small disk, to be thrown off again."""
    file = folder / "ballast"
    with file.open("wb") as out:
        for _ in range((shutil.disk_usage(folder).free - LEFT) // 1_000_000):
            out.write(bytes(1_000_000))
    return file


def attack(seconds: float, folder: Path) -> Finding:
    db = f"sqlite:///{folder / 'tables.db'}"
    small = shutil.disk_usage(folder).total <= SMALL
    limit = nothing if small else short_files
    weight = ballast(folder) if small else None
    crowd = Crowd()
    counts = {"imports": 0, "imports_refused": 0}
    with target(db, limit) as (url, _):
        asyncio.run(crowded(url, crowd, seconds, counts))
    moves, refused = len(crowd.acknowledged), len(crowd.refused)
    broken = broken_promises(db, crowd.acknowledged, crowd.refused)
    lost = sum(line.startswith("lost") for line in broken)
    if not counts["imports_refused"]:
        broken.append("the disk did not run full: nothing was tried")
    if weight:
        weight.unlink()
    with target(db) as (url, _):
        asyncio.run(crowd.play(url, 2))
    if len(crowd.acknowledged) == moves:
        broken.append("tables do not go on when there is room again")
    return Finding({"moves": moves, "lost": lost, "refused": refused, **counts}, broken)
