"""What can happen in The Potion: the parameters of each kind of event, and how it is told.

Everybody hears all of it (P-11); nothing is made ready unless somebody listens.
"""

from typing import TYPE_CHECKING, TypedDict

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


class Rolled(TypedDict):
    round: int
    seat: int
    faces: list[Face]


def rolled(state: "PotionState") -> None:
    """P-4, P-10: whose hand rolled, and what the dice show."""
    if state.heard is not None:
        told: Rolled = {
            "round": state.round,
            "seat": state.roller(state.round),
            "faces": face_names(state.roll, state.box.dice_count),
        }
        state.tell("rolled", told)


class Chose(TypedDict):
    seat: int


def chose(state: "PotionState", seat: int) -> None:
    """P-4: that a seat has chosen; not what."""
    if state.heard is not None:
        told: Chose = {"seat": seat}
        state.tell("chose", told)


class Revealed(TypedDict):
    seat: int
    ingredient: Ingredient


def revealed(state: "PotionState") -> None:
    """P-4: everybody's token."""
    if state.heard is not None:
        for seat, kind in enumerate(state.chosen):
            told: Revealed = {"seat": seat, "ingredient": INGREDIENTS[kind]}
            state.tell("revealed", told)


class Discarded(TypedDict):
    seat: int
    ingredient: Ingredient


def discarded(state: "PotionState", seats: int) -> None:
    """P-5, P-6: a token of each of these seats goes into the bottle."""
    if state.heard is not None:
        for seat in MEMBERS[seats]:
            told: Discarded = {"seat": seat, "ingredient": INGREDIENTS[state.chosen[seat]]}
            state.tell("discarded", told)


class NobodyDiscards(TypedDict):
    pass


def nobody_discards(state: "PotionState") -> None:
    """P-7, P-8: all take their token back."""
    if state.heard is not None:
        told: NobodyDiscards = {}
        state.tell("nobody-discards", told)


class ShowsLeft(TypedDict):
    seat: int
    tokens: list[str]


def shows_left(state: "PotionState") -> None:
    """P-9: the winners show what they have left."""
    if state.heard is not None:
        for seat in MEMBERS[state.winners]:
            left = [
                f"{QUANTITIES[count - 1]}-{INGREDIENTS[kind]}"
                for kind, count in enumerate(state.hand(seat))
                if count
            ]
            told: ShowsLeft = {"seat": seat, "tokens": left}
            state.tell("shows-left", told)


class Won(TypedDict):
    seats: list[int]
    count: int


def won(state: "PotionState") -> None:
    """P-9: one seat, or several that share the win."""
    if state.heard is not None:
        seats = MEMBERS[state.winners]
        told: Won = {"seats": list(seats), "count": len(seats)}
        state.tell("won", told)


class Drawn(TypedDict):
    seats: list[int]
    count: int


def drawn(state: "PotionState") -> None:
    """P-12: all are equally close when the last round is over."""
    if state.heard is not None:
        seats = MEMBERS[state.winners]
        told: Drawn = {"seats": list(seats), "count": len(seats)}
        state.tell("drawn", told)
