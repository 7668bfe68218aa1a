"""What puzzles claim is proved again, for some of them; and the search that proves it."""

from pathlib import Path

import pytest

from philtre.core.registry import find
from philtre.games.apotheca.notation.moves import HIRE, HIRE_DECK
from philtre.games.potion.rules.state import PotionState
from philtre.games.quacks.rules.steps import DECIDE
from philtre.puzzles.puzzle import Puzzle, puzzles_of
from tools.make_puzzles import harvest, read
from tools.puzzles import apotheca, potion, quacks, witchcraft
from tools.puzzles.choosing import chosen
from tools.puzzles.proof import TooLarge, walk


def simplest(game: str, theme: str) -> Puzzle:
    """The one that takes least time to prove: what there is to choose from, one after the other."""
    found = [one for one in puzzles_of(game) if one.theme == theme and len(one.steps) <= 2]
    return min(found, key=lambda one: len(one.position))


def test_a_win_in_witchcraft_is_proved() -> None:
    """These first moves win, and no others do."""
    game = find("witchcraft")
    puzzle = simplest("witchcraft", "silence")
    state = game.load(puzzle.position)[1]
    assert isinstance(state, witchcraft.State)
    steps, end = walk(game, state, witchcraft.winning(puzzle.seat, witchcraft.ALL))
    assert [step.answers for step in steps] == [step.answers for step in puzzle.steps]
    assert witchcraft.stuck(state.board, end, puzzle.seat) == list(puzzle.why)
    assert end.returns()[puzzle.seat] == 1.0


def test_a_win_in_apotheca_is_proved() -> None:
    game = find("apotheca")
    puzzle = simplest("apotheca", "finish")
    state = game.load(puzzle.position)[1]
    assert isinstance(state, apotheca.State)
    proof = apotheca.proof_of(apotheca.FINISH, state, puzzle.seat, 10**6)
    sure = [game.text(move) for move, reach in proof.ways(state) if reach.sure]
    assert set(sure) == set(puzzle.steps[0].answers)
    assert apotheca.why(game, apotheca.FINISH, state, puzzle.seat, puzzle.steps) == list(puzzle.why)


def test_who_comes_from_the_deck_is_luck() -> None:
    """A-18: a win that needs one card of the deck is none."""
    state = find("apotheca").load(simplest("apotheca", "finish").position)[1]
    assert isinstance(state, apotheca.State)
    assert apotheca.unsure(state, HIRE_DECK)
    assert not apotheca.unsure(state, HIRE)
    for puzzle in puzzles_of("apotheca"):
        assert not any("hire mixed deck" in step.answers for step in puzzle.steps), puzzle.id


def test_the_counts_of_the_potion_hold() -> None:
    game = find("potion")
    for theme in ("always", "reading", "counting", "win", "guard"):
        puzzle = simplest("potion", theme)
        state = game.load(puzzle.position)[1]
        assert isinstance(state, PotionState)
        again = potion.look(game, puzzle.position, potion.case_of(state, puzzle.seat))
        assert again is not None
        assert again.steps == puzzle.steps
        assert again.why == list(puzzle.why)


def test_the_odds_of_quacks_hold() -> None:
    game = find("quacks")
    looked = 0
    for puzzle in puzzles_of("quacks"):
        state = game.load(puzzle.position)[1]
        assert isinstance(state, quacks.State)
        if quacks.step_of(state, puzzle.seat) == DECIDE:
            best = game.parse(puzzle.steps[0].answers[0])
            assert quacks.brewing(game, state, puzzle.seat, best) == list(puzzle.why)
            looked += 1
    assert looked > 10


def test_a_search_that_grows_too_large_says_nothing() -> None:
    puzzle = simplest("witchcraft", "silence")
    state = find("witchcraft").load(puzzle.position)[1]
    assert isinstance(state, witchcraft.State)
    with pytest.raises(TooLarge):
        witchcraft.winning(puzzle.seat, 10).reach(state)


def test_no_idea_is_chosen_twice() -> None:
    found = puzzles_of("potion")
    assert len(chosen([*found, *found], 2 * len(found))) <= len(found)


def test_what_the_maker_finds_is_kept_and_read_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    harvest(find("potion"), kept, seed=1, seconds=0, most=1)
    (found,) = read(kept)
    assert found.why
    assert not found.level  # rated later
    assert find("potion").load(found.position)
