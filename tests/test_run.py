"""The one script: what it says when something is missing. (That it works, CI shows.)"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from runpy import run_path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

import philtre
import run
from tools import workshop

ROOT = Path(__file__).parent.parent


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A checkout of its own: an environment, a package of one module."""
    (tmp_path / "src" / "philtre").mkdir(parents=True)
    (tmp_path / "src" / "philtre" / "rules.py").write_text("WINNER = 0")
    (tmp_path / ".venv").mkdir()
    for name in ("setup.py", "pyproject.toml", "requirements/build.txt", "requirements/run.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "LOG", tmp_path / "build" / "compile.log")
    monkeypatch.setattr(run, "ENGINES", tmp_path / ".venv" / "engines")
    monkeypatch.setattr(run, "BIN", tmp_path / ".venv" / "bin")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(run, "system_package", lambda names: None)
    return tmp_path


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
    """All that is needed is installed."""
    monkeypatch.setattr(run, "make_environment", lambda: None)
    monkeypatch.setattr(run, "install", lambda step, *where: None)
    monkeypatch.setattr(run, "set_up", lambda client: None)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch, place: Path) -> list[str]:
    """What tools were asked for, all of which do what they are asked."""
    asked: list[str] = []

    def done(command: list[str], env: object = None) -> None:
        asked.append(" ".join(command))
        if "--build-lib" in command:
            Path(command[-1]).mkdir(parents=True)

    monkeypatch.setattr(run, "quiet", done)
    return asked


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "NEEDS", (99, 0))
    with pytest.raises(SystemExit, match=r"Python 3.11 or newer is needed; this is 3"):
        run.main([])


@pytest.mark.usefixtures("place")
def test_each_step_that_fails_says_what_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "quiet", lambda command, env=None: "the tool's last words")
    with pytest.raises(SystemExit, match="virtual environment could not be made"):
        run.make_environment()
    with pytest.raises(SystemExit, match="dependencies could not be installed; is there a network"):
        run.install("run")
    monkeypatch.setattr(run, "install", lambda step, *where: None)
    with pytest.raises(SystemExit, match="browser client could not be built"):
        run.build_client()
    monkeypatch.setattr(run, "make_environment", lambda: None)
    monkeypatch.setattr(run, "set_up", lambda client: None)
    with pytest.raises(SystemExit, match="engine could not be compiled"):
        run.compile_engine()
    assert capsys.readouterr().err.count("the tool's last words") == 4


def test_a_step_is_done_again_only_when_its_files_change(commands: list[str], place: Path) -> None:
    run.PYTHON.parent.mkdir()
    run.PYTHON.touch()
    run.install("run")
    assert len(commands) == 1
    run.install("run")
    assert len(commands) == 1
    (place / "requirements" / "run.txt").write_text("another lock file")
    run.install("run")
    assert len(commands) == 2
    run.PYTHON.unlink()  # of an environment whose Python is gone nothing is left
    run.install("run")
    assert len(commands) == 3


def test_peers_are_installed_when_asked_for(commands: list[str], place: Path) -> None:
    (place / "requirements" / "peers.txt").touch()
    for step in (run.PYTHON, run.stamp("run")):
        step.parent.mkdir(exist_ok=True)
        step.write_text(run.fingerprint([run.lock_of("run")]))
    assert run.main(["install", "peers"]) == 0
    assert commands[0].endswith("peers.txt")
    assert run.main(["install", "peers"]) == 0
    assert len(commands) == 1


@pytest.mark.usefixtures("place")
def test_pip_is_the_fallback_for_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[str] = []

    def no_uv(command: list[str], env: object = None) -> str | None:
        commands.append(" ".join(command))
        return "no uv here" if "uv" in command else None

    monkeypatch.setattr(run, "quiet", no_uv)
    run.install("run")
    assert "pip install -q --require-hashes" in commands[-1]
    assert commands[-1].endswith("run.txt")


