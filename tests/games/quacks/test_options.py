"""Books and witches may be given in several ways; one form is kept."""

from typing import Any

import pytest

import philtre
from philtre.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("books", "kept"),
    [
        (3, "3"),
        ("3", "3"),
        ([3, 3, 3, 3, 3, 1], "3"),
        ((1, 2, 3, 4, 5, 6), "1,2,3,4,5,6"),
        ("1,2,3,4,5,4", "1,2,3,4,5,1"),
        ({"green": 6, "blue": 3}, "6,3,1,1,1,1"),
        ({"black": "6", "green": 2}, "2,1,1,1,1,6"),
        ({"black": 3}, "1"),
        ({}, "1"),
        ("blue=3,green=6", "6,3,1,1,1,1"),
        ("green=5,blue=5,red=5,yellow=5,purple=5,black=5", "5"),
    ],
)
def test_books(books: Any, kept: str) -> None:
    """Q-30"""
    assert philtre.new("quacks", expansion=True, books=books).options["books"] == kept


def test_books_by_colour_in_a_position_line() -> None:
    """Q-30: options are read there as elsewhere, and written one way."""
    line = philtre.new("quacks", dealer="hand", books={"green": 2, "red": 4}).position()
    assert line.startswith("players=4 books=2,1,4,1,1,1 : ")
    by_colour = line.replace("books=2,1,4,1,1,1", "books=red=4,green=2")
    assert philtre.load("quacks", by_colour, dealer="hand").position() == line


@pytest.mark.parametrize(
    "witches",
    [
        "w9,w1,w5",
        ["w1", "w5", "w9"],
        "rescuer,refiner,painter",
        ["The Painter", "The Rescuer", "w5"],
        "La Secouriste, L'Affineuse, La Coloriste",
        "w1,affineuse,PAINTER",
    ],
)
def test_witches(witches: Any) -> None:
    """Q-70"""
    match = philtre.new("quacks", expansion=True, witches=witches)
    assert match.options["witches"] == "w1,w5,w9"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_witch_may_be_called_by_the_name_that_players_read(lang: str) -> None:
    """Q-70"""
    words = Words(lang, "quacks")
    for silver, copper, gold in zip(range(1, 5), range(5, 9), range(9, 13), strict=True):
        numbers = [f"w{number}" for number in (silver, copper, gold)]
        names = [words.say(f"witch-{number}") for number in numbers]
        match = philtre.new("quacks", expansion=True, witches=names)
        assert match.options["witches"] == ",".join(numbers)


BOOKS = [0, 7, True, "", "1,2", [1, 2, 3], "1,2,3,4,5,6,1", "a", {"green": 7}, {"white": 1}]
WITCHES = ["w1", "w1,w2,w9", "w1,w5,w13", "rescuer,gatherer,painter", "the,la,l'", 3, True]


@pytest.mark.parametrize("books", [*BOOKS, "green=6,green=5", "green=6,3", "pink=2"])
def test_books_that_are_none(books: Any) -> None:
    """Q-30: a sentence says which colours the six numbers stand for."""
    with pytest.raises(
        philtre.BadOption, match=r"books can't be.*green, blue, red, yellow, purple"
    ):
        philtre.new("quacks", expansion=True, books=books)


@pytest.mark.parametrize("witches", WITCHES)
def test_witches_that_are_none(witches: Any) -> None:
    """Q-70: a sentence names them all, each beside its number."""
    with pytest.raises(philtre.BadOption, match=r"witches can't be.*w4 The Comforter; copper: w5"):
        philtre.new("quacks", expansion=True, witches=witches)


def test_black_1_is_told_as_it_is_with_two_and_with_more() -> None:
    """Q-52"""
    words = Words("en", "quacks")
    assert "as many as the other: droplet" in words.say("book-black-1", players=2)
    assert "more than a neighbour: droplet" in words.say("book-black-1", players=3)
    for players, told in ((2, "as many as the other"), (3, "than both")):
        match = philtre.new("quacks", seed=1, players=players)
        panels = match.game.terminal(match.view(0), words.say)
        assert any(told in line for panel in panels for line in panel.lines)
