"""The pieces of Apotheca, as tables (A-1 … A-3).

A space is one number: 4 times its column plus its row, so that the order of
spaces is that of their texts, a1 a2 a3 a4 b1 … d4. Sets of spaces and sets of
apothecaries are bit masks.
"""

from typing import Final, Literal, TypedDict

SIDE: Final = 4
SPACES: Final = [column + row for column in "abcd" for row in "1234"]
SPACE_COUNT: Final = 16
ALL_SPACES: Final = 0xFFFF

Colour = Literal["red", "blue", "yellow"]
COLOURS: Final[list[Colour]] = ["red", "blue", "yellow"]
TILES: Final = "RBY"
KINDS: Final = 3
TILES_OF_A_COLOUR: Final = 15
Station = Literal["ruby", "sapphire", "topaz"]
# And the gems; in the order of the colours.
STATIONS: Final[list[Station]] = ["ruby", "sapphire", "topaz"]
STATION_COUNT: Final = 3
NOTHING: Final = -1  # instead of a colour
NOBODY: Final = -1  # instead of an apothecary: the station is empty

Variant = Literal["standard", "solo", "master"]
VARIANTS: Final[list[Variant]] = ["standard", "solo", "master"]
MOST_PLAYERS: Final = 4
# Places for a card: the seats, the stations, whoever hires from the deck.
CARD_PLACES: Final = [*(str(seat) for seat in range(MOST_PLAYERS)), *STATIONS, "hired"]
AT_STATION: Final = MOST_PLAYERS
HIRED: Final = AT_STATION + STATION_COUNT

MOST_FACEDOWN: Final = 3  # a Restock stops there
SATISFIED_TO_WIN: Final = 3
ACTIONS: Final = 2  # a turn
EXTRA_SEAT: Final = 2  # the third player holds the Extra Action token
HIRE_PRICE: Final = 2  # gems of the station's colour
SOLO_HIRE_PRICE: Final = 3
LEND_PRICE: Final = 2  # what the master pays for a power of the alley
BONUS_GEMS: Final = 1  # for a match of more than three potions
CONSOLATION_GEMS: Final = 1  # where a match satisfies nobody

APOTHECARY_COUNT: Final = 15  # A-3; who they are is told with their powers, in rules/powers.py
ALL_APOTHECARIES: Final = (1 << APOTHECARY_COUNT) - 1

CORNERS: Final = [SPACES.index(space) for space in ("a1", "a4", "d1", "d4")]
MIDDLE: Final = [SPACES.index(space) for space in ("b2", "c3")]
DEALT: Final = CORNERS + MIDDLE  # the spaces that are dealt to, in this order
DEALT_COUNT: Final = 6
CHECKERBOARD: Final = [
    SPACES.index(space) for space in ("a3", "b2", "b4", "c1", "c3", "d2")
]
IN_SOLO: Final = 26  # tiles; the others leave the game

SOLO_BONUS: Final = 5
Rank = Literal[
    "assistant", "apprentice", "adept", "expert", "master", "grand-master", "legend"
]  # fmt: skip
RANKS: Final[list[tuple[int, Rank]]] = [
    (40, "legend"),
    (35, "grand-master"),
    (30, "master"),
    (25, "expert"),
    (20, "adept"),
    (15, "apprentice"),
    (0, "assistant"),
]


def rank(points: int) -> Rank:
    """A-57."""
    return next(name for least, name in RANKS if points >= least)


def members(mask: int) -> list[int]:
    """The numbers that a mask stands for, in order."""
    return [bit for bit in range(SPACE_COUNT) if mask >> bit & 1] if mask else []


def mask_of(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def lines() -> list[int]:
    """A-24: three spaces in a row or a column, the shortest line there is."""
    found = []
    for start in range(SPACE_COUNT):
        column, row = divmod(start, SIDE)
        if row < 2:
            found.append(mask_of([start, start + 1, start + 2]))
        if column < 2:
            found.append(mask_of([start, start + 4, start + 8]))
    return found


LINES: Final[list[int]] = lines()


# What a board is drawn from, whatever the options


class Counter(TypedDict):
    """A station of the alley, and the colour of the gems that are paid there."""

    name: Station
    colour: Colour


class Action(TypedDict):
    """An action that belongs to no apothecary, and the moves that it is (A-11)."""

    name: str
    keys: list[str]


class Terms(TypedDict):
    """What a variant asks for."""

    hire: int  # gems of the station's colour,
    mixed: list[Colour]  # or these for anybody, the deck's top card too; none: not so
    lend: int  # of the station's colour, for a power of the alley; 0: not to be had
    again: bool  # whether a turn may have the same action twice


class SoloRank(TypedDict):
    """A rank of solo, and its fewest points."""

    rank: Rank
    points: int


class Content(TypedDict):
    market: list[list[str]]  # its spaces, row by row from the top
    colours: list[Colour]
    stations: list[Counter]
    actions: list[Action]
    terms: dict[Variant, Terms]
    ranks: list[SoloRank]  # upwards
    to_win: int  # satisfied apothecaries, or colours of the master's matches
    extra_seat: int  # who holds the Extra Action token


CONTENT: Final[Content] = {
    "market": [[column + row for column in "abcd"] for row in "4321"],
    "colours": COLOURS,
    "stations": [
        {"name": station, "colour": colour}
        for station, colour in zip(STATIONS, COLOURS, strict=True)
    ],
    "actions": [
        {"name": "reveal", "keys": ["do-reveal"]},
        {"name": "restock", "keys": ["do-restock"]},
        {"name": "hire", "keys": ["do-hire", "do-hire-mixed", "do-hire-deck"]},
        {"name": "decree", "keys": ["do-decree"]},
    ],
    "terms": {
        "standard": {"hire": HIRE_PRICE, "mixed": COLOURS, "lend": 0, "again": False},
        "solo": {"hire": SOLO_HIRE_PRICE, "mixed": [], "lend": 0, "again": True},
        "master": {"hire": HIRE_PRICE, "mixed": COLOURS, "lend": LEND_PRICE, "again": False},
    },
    "ranks": [{"rank": name, "points": points} for points, name in reversed(RANKS)],
    "to_win": SATISFIED_TO_WIN,
    "extra_seat": EXTRA_SEAT,
}
