"""The one script: what it says when something is missing. (That it works, CI shows.)"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import philtre
import run

ROOT = Path(__file__).parent.parent


@pytest.fixture
def nothing_works(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A place where no tool does its work."""
    monkeypatch.setattr(run, "VENV", tmp_path)
    monkeypatch.setattr(run, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(run, "quiet", lambda command, env=None: "the tool's last words")
    monkeypatch.setattr(run, "system_package", lambda names: None)


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "NEEDS", (99, 0))
    with pytest.raises(SystemExit, match=r"Python 3.11 or newer is needed; this is 3"):
        run.main([])


@pytest.mark.usefixtures("nothing_works")
def test_each_step_that_fails_says_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="virtual environment could not be made"):
        run.make_environment()
    with pytest.raises(SystemExit, match="dependencies could not be installed; is there a network"):
        run.install("run")
    with pytest.raises(SystemExit, match="engine could not be built"):
        run.build()
    assert capsys.readouterr().err.count("the tool's last words") == 3


def test_a_step_is_done_again_only_when_its_files_change(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "VENV", tmp_path)
    commands: list[list[str]] = []
    monkeypatch.setattr(run, "quiet", lambda command, env=None: commands.append(command))
    run.install("run")
    first = len(commands)
    assert first > 0
    run.install("run")
    assert len(commands) == first
    (tmp_path / "philtre-run").write_text("another lock file")
    run.install("run")
    assert len(commands) > first


def test_pip_is_the_fallback_for_uv(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run, "VENV", tmp_path)
    commands: list[str] = []

    def no_uv(command: list[str], env: object = None) -> str | None:
        commands.append(" ".join(command))
        return "no uv here" if "uv" in command else None

    monkeypatch.setattr(run, "quiet", no_uv)
    run.install("run")
    assert "pip install -q --require-hashes" in commands[-1]
    assert commands[-1].endswith("run.txt")


def test_dependencies_are_pinned_by_hash_without_addresses() -> None:
    for name in run.PINNED:
        text = (ROOT / "requirements" / f"{name}.txt").read_text()
        assert "--hash=sha256:" in text
        assert "://" not in text


def test_a_tool_that_is_not_there_is_no_traceback() -> None:
    output = run.quiet(["no-such-tool-anywhere"])
    assert output is not None
    assert run.quiet([sys.executable, "-c", "pass"]) is None
    assert "boom" in (run.quiet([sys.executable, "-c", "raise SystemExit('boom')"]) or "")


def test_the_library_is_imported_without_what_it_does_not_need() -> None:
    code = "import sys, philtre; print('rich' in sys.modules, 'fluent.runtime' in sys.modules)"
    env = {**os.environ, "PYTHONPATH": str(Path(philtre.__file__).parent.parent)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env)
    assert done.stdout == "False False\n"
