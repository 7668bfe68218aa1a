"""What the README shows is what happens."""

import doctest
import re
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

README = Path(__file__).parent.parent / "README.md"
COMMANDS = re.findall(
    r"^python3 run\.py ?(.*?)(?: +#.*)?$", README.read_text("utf-8"), re.MULTILINE
)


def test_the_python_examples_run() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("command", [command for command in COMMANDS if command != "test"])
def test_the_commands_run(
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out = Terminal(monkeypatch, capsys).run(command)
    assert code == 0, out


def test_there_are_commands_to_try() -> None:
    assert len(COMMANDS) > 5
