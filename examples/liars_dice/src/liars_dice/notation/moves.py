"""The moves of Liar's Dice, declared once (L-11): numbers, texts and words follow."""

from typing import Final

from philtre.core.errors import Params
from philtre.core.families import Families, Names, Rows, family

from liars_dice.content import ALL_DICE, FACES, HANDS

# As numbers, for the plural.
COUNTS: Final[list[tuple[str, Params]]] = [
    (str(count), {"count": count}) for count in range(1, ALL_DICE + 1)
]

MOVES: Final = Families(
    family("bid", Rows(COUNTS), Names("face", [str(face) for face in range(1, FACES + 1)])),
    family("liar"),
    family("roll", Names("dice", HANDS), chance=True),
)