def test_the_next_start_finds_its_byte_code(monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
    """Also where Python is told to keep none, as in many containers: it would take longer."""
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    (place / "src" / "recipe.py").touch()
    monkeypatch.setattr(run, "run", lambda given: run.try_out(place / "src", "import recipe"))
    assert run.main(["serve"]) is None
    assert list((place / "src" / "__pycache__").glob("recipe.*.pyc"))


def test_node_does_not_stay(commands: list[str], place: Path) -> None:
    (place / "web" / "node_modules").mkdir(parents=True)
    run.build_client()
    assert commands[-1].endswith("build.py lean")
    assert not (place / "web" / "node_modules").exists()
    (place / "web" / "node_modules").mkdir(parents=True)
    run.stamp("test").touch()  # but with those who work on it, who have it anyway
    run.build_client()
    assert commands[-1].endswith("build.py")
    assert (place / "web" / "node_modules").exists()


def test_a_home_that_cannot_be_written_is_stood_in_for(
    monkeypatch: pytest.MonkeyPatch, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(place))
    run.find_home()
    assert os.environ["HOME"] == str(place)
    monkeypatch.setenv("HOME", str(place / "nowhere"))
    run.find_home()
    assert os.environ["HOME"] == str(place / "build" / "home")
    assert os.access(os.environ["HOME"], os.W_OK)
    assert "can't be written" in capsys.readouterr().err


# The compiled engine


def test_an_engine_is_of_its_sources(commands: list[str], place: Path) -> None:
    first = run.engine()
    run.compile_engine()
    assert first.exists()
    run.compile_engine()
    assert sum("setup.py" in command for command in commands) == 1
    (place / "src" / "philtre" / "rules.py").write_text("WINNER = 1")
    assert run.engine() != first


@pytest.mark.usefixtures("ready")
def test_an_engine_that_was_not_finished_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(command: list[str], env: object = None) -> str:
        Path(command[-1]).mkdir(parents=True)
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "quiet", killed)
    for _ in range(2):  # what is left of it does not stand in the way
        with pytest.raises(KeyboardInterrupt):
            run.compile_engine()
        assert not run.engine().exists()


@pytest.mark.usefixtures("ready")
def test_an_engine_that_compiles_but_does_not_run_is_no_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(command: list[str], env: object = None) -> str | None:
        if "--build-lib" in command:
            Path(command[-1]).mkdir(parents=True)
        return "unreachable code" if run.WORKS in command else None

    monkeypatch.setattr(run, "quiet", broken)
    with pytest.raises(SystemExit, match="could not be compiled"):
        run.compile_engine()
    assert not run.engine().exists()


@pytest.mark.usefixtures("ready")
def test_sources_that_change_under_the_compiler_make_no_engine(
    monkeypatch: pytest.MonkeyPatch, place: Path
) -> None:
    def edited(command: list[str], env: object = None) -> None:
        if "--build-lib" in command:
            Path(command[-1]).mkdir(parents=True)
        (place / "src" / "philtre" / "rules.py").write_text("WINNER = 2")

    monkeypatch.setattr(run, "quiet", edited)
    with pytest.raises(SystemExit, match="its sources changed meanwhile"):
        run.compile_engine()
    assert not run.engine().exists()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, ready: None) -> list[dict[str, str]]:
    """The environment of each program that was started."""
    environments: list[dict[str, str]] = []

    def call(command: list[str], env: dict[str, str]) -> int:
        environments.append(env)
        return 0

    monkeypatch.setattr(run, "call", call)
    monkeypatch.setattr(run, "Beside", Beside)
    return environments


class Beside:
    """Stands in for the compiler beside the program."""

    ended: ClassVar[list[Path]] = []

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def end(self) -> None:
        self.ended.append(self.folder)


