"""Books and witches may be given as text or as a list; one form is kept."""

from typing import Any

import pytest

import philtre


@pytest.mark.parametrize(
    ("books", "kept"),
    [
        (3, "3"),
        ("3", "3"),
        ([3, 3, 3, 3, 3, 1], "3"),
        ((1, 2, 3, 4, 5, 6), "1,2,3,4,5,6"),
        ("1,2,3,4,5,4", "1,2,3,4,5,1"),
    ],
)
def test_books(books: Any, kept: str) -> None:
    """Q-30"""
    assert philtre.new("quacks", expansion=True, books=books).options["books"] == kept


def test_witches() -> None:
    """Q-70"""
    for witches in ("w9,w1,w5", ["w1", "w5", "w9"]):
        match = philtre.new("quacks", expansion=True, witches=witches)
        assert match.options["witches"] == "w1,w5,w9"


@pytest.mark.parametrize("books", [0, 7, True, "", "1,2", [1, 2, 3], "1,2,3,4,5,6,1", "a"])
def test_books_that_are_none(books: Any) -> None:
    """Q-30"""
    with pytest.raises(philtre.BadOption, match="books can't be"):
        philtre.new("quacks", expansion=True, books=books)
