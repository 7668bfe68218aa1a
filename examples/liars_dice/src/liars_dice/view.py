"""What a seat sees of Liar's Dice (L-10). Built up from nothing."""

from typing import TypedDict

from philtre.core.state import ONLOOKER

from liars_dice.content import HANDS
from liars_dice.rules.bids import NO_BID, count_of, face_of
from liars_dice.rules.state import UNROLLED, DiceState


class Bid(TypedDict):
    seat: int
    count: int
    face: str


class SeatView(TypedDict):
    dice_left: int


class DiceView(TypedDict):
    you: int | None
    turn: int | None
    bid: Bid | None  # the last one
    dice: list[int]  # under the seat's own cup
    in_play: int
    seats: list[SeatView]


def view(state: DiceState, seat: int) -> DiceView:
    return {
        "you": None if seat == ONLOOKER else seat,
        "turn": None if state.over() else state.turn,
        "bid": last_bid(state),
        "dice": own_dice(state, seat),
        "in_play": sum(state.dice),
        "seats": [{"dice_left": dice} for dice in state.dice],
    }


def last_bid(state: DiceState) -> Bid | None:
    if state.bid == NO_BID:
        return None
    return {"seat": state.bidder(), "count": count_of(state.bid), "face": face_of(state.bid)}


def own_dice(state: DiceState, seat: int) -> list[int]:
    """The dice under the seat's own cup; none before they are rolled."""
    if seat == ONLOOKER or state.hands[seat] == UNROLLED:
        return []
    return [int(die) for die in HANDS[state.hands[seat]]]
