"""The compiler at work beside the server: when it is done, bots and coach think compiled."""

import asyncio
import shutil
import sys
import time
from pathlib import Path

import pytest

import philtre
from philtre import engine
from philtre.server.thinking.bots import Bots
from philtre.server.thinking.processes import Processes
from tests.server.people import Person, patient, serving

pytestmark = pytest.mark.sqlite


@pytest.fixture
def coming(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where a compiled engine will be; this one passes for interpreted, whichever it is."""
    folder = tmp_path / "engines" / "abc"
    folder.parent.mkdir()
    monkeypatch.setenv("PHILTRE_ENGINE", str(folder))
    monkeypatch.setattr(engine, "compiled", lambda: False)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return folder


def finish(folder: Path) -> None:
    """As the compiler does: all of it at once."""
    package, partial = Path(philtre.__file__).parent, folder.with_suffix(".partial")
    leave = shutil.ignore_patterns("web", "__pycache__")
    shutil.copytree(package, partial / "philtre", ignore=leave)
    partial.rename(folder)


def home() -> Path:
    """Of the program that runs in the worker."""
    return Path(philtre.__file__).parents[1]


def slow_thought(begun: str, end: str) -> Path:
    Path(begun).touch()
    while not Path(end).exists():
        time.sleep(0.01)
    return home()


def test_workers_are_replaced_between_two_thoughts(coming: Path, tmp_path: Path) -> None:
    """Who thinks when the engine comes ends the thought with the old one."""
    begun, end = tmp_path / "begun", tmp_path / "end"

    async def scene() -> tuple[Path, Path, Path]:
        minds = Processes(2)
        bots = Bots(patient(tmp_path), minds)
        following = asyncio.create_task(minds.follow_the_compiler())
        first = await bots.lend("table", home)
        thought = asyncio.create_task(bots.lend("table", slow_thought, str(begun), str(end)))
        while not begun.exists():
            await asyncio.sleep(0.01)
        finish(coming)
        await following
        after = await bots.lend("another", home)
        assert not thought.done()
        end.touch()
        meanwhile = await thought
        await bots.close()
        return first, meanwhile, after

    first, meanwhile, after = asyncio.run(scene())
    assert first == meanwhile == home()
    assert after == coming


def test_the_page_is_told_how_far_the_compiler_is(coming: Path, tmp_path: Path) -> None:
    status = coming.with_suffix(".status")
    with serving(patient(tmp_path)) as url:
        ann = Person(url, "Ann")
        assert ann.get("/api/engine") == {"percent": 0}
        status.write_text("40")
        assert ann.get("/api/engine") == {"percent": 40}
        status.write_text("failed compile.log")
        assert ann.get("/api/engine") == {"percent": None}
        ann.close()


def test_nothing_is_said_where_nothing_is_coming(tmp_path: Path) -> None:
    with serving(patient(tmp_path)) as url:
        ann = Person(url, "Ann")
        assert ann.get("/api/engine") == {"percent": None}
        ann.close()
