"""The fields of a position line: written one way, read forgivingly.

A field is `name=value`. Fields may come in any order, and so may the items of a field
whose order means nothing. Whatever else differs from what would be written is refused,
with the name of the field and what was expected there. A line may have parts, divided
by ` | `: the table's, then one for each seat.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from philtre.core.errors import BadPosition

BAR: Final = " | "
NONE: Final = "-"
NO_LIMIT: Final = 999_999_999
BETWEEN: Final = re.compile(r" (?=[a-z][a-z-]*=)")  # a value may hold blanks
BETWEEN_ITEMS: Final = re.compile(r"[,./|]")

Fields = dict[str, str]


def parts(text: str, players: int) -> list[str]:
    """The table's part, and one for each player."""
    found = text.split(BAR)
    if len(found) != players + 1:
        raise BadPosition("position-parts", {"given": len(found), "count": players + 1})
    return found


def split(text: str) -> Fields:
    """The fields of a part of a line, as they are given."""
    found: Fields = {}
    for word in BETWEEN.split(text):
        name, _, value = word.partition("=")
        if name in found:
            raise BadPosition("position-field-twice", {"field": name})
        found[name] = value
    return found


def read(text: str, names: list[str], usual: Fields) -> Fields:
    """The fields of a part: those that must be there, and those that may be left out."""
    given = split(text)
    every = names + [name for name in usual if name not in names]
    for name in given:
        if name not in every:
            raise BadPosition("position-field-unknown", {"field": name, "allowed": listed(every)})
    for name in names:
        if name not in given:
            raise BadPosition("position-field-missing", {"field": name, "allowed": listed(names)})
    return {**usual, **given}


def check_written(given: str, written: str, usual: Mapping[str, str]) -> None:
    """What was read must be what would be written, but for the order."""
    both = zip(given.split(BAR), written.split(BAR), strict=True)
    for number, (mine, ours) in enumerate(both):
        one, other = split(mine), split(ours)
        for name in [*one, *other]:
            said = one.get(name, usual.get(name, ""))
            meant = other.get(name, usual.get(name, ""))
            if in_order(said) != in_order(meant):
                error = bad_one_of(name, said, meant or NONE)
                raise of_seat(number - 1, error) if number else error


def in_order(value: str) -> list[str]:
    """The items of a value, sorted."""
    return sorted(BETWEEN_ITEMS.split(value))


# What is wrong


def bad(game: str, field: str, given: str) -> BadPosition:
    """A value that the field can't have; the game's words say what it holds."""
    reason = BadPosition(f"expects-{game}-{field}")
    return BadPosition("bad-position-field", {"field": field, "given": given}, reason)


def bad_one_of(field: str, given: str, allowed: str) -> BadPosition:
    """The same where what may stand there reads alike in every language."""
    reason = BadPosition("expects", {"allowed": allowed})
    return BadPosition("bad-position-field", {"field": field, "given": given}, reason)


def of_seat(seat: int, error: BadPosition) -> BadPosition:
    """An error in the part of a seat."""
    return BadPosition("position-of-seat", {"seat": seat}, error)


def listed(words: Sequence[str]) -> str:
    return ", ".join(words)


# Values


def number(field: str, text: str, low: int, high: int = NO_LIMIT) -> int:
    digits = text.isascii() and text.isdecimal() and len(text) <= len(str(NO_LIMIT))
    if not digits or not low <= int(text) <= high:
        span = f"≥ {low}" if high == NO_LIMIT else f"{low}–{high}"
        raise bad_one_of(field, text, span)
    return int(text)


def one_of(field: str, text: str, words: Sequence[str]) -> int:
    """Which of the words it is."""
    if text not in words:
        raise bad_one_of(field, text, listed(words))
    return words.index(text)


def some_of(field: str, text: str, words: Sequence[str]) -> int:
    """A mask of words."""
    mask = 0
    for word in items(text):
        mask |= 1 << one_of(field, word, words)
    return mask


def items(text: str) -> list[str]:
    """The items of a list; a dash is none."""
    return [] if text == NONE else text.split(",")
