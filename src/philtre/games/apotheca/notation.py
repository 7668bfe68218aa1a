"""Moves of Apotheca as text (A-80, A-86)."""

from typing import Final

from philtre.games.apotheca.content import (
    APOTHECARIES,
    COLOURS,
    KINDS,
    MOST_PLAYERS,
    SPACES,
    STATIONS,
    TILES,
)
from philtre.games.apotheca.moves import DEALT
from philtre.games.apotheca.powers import CHANGES, USER

SEATS: Final = [str(seat) for seat in range(MOST_PLAYERS)]
CARD_PLACES: Final = [*SEATS, *STATIONS, "hired"]


def texts() -> list[str]:
    """All of them, in the order of `moves`."""
    uses = [f"{APOTHECARIES[who]} {change.text}" for who, change in zip(USER, CHANGES, strict=True)]
    return [
        *(f"reveal {space}" for space in SPACES),
        "restock",
        *(f"hire {station}" for station in STATIONS),
        *(f"hire mixed {station}" for station in [*STATIONS, "deck"]),
        *(f"decree {colour}" for colour in COLOURS),
        *(f"power {use}" for use in uses),
        *(f"place {space}" for space in SPACES),
        *(f"match {colour} {space}" for colour in COLOURS for space in SPACES),
        *(f"satisfy {name}" for name in APOTHECARIES),
        *(f"stack {space}" for space in SPACES),
        *(f"outside {space}" for space in SPACES),
        *(f"overload {colour}" for colour in COLOURS),
        "extra",
        "pass",
        *(f"deal {SPACES[space]} {TILES[kind]}" for space in DEALT for kind in range(KINDS)),
        *(f"draw {tile}" for tile in TILES),
        *(f"card {place} {name}" for place in CARD_PLACES for name in APOTHECARIES),
    ]


TEXTS: Final[list[str]] = texts()
NUMBERS: Final[dict[str, int]] = {text: move for move, text in enumerate(TEXTS)}
