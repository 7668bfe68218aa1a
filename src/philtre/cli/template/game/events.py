"""What can happen in NEW_NAME: of each kind what it holds, and how it is told.

Nothing is made ready unless somebody listens. The words are in `text/*.ftl`, by the kind.
"""

from typing import TYPE_CHECKING, TypedDict

from NEW_PACKAGE.content import SIDES

if TYPE_CHECKING:
    from NEW_PACKAGE.rules.state import NewGameState


class Tossed(TypedDict):
    seat: int


def tossed(state: "NewGameState") -> None:
    """NEW_LETTER-3: that the coin was tossed; not how it fell."""
    if state.heard is not None:
        told: Tossed = {"seat": state.tosser}
        state.tell("tossed", told)


class Looked(TypedDict):
    side: str


def looked(state: "NewGameState") -> None:
    """NEW_LETTER-3: how it fell, for the seat that looks at it and nobody else."""
    if state.heard is not None:
        told: Looked = {"side": SIDES[state.coin]}
        state.tell("looked", told, 1 << state.tosser)


class Guessed(TypedDict):
    seat: int


def guessed(state: "NewGameState", seat: int) -> None:
    """NEW_LETTER-4: that a seat has guessed; not what."""
    if state.heard is not None:
        told: Guessed = {"seat": seat}
        state.tell("guessed", told)


class Shown(TypedDict):
    side: str
    seats: list[int]
    count: int


def shown(state: "NewGameState") -> None:
    """NEW_LETTER-5: the coin, and who was right."""
    if state.heard is not None:
        right = [seat for seat in range(state.players) if state.guesses[seat] == state.coin]
        told: Shown = {"side": SIDES[state.coin], "seats": right, "count": len(right)}
        state.tell("shown", told)


class Won(TypedDict):
    seats: list[int]
    count: int


def won(state: "NewGameState") -> None:
    """NEW_LETTER-6"""
    if state.heard is not None:
        winners = state.winners()
        told: Won = {"seats": winners, "count": len(winners)}
        state.tell("won", told)
