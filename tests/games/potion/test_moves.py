"""The moves of The Potion: the numbers that the rules use are those of the table."""

from philtre.games.potion import GAME
from philtre.games.potion.content import INGREDIENTS, ROLLS, faces
from philtre.games.potion.notation.moves import MOVES, ROLL, ROLL_OF_TWO
from philtre.games.potion.rules.box import Box


def test_the_numbers_of_the_rules_are_those_of_the_table() -> None:
    """P-15"""
    assert [MOVES.first(""), MOVES.first("roll")] == [0, ROLL]
    assert [MOVES.text(kind) for kind in range(ROLL)] == INGREDIENTS
    assert MOVES.parse("roll beetle beetle") == ROLL_OF_TWO


def test_a_roll_has_the_text_of_its_dice() -> None:
    """P-2, P-15: two dice with 3 players, three else; a die in the box is a blank."""
    for players, count in ((3, 2), (4, 3)):
        box = Box(GAME.settle({"players": players, "dice": "blanks"}))
        for move in box.rolls:
            roll = move - box.first
            assert 0 <= roll < ROLLS
            words = MOVES.text(move).split()
            assert words[0] == "roll"
            assert [["beetle", "mushroom", "vial", "blank"][face] for face in faces(roll)] == (
                words[1:] + ["blank"] * (3 - count)
            )
