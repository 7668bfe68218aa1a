"""What HTTP calls a refusal."""

from typing import Final

from philtre.core.errors import PhiltreError
from philtre.server.tables.errors import Closed, NotFound, NotNow, NotYours, TooMuch, Unstored

STATUS: Final[dict[type[PhiltreError], int]] = {
    NotYours: 403,
    NotFound: 404,
    NotNow: 409,
    TooMuch: 429,
    Closed: 503,
    Unstored: 503,
}


def status_of(error: PhiltreError) -> int:
    """Whatever is not named here is bad input."""
    return STATUS.get(type(error), 400)
