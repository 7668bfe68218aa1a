"""The pieces of The Potion, as tables (P-1, P-2).

A roll is one number: the face of the die of ones, plus 4 times that of the die
of twos, plus 16 times that of the die of threes. Faces 0–2 are ingredients, 3 is
a blank; a die that stays in the box counts as a blank.
"""

from typing import Final

INGREDIENTS: Final = ["beetle", "mushroom", "vial"]
KINDS: Final = 3
BLANK: Final = 3
FACES: Final = ["beetle", "mushroom", "vial", "blank"]

START_TOKENS: Final = 2  # of each kind (P-1)
MOST_PLAYERS: Final = 7

# How many of the six faces show each ingredient, and how many are blank (P-2; data).
DIE: Final[dict[str, list[int]]] = {"blanks": [1, 1, 1, 3], "plain": [2, 2, 2, 0]}

ROLLS: Final = 64
ALL_BLANK: Final = ROLLS - 1
FIRST_ROLL: Final = KINDS  # moves 0–2 are the ingredients, then come the rolls
FIRST_PAIR: Final = FIRST_ROLL + ROLLS  # rolls of two dice have texts, so numbers, of their own
MOVES: Final = FIRST_PAIR + 16


def faces(roll: int) -> list[int]:
    """The faces of the dice of ones, twos and threes."""
    return [roll & 3, roll >> 2 & 3, roll >> 4 & 3]


def outcomes(dice: str, count: int) -> tuple[list[int], list[int]]:
    """All rolls of `count` dice but the all-blank one (P-3), and their weights."""
    rolls: list[int] = []
    weights: list[int] = []
    for roll in range(ROLLS):
        shown = faces(roll)
        weight = 1
        for face in shown[:count]:
            weight *= DIE[dice][face]
        if weight and roll != ALL_BLANK and all(face == BLANK for face in shown[count:]):
            rolls.append(roll)
            weights.append(weight)
    return rolls, weights


def asked() -> list[int]:
    """For each roll and ingredient, which quantities its dice ask for: bit q is quantity q."""
    table = [0] * (ROLLS * KINDS)
    for roll in range(ROLLS):
        for quantity, face in enumerate(faces(roll), 1):
            if face != BLANK:
                table[roll * KINDS + face] |= 1 << quantity
    return table


ASKED: Final[list[int]] = asked()

# Kinds held, and seats, are bit masks; these are the lists that they stand for.
MEMBERS: Final[list[list[int]]] = [
    [bit for bit in range(MOST_PLAYERS) if mask >> bit & 1] for mask in range(1 << MOST_PLAYERS)
]
