"""What house rules may change in Quacks, each from what to what."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.house import House, Variable, number, pieces, table
from philtre.games.quacks.content import (
    CARD_CODES,
    CHIP_NAMES,
    CHIPS,
    COINS,
    COINS_A_POINT,
    COLOUR,
    COLOURS,
    FACE_WEIGHTS,
    FACES,
    GLASS_CHIP,
    GLASS_POINTS,
    GLASS_RUBIES,
    GLASSES,
    NO_CHIP,
    OPENS,
    ORANGE_PRICES,
    PAINTER_POINTS,
    PENNY_POINTS,
    POINTS,
    ROUNDS,
    RUBIES_A_POINT,
    RUBY,
    RUBY_PRICE,
    SPOON,
    START_LIMIT,
    STARTING_BAG,
    TAILS_AT,
    TAILS_EVERY,
    WHITE,
    WHITE_ROUND,
    WITCH_CODES,
)
from philtre.games.quacks.rules.books.almanac import BOOKS_OF

MOST_ROUNDS: Final = 18
MOST_COINS: Final = 60  # for a chip, or on a space
VALUES: Final = (1, 2, 4)

Price = tuple[str, int, Phrase]  # its key, what it is in the box, its words


def price_key(colour: int, book: int, value: int) -> str:
    """`green3-2`: of the green 2 where its book is the third."""
    return f"{COLOURS[colour]}{book}-{value}"


def book_prices() -> list[Price]:
    """Of every chip in every book; black has one book for the sets 1 to 4."""
    found = [
        (f"orange-{value}", price, label(f"orange-{value}", 0))
        for value, price in zip((1, 6), ORANGE_PRICES, strict=True)
    ]
    for colour, books in BOOKS_OF.items():
        for book in [n for n, one in enumerate(books, 1) if books.index(one) == n - 1]:
            for value, price in zip(VALUES, books[book - 1].prices, strict=False):
                words = label(f"{COLOURS[colour]}-{value}", book)
                found.append((price_key(colour, book, value), price, words))
    return found


def label(chip: str, book: int) -> Phrase:
    """A chip of a book; locoweed has no value, orange no book."""
    name = chip if chip in CHIP_NAMES else chip.partition("-")[0]
    return Phrase("house-price", {"chip": name, "book": book})


PRICES: Final = book_prices()
SPACES: Final = [str(space) for space in range(SPOON + 1)]
PLAIN: Final = [n for n in range(1, GLASSES + 1) if GLASS_CHIP[n] == NO_CHIP]  # glasses
GLASS_KEYS: Final = [str(n) for n in PLAIN]
OPENING: Final = {COLOURS[c]: OPENS[kind] for kind, c in enumerate(COLOUR) if c != WHITE}
BETWEEN_POINTS: Final = [str(points) for points in range(TAILS_EVERY)]
TAILS: Final = [int(points in TAILS_AT) for points in range(TAILS_EVERY)]

VARIABLES: Final[list[Variable]] = [
    number("rounds", ROUNDS, 1, MOST_ROUNDS),
    number("limit", START_LIMIT, 4, 10),
    number("white_round", WHITE_ROUND, 0, MOST_ROUNDS),
    number("droplet_price", RUBY_PRICE, 1, 6),
    number("flask_price", RUBY_PRICE, 1, 6),
    number("coins_a_point", COINS_A_POINT, 1, 20),
    number("rubies_a_point", RUBIES_A_POINT, 1, 10),
    number("penny_points", PENNY_POINTS, 0, 10),
    table("bag", CHIP_NAMES, STARTING_BAG, 0, 9, "chip"),
    table("opens", list(OPENING), list(OPENING.values()), 1, MOST_ROUNDS, "colour"),
    table(
        "prices",
        [key for key, _, _ in PRICES],
        [price for _, price, _ in PRICES],
        1,
        MOST_COINS,
        labels=[phrase for _, _, phrase in PRICES],
    ),
    table("coins", SPACES, COINS, 0, MOST_COINS),
    table("points", SPACES, POINTS, 0, 40),
    table("ruby", SPACES, [int(ruby) for ruby in RUBY], 0, 1),
    table("tails", BETWEEN_POINTS, TAILS, 0, 1),
    table("die", FACES, FACE_WEIGHTS, 0, 20, "face"),
    table("chips", CHIP_NAMES, [chip[2] for chip in CHIPS], 0, 60, "chip"),
    table("witch_chips", CHIP_NAMES, [chip[3] for chip in CHIPS], 0, 60, "chip"),
    table("painter", [str(n) for n in range(1, 9)], PAINTER_POINTS[1:], 0, 30),
    table("glass_points", GLASS_KEYS, [GLASS_POINTS[n] for n in PLAIN], 0, 20),
    table("glass_rubies", GLASS_KEYS, [GLASS_RUBIES[n] for n in PLAIN], 0, 5),
    pieces("without_cards", CARD_CODES, "card", 1),
    pieces("without_witches", WITCH_CODES, "witch", 3),
]
HOUSE: Final = House(VARIABLES)


def glasses(values: list[int]) -> list[int]:
    """By the number of the glass: what those give that hold no chip."""
    by_glass = dict(zip(PLAIN, values, strict=True))
    return [by_glass.get(glass, 0) for glass in range(GLASSES + 1)]
