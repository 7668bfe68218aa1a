"""What a seat sees of The Potion (P-11)."""

from typing import TypedDict

from philtre.core.state import ONLOOKER
from philtre.games.potion.content import (
    INGREDIENTS,
    KINDS,
    MEMBERS,
    NO_ROLL,
    NOTHING,
    Face,
    Ingredient,
    face_names,
)
from philtre.games.potion.rules.state import PotionState


class Hand(TypedDict):
    chosen: bool
    tokens: dict[Ingredient, int] | None  # that are left, where the seat may know


class Round(TypedDict):
    """A round that all have shown."""

    round: int
    roller: int
    dice: list[Face]
    shown: list[Ingredient]  # by seat
    discarded: list[int]


class PotionView(TypedDict):
    you: int | None
    round: int  # of a game that is over, the one that was played last; roller and dice too
    roller: int
    dice: list[Face]  # none before a roll
    seats: list[Hand]
    choice: Ingredient | None  # of the seat, in this round
    bottle: dict[Ingredient, int]
    last: Round | None
    winners: list[int]


def view(state: PotionState, seat: int) -> PotionView:
    # A game that is over shows the round that was played last; none comes after it.
    over = state.winners != 0
    number = max(1, state.round - 1) if over else state.round
    roll = state.last_roll if over else state.roll
    chosen, left = list(state.chosen), list(state.tokens)
    return {
        "you": None if seat == ONLOOKER else seat,
        "round": number,
        "roller": state.roller(number),
        "dice": [] if roll == NO_ROLL else face_names(roll, state.box.dice_count),
        "seats": [
            {
                "chosen": chosen[other] != NOTHING,
                "tokens": tokens(left, other) if may_see(state, seat, other) else None,
            }
            for other in range(state.players)
        ],
        "choice": None
        if seat == ONLOOKER or chosen[seat] == NOTHING
        else INGREDIENTS[chosen[seat]],
        "bottle": {
            name: state.box.tokens[kind] * state.players - sum(left[kind::KINDS])
            for kind, name in enumerate(INGREDIENTS)
        },
        "last": last_round(state),
        "winners": list(MEMBERS[state.winners]),
    }


def may_see(state: PotionState, seat: int, other: int) -> bool:
    """P-11: one's own tokens, and with the memory aid everybody's; P-9: what winners have left."""
    return other == seat or state.box.memory_aid or bool(state.winners >> other & 1)


def tokens(left: list[int], seat: int) -> dict[Ingredient, int]:
    return dict(zip(INGREDIENTS, left[seat * KINDS : seat * KINDS + KINDS], strict=True))


def last_round(state: PotionState) -> Round | None:
    """What everybody showed in the round before, and who discarded."""
    if state.last_roll == NO_ROLL:
        return None
    number = state.round - 1
    return {
        "round": number,
        "roller": state.roller(number),
        "dice": face_names(state.last_roll, state.box.dice_count),
        "shown": [INGREDIENTS[kind] for kind in state.last_shown],
        "discarded": list(MEMBERS[state.last_discards]),
    }
