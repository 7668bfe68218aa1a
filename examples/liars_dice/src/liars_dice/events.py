"""What can happen in Liar's Dice: of each kind what it holds, and how it is told.

Nothing is made ready unless somebody listens. The words are in `text/*.ftl`, by the kind.
"""

from typing import TYPE_CHECKING, TypedDict

from liars_dice.content import HANDS
from liars_dice.rules.bids import count_of, face_of

if TYPE_CHECKING:
    from liars_dice.rules.state import DiceState


class Rolled(TypedDict):
    dice: str


def rolled(state: "DiceState", seat: int) -> None:
    """L-2: what the seat has rolled, for itself alone."""
    if state.heard is not None:
        told: Rolled = {"dice": spaced(state.hands[seat])}
        state.tell("rolled", told, 1 << seat)


class Began(TypedDict):
    seat: int
    count: int


def began(state: "DiceState") -> None:
    """L-3: all have rolled; who bids first, and how many dice there are."""
    if state.heard is not None:
        told: Began = {"seat": state.turn, "count": sum(state.dice)}
        state.tell("began", told)


class Bid(TypedDict):
    seat: int
    count: int
    face: str


def bid(state: "DiceState", seat: int) -> None:
    """L-4"""
    if state.heard is not None:
        told: Bid = {"seat": seat, "count": count_of(state.bid), "face": face_of(state.bid)}
        state.tell("bid", told)


class Liar(TypedDict):
    seat: int
    count: int
    face: str


class Lifted(TypedDict):
    seat: int
    dice: str


class Found(TypedDict):
    count: int
    face: str


def called(state: "DiceState", seat: int, found: int) -> None:
    """L-7: the call, what lies under each cup, and how many dice count."""
    if state.heard is None:
        return
    face = face_of(state.bid)
    call: Liar = {"seat": seat, "count": count_of(state.bid), "face": face}
    state.tell("liar", call)
    for other in range(state.players):
        if state.dice[other]:
            lifted: Lifted = {"seat": other, "dice": spaced(state.hands[other])}
            state.tell("lifted", lifted)
    sum_of_all: Found = {"count": found, "face": face}
    state.tell("found", sum_of_all)


class Lost(TypedDict):
    seat: int
    count: int


def lost(state: "DiceState", seat: int) -> None:
    """L-7, L-9: who loses a die, and how many are left to that seat."""
    if state.heard is not None:
        told: Lost = {"seat": seat, "count": state.dice[seat]}
        state.tell("lost", told)


class Won(TypedDict):
    seat: int


def won(state: "DiceState", seat: int) -> None:
    """L-9"""
    if state.heard is not None:
        told: Won = {"seat": seat}
        state.tell("won", told)


def spaced(hand: int) -> str:
    """The dice of a hand as a person reads them: `1 1 5`."""
    return " ".join(HANDS[hand])
