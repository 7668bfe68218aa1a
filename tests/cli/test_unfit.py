"""Whatever is typed after `philtre`, what comes back is a sentence and no traceback."""

from pathlib import Path

import pytest

from philtre.words import LANGUAGES
from tests.cli.terminal import Terminal

BYTE = "\udcff"  # what Python makes of a byte that is no letter
LONG = "x" * 5000
DIGITS = "9" * 5000
DB = "--db sqlite:///tables.db"

TYPED = [
    "replay deep.json",
    "replay bytes.json",
    "replay .",
    f"replay {LONG}",
    f"replay {BYTE}",
    "verify deep.json",
    f"review {LONG}",
    f"play --resume {LONG}",
    f"play {BYTE}",
    f"play potion --seed {BYTE}",
    f"play potion --seed {LONG}",
    f"play potion --players {DIGITS}",
    f"play potion --players {BYTE}",
    f"play potion --seats {BYTE},random,random",
    f"sim potion --games {DIGITS}",
    f"sim potion --seed {DIGITS}",
    "sim potion --games 99999999999999999999999",
    "sim potion --games 2 --workers 99999999999",
    f"sim potion --games 2 --bots {BYTE}",
    f"arena potion --games 2 --ledger {LONG}",
    "bench potion --seconds nan",
    f"tables list --db sqlite:///{LONG}",
    f"tables list --db sqlite:///{BYTE}/x",
    f"tables export {BYTE} {DB}",
    f"tables delete {LONG} {DB}",
    f"tables import deep.json {DB}",
    "serve --no-open --port 99999",
    f"serve --no-open --port {DIGITS}",
    f"serve --no-open --host {BYTE}",
    f"serve --no-open --host {LONG}",
    f"serve --no-open --trust-proxy {BYTE}",
    f"rules {BYTE}",
    f"rules {LONG}",
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", TYPED, ids=range(len(TYPED)))
def test_it_is_refused_with_a_sentence(terminal: Terminal, typed: str, lang: str) -> None:
    Path("deep.json").write_text("[" * 100_000)
    Path("bytes.json").write_bytes(b"\xff\xfe")
    code, out = terminal.run(f"{typed} --lang {lang}")
    assert code in (1, 2), out
    out.encode()
    assert len(out) < 10_000
