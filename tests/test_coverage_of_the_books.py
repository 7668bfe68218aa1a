"""docs/coverage.md leaves no rule out, and names nothing that isn't there."""

import re
from pathlib import Path

import pytest

from philtre.core.registry import game_ids
from philtre.words import Words

ROOT = Path(__file__).parent.parent
NUMBER = r"[A-Z]-\d+[a-z]?"
COVERAGE = (ROOT / "docs" / "coverage.md").read_text("utf-8")
SECTIONS = dict(part.split("\n", 1) for part in COVERAGE.split("\n## ")[1:])
# A game that no book tells of has no section.
GAMES = [id for id in game_ids() if Words("en", id).say("name") in SECTIONS]
SPAN = re.compile(rf"({NUMBER})(?: … ({NUMBER}))?")


def test_every_section_is_that_of_a_game() -> None:
    assert len(GAMES) == len(SECTIONS)


def rules(game: str) -> list[str]:
    """The numbers of a game's rules, in their order."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return re.findall(rf"^\s*- ({NUMBER}) ", text, re.MULTILINE)


def rows(game: str) -> list[list[str]]:
    """The rows of a game's table: section, rules, tests, place in the app."""
    lines = SECTIONS[Words("en", game).say("name")].splitlines()
    table = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line[:1] == "|"]
    return table[2:]


def carried(cell: str, known: list[str]) -> set[str]:
    """The rules that a cell names, a span (`A-30 … A-44`) as all that lie in it."""
    found: set[str] = set()
    for first, last in SPAN.findall(cell):
        found.update(known[known.index(first) : known.index(last or first) + 1])
    return found


def cited(name: str) -> set[str]:
    """The rules that a file under `tests/` names."""
    return set(re.findall(NUMBER, (ROOT / "tests" / name).read_text("utf-8")))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_carried_by_a_section(game: str) -> None:
    known = rules(game)
    named = set().union(*(carried(cells[1], known) for cells in rows(game)))
    assert named == set(known)


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_rules_and_tests_that_cite_them(game: str) -> None:
    for cells in rows(game):
        assert len(cells) == 4
        assert all(cells), cells
        files = [cited(name) for name in re.findall(r"`([\w/]+\.py)`", cells[2])]
        assert files, cells
        if cells[1].startswith("none: "):
            continue
        numbers = carried(cells[1], rules(game))
        assert numbers <= set().union(*files), cells
        assert all(file & numbers for file in files), cells


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_its_place_in_the_app(game: str) -> None:
    web = ROOT / "web" / "src"
    own = {file.name for file in (web / "games" / game).glob("*.svelte")}
    shared = {file.name for part in ("pages", "shell") for file in (web / part).rglob("*.svelte")}
    for cells in rows(game):
        places = re.findall(r"`(\w+\.svelte)`", cells[3])
        assert places, cells
        assert set(places) <= own | shared, cells