def test_the_program_starts_before_the_compiler_is_done(
    started: list[dict[str, str]], place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "has_compiler", lambda: True)
    assert run.run(["serve"]) == 0
    assert started[0]["PYTHONPATH"] == str(place / "src")
    assert started[0]["PHILTRE_ENGINE"] == str(run.engine())
    assert Beside.ended[-1] == run.engine()
    run.engine().mkdir(parents=True)
    run.run(["serve"])
    assert started[1]["PYTHONPATH"] == str(run.engine())
    assert "PHILTRE_ENGINE" not in started[1]


def test_the_compiler_begins_before_the_program_is_set_up(
    started: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And ends with a setup that fails."""
    steps: list[str] = []

    def no_network(client: bool) -> None:
        steps.append("set up")
        run.fail("no network")

    def beside(folder: Path) -> Beside:
        steps.append("compile")
        return Beside(folder)

    monkeypatch.setattr(run, "has_compiler", lambda: True)
    monkeypatch.setattr(run, "set_up", no_network)
    monkeypatch.setattr(run, "Beside", beside)
    Beside.ended.clear()
    with pytest.raises(SystemExit, match="no network"):
        run.run(["serve"])
    assert steps == ["compile", "set up"]
    assert Beside.ended == [run.engine()]
    assert not started


def test_the_compiler_stands_back_as_a_session_too() -> None:
    """Where Linux weighs sessions against each other, a nice process is so within its own alone."""
    group = Path("/proc/self/autogroup")
    code = f"import run, pathlib; run.step_back(); print(pathlib.Path('{group}').read_text())"
    if group.exists():
        command = [sys.executable, "-c", code]
        said = subprocess.check_output(command, cwd=ROOT, text=True, start_new_session=True)
        assert said.strip().endswith(" nice 15")


def test_what_needs_no_speed_compiles_nothing(started: list[dict[str, str]]) -> None:
    for command in ("rules potion", "--version", "sim --help", "bench start"):
        run.run(command.split())
        assert "PHILTRE_ENGINE" not in started[-1]


def test_only_where_there_is_no_compiler_it_is_said(
    started: list[dict[str, str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    run.run(["serve"])
    assert "no C compiler" not in capsys.readouterr().err
    monkeypatch.setattr("shutil.which", lambda name: None)
    run.run(["serve"])
    assert ("no C compiler" in capsys.readouterr().err) == (os.name != "nt")


def test_a_compiler_that_fails_is_written_down_and_the_program_goes_on(place: Path) -> None:
    """A real process, whose script is not there to find."""
    folder = run.engine()
    folder.parent.mkdir()
    beside = run.Beside(folder)
    beside.watching.join()
    assert run.status_of(folder).read_text() == f"failed {run.LOG}"
    beside.end()
    assert not run.status_of(folder).exists()


def test_the_compiler_is_stopped_with_the_program(place: Path) -> None:
    (place / "run.py").write_text("import time; time.sleep(1000)")
    folder = run.engine()
    folder.parent.mkdir()
    beside = run.Beside(folder)
    beside.end()
    beside.watching.join()
    assert beside.process.returncode != 0
    assert not run.status_of(folder).exists()


def test_two_starts_take_turns(place: Path) -> None:
    """Whoever comes second waits, also for a process that is not ours."""
    code = "import run, sys; run.ROOT = run.Path(sys.argv[1])\n"
    code += "with run.alone('setup'): print('in', flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", code, str(place)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, **pipes) as other:  # type: ignore[call-overload]
        assert other.stdout.readline() == b"in\n"
        entered = Event()

        def enter() -> None:
            with run.alone("setup"):
                entered.set()

        thread = Thread(target=enter)
        thread.start()
        assert not entered.wait(0.2)
        other.stdin.close()
        assert entered.wait(30)
        thread.join()


# Around it


def test_dependencies_are_pinned_by_hash_without_addresses() -> None:
    for name in workshop.PINNED:
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


# The test command


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch, place: Path) -> list[str]:
    """What the test command runs, of which the style is not good."""
    ran: list[str] = []

    def call(command: list[str], cwd: Path, env: dict[str, str]) -> int:
        assert cwd == ROOT  # wherever it was started
        assert "PYTHONDONTWRITEBYTECODE" not in env
        ran.append(" ".join(command))
        return 0

    def listen(command: list[str], *first: object) -> workshop.Said:
        ran.append(" ".join(command))
        return workshop.Said("ruff check" in ran[-1], f"{command[-1]} says", 61.6)

    for step in ("prepare_tests", "build_client", "compile_engine"):
        monkeypatch.setattr(workshop, step, lambda: None)
    all_here = workshop.Said(False, "all here", 0)
    monkeypatch.setattr(workshop, "install_tools", lambda: all_here)
    monkeypatch.setattr(workshop, "time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setattr(workshop, "listen", listen)
    monkeypatch.setattr(workshop, "TOOK", {})
    monkeypatch.setattr("subprocess.call", call)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.chdir(place)
    return ran


def test_the_test_command_says_what_it_does_and_how_long_it_took(
    checked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(["test"]) == 1
    said = capsys.readouterr().out
    assert "== tests, compiled\ntests, compiled: 0 s\n" in said
    assert "== types\nmypy says\ntypes: 62 s\n" in said  # whole, though others ran beside it
    assert said.endswith("0 s  failed: style\n")
    assert sum("pytest" in command for command in checked) == 2  # what failed stops nothing


def test_the_test_command_passes_on_what_it_is_told(checked: list[str]) -> None:
    run.main(["test", "-k", "potion"])
    assert all("-k potion" in command for command in checked if "pytest" in command)
    assert any("tests/conformance" in command for command in checked)
    checked.clear()
    run.main(["test", "tests/test_run.py"])
    assert not any("tests/conformance" in command for command in checked)


def test_every_check_of_the_client_is_made() -> None:
    assert {*workshop.CLIENT_CHECKS} == {*run_path(str(ROOT / "web" / "build.py"))["CHECKS"]}


def test_it_passes_however_it_is_started(tmp_path: Path) -> None:
    """Ctrl-C ignored as in the background, no terminal, no locale, CI, another folder, no home.

    What depends on these is tried so: a server until Ctrl-C, and what is written in French.
    """
    tried = ["test_readme.py::test_the_commands_run[serve]", "cli/test_serve.py", "test_words.py"]
    code = "import run, sys, pytest; run.find_home(); sys.exit(pytest.main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, *(str(ROOT / "tests" / name) for name in tried)]
    command += ["-n", "0", "-q", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT)]
    package = Path(philtre.__file__).parent.parent
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}
    env |= {"LC_ALL": "C", "LANG": "C", "CI": "true", "HOME": str(tmp_path / "nowhere")}
    ignored = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pipes: dict[str, Any] = {"stdin": subprocess.DEVNULL, "capture_output": True}
        done = subprocess.run(command, cwd=tmp_path, env=env, text=True, **pipes)
    finally:
        signal.signal(signal.SIGINT, ignored)
    assert done.returncode == 0, done.stdout + done.stderr


def test_sources_are_read_anew_only_when_one_looks_changed(
    monkeypatch: pytest.MonkeyPatch, place: Path
) -> None:
    read: list[int] = []
    fingerprint = run.fingerprint

    def counted(files: list[Path]) -> str:
        read.append(len(files))
        return fingerprint(files)

    monkeypatch.setattr(run, "fingerprint", counted)
    rules = place / "src" / "philtre" / "rules.py"
    now = time.time()
    monkeypatch.setattr(run, "time", SimpleNamespace(time=lambda: now + 60))
    first = run.engine()
    assert run.engine() == first
    assert len(read) == 1
    rules.write_text("WINNER = 12")
    changed = run.engine()
    assert changed != first
    rules.unlink()
    assert run.engine() not in (first, changed)


def test_what_was_written_a_moment_ago_is_read_again(place: Path) -> None:
    """Two changes within a moment might look like one."""
    run.engine()
    assert list((place / ".venv").glob("*-known")) == []
