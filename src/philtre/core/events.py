"""Kinds of events, each with its name and what it holds.

A game declares them in `events.py`, a line each: `WON: Final = OfSeats("won", SeatsTold)`.
Several that hold the same are told in one way, by a class such as those below; then rules say
`events.WON.tell(state, seats)`. A kind like no other has a function of its name. Whether
anybody listens is asked inside; only then words are made of numbers.
"""

from collections.abc import Mapping
from typing import Generic, TypedDict, TypeVar

from mypy_extensions import mypyc_attr

from philtre.core.state import EVERYONE, State

P = TypeVar("P", bound=Mapping[str, object])


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[P]):
    def __init__(self, name: str, holds: type[P]) -> None:
        self.name = name  # the key of its words in the game's `.ftl` files
        self.holds = holds

    def told(self, state: State, params: P, audience: int = EVERYONE) -> None:
        """To be asked when somebody listens."""
        state.tell(self.name, params, audience)


# What events of any game may hold


class NothingTold(TypedDict):
    pass


class OfNothing(Kind[NothingTold]):
    def tell(self, state: State) -> None:
        if state.heard is not None:
            self.told(state, {})


class SeatTold(TypedDict):
    seat: int


class OfSeat(Kind[SeatTold]):
    def tell(self, state: State, seat: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": seat})


class SeatsTold(TypedDict):
    seats: list[int]
    count: int


class OfSeats(Kind[SeatsTold]):
    def tell(self, state: State, seats: list[int]) -> None:
        if state.heard is not None:
            self.told(state, {"seats": seats, "count": len(seats)})
