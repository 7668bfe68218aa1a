"""What is asked, of a seat or of chance (A-84), with its word. Decisions come before chance."""

from typing import Final

from philtre.games.apotheca.content import CARD_PLACES, DEALT, SPACES

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
DEAL: Final = 10
CARD: Final = 11
DRAW: Final = 12  # in a Restock
SPILL: Final = 13  # in an Overload
UNVEIL: Final = 14  # a Reveal of a potion never seen
ARRIVE: Final = 15  # a potion from outside

FIRST_CHANCE: Final = DEAL

WORDS: Final = [
    "over", "decree", "action", "extra", "place", "overload", "match", "stack", "satisfy",
    "outside", "deal", "card", "draw", "spill", "unveil", "arrive",
]  # fmt: skip

# Where that is not told by the step alone: all places that it can be asked for.
PLACES: Final[dict[int, list[str]]] = {
    DEAL: [SPACES[space] for space in DEALT],
    CARD: CARD_PLACES,
    UNVEIL: SPACES,
    ARRIVE: SPACES,
}
