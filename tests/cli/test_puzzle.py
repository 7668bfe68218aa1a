"""Puzzles at a terminal."""

from pathlib import Path

import pytest

from philtre.puzzles.puzzle import puzzles_of
from tests.cli.terminal import Terminal


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


FIRST = puzzles_of("potion")[0]
ANSWER = FIRST.steps[0].answers[0]
WRONG = next(move for move in FIRST.steps[0].worths if move not in FIRST.steps[0].answers)


def test_a_puzzle_is_solved_and_remembered(terminal: Terminal) -> None:
    code, out = terminal.run("puzzle potion", [ANSWER, "", "quit"])
    assert code == 0
    assert "Right: " in out
    assert f"of {len(puzzles_of('potion'))} solved" in terminal.run("puzzle")[1]
    assert "potion: The Potion, 1 of" in terminal.run("puzzle")[1]
    assert terminal.run("puzzle potion", ["quit"])[1].count(f"/{len(puzzles_of('potion')) - 1}")


def test_a_wrong_move_is_answered_and_may_be_tried_again(terminal: Terminal) -> None:
    _, out = terminal.run("puzzle potion --lang fr", [WRONG, ANSWER, "", "quit"])
    assert "Il y a mieux" in out
    assert "Bien vu" in out
    assert "potion : The Potion, 0 sur" in terminal.run("puzzle --lang fr")[1]  # not at once


def test_the_answer_is_shown_and_a_puzzle_passed_over(terminal: Terminal) -> None:
    _, out = terminal.run("puzzle potion", ["show", "", "next", "no such move", "quit"])
    assert "Right: " in out
    assert "Puzzle 3/" in out
    assert "“no such move”" in out


def test_what_there_is_not_is_refused_with_a_sentence(terminal: Terminal) -> None:
    code, out = terminal.run("puzzle potion --level wizard")
    assert code == 2
    assert "There is no level “wizard”." in " ".join(out.split())
    assert terminal.run("puzzle chess")[0] == 2
