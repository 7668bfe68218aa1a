"""The moves and outcomes of Apotheca (A-80, A-86): one table, and its numbers for the rules."""

from typing import Final, cast

from philtre.core.errors import Params
from philtre.core.families import Families, Names, Order, Rows, family
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
from philtre.games.apotheca.rules.changes import Change
from philtre.games.apotheca.rules.powers import (
    APOTHECARIES,
    CHANGE_COUNT,
    CHANGES,
    POWER_OF,
    USER,
)

APOTHECARY: Final = Names("apothecary", APOTHECARIES)
COLOUR: Final = Names("colour", list(COLOURS))
SPACE: Final = Names("space", SPACES)
STATION: Final = Names("station", list(STATIONS))
TILE: Final = Names("tile", list(TILES))


# What one gem of each colour buys is picked apart from what the station's own gems buy.
MIXED_STATION: Final = Names("station", list(STATIONS), kind="mixed")


def uses() -> list[tuple[str, Params]]:
    """All uses of all powers: who has the power, then the change (A-86)."""
    found: list[tuple[str, Params]] = []
    for who, change in zip(USER, CHANGES, strict=True):
        name = APOTHECARIES[who]
        params = {"power": POWER_OF[name], "use": change.text}
        told = cast(dict[str, str], change.told)
        found.append((f"{name} {change.text}", {**params, **told}))
    return found


def orders(who: int, change: Change) -> list[Order]:
    """The apothecary, then the spaces that tell a use, in every order; lines, blocks and winds
    by their name."""
    head = f"apothecary:{APOTHECARIES[who]}"
    found = [[f"use:{change.text}"]]
    if change.told["how"] in ("move", "moves", "swap"):
        found = [[f"space:{SPACES[space]}" for space in spaces] for spaces in ways(change)]
    return [[head, *order] for order in found]


def ways(change: Change) -> list[list[int]]:
    """In which orders the spaces of moves and swaps may be picked."""
    first, *others = [list(move) for move in change.moves]
    if not others:
        return [first]
    (second,) = others
    if change.told["how"] == "swap":
        return [first, second]
    if second[1] == first[0]:  # Chained Charge: the second goes where the first was
        return [[*first, second[0]], [second[0], *first]]
    return [first + second, second + first]


class Uses(Rows):
    """All uses of all powers; how each is picked is worked out when somebody asks."""

    def orders(self, index: int) -> list[Order]:
        return orders(USER[index], CHANGES[index])


MOVES: Final = Families(
    # Actions
    family("reveal", SPACE),
    family("restock"),
    family("hire", STATION),
    family("hire mixed", MIXED_STATION),
    family("hire mixed deck", key="do-hire-deck"),
    family("decree", COLOUR),
    family("power", Uses(uses())),
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
