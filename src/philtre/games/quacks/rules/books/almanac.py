"""All books, by colour and number."""

from typing import Final

from philtre.games.quacks.content import BLACK, BLUE, COLOURS, GREEN, LOCOWEED, PURPLE, RED, YELLOW
from philtre.games.quacks.rules.books import black, blue, green, locoweed, purple, red, yellow
from philtre.games.quacks.rules.books.book import Book

NO_BOOK: Final = Book()  # orange has no effect, nor has white
BOOKS_OF: Final[dict[int, list[Book]]] = {
    GREEN: green.BOOKS,
    BLUE: blue.BOOKS,
    RED: red.BOOKS,
    YELLOW: yellow.BOOKS,
    PURPLE: purple.BOOKS,
    BLACK: black.BOOKS,
    LOCOWEED: locoweed.BOOKS,
}


def books_of(numbers: list[int]) -> list[Book]:
    """The book of each colour, by their numbers; 0 is none."""
    return [
        BOOKS_OF[colour][numbers[colour] - 1] if numbers[colour] else NO_BOOK
        for colour in range(len(COLOURS))
    ]
