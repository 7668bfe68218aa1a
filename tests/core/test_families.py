"""Moves declared once: numbers, texts and words follow."""

import pytest

from philtre.core.families import Families, Names, Phrase, Rows, family

MOVES = Families(
    family("reveal", Names("space", ["a1", "b1"])),
    family("restock"),
    family("match", Names("colour", ["red", "blue"]), Names("space", ["a1", "b1"])),
    family("hire mixed", Names("station", ["deck"]), key="do-hire"),
    family("power", Rows([("merten a1-b1", {"apothecary": "merten", "use": "a1-b1"})])),
    family("roll", Names("face", ["1", "6"]), chance=True),
)


def test_texts_are_numbered_in_order_the_last_name_fastest() -> None:
    assert MOVES.texts == [
        *("reveal a1", "reveal b1", "restock"),
        *("match red a1", "match red b1", "match blue a1", "match blue b1"),
        *("hire mixed deck", "power merten a1-b1", "roll 1", "roll 6"),
    ]
    assert len(MOVES) == 11
    assert [MOVES.first(word) for word in ("reveal", "restock", "match", "roll")] == [0, 2, 3, 9]


def test_every_text_is_read_back_and_no_other() -> None:
    assert [MOVES.parse(text) for text in MOVES.texts] == list(range(11))
    assert MOVES.parse("match green a1") == MOVES.parse("") == -1


def test_words_come_with_what_is_named() -> None:
    assert MOVES.phrase(2) == Phrase("do-restock", {})
    assert MOVES.phrase(6) == Phrase("do-match", {"colour": "blue", "space": "b1"})
    assert MOVES.phrase(7) == Phrase("do-hire", {"station": "deck"})
    assert MOVES.phrase(8) == Phrase("do-power", {"apothecary": "merten", "use": "a1-b1"})
    assert MOVES.phrase(10) == Phrase("move", {"move": "roll 6"})


def test_picks_follow_the_names_in_every_order_that_is_given() -> None:
    assert MOVES.picks(2) == [[]]
    assert MOVES.picks(6) == [["colour:blue", "space:b1"]]
    assert MOVES.picks(8) == [["apothecary:merten", "use:a1-b1"]]
    pair = Rows([("a1 b1", {"one": "a1", "other": "b1"})], ["space", "space"], alike=True)
    moves = Families(family("swap", Names("who", ["ana"], kind="seat"), pair))
    assert moves.picks(0) == [
        ["seat:ana", "space:a1", "space:b1"],
        ["seat:ana", "space:b1", "space:a1"],
    ]


def test_picks_find_the_moves_that_begin_with_them() -> None:
    assert MOVES.beginning(["space:b1"]) == [1]
    assert MOVES.beginning(["colour:blue"]) == [5, 6]
    assert MOVES.beginning(["colour:blue", "space:a1"]) == [5]
    assert MOVES.beginning(["colour:blue", "space:a1", "space:a1"]) == []
    assert MOVES.beginning(["space:z9"]) == []
    assert MOVES.family(2) == 1
    assert MOVES.family(5) == MOVES.family(6) == 2


def test_two_moves_never_have_one_text() -> None:
    with pytest.raises(AssertionError, match="one text"):
        Families(family("a b"), family("a", Names("x", ["b"]))).parse("a b")
