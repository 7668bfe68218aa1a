"""Every ruling and every inferred figure of the rules is told to players, and no other."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
GAMES = sorted(file.stem for file in (DOCS / "rules").glob("*.md"))
NUMBER = r"[A-Z]-\d+[a-z]?"
RULE = re.compile(rf"\s*- ({NUMBER}) |#+ .*\(({NUMBER})\b")
OUTSIDE = re.compile(r"#|- ")  # a heading, or what introduces several rules
MARK = re.compile(r"\((?:[^()]*\W)?(?:ruling|data|EN|FR)\b")


def marked(game: str) -> set[str]:
    """The rules that carry a mark: (ruling), (data), or a difference between EN and FR."""
    found: set[str] = set()
    number = ""
    for line in (DOCS / "rules" / f"{game}.md").read_text("utf-8").splitlines():
        if rule := RULE.match(line):
            number = rule[1] or rule[2]
        elif OUTSIDE.match(line):
            number = ""
        if number and MARK.search(line):
            found.add(number)
    return found


def rows(game: str) -> list[list[str]]:
    """The cells of each ruling: rule, book, other reading, ruled, option; a game may need none."""
    file = DOCS / "rulings" / f"{game}.md"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    table = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line[:1] == "|"]
    return [cells for cells in table if cells[0] != "rule" and set(cells[0]) != {"-"}]


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_are_those_that_the_rules_mark(game: str) -> None:
    told = {cells[0] for cells in rows(game) if re.fullmatch(NUMBER, cells[0])}
    assert told == marked(game)


@pytest.mark.parametrize("game", GAMES)
def test_each_ruling_tells_all_there_is_to_tell(game: str) -> None:
    rules = (DOCS / "rules" / f"{game}.md").read_text("utf-8")
    for cells in rows(game):
        assert len(cells) == 5
        assert all(cells), cells
        option = re.match(r"`(\w+)`", cells[4])
        assert cells[4] == "none" or (option and f"`{option[1]}`" in rules), cells


def test_a_mark_is_seen_wherever_it_stands() -> None:
    assert {"A-21", "A-38", "A-45"} <= marked("apotheca")
    assert "P-2" in marked("potion")
    assert {"Q-71", "Q-82"} <= marked("quacks")
    assert "W-4" in marked("witchcraft")
    assert "W-8" not in marked("witchcraft")
