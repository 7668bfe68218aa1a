"""The gallery of Quacks: books and prices, cards, witches, chips, what is on the table."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.gallery import Piece, Row, Scene, Shelf
from philtre.games.quacks import examples
from philtre.games.quacks.content import (
    BLACK,
    BOOKS,
    CARD_CODES,
    CHIP_NAMES,
    CHIPS,
    COINS,
    COLOURS,
    CONTENT,
    FACE_WEIGHTS,
    FACES,
    LASTING,
    LOCOWEED,
    ORANGE,
    ORANGE_PRICES,
    PAINTER_POINTS,
    PENNY_NAMES,
    PENNY_OF,
    POINTS,
    RUBY,
    TAILS_AT,
    WHITE,
    WITCH_CODES,
)
from philtre.games.quacks.rules.books.almanac import BOOKS_OF

# The rule of each book: sets 1 to 4 of the base game, then 5 and 6 (black has one for 1 to 4).
RULES: Final[dict[str, list[int]]] = {
    "green": [32, 33, 34, 35, 53, 54],
    "blue": [36, 37, 38, 39, 55, 56],
    "red": [40, 41, 42, 43, 57, 58],
    "yellow": [44, 45, 46, 47, 59, 60],
    "purple": [48, 49, 50, 51, 61, 62],
    "black": [52, 52, 52, 52, 63, 64],
    "locoweed": [65, 65, 65, 65, 65, 66],
}
HANDED_IN: Final = ("purple-1", "purple-2", "purple-4")  # of which a ruling speaks together


def count(number: int) -> Phrase:
    return Phrase("number", {"number": number})


def chip(name: str) -> Phrase:
    return Phrase("chip-named", {"chip": name})


def kinds_of(colour: int) -> list[int]:
    return [kind for kind, (of, _, _, _) in enumerate(CHIPS) if of == colour]


def book(colour: int, number: int) -> Piece:
    hue = COLOURS[colour]
    id = f"{hue}-{number}"
    prices = BOOKS_OF[colour][number - 1].prices
    rows = [
        Row((chip(CHIP_NAMES[kind]), price, in_box(kind)), f"chip:{CHIP_NAMES[kind]}")
        for kind, price in zip(kinds_of(colour), prices, strict=True)
    ]
    shared = colour == BLACK and number == 1
    more = ["Q-30"] + (["Q-67"] if colour == LOCOWEED else [])
    heads = [hue] if hue == "green" or id in HANDED_IN else []
    return Piece(
        id,
        Phrase("book-name", {"colour": hue, "set": number}),
        Phrase("kind-book-shared" if shared else "kind-book", {"hue": hue, "set": number}),
        (f"Q-{RULES[hue][number - 1]}", *more),
        f"book:{CHIP_NAMES[kinds_of(colour)[-1]]}",
        examples.BOOKS[id],
        ("head-chip", "head-price", "head-box"),
        tuple(rows),
        Phrase(f"book-{id}", {"players": 2}),
        " · ".join(map(str, prices)),
        tuple(heads),
        number,
    )


def in_box(kind: int) -> Phrase:
    """How many there are, and how many more with the expansion."""
    _, _, base, more = CHIPS[kind]
    return Phrase("in-box", {"base": base, "more": more})


def books() -> list[Piece]:
    chosen = [
        book(BOOKS[at], int(number))
        for at, shelf in enumerate(CONTENT["books"])
        for number in shelf["sets"]
    ]
    return [*chosen, book(LOCOWEED, 5), book(LOCOWEED, 6)]


def card(number: int, code: str) -> Piece:
    lasting = number in LASTING
    return Piece(
        code,
        Phrase("card-named", {"card": code}),
        Phrase("kind-card-lasting" if lasting else "kind-card-once", {}),
        ("Q-81" if lasting else "Q-80", "Q-82"),
        f"card:{code}",
        examples.CARDS[code],
        short=Phrase(f"effect-{code}", {}),
    )


def witch(number: int, code: str) -> Piece:
    penny = PENNY_NAMES[PENNY_OF[number]]
    painter = [Row((count(n), points)) for n, points in enumerate(PAINTER_POINTS) if n]
    return Piece(
        code,
        Phrase("witch-named", {"witch": code}),
        Phrase("kind-witch", {"penny": penny}),
        ("Q-71", "Q-70"),
        f"witch:{code}",
        examples.WITCHES[code],
        ("head-colours", "head-points") if code == "w9" else (),
        tuple(painter) if code == "w9" else (),
        Phrase(f"help-{code}", {}),
    )


def colour(number: int) -> Piece:
    """A colour of chips: its values, how many there are, what they cost without a book."""
    hue = COLOURS[number]
    priced = number == ORANGE
    rows = [
        Row(
            (chip(CHIP_NAMES[kind]), *([price] if priced else []), in_box(kind)),
            f"chip:{CHIP_NAMES[kind]}",
        )
        for kind, price in zip(kinds_of(number), [*ORANGE_PRICES, 0, 0], strict=False)
    ]
    rules = {WHITE: ("Q-14", "Q-1"), ORANGE: ("Q-31", "Q-1"), LOCOWEED: ("Q-67", "Q-1")}
    return Piece(
        hue,
        Phrase("colour-named", {"colour": hue}),
        Phrase("kind-chips", {"hue": hue}),
        rules.get(number, ("Q-1",)),
        f"chip:{CHIP_NAMES[kinds_of(number)[0]]}",
        None,
        ("head-chip", *(["head-price"] if priced else []), "head-box"),
        tuple(rows),
        rulings=("options",) if number == LOCOWEED else (),
    )


def spaces() -> list[Row]:
    """Q-3: the pot's track, from the first space to the spoon."""
    return [
        Row((count(space), coins, points, Phrase("a-ruby" if ruby else "nothing", {})))
        for space, (coins, points, ruby) in enumerate(zip(COINS, POINTS, RUBY, strict=True))
    ]


