"""The pieces of Quacks, as tables: chips, pot track, books, die (Q-1 … Q-6, Q-30).

A chip is a small number, its kind. The lists follow the order in which the
notation writes chips: white, orange, green, blue, red, yellow, purple, black,
locoweed. Who owns the box can check every table against it line by line.
"""

from typing import Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

Colour = Literal[
    "white", "orange", "green", "blue", "red", "yellow", "purple", "black", "locoweed"
]  # fmt: skip
COLOURS: Final[list[Colour]] = [
    "white",
    "orange",
    "green",
    "blue",
    "red",
    "yellow",
    "purple",
    "black",
    "locoweed",
]
WHITE: Final = 0
ORANGE: Final = 1
GREEN: Final = 2
BLUE: Final = 3
RED: Final = 4
YELLOW: Final = 5
PURPLE: Final = 6
BLACK: Final = 7
LOCOWEED: Final = 8

# colour, value, how many the base game has, how many the expansion adds.
# Locoweed has no printed value; it counts as 1 wherever a value is looked up.
CHIPS: Final[list[tuple[int, int, int, int]]] = [
    (WHITE, 1, 20, 5),
    (WHITE, 2, 8, 2),
    (WHITE, 3, 4, 1),
    (ORANGE, 1, 20, 12),
    (ORANGE, 6, 0, 20),
    (GREEN, 1, 15, 10),
    (GREEN, 2, 10, 5),
    (GREEN, 4, 13, 5),
    (BLUE, 1, 14, 8),
    (BLUE, 2, 10, 5),
    (BLUE, 4, 10, 5),
    (RED, 1, 12, 6),
    (RED, 2, 8, 5),
    (RED, 4, 10, 5),
    (YELLOW, 1, 13, 6),
    (YELLOW, 2, 6, 5),
    (YELLOW, 4, 10, 5),
    (PURPLE, 1, 15, 8),
    (BLACK, 1, 18, 8),
    (LOCOWEED, 1, 0, 25),
]
KINDS: Final = 20
COLOUR: Final = vec[i64]([chip[0] for chip in CHIPS])
VALUE: Final[list[int]] = [chip[1] for chip in CHIPS]
CHIP_NAMES: Final[list[str]] = [
    COLOURS[c] if c == LOCOWEED else f"{COLOURS[c]}-{v}" for c, v, _, _ in CHIPS
]
# As positions write them.
CODES: Final = [
    *("w1", "w2", "w3", "o1", "o6", "g1", "g2", "g4", "b1", "b2", "b4", "r1", "r2", "r4"),
    *("y1", "y2", "y4", "p1", "k1", "l1"),
]

NO_CHIP: Final = -1
WHITE_1: Final = 0
WHITES: Final = 3  # kinds 0, 1 and 2 are white
ORANGE_1: Final = 3
ORANGE_6: Final = 4
GREEN_1: Final = 5
BLUE_1: Final = 8
BLUE_2: Final = 9
RED_1: Final = 11
RED_2: Final = 12
YELLOW_1: Final = 14
YELLOW_4: Final = 16
PURPLE_1: Final = 17
BLACK_1: Final = 18
LOCOWEED_1: Final = 19

# Q-31b: the kind one level up: 1 to 2, 2 to 4 of green, blue, red and yellow.
LEVEL_UP: Final[list[int]] = [
    kind + 1 if GREEN <= COLOUR[kind] <= YELLOW and VALUE[kind] < 4 else NO_CHIP
    for kind in range(KINDS)
]
ONES: Final[list[int]] = [5, 8, 11, 14]  # green, blue, red, yellow: what "any n-chip" means
TWOS: Final[list[int]] = [6, 9, 12, 15]
FOURS: Final[list[int]] = [7, 10, 13, 16]

STARTING_BAG: Final = [4, 2, 1, 1, 0, 1] + [0] * 14  # Q-2, by kind

# the round from which a colour's book is open, and before which every bag gets a white-1.
OPENS: Final[list[int]] = [2 if c == YELLOW else 3 if c == PURPLE else 1 for c in COLOUR]
WHITE_ROUND: Final = 6

