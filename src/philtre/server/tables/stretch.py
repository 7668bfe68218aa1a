"""What the others did last between two turns of a seat, found in the log."""

from collections.abc import Sequence
from typing import Final

from philtre.core.state import CHANCE
from philtre.core.undo import Entry

MOST: Final = 60  # entries: of more the last are enough


def stretch(log: Sequence[Entry], seat: int) -> tuple[int, int]:
    """From after the seat's turn before to where the last of the others' moves is done.

    What it has done since then is its turn that is on. Chance belongs to the move before it.
    """
    end = len(log)
    while end and log[end - 1].seat in (seat, CHANCE):
        end -= 1
    begin = end
    while begin and log[begin - 1].seat != seat:
        begin -= 1
    while begin < end and log[begin].seat == CHANCE:
        begin += 1
    while end < len(log) and log[end].seat == CHANCE and begin < end:
        end += 1
    return max(begin, end - MOST), end
