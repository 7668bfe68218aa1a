"""The pieces of NEW_NAME, as tables (NEW_LETTER-1)."""

from typing import Final, Literal

LEAST_PLAYERS: Final = NEW_LOW
MOST_PLAYERS: Final = NEW_HIGH

Side = Literal["heads", "tails"]
SIDES: Final[list[Side]] = ["heads", "tails"]
WEIGHTS: Final = [2, 1]  # the coin is bent
