"""What HTTP calls a refusal."""

from typing import Final

from philtre.core.errors import PhiltreError
from philtre.server.tables.errors import (
    Closed,
    Moved,
    NotFound,
    NotNow,
    NotYours,
    TooMuch,
    Unstored,
)

MISDIRECTED: Final = 421  # the table is another server's
STATUS: Final[dict[type[PhiltreError], int]] = {
    NotYours: 403,
    NotFound: 404,
    NotNow: 409,
    TooMuch: 429,
    Closed: 503,
    Unstored: 503,
    Moved: MISDIRECTED,
}


def status_of(error: PhiltreError) -> int:
    """Whatever is not named here is bad input."""
    return STATUS.get(type(error), 400)
