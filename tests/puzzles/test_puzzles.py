"""Every puzzle can be asked, answered and read; wrong is told apart from illegal."""

from collections import Counter

import pytest

from philtre.core.errors import IllegalMove
from philtre.core.game import Game
from philtre.puzzles.puzzle import (
    LEVELS,
    NoPuzzle,
    Puzzle,
    Step,
    dumps,
    loads,
    puzzle_of,
    puzzles_of,
)
from philtre.puzzles.trying import Trial
from philtre.words import LANGUAGES, Words

LEAST = 40
THEMES = 2  # at least, of a game
HARD = 0.25  # of a game's puzzles are missed by novice and adept, as a rule
NEAR = 0.02  # of a chance to win: clearly worse than an answer


def test_there_are_enough_and_the_easy_ones_come_first(game: Game) -> None:
    found = puzzles_of(game.id)
    assert len(found) >= LEAST
    assert len({puzzle.id for puzzle in found}) == len(found)
    order = [LEVELS.index(puzzle.level) for puzzle in found]
    assert order == sorted(order)


def test_they_are_of_many_kinds_and_not_too_easy(game: Game) -> None:
    found = puzzles_of(game.id)
    themes = Counter(puzzle.theme for puzzle in found)
    assert len(themes) >= THEMES
    assert max(themes.values()) <= len(found) * 0.7
    hard = [puzzle for puzzle in found if puzzle.level in LEVELS[2:]]
    assert len(hard) >= HARD * len(found)


def test_a_level_is_what_the_tries_showed(game: Game) -> None:
    for puzzle in puzzles_of(game.id):
        *weaker, last = puzzle.shares.items()
        assert all(share < 0.6 for _, share in weaker)
        assert (last[1] >= 0.6) == (last[0] == puzzle.level)


def test_a_solution_leads_to_the_end(game: Game) -> None:
    """Step by step, each a real choice; and every answer counts as one."""
    for puzzle in puzzles_of(game.id):
        trial = Trial(game.id, puzzle)
        while (step := trial.step) is not None:
            legal = trial.match.legal(puzzle.seat)
            assert set(step.answers) < set(legal)
            assert set(step.worths) | set(step.but) <= set(legal)
            assert not set(step.but) & set(step.answers)
            for other in step.answers[1:]:
                assert Trial(game.id, puzzle, [*trial.found, other]).solved
            assert trial.attempt(step.answers[0]).right
        assert len(trial.found) == len(puzzle.steps)


def test_what_is_not_an_answer_is_clearly_worse(game: Game) -> None:
    for puzzle in puzzles_of(game.id):
        for step in puzzle.steps:
            best = step.worths[step.answers[0]]
            others = [worth for move, worth in step.worths.items() if move not in step.answers]
            assert max(others, default=0.0) <= best - NEAR


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_and_why_has_words(game: Game, lang: str) -> None:
    """A question, a reason for the solution and something against every other move."""
    words = Words(lang, game.id)
    for puzzle in puzzles_of(game.id):
        kinds = ("theme", "ask", "miss")
        keys = [f"puzzle-{kind}-{puzzle.theme}" for kind in kinds]
        assert all(words.has(key) for key in [*keys, f"puzzle-level-{puzzle.level}"])
        assert puzzle.why
        for why in [*puzzle.why, *(why for step in puzzle.steps for why in step.but.values())]:
            assert words.has(why.key), why.key
            assert "{" not in words.say(why.key, **why.params), why


def test_a_wrong_move_is_answered_with_a_reason_and_changes_nothing(game: Game) -> None:
    puzzle = puzzles_of(game.id)[0]
    trial = Trial(game.id, puzzle)
    wrong = [m for m in trial.match.legal(puzzle.seat) if m not in puzzle.steps[0].answers]
    before = trial.match.position()
    verdict = trial.attempt(wrong[0])
    assert not verdict.right
    assert len(verdict.reasons) == 1
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


def test_a_puzzle_is_found_by_its_name(game: Game) -> None:
    puzzle = puzzles_of(game.id)[-1]
    assert puzzle_of(game.id, puzzle.id) == puzzle
    with pytest.raises(NoPuzzle):
        puzzle_of(game.id, "00000000")


def test_the_file_is_read_as_it_was_written(game: Game) -> None:
    found = puzzles_of(game.id)
    assert loads(dumps(found)) == found


def test_a_file_without_reasons_is_read_and_the_coach_speaks() -> None:
    """As files were before puzzles had a `why` of their own."""
    found = puzzles_of("quacks")[0]
    steps = [Step(step.answers, step.worths) for step in found.steps]
    old = Puzzle(found.position, [], found.seat, found.theme, found.level, steps)
    assert '"why"' not in dumps([old])
    (again,) = loads(dumps([old]))
    assert again == old
    assert again.id == found.id
    verdict = Trial("quacks", again).attempt(steps[0].answers[0])
    assert verdict.right
    assert verdict.instead is None


def test_what_follows_is_played_and_told_and_the_tempting_move_is_named() -> None:
    """What can't go wrong is no question; what chance does is played and not told."""
    found = [one for one in puzzles_of("apotheca") if one.steps[0].tempting]
    puzzle = next(one for one in found if any("card " in m for m in one.steps[0].then))
    trial = Trial("apotheca", puzzle)
    for step in puzzle.steps:
        assert step is trial.step
        verdict = trial.attempt(step.answers[0])
        assert verdict.then == [move for move in step.then if not move.startswith("card ")]
    assert trial.solved
    assert verdict.instead is not None
    assert verdict.instead.move == puzzle.steps[0].tempting
    assert [reason.key for reason in verdict.reasons] == [why.key for why in puzzle.why]
