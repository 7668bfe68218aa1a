"""What options and house rules make of the pieces: tokens, dice, how they may fall (P-1 … P-3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.options import Boxes, Options, is_on, number
from philtre.games.potion.content import (
    ALL_BLANK,
    DIE,
    FIRST_OF_TWO,
    NOTHING,
    THREES_FROM,
    faces,
)
from philtre.games.potion.house import HOUSE
from philtre.games.potion.notation.moves import ROLL, ROLL_OF_TWO


class Box:
    """What a table plays with; shared by all states of a match."""

    def __init__(self, options: Options) -> None:
        self.players = players = number(options, "players")
        self.everybody = (1 << players) - 1
        self.dice = dice = str(options["dice"])
        house = HOUSE.values(options)
        self.usual = options.get("house") is None  # as the box has it
        self.tokens = house["tokens"]  # P-1
        self.dice_count = 3 if players >= house["threes_from"][0] else 2
        self.round_limit = number(options, "round_limit")  # 0: none (P-12)
        self.memory_aid = is_on(options, "memory_aid")  # P-11
        rolls, self.weights = rolls_of_die(house[f"{dice}_die"], self.dice_count)
        # The move of roll 0, if there is one: that of any other is so much more.
        self.first = ROLL if self.dice_count == 3 else ROLL_OF_TWO - FIRST_OF_TWO
        self.rolls = [self.first + roll for roll in rolls]
        # The same, each as often as its weight says: one of these, all alike, is a fair roll.
        self.throws: list[int] = []
        for move, weight in zip(self.rolls, self.weights, strict=True):
            self.throws += [move] * weight
        self.nothing = vec[i64]([NOTHING] * players)  # chosen as yet; never changed


def rolls_of(dice: str, players: int) -> tuple[list[int], list[int]]:
    """All rolls of the box's dice; P-2: with 3 players the die of threes stays in it."""
    return rolls_of_die(DIE[dice], 3 if players >= THREES_FROM else 2)


def rolls_of_die(die: list[int], count: int) -> tuple[list[int], list[int]]:
    """All rolls of so many dice, and the weight of each; P-3: never nothing but blanks."""
    rolls: list[int] = []
    weights: list[int] = []
    for roll in range(0 if count == 3 else FIRST_OF_TWO, ALL_BLANK):
        weight = 1
        for face in faces(roll)[:count]:
            weight *= die[face]
        if weight:
            rolls.append(roll)
            weights.append(weight)
    return rolls, weights


BOXES: Final = Boxes(Box)
