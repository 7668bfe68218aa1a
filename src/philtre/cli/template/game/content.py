"""The pieces of NEW_NAME, as tables (NEW_LETTER-1)."""

from typing import Final

LEAST_PLAYERS: Final = NEW_LOW
MOST_PLAYERS: Final = NEW_HIGH

SIDES: Final = ["heads", "tails"]
WEIGHTS: Final = [2, 1]  # the coin is bent
