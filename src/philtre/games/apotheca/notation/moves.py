"""The moves and outcomes of Apotheca (A-80, A-86): one table, and its numbers for the rules."""

from typing import Final

from philtre.core.errors import Params
from philtre.core.families import Families, Names, Rows, family
from philtre.games.apotheca.content import (
    APOTHECARY_COUNT,
    CARD_PLACES,
    COLOURS,
    DEALT,
    DEALT_COUNT,
    HIRED,
    KINDS,
    SPACE_COUNT,
    SPACES,
    STATION_COUNT,
    STATIONS,
    TILES,
)
from philtre.games.apotheca.rules.powers import (
    APOTHECARIES,
    CHANGE_COUNT,
    CHANGES,
    POWER_OF,
    USER,
)

APOTHECARY: Final = Names("apothecary", APOTHECARIES)
COLOUR: Final = Names("colour", COLOURS)
SPACE: Final = Names("space", SPACES)
STATION: Final = Names("station", STATIONS)
TILE: Final = Names("tile", list(TILES))


def uses() -> list[tuple[str, Params]]:
    """All uses of all powers: who has the power, then the change (A-86)."""
    found: list[tuple[str, Params]] = []
    for who, change in zip(USER, CHANGES, strict=True):
        name = APOTHECARIES[who]
        params: Params = {"apothecary": name, "power": POWER_OF[name], "use": change.text}
        found.append((f"{name} {change.text}", params))
    return found


MOVES: Final = Families(
    # Actions
    family("reveal", SPACE),
    family("restock"),
    family("hire", STATION),
    family("hire mixed", STATION),
    family("hire mixed deck", key="do-hire-deck"),
    family("decree", COLOUR),
    family("power", Rows(uses())),
    # Choices
    family("place", SPACE),
    family("match", COLOUR, SPACE),
    family("satisfy", APOTHECARY),
    family("stack", SPACE),
    family("outside", SPACE),
    family("overload", COLOUR),
    family("extra"),
    family("pass"),
    # Chance
    family("deal", Names("space", [SPACES[space] for space in DEALT]), TILE, chance=True),
    family("draw", TILE, chance=True),
    family("card", Names("place", CARD_PLACES), APOTHECARY, chance=True),
)

# The first number of each family, for compiled code; a test holds them against the table.
REVEAL: Final = 0
RESTOCK: Final = REVEAL + SPACE_COUNT
HIRE: Final = RESTOCK + 1
HIRE_MIXED: Final = HIRE + STATION_COUNT
HIRE_DECK: Final = HIRE_MIXED + STATION_COUNT
DECREE: Final = HIRE_DECK + 1
POWER: Final = DECREE + KINDS
PLACE: Final = POWER + CHANGE_COUNT
MATCH: Final = PLACE + SPACE_COUNT
SATISFY: Final = MATCH + KINDS * SPACE_COUNT
STACK: Final = SATISFY + APOTHECARY_COUNT
OUTSIDE: Final = STACK + SPACE_COUNT
OVERLOAD: Final = OUTSIDE + SPACE_COUNT
EXTRA: Final = OVERLOAD + KINDS
PASS: Final = EXTRA + 1
DEAL: Final = PASS + 1
DRAW: Final = DEAL + DEALT_COUNT * KINDS
CARD: Final = DRAW + KINDS
MOVE_COUNT: Final = CARD + (HIRED + 1) * APOTHECARY_COUNT
