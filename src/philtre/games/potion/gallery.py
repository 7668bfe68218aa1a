"""The gallery of The Potion: ingredients, dice, and the ways a round can end."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.gallery import Piece, Row, Scene, Shelf
from philtre.games.potion.content import BLANK, DIE, FACES, INGREDIENTS, QUANTITIES, START_TOKENS


def round_of(dice: str, *chosen: str) -> Scene:
    """Four players, what is rolled, and what they show one after the other."""
    line = f"players=4 : round=1 dice={dice} tokens=222,222,222,222 chosen=.... last=-"
    return Scene(line, chosen)


# P-13: the three examples of the rules, and a round in which everybody would discard.
SCENES: Final[dict[str, Scene]] = {
    "meet": round_of("mbv", "beetle", "beetle", "mushroom", "vial"),
    "unasked": round_of("vv-", "vial", "vial", "vial", "beetle"),
    "between": round_of("mv-", "mushroom", "mushroom", "vial", "beetle"),
    "everybody": round_of("m-b", "beetle", "beetle", "beetle", "mushroom"),
    "last": Scene(
        "players=4 : round=5 dice=m-- tokens=110,202,121,222 chosen=.... last=b--/mmvv/",
        ("mushroom", "beetle", "vial", "vial"),
    ),
}


def ingredient(name: str) -> Piece:
    return Piece(
        name,
        Phrase("ingredient-named", {"ingredient": name}),
        Phrase("kind-ingredient", {}),
        ("P-1", "P-5", "P-6"),
        f"token:{name}",
        None,
        ("head-start",),
        (Row((START_TOKENS,), f"token:{name}"),),
    )


def die(quantity: str) -> Piece:
    rows = tuple(
        Row(
            (Phrase("faces-named", {"faces": face}), DIE["blanks"][at], DIE["plain"][at]),
            f"die:{face}",
        )
        for at, name in enumerate(FACES)
        for face in [name if at == BLANK else f"{quantity}-{name}"]
    )
    return Piece(
        f"die-{quantity}",
        Phrase("thing-named", {"thing": f"die-{quantity}"}),
        Phrase("kind-die", {}),
        ("P-2", "P-3"),
        f"die:{quantity}-{INGREDIENTS[0]}",
        SCENES["meet"],
        ("head-face", "head-blanks", "head-plain"),
        rows,
        rulings=("P-3",),
    )


def thing(id: str, *rules: str) -> Piece:
    name, kind = Phrase("thing-named", {"thing": id}), Phrase("kind-thing", {})
    return Piece(id, name, kind, rules, "", SCENES[id], rulings=rules)


SHELVES: Final = [
    Shelf("ingredients", [ingredient(name) for name in INGREDIENTS]),
    Shelf("dice", [die(quantity) for quantity in QUANTITIES]),
    Shelf(
        "rounds",
        [
            thing("meet", "P-5", "P-13"),
            thing("unasked", "P-6", "P-13"),
            thing("between", "P-6", "P-8", "P-13"),
            thing("everybody", "P-7"),
            thing("last", "P-9", "P-14"),
        ],
    ),
]
