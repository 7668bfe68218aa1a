"""Every request that is answered alike wherever tables are kept."""

from typing import Final

from philtre.server.answering import (
    house,
    lessons,
    puzzles,
    reference,
    replay,
    review,
    tables,
    words,
)

ROUTES: Final = [
    *words.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *reference.ROUTES,
    *house.ROUTES,
    *tables.ROUTES,
    *replay.ROUTES,
    *review.ROUTES,
]
