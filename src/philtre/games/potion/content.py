"""The pieces of The Potion, as tables (P-1, P-2).

A roll is one number: the face of the die of ones, plus 4 times that of the die
of twos, plus 16 times that of the die of threes. Faces 0–2 are ingredients, 3 is
a blank; a die that stays in the box counts as a blank.
"""

from typing import Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

Ingredient = Literal["beetle", "mushroom", "vial"]
Face = str  # of a die that has fallen: `two-vial`, or `blank`

INGREDIENTS: Final[list[Ingredient]] = ["beetle", "mushroom", "vial"]
KINDS: Final = 3
BLANK: Final = 3
FACES: Final = ["beetle", "mushroom", "vial", "blank"]
QUANTITIES: Final = ["one", "two", "three"]

START_TOKENS: Final = 2  # of each kind (P-1)
MOST_PLAYERS: Final = 7
THREES_FROM: Final = 4  # players from which the die of threes is rolled (P-2)

# How many of the six faces show each ingredient, and how many are blank (P-2; data).
DIE: Final[dict[str, list[int]]] = {"blanks": [1, 1, 1, 3], "plain": [2, 2, 2, 0]}

ROLLS: Final = 64
ROLLS_OF_TWO: Final = 16  # dice, the last so many: with a blank for the die of threes
FIRST_OF_TWO: Final = ROLLS - ROLLS_OF_TWO
ALL_BLANK: Final = ROLLS - 1
NO_ROLL: Final = -1  # the dice lie there yet to be rolled
NOTHING: Final = -1  # chosen so far


def faces(roll: int) -> list[int]:
    """The faces of the dice of ones, twos and threes."""
    return [roll & 3, roll >> 2 & 3, roll >> 4 & 3]


def face_names(roll: int, dice: int) -> list[Face]:
    """The dice in words: `one-beetle`, `two-vial`, `blank`."""
    return [
        FACES[face] if face == BLANK else f"{QUANTITIES[die]}-{FACES[face]}"
        for die, face in enumerate(faces(roll)[:dice])
    ]


def asked(roll: int) -> list[int]:
    """For each ingredient, which quantities the dice ask for: bit q is quantity q."""
    quantities = [0] * KINDS
    for quantity, face in enumerate(faces(roll), 1):
        if face != BLANK:
            quantities[face] |= 1 << quantity
    return quantities


def unasked(roll: int) -> int:
    """The ingredients that no die shows, as a mask."""
    return sum([1 << kind for kind in range(KINDS) if kind not in faces(roll)])


ASKED: Final[list[list[int]]] = [asked(roll) for roll in range(ROLLS)]
UNASKED: Final = vec[i64]([unasked(roll) for roll in range(ROLLS)])
# The same as ASKED in one number: so many bits for each ingredient, enough for a bit for each
# quantity that may be shown, and for the quantity itself.
SHIFT: Final = MOST_PLAYERS + 1
MOST_SHOWN: Final = MOST_PLAYERS  # 7, all bits of a quantity
ASKED_AT: Final = vec[i64](
    [sum([bits << kind * SHIFT for kind, bits in enumerate(masks)]) for masks in ASKED]
)

# Kinds held, and seats, are bit masks; these are the lists that they stand for.
MEMBERS: Final[list[list[int]]] = [
    [bit for bit in range(MOST_PLAYERS) if mask >> bit & 1] for mask in range(1 << MOST_PLAYERS)
]


# What a board is drawn from


class Shown(TypedDict):
    """What the face of a die asks for; a blank asks for nothing."""

    quantity: int
    ingredient: Ingredient | None


class Content(TypedDict):
    ingredients: list[Ingredient]
    faces: dict[Face, Shown]


CONTENT: Final[Content] = {
    "ingredients": INGREDIENTS,
    "faces": {
        FACES[BLANK]: {"quantity": 0, "ingredient": None},
        **{
            f"{name}-{ingredient}": {"quantity": quantity, "ingredient": ingredient}
            for quantity, name in enumerate(QUANTITIES, 1)
            for ingredient in INGREDIENTS
        },
    },
}
