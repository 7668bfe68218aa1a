"""The moves of The Potion, declared once (P-15): what a seat may show, and how the dice may fall.

To show an ingredient has the number of its kind. Rolls follow; those of two dice have
texts, and so numbers, of their own.
"""

from typing import Final

from philtre.core.families import Families, Names, family
from philtre.games.potion.content import FACES, INGREDIENTS, KINDS, ROLLS, ROLLS_OF_TWO, faces

ROLL: Final = KINDS
ROLL_OF_TWO: Final = ROLL + ROLLS


def fallen(roll: int, dice: int) -> str:
    """The dice of ones, twos and threes as they fell: `beetle blank vial`."""
    return " ".join([FACES[face] for face in faces(roll)[:dice]])


THREE_DICE: Final = [fallen(roll, 3) for roll in range(ROLLS)]
TWO_DICE: Final = [fallen(roll, 2) for roll in range(ROLLS_OF_TWO)]

MOVES: Final = Families(
    family("", Names("ingredient", INGREDIENTS), key="show"),
    family("roll", Names("dice", THREE_DICE + TWO_DICE), chance=True),
)
