"""The numbers that the rules and the compiler know, held against the tables they stand for."""

import pytest

from philtre.games.apotheca import content
from philtre.games.apotheca.notation import moves
from philtre.games.apotheca.notation.moves import MOVES
from philtre.games.apotheca.rules import actions, powers, steps

FIRSTS = {
    "reveal": moves.REVEAL,
    "restock": moves.RESTOCK,
    "hire": moves.HIRE,
    "hire mixed": moves.HIRE_MIXED,
    "hire mixed deck": moves.HIRE_DECK,
    "decree": moves.DECREE,
    "power": moves.POWER,
    "place": moves.PLACE,
    "match": moves.MATCH,
    "satisfy": moves.SATISFY,
    "stack": moves.STACK,
    "outside": moves.OUTSIDE,
    "overload": moves.OVERLOAD,
    "extra": moves.EXTRA,
    "pass": moves.PASS,
    "deal": moves.DEAL,
    "draw": moves.DRAW,
    "card": moves.CARD,
}


@pytest.mark.parametrize("word", FIRSTS)
def test_a_family_begins_at_its_number(word: str) -> None:
    """A-80: every family of moves."""
    assert MOVES.first(word) == FIRSTS[word]


def test_the_families_are_all() -> None:
    """A-80: nothing comes between two families, nor after the last."""
    words = {word for text in MOVES.texts for word in FIRSTS if f"{text} ".startswith(f"{word} ")}
    assert words == set(FIRSTS)
    assert len(MOVES) == moves.MOVE_COUNT


def test_the_pieces_are_as_many_as_the_compiler_is_told() -> None:
    """A-1, A-3, A-81, A-86: a 16th power changes two of these."""
    assert len(powers.APOTHECARIES) == content.APOTHECARY_COUNT
    assert len(powers.CHANGES) == powers.CHANGE_COUNT
    assert len(content.SPACES) == content.SPACE_COUNT
    assert len(content.STATIONS) == content.STATION_COUNT
    assert len(content.COLOURS) == content.KINDS
    assert len(content.DEALT) == content.DEALT_COUNT
    assert content.CARD_PLACES.index(content.STATIONS[0]) == content.AT_STATION
    assert content.CARD_PLACES.index("hired") == content.HIRED == len(content.CARD_PLACES) - 1


def test_a_step_has_its_word() -> None:
    """A-84: `asks` of a position and of a view."""
    numbers = {word: vars(steps)[word.upper()] for word in steps.WORDS}
    assert list(numbers.values()) == list(range(len(steps.WORDS)))
    assert steps.WORDS[steps.FIRST_CHANCE] == "deal"


def test_an_action_has_its_word() -> None:
    """A-11: the powers by their apothecaries, then the plain actions."""
    words = ["reveal", "restock", "hire", "decree"]
    numbers = [actions.ACT_REVEAL, actions.ACT_RESTOCK, actions.ACT_HIRE, actions.ACT_DECREE]
    assert [actions.WORDS[number] for number in numbers] == words
    assert actions.WORDS[: content.APOTHECARY_COUNT] == powers.APOTHECARIES
