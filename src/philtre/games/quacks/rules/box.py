"""What a match plays with: the options, looked up once and shared by all states."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.options import Options, is_on, number
from philtre.games.quacks.content import (
    BLACK,
    BOOKS,
    CHIPS,
    COLOUR,
    LOCOWEED,
    NOT_SOLD,
    ORANGE,
    ORANGE_PRICES,
    STARTING_BAG,
    VALUE,
)
from philtre.games.quacks.options import locoweed_of, sets_of, witches_of
from philtre.games.quacks.rules.books.almanac import books_of


class Box:
    """Books by colour, prices by kind, the supply once the bags are filled (Q-1, Q-2, Q-30)."""

    def __init__(self, options: Options) -> None:
        self.players = players = number(options, "players")
        self.expansion = expansion = is_on(options, "expansion")
        self.book = vec[i64]([0] * (LOCOWEED + 1))
        for colour, book in zip(BOOKS, sets_of(str(options["books"])), strict=True):
            self.book[colour] = book
        if self.book[BLACK] < 5:
            self.book[BLACK] = 1  # sets 1 to 4 share one black book
        self.book[LOCOWEED] = locoweed_of(options)  # 0: none
        self.witches = witches_of(options)
        self.test_tubes = is_on(options, "test_tubes")
        self.starting_rubies = number(options, "starting_rubies")
        self.books = books_of(list(self.book))
        self.price = vec[i64]([self._price(kind) for kind in range(len(CHIPS))])
        self.cheapest = min(price for price in self.price if price != NOT_SOLD)
        self.total = [base + (more if expansion else 0) for _, _, base, more in CHIPS]
        self.supply = [
            total - players * own for total, own in zip(self.total, STARTING_BAG, strict=True)
        ]

    def _price(self, kind: int) -> int:
        """Q-30; NOT_SOLD for white, for a colour without a book, for what the box lacks."""
        colour = COLOUR[kind]
        if colour == ORANGE:
            if VALUE[kind] == 1:
                return ORANGE_PRICES[0]
            return ORANGE_PRICES[1] if self.expansion else NOT_SOLD
        if not self.book[colour]:
            return NOT_SOLD
        return self.books[colour].prices[[1, 2, 4].index(VALUE[kind])]
