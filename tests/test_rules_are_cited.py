"""Every numbered rule of every game is named by a test."""

import re
from pathlib import Path

import pytest

from philtre.core.registry import game_ids

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"\b([A-Z])-(\d+[a-z]?)\b")
RULE = re.compile(r"^\s*- ([A-Z]-\d+[a-z]?) ", re.MULTILINE)
RULE_FILES = sorted((ROOT / "docs" / "rules").glob("*.md"))
TESTS = {file: ROOT / "tests" / "games" / file.stem for file in RULE_FILES}
TESTS |= {file: file.parent.parent / "tests" for file in ROOT.glob("examples/*/docs/rules.md")}


def cited(folder: Path) -> set[str]:
    """The rules that the tests of a folder name, ranges (`A-30 … A-44`) not counted."""
    files = folder.rglob("*.py")
    return {"-".join(m) for file in files for m in NUMBER.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("file", TESTS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_every_rule_has_a_test(file: Path) -> None:
    rules = set(RULE.findall(file.read_text("utf-8")))
    assert rules, "no numbered rules found"
    missing = rules - cited(TESTS[file])
    assert not missing, f"no test names {sorted(missing)}"


def test_every_game_has_its_rules() -> None:
    assert [file.stem for file in RULE_FILES] == game_ids()
