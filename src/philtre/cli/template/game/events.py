"""What can happen in NEW_NAME: of each kind what it holds, and how it is told.

Nothing is made ready unless somebody listens. The words are in `text/*.ftl`, by the kind.
"""

from typing import TYPE_CHECKING, Final, TypedDict

from philtre.core.events import Kind, OfSeat, OfSeats, SeatsTold, SeatTold

from NEW_PACKAGE.content import SIDES

if TYPE_CHECKING:
    from NEW_PACKAGE.rules.state import NewGameState

TOSSED: Final = OfSeat("tossed", SeatTold)  # NEW_LETTER-3: that the coin was tossed; not how it fell
GUESSED: Final = OfSeat("guessed", SeatTold)  # NEW_LETTER-4: that a seat has guessed; not what

WON: Final = OfSeats("won", SeatsTold)  # NEW_LETTER-6


class Looked(TypedDict):
    side: str


LOOKED: Final = Kind("looked", Looked)


def looked(state: "NewGameState") -> None:
    """NEW_LETTER-3: how it fell, for the seat that looks at it and nobody else."""
    if state.heard is not None:
        LOOKED.told(state, {"side": SIDES[state.coin]}, 1 << state.tosser)


class Shown(TypedDict):
    side: str
    seats: list[int]
    count: int


SHOWN: Final = Kind("shown", Shown)


def shown(state: "NewGameState") -> None:
    """NEW_LETTER-5: the coin, and who was right."""
    if state.heard is not None:
        right = [seat for seat in range(state.players) if state.guesses[seat] == state.coin]
        SHOWN.told(state, {"side": SIDES[state.coin], "seats": right, "count": len(right)})
