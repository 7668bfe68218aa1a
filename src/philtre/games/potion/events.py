"""What can happen in The Potion: of each kind what it holds, and how it is told.

Everybody hears all of it (P-11).
"""

from typing import TYPE_CHECKING, Final, TypedDict

from philtre.core.events import Kind, NothingTold, OfNothing, OfSeat, OfSeats, SeatsTold, SeatTold
from philtre.games.potion.content import (
    INGREDIENTS,
    MEMBERS,
    QUANTITIES,
    Face,
    Ingredient,
    face_names,
)

if TYPE_CHECKING:
    from philtre.games.potion.rules.state import PotionState


CHOSE: Final = OfSeat("chose", SeatTold)  # P-4: that a seat has chosen; not what

NOBODY_DISCARDS: Final = OfNothing("nobody-discards", NothingTold)  # P-7, P-8: all take it back

WON: Final = OfSeats("won", SeatsTold)  # P-9: one seat, or several that share the win
DRAWN: Final = OfSeats("drawn", SeatsTold)  # P-12: all are equally close after the last round


class Rolled(TypedDict):
    round: int
    seat: int
    faces: list[Face]


ROLLED: Final = Kind("rolled", Rolled)


def rolled(state: "PotionState") -> None:
    """P-4, P-10: whose hand rolled, and what the dice show."""
    if state.heard is not None:
        told: Rolled = {
            "round": state.round,
            "seat": state.roller(state.round),
            "faces": face_names(state.roll, state.box.dice_count),
        }
        ROLLED.told(state, told)


class TokenTold(TypedDict):
    seat: int
    ingredient: Ingredient


class OfTokens(Kind[TokenTold]):
    def tell(self, state: "PotionState", seats: int) -> None:
        if state.heard is not None:
            for seat in MEMBERS[seats]:
                self.told(state, {"seat": seat, "ingredient": INGREDIENTS[state.chosen[seat]]})


REVEALED: Final = OfTokens("revealed", TokenTold)  # P-4: everybody's token
DISCARDED: Final = OfTokens("discarded", TokenTold)  # P-5, P-6: into the bottle


class ShowsLeft(TypedDict):
    seat: int
    tokens: list[str]


SHOWS_LEFT: Final = Kind("shows-left", ShowsLeft)


def shows_left(state: "PotionState") -> None:
    """P-9: the winners show what they have left."""
    if state.heard is not None:
        for seat in MEMBERS[state.winners]:
            left = [
                f"{QUANTITIES[count - 1]}-{INGREDIENTS[kind]}"
                for kind, count in enumerate(state.hand(seat))
                if count
            ]
            SHOWS_LEFT.told(state, {"seat": seat, "tokens": left})
