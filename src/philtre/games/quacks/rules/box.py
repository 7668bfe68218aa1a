"""What a match plays with: options and house rules, looked up once and shared by all states."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.house import Values, digest_of
from philtre.core.options import Boxes, Options, is_on, number
from philtre.games.quacks.content import (
    BLACK,
    BOOKS,
    CARDS,
    CHIPS,
    COLOUR,
    COLOURS,
    LOCOWEED,
    MOST_PLAYERS,
    NOT_SOLD,
    ORANGE,
    PENNIES,
    PENNY_OF,
    TAILS_EVERY,
    VALUE,
    WHITE,
    WITCHES,
)
from philtre.games.quacks.house import HOUSE, OPENING, PRICES, glasses, price_key
from philtre.games.quacks.notation import moves
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
        house = HOUSE.values(options)
        self.key = self._key(digest_of(str(options.get("house") or "")))
        self._numbers(house)
        self._tables(house)
        self.price = vec[i64](self._prices(house["prices"]))
        self.cheapest = min(price for price in self.price if price != NOT_SOLD)
        more = house["witch_chips"] if expansion else [0] * len(CHIPS)
        self.total = [a + b for a, b in zip(house["chips"], more, strict=True)]
        self.supply = [
            total - players * own for total, own in zip(self.total, self.bag, strict=True)
        ]

    def _key(self, digest: str) -> str:
        """By which books and house rules are known."""
        return " ".join([digest, str(self.expansion), *[str(book) for book in self.book]])

    def _numbers(self, house: Values) -> None:
        self.rounds: i64 = house["rounds"][0]
        self.limit: i64 = house["limit"][0]
        self.white_round: i64 = house["white_round"][0]  # Q-10; 0: none
        self.droplet_price = house["droplet_price"][0]
        self.flask_price = house["flask_price"][0]
        self.coins_a_point = house["coins_a_point"][0]
        self.rubies_a_point = house["rubies_a_point"][0]
        self.penny_points = house["penny_points"][0]

    def _tables(self, house: Values) -> None:
        self.bag = house["bag"]  # Q-2, by kind
        opens = dict(zip(OPENING, house["opens"], strict=True))
        self.opens = vec[i64]([opens.get(COLOURS[colour], 1) for colour in COLOUR])
        self.coins = house["coins"]  # Q-3, by space
        self.points = house["points"]
        self.ruby = [bool(ruby) for ruby in house["ruby"]]
        tails = house["tails"]
        self.tails = sum(tails)  # in all, and below so many points
        self.tails_below = [sum(tails[:points]) for points in range(TAILS_EVERY)]
        faces = [face for face, weight in enumerate(house["die"]) if weight]
        self.die = [house["die"][face] for face in faces]
        self.rolls = [
            [moves.DIE_MOVES[seat][face] for face in faces] for seat in range(MOST_PLAYERS)
        ]
        self.painter = [0, *house["painter"]]  # W9
        self.glass_points = glasses(house["glass_points"])
        self.glass_rubies = glasses(house["glass_rubies"])
        cards, witches = house["without_cards"], house["without_witches"]
        self.deck = [moves.CARD + card for card in range(1, CARDS + 1) if cards[card - 1]]
        self.coven = [  # who may be revealed, by penny
            [
                moves.WITCH + witch
                for witch in range(1, WITCHES + 1)
                if PENNY_OF[witch] == penny and witches[witch - 1]
            ]
            for penny in PENNIES
        ]

    def _prices(self, prices: list[int]) -> list[int]:
        """Q-30; NOT_SOLD for white, for a colour without a book, for what the box lacks."""
        by_key = {key: price for (key, _, _), price in zip(PRICES, prices, strict=True)}
        found: list[int] = []
        for kind in range(len(CHIPS)):
            colour, value = COLOUR[kind], VALUE[kind]
            if colour == ORANGE:
                sold = value == 1 or self.expansion
                found.append(by_key[f"orange-{value}"] if sold else NOT_SOLD)
            elif colour == WHITE or not self.book[colour]:
                found.append(NOT_SOLD)
            else:
                found.append(by_key[price_key(colour, self.book[colour], value)])
        return found


BOXES: Final = Boxes(Box)
