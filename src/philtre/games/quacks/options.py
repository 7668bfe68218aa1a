"""The options of Quacks that need a form of their own: books and witches."""

from typing import Final

from philtre.core.errors import BadOption, shown
from philtre.core.options import Choice, Option, Options, Value
from philtre.games.quacks.content import BOOKS, COLOURS, COVEN, PENNIES, PENNY_OF, by_penny

SETS: Final = ["1", "2", "3", "4", "5", "6"]
BASE_SETS: Final = SETS[:4]
FIRST_SET: Final = SETS[0]


class Books(Option):
    """A set for all colours, `3`; one for each in the order of BOOKS, `1,2,3,4,5,6`; or by
    colour, `green=6,blue=3`, with set 1 for the others. Black 1 to 4 are one book, so the
    shortest text is the canonical one."""

    def __init__(self) -> None:
        mixes: list[Value] = ["1,2,3,4,5,6", "2,1,6,3,2,5", "3,2,2,5,4,1", "4,6,6,6,1,5"]
        super().__init__("books", FIRST_SET, ["1", "2", "3", "4", "5", "6", *mixes])

    def read(self, given: object) -> Value:
        by_colour = pairs(given)
        sets = words(given)
        if by_colour is not None:
            sets = [by_colour.pop(COLOURS[colour], FIRST_SET) for colour in BOOKS]
        if by_colour or len(sets) not in (1, len(BOOKS)) or any(s not in SETS for s in sets):
            raise self.refuse(given)
        return shortest(sets)

    def refuse(self, given: object) -> BadOption:
        return BadOption("bad-books", {"given": str(given)})

    def allowed(self) -> str:
        return "3; 1,2,3,4,5,6; green=6,blue=3"


def words(given: object) -> list[str]:
    """The parts of a text with commas, or of a list."""
    parts = given if isinstance(given, list | tuple) else str(shown(given)).split(",")
    return [str(shown(part)).strip() for part in parts]


def pairs(given: object) -> dict[str, str] | None:
    """`green=6,blue=3`, or a mapping; None for what is neither."""
    if isinstance(given, dict):
        return {str(shown(colour)): str(shown(book)) for colour, book in given.items()}
    found: dict[str, str] = {}
    for word in words(given):
        colour, equals, book = word.partition("=")
        if not equals or colour in found:
            return None
        found[colour] = book
    return found


def shortest(sets: list[str]) -> str:
    """`2` for `2,2,2,2,2,1`: the same books; a base black in a mix is written 1."""
    first, black = sets[0], sets[-1]
    same_black = black == first or (black in BASE_SETS and first in BASE_SETS)
    if sets[:-1] == [first] * (len(sets) - 1) and same_black:
        return first
    return ",".join([*sets[:-1], "1" if black in BASE_SETS else black])


def sets_of(books: str) -> list[int]:
    """The set of each colour."""
    sets = [int(s) for s in books.split(",")]
    return sets * len(BOOKS) if len(sets) == 1 else sets


AUTO: Final = "auto"  # as the set chosen for all colours says


def default_locoweed(books: str) -> str:
    return books if books in ("5", "6") else "none"


def locoweed_of(options: Options) -> int:
    """The book of locoweed; 0: none."""
    chosen = str(options["locoweed"])
    if chosen == AUTO:
        chosen = default_locoweed(str(options["books"]))
    return 0 if chosen == "none" else int(chosen)


class Locoweed(Choice):
    """The book of locoweed, or none; a number may be given too."""

    def __init__(self) -> None:
        super().__init__("locoweed", [AUTO, "none", "5", "6"])

    def read(self, given: object) -> Value:
        return super().read("none" if given is None else str(shown(given)))


class Witches(Option):
    """`random`, or three of them, one of each penny, by number or by name: `w1,refiner,w9`."""

    def __init__(self) -> None:
        some: list[Value] = ["random", "random", "w1,w8,w12", "w2,w5,w9", "w3,w6,w10", "w4,w7,w11"]
        super().__init__("witches", "random", some)

    def read(self, given: object) -> Value:
        if given == "random":
            return given if isinstance(given, str) else None
        numbers = [NAMES.get(plain(name), 0) for name in words(given)]
        if sorted(PENNY_OF[n] for n in numbers) != sorted(PENNIES):
            raise self.refuse(given)
        return ",".join(f"w{n}" for n in by_penny(numbers))

    def refuse(self, given: object) -> BadOption:
        return BadOption("bad-witches", {"given": str(given)})

    def allowed(self) -> str:
        return "random; w1,w5,w9"


ARTICLES: Final = ("the ", "la ", "l'", "l’")
NAMES: Final[dict[str, int]] = {
    name: n for n, (en, fr, _) in enumerate(COVEN, 1) for name in (f"w{n}", en, fr)
}


def witches_of(options: Options) -> list[int]:
    """Silver, copper, gold; empty if they are drawn, or not in the game."""
    chosen = str(options["witches"])
    return [] if chosen == "random" else [NAMES[name] for name in chosen.split(",")]


def plain(name: str) -> str:
    """A name without capitals and article."""
    small = name.lower()
    for article in ARTICLES:
        small = small.removeprefix(article)
    return small
