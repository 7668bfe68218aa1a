"""Why a move: what is said, and what is drawn of it.

Not compiled: the compiler forgets what a list holds, and reasons travel between machines.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

# What is drawn: places that are lit, places that belong together, something that goes from one
# place to another, something that can be hit from another place.
Drawn = Literal["ring", "line", "arrow", "fire"]


class Mark(NamedTuple):
    """Something to draw on a board; places are named as picks are (`space:b2`)."""

    kind: Drawn
    places: list[str]


class Reason(NamedTuple):
    """Why a move, or what threatens: a key of the game's `.ftl` files, and what to draw of it.

    Only what is true for certain, from what the seat may know.
    """

    key: str
    params: Mapping[str, object]
    marks: list[Mark]
