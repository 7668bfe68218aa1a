"""What is asked, of a seat or of chance (A-84). Decisions come before chance."""

from typing import Final

OVER: Final = 0
DECREE: Final = 1  # the opening decree
ACTION: Final = 2
EXTRA: Final = 3
PLACE: Final = 4
OVERLOAD: Final = 5  # to name a colour
MATCH: Final = 6
STACK: Final = 7
SATISFY: Final = 8
OUTSIDE: Final = 9
DEAL: Final = 10  # where: place among the dealt spaces
CARD: Final = 11  # where: place for a card
DRAW: Final = 12  # in a Restock
SPILL: Final = 13  # in an Overload
UNVEIL: Final = 14  # a Reveal of a potion never seen; where: space
ARRIVE: Final = 15  # a potion from outside; where: space

FIRST_CHANCE: Final = DEAL
