"""`philtre lesson check` says in a sentence what is wrong with a file, and where."""

from pathlib import Path

import pytest

from philtre.core.registry import folder
from tests.cli.terminal import Terminal

POTION = Path(folder("potion")) / "lessons"
GOOD = (POTION / "first.toml").read_text("utf-8")


def checked(terminal: Terminal, tmp_path: Path, toml: str, **words: str) -> tuple[int, str]:
    """What the command says of a lesson; its words are those of ours, unless others are given."""
    (tmp_path / "mine.toml").write_text(toml, "utf-8")
    for lang in ("en", "fr"):
        said = words.get(lang, (POTION / f"first.{lang}.ftl").read_text("utf-8"))
        (tmp_path / f"mine.{lang}.ftl").write_text(said, "utf-8")
    code, out = terminal.run("lesson check mine.toml")
    return code, " ".join(out.split())


def test_a_good_one(terminal: Terminal, tmp_path: Path) -> None:
    code, out = checked(terminal, tmp_path, GOOD)
    assert code == 0
    assert "11 steps, played to the end on one way, in English and French" in out


BROKEN = {
    'game = "potion"': ('game = "chess"', "There is no game"),
    "minutes = 5": ("minuets = 5", "A lesson has no field “minuets”"),
    "order = 1": ("order = ", "is no TOML"),
    "order = 1\n": ('order = "one"\n', "The field “order” does not hold what it should"),
    "minutes = 5\n": ("", "The field “minutes” is missing"),
    "seat = 0": ("seat = 3", "There is no seat 3 among 3 players"),
    '"Bruno", "Chloé"': ('"Bruno"', "2 names for 3 players"),
    "options = { players = 3 }": ("options = { players = 9 }", "Option players can't be “9”"),
    "play = { players = 3 }": ("play = { seats = 3 }", "seats"),
    'before = ["roll beetle mushroom"]': (
        'before = ["roll beetle frog"]',
        "What is played before the first step fails: “roll beetle frog” is no move",
    ),
    'name = "aim"': ('name = "theme"', "Two steps are called “theme”"),
    'lit = ["part:dice"]': ('lit = ["dice"]', "Step 3 (dice) lights “dice”"),
    '"part:dice"]': ("5]", "The field “lit” of step 3 does not hold what it should"),
    'do = "beetle"': ('do = "frog"', "Step 4 (alone) asks for “frog”: “frog” is no move"),
    '"1 mushroom", "vial", "roll vial beetle"': (
        '"1 mushroom", "roll vial beetle"',
        "What follows step 4 (alone) fails",
    ),
    'not = { mushroom = "two"': ('not = { frog = "two"', "answers “frog”, which nobody could"),
    'rules = ["P-1"]': ('rule = ["P-1"]', "Step 2 has a field “rule” that no step has"),
}


@pytest.mark.parametrize("part", BROKEN)
def test_a_broken_one_is_refused_with_the_reason(
    terminal: Terminal, tmp_path: Path, part: str
) -> None:
    instead, says = BROKEN[part]
    assert part in GOOD
    code, out = checked(terminal, tmp_path, GOOD.replace(part, instead, 1))
    assert code == 2
    assert says in out


def test_words_that_are_missing_or_never_said(terminal: Terminal, tmp_path: Path) -> None:
    english = (POTION / "first.en.ftl").read_text("utf-8")
    code, out = checked(terminal, tmp_path, GOOD, en=english.replace("lesson-dice", "lesson-die"))
    assert (code, "The words for “lesson-dice” are missing (en)" in out) == (2, True)
    code, out = checked(terminal, tmp_path, GOOD, fr="lesson-title = Une leçon\n")
    assert (code, "missing (fr)" in out) == (2, True)
    code, out = checked(terminal, tmp_path, GOOD, en=english + "\nlesson-frog = A frog.\n")
    assert (code, "No step says “lesson-frog” (en)" in out) == (2, True)


def test_a_file_that_is_not_there(terminal: Terminal) -> None:
    code, out = terminal.run("lesson check none.toml --lang fr")
    assert code == 2
    assert "Il n'y a pas de fichier none.toml" in " ".join(out.split())
