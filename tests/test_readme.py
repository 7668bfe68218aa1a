"""The commands that the README shows work. (Its Python examples are tried in `test_docs.py`.)"""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import philtre
from tests.cli.terminal import Terminal

README = Path(__file__).parent.parent / "README.md"
COMMANDS = re.findall(
    r"^python3 run\.py ?(.*?)(?: +#.*)?$", README.read_text("utf-8"), re.MULTILINE
)

# the script's own, or tried by others
ELSEWHERE = ("test", "wheel", "site", "compile", "bench start")


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A folder of its own with the record that the README names; the browser says Ctrl-C."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    Path("match.philtre.json").write_text(philtre.new("potion", seed=1).record())
    monkeypatch.setattr("webbrowser.open", lambda url: signal.raise_signal(signal.SIGINT))
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background too
    yield
    signal.signal(signal.SIGINT, heard)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("command", [c for c in COMMANDS if c not in ELSEWHERE])
def test_the_commands_run(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    serves = command == "serve"  # until Ctrl-C, and on a port that is free here
    given = re.sub(r"--games \d+", "--games 30", command)  # as shown, but for its length
    given += " --port 0" * serves + " --seconds 0.1" * command.startswith("bench ")
    code, out = Terminal(monkeypatch, capsys).run(given)
    assert code == (130 if serves else 0), out


def test_there_are_commands_to_try() -> None:
    assert len(COMMANDS) > 5
