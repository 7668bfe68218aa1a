"""What can happen in Liar's Dice: of each kind what it holds, and how it is told.

Nothing is made ready unless somebody listens. The words are in `text/*.ftl`, by the kind.
"""

from typing import TYPE_CHECKING, Final, TypedDict

from philtre.core.events import Kind, OfSeat, SeatTold

from liars_dice.content import HANDS
from liars_dice.rules.bids import count_of, face_of

if TYPE_CHECKING:
    from liars_dice.rules.state import DiceState

WON: Final = OfSeat("won", SeatTold)  # L-9


class DiceTold(TypedDict):
    seat: int
    count: int


class OfDice(Kind[DiceTold]):
    def tell(self, state: "DiceState", seat: int, count: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat, "count": count})


BEGAN: Final = OfDice("began", DiceTold)  # L-3: who bids first, and how many dice there are
LOST: Final = OfDice("lost", DiceTold)  # L-7, L-9: who loses a die, and how many are left


class BidTold(TypedDict):
    seat: int
    count: int
    face: str


class OfBid(Kind[BidTold]):
    def tell(self, state: "DiceState", seat: int) -> None:
        if state.heard is not None:
            count, face = count_of(state.bid), face_of(state.bid)
            self.told(state, {"seat": seat, "count": count, "face": face})


BID: Final = OfBid("bid", BidTold)  # L-4
LIAR: Final = OfBid("liar", BidTold)  # L-7: the bid that is called


class Rolled(TypedDict):
    dice: str


ROLLED: Final = Kind("rolled", Rolled)


def rolled(state: "DiceState", seat: int) -> None:
    """L-2: what the seat has rolled, for itself alone."""
    if state.heard is not None:
        ROLLED.told(state, {"dice": spaced(state.hands[seat])}, 1 << seat)


class Lifted(TypedDict):
    seat: int
    dice: str


LIFTED: Final = Kind("lifted", Lifted)


def lifted(state: "DiceState") -> None:
    """L-7: what lies under each cup."""
    if state.heard is not None:
        for seat in range(state.players):
            if state.dice[seat]:
                LIFTED.told(state, {"seat": seat, "dice": spaced(state.hands[seat])})


class Found(TypedDict):
    count: int
    face: str


FOUND: Final = Kind("found", Found)


def found(state: "DiceState", count: int) -> None:
    """L-7: how many dice count."""
    if state.heard is not None:
        FOUND.told(state, {"count": count, "face": face_of(state.bid)})


def spaced(hand: int) -> str:
    """The dice of a hand as a person reads them: `1 1 5`."""
    return " ".join(HANDS[hand])
