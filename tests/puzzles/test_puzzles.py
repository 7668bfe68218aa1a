"""Every puzzle can be asked, answered and read; wrong is told apart from illegal."""

import pytest

from philtre.core.errors import IllegalMove
from philtre.core.game import Game
from philtre.puzzles.puzzle import LEVELS, NoPuzzle, dumps, loads, puzzle_of, puzzles_of
from philtre.puzzles.trying import Trial
from philtre.words import LANGUAGES, Words

LEAST = 40
NEAR = 0.05  # of a chance to win: clearly worse than an answer


def test_there_are_enough_and_the_easy_ones_come_first(game: Game) -> None:
    found = puzzles_of(game.id)
    assert len(found) >= LEAST
    assert len({puzzle.id for puzzle in found}) == len(found)
    order = [LEVELS.index(puzzle.level) for puzzle in found]
    assert order == sorted(order)


def test_a_solution_leads_to_the_end(game: Game) -> None:
    """Step by step, each a real choice; and every answer counts as one."""
    for puzzle in puzzles_of(game.id):
        trial = Trial(game.id, puzzle)
        while (step := trial.step) is not None:
            legal = trial.match.legal(puzzle.seat)
            assert len(legal) > 1
            assert set(step.worths) <= set(legal)
            for other in step.answers[1:]:
                assert Trial(game.id, puzzle, [*trial.found, other]).solved
            assert trial.attempt(step.answers[0]).right
        assert len(trial.found) == len(puzzle.steps)


def test_what_is_not_an_answer_is_clearly_worse(game: Game) -> None:
    for puzzle in puzzles_of(game.id):
        for step in puzzle.steps:
            best = step.worths[step.answers[0]]
            others = [worth for move, worth in step.worths.items() if move not in step.answers]
            assert others
            assert max(others) <= best - NEAR


def test_a_wrong_move_is_answered_and_changes_nothing(game: Game) -> None:
    puzzle = puzzles_of(game.id)[0]
    trial = Trial(game.id, puzzle)
    wrong = [m for m in trial.match.legal(puzzle.seat) if m not in puzzle.steps[0].answers]
    before = trial.match.position()
    verdict = trial.attempt(wrong[0])
    assert not verdict.right
    assert verdict.best == puzzle.steps[0].worths[puzzle.steps[0].answers[0]]
    with pytest.raises(IllegalMove):
        trial.attempt("no such move")
    assert trial.match.position() == before
    assert trial.found == []


def test_what_was_not_found_is_not_gone_on_from(game: Game) -> None:
    puzzle = puzzles_of(game.id)[0]
    legal = Trial(game.id, puzzle).match.legal(puzzle.seat)
    wrong = [move for move in legal if move not in puzzle.steps[0].answers]
    with pytest.raises(IllegalMove):
        Trial(game.id, puzzle, wrong[:1])
    solution = [step.answers[0] for step in puzzle.steps]
    with pytest.raises(IllegalMove):
        Trial(game.id, puzzle, [*solution, solution[0]])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_theme_and_level_has_words(game: Game, lang: str) -> None:
    words = Words(lang, game.id)
    for puzzle in puzzles_of(game.id):
        assert words.has(f"puzzle-theme-{puzzle.theme}")
        assert words.has(f"puzzle-level-{puzzle.level}")


def test_a_puzzle_is_found_by_its_name(game: Game) -> None:
    puzzle = puzzles_of(game.id)[-1]
    assert puzzle_of(game.id, puzzle.id) == puzzle
    with pytest.raises(NoPuzzle):
        puzzle_of(game.id, "00000000")


def test_the_file_is_read_as_it_was_written(game: Game) -> None:
    found = puzzles_of(game.id)
    assert loads(dumps(found)) == found
