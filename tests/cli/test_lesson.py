"""Lessons at the terminal: listed, played, left and resumed."""

from pathlib import Path

import pytest

from philtre.lessons.checking import walks
from philtre.lessons.shelf import every_lesson, find_lesson
from tests.cli.terminal import Terminal


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """What is remembered stays in the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "philtre"


def test_all_are_listed(terminal: Terminal) -> None:
    code, out = terminal.run("lesson")
    assert code == 0
    for lesson in every_lesson():
        assert lesson.words("en").say("lesson-title") in out


@pytest.mark.parametrize("lesson", every_lesson(), ids=lambda one: f"{one.game}-{one.name}")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_lesson_is_played_through(terminal: Terminal, lang: str, lesson: object) -> None:
    """By the moves themselves; a step that is read by Enter."""
    from philtre.lessons.lesson import Lesson

    assert isinstance(lesson, Lesson)
    way = next(walks(lesson, [], set()))
    code, out = terminal.run(f"lesson {lesson.game} {lesson.name} --lang {lang}", [*way, "n"])
    assert code == 0
    words = lesson.words(lang)
    shown = " ".join(out.split())
    for step in lesson.steps:
        assert words.say(f"lesson-{step.name}") in shown
    assert words.say("lesson-end") in shown
    assert "lesson-" not in shown


def test_a_wrong_move_is_answered_and_tried_again(terminal: Terminal) -> None:
    answers = ["", "", "", "vial", "frog", "why", "beetle", "back", "show"]
    _, out = terminal.run("lesson potion", answers)
    words = find_lesson("potion", "first").words("en")
    shown = " ".join(out.split())
    assert words.say("lesson-alone-not-none") in shown
    assert "“frog” is no move of this game" in shown
    assert words.say("lesson-alone-why") in shown
    assert shown.count(words.say("lesson-pair")) == 2
    assert "The move to make: show a beetle" in shown


def test_it_is_left_and_resumed(terminal: Terminal, own_folder: Path) -> None:
    terminal.run("lesson potion", ["", "", "", "1", "leave"])
    _, out = terminal.run("lesson")
    assert "step 5 of 11" in out
    _, out = terminal.run("lesson potion", [])
    assert "5/11" in out or "Your beetle is in the bottle" in out
    _, out = terminal.run("lesson potion --fresh", [])
    assert "Three apprentices" in out
    (own_folder / "lessons.json").write_text("[broken", "utf-8")
    code, out = terminal.run("lesson potion", [])
    assert code == 0
    assert "Three apprentices" in out


def test_one_that_was_played_leads_to_the_next_and_to_a_real_game(terminal: Terminal) -> None:
    way = next(walks(find_lesson("quacks", "first"), [], set()))
    _, out = terminal.run("lesson quacks", [*way, "y", "quit"])
    assert "philtre play --resume" in " ".join(out.split())
    _, out = terminal.run("lesson")
    assert "played through" in out
    _, out = terminal.run("lesson quacks", [])
    assert "It is round five" in out


def test_what_there_is_not(terminal: Terminal) -> None:
    code, out = terminal.run("lesson potion second")
    assert (code, "There is no lesson “second”. There are: first." in out) == (2, True)
    code, out = terminal.run("lesson chess")
    assert code == 2
