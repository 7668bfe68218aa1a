"""Positions of Liar's Dice as text (L-11).

    turn=1 bid=3x5 cups=11245,4,-

where the dice under each cup stand in order, with `?` for each die that is not rolled and
`-` for who has none left. `turn` bids next; so whose bid it was, follows.
"""

import re
from typing import Final

from philtre.core import fields
from philtre.core.errors import BadPosition
from philtre.core.options import Options

from liars_dice.content import FACES, HANDS, MOST_DICE
from liars_dice.rules.bids import BID, NO_BID, count_of, face_of
from liars_dice.rules.state import UNROLLED, DiceState, start

FIELDS: Final = ["turn", "bid", "cups"]
A_BID: Final = re.compile(r"([1-9][0-9]?)x([1-6])")
HAND: Final = {hand: number for number, hand in enumerate(HANDS)}
COVERED: Final = {"?" * dice: dice for dice in range(1, MOST_DICE + 1)}


def write(state: DiceState) -> str:
    bid = state.bid
    said = fields.NONE if bid == NO_BID else f"{count_of(bid)}x{face_of(bid)}"
    cups = ",".join(cup(state, seat) for seat in range(state.players))
    return f"turn={state.turn} bid={said} cups={cups}"


def cup(state: DiceState, seat: int) -> str:
    if state.hands[seat] == UNROLLED:
        return "?" * state.dice[seat] or fields.NONE
    return HANDS[state.hands[seat]]


def read(options: Options, text: str) -> DiceState:
    """The state that a text describes; raises `BadPosition` for one that can't be."""
    values = fields.read(text, FIELDS, {})
    state = start(options)
    read_cups(state, values["cups"])
    state.turn = fields.number("turn", values["turn"], 0, state.players - 1)
    if not state.dice[state.turn]:
        raise bad("turn", values["turn"])
    state.bid = read_bid(state, values["bid"])
    return state


def read_cups(state: DiceState, text: str) -> None:
    cups = text.split(",")
    if len(cups) != state.players:
        raise bad("cups", text)
    for seat, dice in enumerate(cups):
        if dice in HAND:
            state.hands[seat] = HAND[dice]
        elif dice not in COVERED and dice != fields.NONE:
            raise bad("cups", text)
        state.dice[seat] = 0 if dice == fields.NONE else len(dice)
        if state.dice[seat] > state.box.dice:
            raise bad("cups", text)
    rolled = any(hand != UNROLLED for hand in state.hands)
    if not any(state.dice) or (state.over() and rolled):
        raise bad("cups", text)


def read_bid(state: DiceState, text: str) -> int:
    """L-5: on no more dice than there are, and when all have rolled."""
    if text == fields.NONE:
        return NO_BID
    found = A_BID.fullmatch(text)
    if not found or int(found[1]) > sum(state.dice) or state.over() or state.roller() >= 0:
        raise bad("bid", text)
    return BID + (int(found[1]) - 1) * FACES + int(found[2]) - 1


def bad(field: str, given: str) -> BadPosition:
    return fields.bad("liars_dice", field, given)
