"""The options of Quacks that need a form of their own: books and witches."""

from typing import Final

from philtre.core.errors import BadOption
from philtre.core.options import Choice, Option, Value
from philtre.games.quacks.content import BOOKS, PENNIES, PENNY_OF, WITCHES

SETS: Final = "123456"
BASE_SETS: Final = "1234"


class Books(Option):
    """A set for all colours, `3`, or one for each, `1,2,3,4,5,6`: green, blue, red, yellow,
    purple, black. Black 1 to 4 are one book, so the shortest text is the canonical one."""

    def __init__(self) -> None:
        mixes: list[Value] = ["1,2,3,4,5,6", "2,1,6,3,2,5", "3,2,2,5,4,1", "4,6,6,6,1,5"]
        super().__init__("books", "1", ["1", "2", "3", "4", "5", "6", *mixes])

    def read(self, given: object) -> Value:
        sets = words(given)
        if isinstance(given, bool) or any(s not in SETS or len(s) != 1 for s in sets):
            raise self.refuse(given)
        if len(sets) == 1:
            return sets[0]
        if len(sets) != len(BOOKS):
            raise self.refuse(given)
        return shortest(sets)

    def allowed(self) -> str:
        return "1–6, 1,1,1,1,1,1"


def words(given: object) -> list[str]:
    """The parts of a text with commas, or of a list."""
    if isinstance(given, list | tuple):
        return [str(part) for part in given]
    return str(given).split(",")


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


class Locoweed(Choice):
    """The book of locoweed, or none; a number may be given too."""

    def __init__(self) -> None:
        super().__init__("locoweed", [AUTO, "none", "5", "6"])

    def read(self, given: object) -> Value:
        return super().read("none" if given is None else str(given))


class Witches(Option):
    """`random`, or three named ones, one of each penny: `w1,w5,w9`."""

    def __init__(self) -> None:
        some: list[Value] = ["random", "random", "w1,w8,w12", "w2,w5,w9", "w3,w6,w10", "w4,w7,w11"]
        super().__init__("witches", "random", some)

    def read(self, given: object) -> Value:
        if given == "random":
            return given if isinstance(given, str) else None
        names = words(given)
        numbers = [NAMES.get(name, 0) for name in names]
        if len(numbers) != len(PENNIES) or 0 in numbers:
            raise self.refuse(given)
        if sorted(PENNY_OF[n] for n in numbers) != sorted(PENNIES):
            raise BadOption("witches-one-of-each", {"given": str(given)})
        return ",".join(f"w{n}" for n in sorted(numbers))

    def allowed(self) -> str:
        return "random, w1,w5,w9 …"


NAMES: Final[dict[str, int]] = {f"w{n}": n for n in range(1, WITCHES + 1)}