def tails() -> list[Row]:
    return [Row((count(number), at + 1)) for number, at in enumerate(TAILS_AT, 1)]


def faces() -> list[Row]:
    return [
        Row(
            (Phrase("face-named", {"face": face}), Phrase("in-six", {"count": weight})),
            f"die:{face}",
        )
        for face, weight in zip(FACES, FACE_WEIGHTS, strict=True)
    ]


def glasses() -> list[Row]:
    return [
        Row(
            (
                count(number),
                chip(str(glass["chip"]))
                if glass["chip"]
                else Phrase("gives", {"points": glass["points"], "rubies": glass["rubies"]}),
            ),
            f"chip:{glass['chip']}" if glass["chip"] else "",
        )
        for number, glass in enumerate(CONTENT["glasses"], 1)
    ]


def thing(
    id: str,
    *rules: str,
    picture: str = "",
    head: tuple[str, ...] = (),
    rows: list[Row] | None = None,
) -> Piece:
    return Piece(
        id,
        Phrase("thing-named", {"thing": id}),
        Phrase("kind-thing", {}),
        rules,
        picture,
        examples.THINGS.get(id),
        head,
        tuple(rows or []),
        rulings=rules,
    )


THINGS: Final = [
    thing(
        "pot",
        "Q-3",
        "Q-4",
        "Q-5",
        "Q-7",
        "Q-8",
        picture="icon:bag",
        head=("head-space", "head-coins", "head-points", "head-ruby"),
        rows=spaces(),
    ),
    thing("explosion", "Q-14", "Q-23", picture="chip:white-3"),
    thing("flask", "Q-15", "Q-26", picture="icon:flask-full"),
    thing("droplet", "Q-26", "Q-4", picture="icon:droplet"),
    thing(
        "rats",
        "Q-6",
        "Q-12",
        picture="icon:rat-tail",
        head=("head-tail", "head-from-points"),
        rows=tails(),
    ),
    thing("die", "Q-20", picture="die:2-points", head=("head-face", "head-chance"), rows=faces()),
    thing(
        "scoring",
        "Q-20",
        "Q-21",
        "Q-22",
        "Q-23",
        "Q-24",
        "Q-25",
        "Q-26",
        "Q-27",
        "Q-28",
        picture="icon:ruby",
    ),
    thing("bowl", "Q-72", picture="chip:orange-6"),
    thing(
        "tubes", "Q-85", picture="icon:droplet", head=("head-glass", "head-reward"), rows=glasses()
    ),
]

SHELVES: Final = [
    Shelf("books", books()),
    Shelf("cards", [card(number, code) for number, code in enumerate(CARD_CODES, 1)]),
    Shelf("witches", [witch(number, code) for number, code in enumerate(WITCH_CODES, 1)]),
    Shelf("chips", [colour(number) for number in range(len(COLOURS))]),
    Shelf("things", THINGS),
]
SCENES: Final[dict[str, Scene]] = {
    **examples.THINGS,
    **{id: examples.BOOKS[id] for id in ("green-1", "blue-1")},
    "witch": examples.WITCHES["w1"],
    "card": examples.CARDS["f01"],
}
