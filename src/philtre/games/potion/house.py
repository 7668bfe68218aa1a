"""What house rules may change in The Potion, each from what to what."""

from typing import Final

from philtre.core.house import House, Variable, number, table
from philtre.games.potion.content import DIE, FACES, INGREDIENTS, KINDS, START_TOKENS, THREES_FROM

MOST_TOKENS: Final = 3  # of a kind: what is left is told in the words of the dice

VARIABLES: Final[list[Variable]] = [
    number("threes_from", THREES_FROM, 3, 8),
    table("tokens", INGREDIENTS, [START_TOKENS] * KINDS, 1, MOST_TOKENS, "ingredient"),
    *(table(f"{dice}_die", FACES, faces, 0, 12, "side") for dice, faces in DIE.items()),
]
HOUSE: Final = House(VARIABLES)
