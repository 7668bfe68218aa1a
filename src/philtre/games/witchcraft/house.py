"""What house rules may change in Witchcraft, each from what to what."""

from typing import Final

from philtre.core.house import House, Variable, number, pieces, table
from philtre.games.witchcraft.content import (
    ALTARS,
    KINDS,
    PAIRS,
    QUIET_LIMIT,
    REPETITIONS,
    RESERVE,
    SPECIALS,
    START_SET,
    TILES,
    all_of,
)

PLAIN: Final = [kind for kind in range(1, KINDS + 1) if kind not in SPECIALS]
NAMES: Final = [TILES[kind] for kind in PLAIN]
FEWEST: Final = 2  # of specials, and of power tiles: one for each player
LEAST_START: Final = 3  # tiles that are placed, besides the special,
MOST_START: Final = 8  # as the board has room


def counted(tiles: int) -> list[int]:
    return [all_of(tiles).count(kind) for kind in PLAIN]


def tiles_of(counts: list[int]) -> list[int]:
    """Every tile of a table."""
    return [kind for kind, count in zip(PLAIN, counts, strict=True) for _ in range(count)]


VARIABLES: Final[list[Variable]] = [
    number("quiet_turns", QUIET_LIMIT, 10, 200),
    number("repetitions", REPETITIONS, 2, 6),
    table("start_set", NAMES, counted(START_SET), 0, 4, "tile"),
    table("reserve", NAMES, counted(RESERVE), 0, 3, "tile"),
    pieces("without_specials", [TILES[kind] for kind in SPECIALS], "tile", FEWEST),
    pieces("without_powers", ALTARS, "altar", FEWEST),
    pieces("without_pairs", [str(pair + 1) for pair in range(PAIRS)], "piece", 0),
]
HOUSE: Final = House(VARIABLES)
