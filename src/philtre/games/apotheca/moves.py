"""The numbers of all moves and outcomes: ranges, in the order of A-80."""

from typing import Final

from philtre.games.apotheca.content import (
    APOTHECARY_COUNT,
    CORNERS,
    KINDS,
    MIDDLE,
    MOST_PLAYERS,
    SPACE_COUNT,
    STATION_COUNT,
)
from philtre.games.apotheca.powers import CHANGE_COUNT

REVEAL: Final = 0  # + space
RESTOCK: Final = REVEAL + SPACE_COUNT
HIRE: Final = RESTOCK + 1  # + station
HIRE_MIXED: Final = HIRE + STATION_COUNT  # + station
HIRE_DECK: Final = HIRE_MIXED + STATION_COUNT
DECREE: Final = HIRE_DECK + 1  # + colour
POWER: Final = DECREE + KINDS  # + change
PLACE: Final = POWER + CHANGE_COUNT  # + space
MATCH: Final = PLACE + SPACE_COUNT  # + colour × 16 + space
SATISFY: Final = MATCH + KINDS * SPACE_COUNT  # + apothecary
STACK: Final = SATISFY + APOTHECARY_COUNT  # + space
OUTSIDE: Final = STACK + SPACE_COUNT  # + space
OVERLOAD: Final = OUTSIDE + SPACE_COUNT  # + colour
EXTRA: Final = OVERLOAD + KINDS
PASS: Final = EXTRA + 1
DEAL: Final = PASS + 1  # + place among the dealt spaces × 3 + colour
DRAW: Final = DEAL + (len(CORNERS) + len(MIDDLE)) * KINDS  # + colour
CARD: Final = DRAW + KINDS  # + place for a card × 15 + apothecary
MOVES: Final = CARD + (MOST_PLAYERS + STATION_COUNT + 1) * APOTHECARY_COUNT

DEALT: Final = CORNERS + MIDDLE  # the spaces that are dealt to, in this order

# Places for a card: the seats, the stations, whoever hires from the deck.
AT_STATION: Final = MOST_PLAYERS
HIRED: Final = AT_STATION + STATION_COUNT

# Actions, as A-11 tells them apart: an apothecary's number for its power, then these.
ACT_REVEAL: Final = APOTHECARY_COUNT
ACT_RESTOCK: Final = ACT_REVEAL + 1
ACT_HIRE: Final = ACT_RESTOCK + 1
ACT_DECREE: Final = ACT_HIRE + 1
