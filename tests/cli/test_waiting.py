"""What needs speed waits for the compiled engine; what does not goes on."""

import subprocess
import sys
from pathlib import Path

import pytest

from philtre import engine
from philtre.cli import waiting
from tests.cli.terminal import Terminal

SIM = "sim potion --games 20 --workers 1"


@pytest.fixture
def coming(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PHILTRE_ENGINE", str(tmp_path / "abc"))
    monkeypatch.setattr(engine, "compiled", lambda: False)
    return tmp_path / "abc"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where the program was looked for when it was started again."""
    places: list[str] = []

    def call(command: list[str], env: dict[str, str]) -> int:
        assert command[1:] == ["-m", "philtre", *sys.argv[1:]]
        places.append(env["PYTHONPATH"])
        return 7

    monkeypatch.setattr(subprocess, "call", call)
    return places


def test_it_waits_and_is_started_again_on_the_compiled_engine(
    terminal: Terminal, coming: Path, started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "sleep", lambda seconds: coming.mkdir())
    code, out = terminal.run(SIM)
    assert started == [str(coming)]
    assert code == 7
    assert "which is on its way" in out
    assert "20 games" not in out


def test_without_waiting_it_runs_interpreted(
    terminal: Terminal, coming: Path, started: list[str]
) -> None:
    code, out = terminal.run(SIM + " --no-wait --lang fr")
    assert code == 0
    assert "pas encore compilé" in out
    assert "20 parties" in out
    assert started == []


def test_a_compiler_that_fails_is_one_sentence_and_it_runs_interpreted(
    terminal: Terminal, coming: Path, started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    status = coming.with_suffix(".status")
    status.write_text("12")
    monkeypatch.setattr(waiting, "sleep", lambda seconds: status.write_text("failed the.log"))
    code, out = terminal.run(SIM)
    assert code == 0
    assert "could not be compiled" in out
    assert "the.log" in out
    assert "20 games" in out
    assert started == []


def test_what_is_wrong_is_said_before_any_waiting(terminal: Terminal, coming: Path) -> None:
    assert terminal.run("sim chess")[0] == 2
    assert terminal.run("bench chess")[0] == 2


def test_nobody_waits_for_what_is_not_coming(terminal: Terminal) -> None:
    code, out = terminal.run(SIM)
    assert code == 0
    assert "compiled" not in out
