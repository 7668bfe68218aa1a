"""The gallery of NEW_NAME: whatever a player may want to look up."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.gallery import Piece, Row, Scene, Shelf

from NEW_PACKAGE.content import SIDES, WEIGHTS


def side(at: int) -> Piece:
    name = SIDES[at]
    return Piece(
        name,
        Phrase("side-named", {"side": name}),
        Phrase("kind-side", {}),
        ("NEW_LETTER-1",),
        head=("head-chance",),
        rows=(Row((Phrase("chance-of", {"count": WEIGHTS[at], "total": sum(WEIGHTS)}),)),),
    )


SHELVES: Final = [Shelf("coin", [side(at) for at in range(len(SIDES))])]
SCENES: Final[dict[str, Scene]] = {}  # by name, for ```scene name``` in the rules text
