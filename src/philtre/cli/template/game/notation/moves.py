"""The moves of NEW_NAME, declared once (NEW_LETTER-8): numbers, texts and words follow."""

from typing import Final

from philtre.core.families import Families, Names, family

from NEW_PACKAGE.content import SIDES

MOVES: Final = Families(
    family("guess", Names("side", SIDES)),
    family("toss", Names("side", SIDES), chance=True),
)