# the pot track, spaces 0 … 52 and the spoon.
LAST_SPACE: Final = 52
SPOON: Final = 53
COINS: Final[list[int]] = [*range(16), 15, *(16 + i // 2 for i in range(36)), 35]
POINTS: Final[list[int]] = [
    *(0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6),
    *(7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 14, 14, 15),
]
RUBY_SPACES: Final = [5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52]
RUBY: Final[list[bool]] = [space in RUBY_SPACES for space in range(SPOON + 1)]

# rat tails lie between t and t + 1 points for these t, again every 50 points.
TAILS_EVERY: Final = 50
TAILS_AT: Final = [1, 4, 7, *range(10, 49, 2)]

# the prices of the other colours stand with their books (rules/books).
ORANGE_PRICES: Final = [3, 22]  # of the 1 and, with the expansion, of the 6
NOT_SOLD: Final = 0

# the bonus die.
FACES: Final = ["1-point", "2-points", "ruby", "droplet", "orange-1"]
FACE_WEIGHTS: Final[list[int]] = [2, 1, 1, 1, 1]

# what each glass of the test tubes gives: a chip, points, or a ruby.
GLASSES: Final = 12
GLASS_CHIP: Final = [-1, -1, -1, BLUE_1, -1, BLACK_1, -1, RED_2, -1, PURPLE_1, -1, YELLOW_4, -1]
GLASS_POINTS: Final = [0, 0, 1, 0, 2, 0, 2, 0, 3, 0, 3, 0, 4]
GLASS_RUBIES: Final = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

# the cards by number; the expansion adds none. Purple ones act at once,
CHOOSE_WISELY: Final = 1
POT_FILLS_UP: Final = 2
CHARITY: Final = 3
LESS_IS_MORE: Final = 4
ONLY_ONE: Final = 5
WHEEL_AND_DEAL: Final = 6
GOOD_START: Final = 7
DONATIONS: Final = 8
OPPORTUNITY: Final = 9
BEGINNERS_BONUS: Final = 10
RAT_INFESTATION: Final = 12
JUST_IN_TIME: Final = 13
RATS_ARE_FRIENDS: Final = 14
# blue ones set a rule for the round.
LUXURY: Final = 11
SEASONED: Final = 15
LUCKY_DEVIL: Final = 16
SHINING: Final = 17
SCHADENFREUDE: Final = 18
WELL_STIRRED: Final = 19
POT_IS_FULL: Final = 20
SECOND_CHANCE: Final = 21
STRONG_INGREDIENT: Final = 22
PUMPKIN_PARTY: Final = 23
MAGIC_POTION: Final = 24
CARDS: Final = 24
NO_CARD: Final = 0
LASTING: Final[list[int]] = [LUXURY, *range(SEASONED, CARDS + 1)]  # the blue ones
CARD_CODES: Final[list[str]] = [f"f{card:02}" for card in range(1, CARDS + 1)]

# the witches w1, w2, …: as players call them in both languages, and her penny.
SILVER: Final = 1
COPPER: Final = 2
GOLD: Final = 4
Penny = Literal["silver", "copper", "gold"]
PENNIES: Final[list[int]] = [SILVER, COPPER, GOLD]
PENNY_NAMES: Final[dict[int, Penny]] = {SILVER: "silver", COPPER: "copper", GOLD: "gold"}
COVEN: Final[list[tuple[str, str, int]]] = [
    ("rescuer", "secouriste", SILVER),
    ("gatherer", "cueilleuse", SILVER),
    ("defuser", "démineuse", SILVER),
    ("comforter", "consolatrice", SILVER),
    ("refiner", "affineuse", COPPER),
    ("doubler", "doubleuse", COPPER),
    ("twin", "jumelle", COPPER),
    ("lender", "prêteuse", COPPER),
    ("painter", "coloriste", GOLD),
    ("rummager", "fouineuse", GOLD),
    ("jeweller", "joaillière", GOLD),
    ("bargainer", "marchandeuse", GOLD),
]
WITCHES: Final = len(COVEN)
WITCH_CODES: Final[list[str]] = [f"w{witch}" for witch in range(1, WITCHES + 1)]
PENNY_OF: Final[list[int]] = [0] + [penny for _, _, penny in COVEN]  # by number


def by_penny(witches: list[int]) -> list[int]:
    """Silver, copper, gold."""
    return sorted(witches, key=lambda witch: (PENNY_OF[witch], witch))


# W9, by the number of colours in the pot (data).
PAINTER_POINTS: Final = [0, 3, 3, 3, 3, 4, 7, 10, 14]

# what a player takes whose pot has exploded.
Taken = Literal["points", "coins"]
TAKEN: Final[list[Taken]] = ["points", "coins"]

ROUNDS: Final = 9
BOOKS: Final[list[int]] = [GREEN, BLUE, RED, YELLOW, PURPLE, BLACK]  # the order of the option
MOST_PLAYERS: Final = 5
START_LIMIT: Final = 7
RUBY_PRICE: Final = 2  # of a droplet move or a full flask
COINS_A_POINT: Final = 5
RUBIES_A_POINT: Final = 2
PENNY_POINTS: Final = 2

# Seats as bit masks, and the lists that they stand for.
MEMBERS: Final[list[list[int]]] = [
    [seat for seat in range(MOST_PLAYERS) if mask >> seat & 1] for mask in range(1 << MOST_PLAYERS)
]


# What a board is drawn from, whatever the options


class Chip(TypedDict):
    """A kind of chip; locoweed has no printed value."""

    name: str
    colour: Colour
    value: int | None


class Space(TypedDict):
    """A space of the pot, and what it gives."""

    coins: int
    points: int
    ruby: bool


class Glass(TypedDict):
    """A glass of the test tubes, and what it gives."""

    chip: str | None
    points: int
    rubies: int


class Witch(TypedDict):
    name: str
    penny: Penny


class Card(TypedDict):
    name: str
    lasting: bool  # whether it sets a rule for the round


class Book(TypedDict):
    """A colour whose book is chosen, and the sets that have one of their own."""

    colour: Colour
    sets: list[str]


class Content(TypedDict):
    rounds: int
    colours: list[Colour]
    opens: dict[Colour, int]  # the round from which a colour is sold
    chips: list[Chip]
    track: list[Space]
    last_space: int  # the spoon comes after it
    glasses: list[Glass]
    books: list[Book]  # in the order of the option
    pennies: list[Penny]
    witches: list[Witch]
    cards: list[Card]


CONTENT: Final[Content] = {
    "rounds": ROUNDS,
    "colours": COLOURS,
    "opens": {COLOURS[COLOUR[kind]]: OPENS[kind] for kind in range(KINDS)},
    "chips": [
        {"name": name, "colour": COLOURS[colour], "value": None if colour == LOCOWEED else value}
        for name, colour, value in zip(CHIP_NAMES, COLOUR, VALUE, strict=True)
    ],
    "track": [
        {"coins": coins, "points": points, "ruby": ruby}
        for coins, points, ruby in zip(COINS, POINTS, RUBY, strict=True)
    ],
    "last_space": LAST_SPACE,
    "glasses": [
        {
            "chip": CHIP_NAMES[GLASS_CHIP[glass]] if GLASS_CHIP[glass] != NO_CHIP else None,
            "points": GLASS_POINTS[glass],
            "rubies": GLASS_RUBIES[glass],
        }
        for glass in range(1, GLASSES + 1)
    ],
    "books": [
        {
            "colour": COLOURS[colour],
            "sets": ["1", "5", "6"] if colour == BLACK else ["1", "2", "3", "4", "5", "6"],
        }
        for colour in BOOKS
    ],
    "pennies": [PENNY_NAMES[penny] for penny in PENNIES],
    "witches": [
        {"name": name, "penny": PENNY_NAMES[penny]}
        for name, penny in zip(WITCH_CODES, PENNY_OF[1:], strict=True)
    ],
    "cards": [
        {"name": name, "lasting": card in LASTING} for card, name in enumerate(CARD_CODES, 1)
    ],
}
