"""What house rules may change in Apotheca, each from what to what."""

from typing import Final

from philtre.core.house import House, Variable, number, pieces, table
from philtre.games.apotheca.content import (
    ACTIONS,
    BONUS_GEMS,
    COLOURS,
    CONSOLATION_GEMS,
    HIRE_PRICE,
    KINDS,
    LEND_PRICE,
    MOST_FACEDOWN,
    SATISFIED_TO_WIN,
    SOLO_BONUS,
    SOLO_HIRE_PRICE,
    TILES_OF_A_COLOUR,
)
from philtre.games.apotheca.rules.powers import APOTHECARIES

FEWEST_APOTHECARIES: Final = 7  # one for each of four players and three stations

VARIABLES: Final[list[Variable]] = [
    number("to_win", SATISFIED_TO_WIN, 1, 6),
    number("actions", ACTIONS, 1, 4),
    number("hire_price", HIRE_PRICE, 1, 6),
    number("solo_hire_price", SOLO_HIRE_PRICE, 1, 6),
    number("lend_price", LEND_PRICE, 1, 6),
    number("facedown", MOST_FACEDOWN, 2, 5),
    number("bonus_gems", BONUS_GEMS, 0, 3),
    number("consolation_gems", CONSOLATION_GEMS, 0, 3),
    number("solo_bonus", SOLO_BONUS, 0, 20),
    table("gems", COLOURS, [0] * KINDS, 0, 5, "gems"),
    table("tiles", COLOURS, [TILES_OF_A_COLOUR] * KINDS, 9, 25, "colour"),
    pieces("without_apothecaries", APOTHECARIES, "apothecary", FEWEST_APOTHECARIES),
]
HOUSE: Final = House(VARIABLES)
