"""What a server is told without a parser is what the parser would read."""

import subprocess
import sys
from typing import Any

import pytest

from philtre.cli import plain
from philtre.cli.app import add, build, plainly
from philtre.cli.commands import PlainCommands

PLAIN = [
    "",
    "--port 0 --no-open --lang en",
    "--open --db sqlite:///here.db --pause 0 --drain 2.5",
    "--metrics none --log-level debug --log-format json --keep-free 20",
    "--think-elsewhere --address http://10.0.0.1:8000 --lease 10",
    "--no-think-elsewhere --host 0.0.0.0 --expire 30",
]
LEFT = [
    "--help",
    "-h",
    "here",
    "--port",
    "--port x",
    "--port 080",
    "--port=8000",
    "--port 1 --port 2",
    "--no-port 1",
    "--pause -1",
    "--pause 1e3",
    "--metrics some",
    "--log_level debug",
    "--trust-proxy 10.0.0.1",
    "--db --no-open",
    "--opened",
]
START = """
import sys
from philtre.cli import app
from philtre.words import Words
assert app.plainly("en", ["serve", "--port", "0"])
assert "here" in Words("en").say("serving", url="here")
print(*{"cyclopts", "fluent", "babel"} & set(sys.modules))
"""


def serve() -> plain.Command:
    kept: Any = plain.Kept()
    add("serve", PlainCommands(kept, "en", {}))
    command: plain.Command = kept.commands[0]
    return command


@pytest.mark.parametrize("words", PLAIN)
def test_the_parser_reads_the_same(words: str) -> None:
    _, bound, _ = build("en", {}, None, "serve").parse_args(["serve", *words.split()])
    told = plain.told(serve(), words.split())
    assert repr(sorted((told or {}).items())) == repr(sorted(bound.arguments.items()))
    assert told is not None


@pytest.mark.parametrize("words", LEFT)
def test_what_is_said_otherwise_is_left_to_the_parser(words: str) -> None:
    assert plain.told(serve(), words.split()) is None


def test_no_other_command_is_meant() -> None:
    assert plainly("en", ["play", "potion"]) is None
    assert plainly("en", []) is None


def test_a_server_starts_without_a_parser_and_without_fluent() -> None:
    """Both are slow to import."""
    env = {"PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run([sys.executable, "-c", START], env=env, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("\n", "")
