"""Chips as numbers: a kind; or, in the pot, kind, space and whether F22 brought it."""

from typing import Final

from mypy_extensions import i64

from philtre.games.quacks.content import WHITES

GIFT: Final = 2048  # marks the chip that F22 laid in the pot


def laid(kind: i64, space: i64) -> i64:
    """A chip on its space."""
    return kind | space << 5


def kind_of(chip: i64) -> i64:
    return chip & 31


def space_of(chip: i64) -> i64:
    return chip >> 5 & 63


def is_white(kind: i64) -> bool:
    return 0 <= kind < WHITES


def kinds_of(chips: list[int]) -> list[int]:
    """The different kinds of a list, in the order of the chips (Q-94: equal chips, one option)."""
    return sorted(set(chips)) if len(chips) > 1 else list(chips)
