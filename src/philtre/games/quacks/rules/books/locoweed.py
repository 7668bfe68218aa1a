"""Locoweed's books, 5 and 6 (Q-65 … Q-67), each on draw."""

from typing import Final

from philtre.games.quacks.rules.books.book import Book, Prices
from philtre.games.quacks.rules.brewer import Brewer

MOST_SPACES: Final = 4


class Locoweed5(Book):
    """Q-65: moves the player's tails of this round plus 1, at most 4."""

    prices: Prices = (8,)

    def further(self, brewer: Brewer, value: int) -> int:
        return min(brewer.tails + 1, MOST_SPACES) - value


class Locoweed6(Book):
    """Q-66: acts as the last coloured chip of the pot (placing.py)."""

    prices: Prices = (10,)


NONE: Final = Book()  # not in the box
BOOKS: Final[list[Book]] = [NONE, NONE, NONE, NONE, Locoweed5(), Locoweed6()]
