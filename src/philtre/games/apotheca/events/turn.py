"""How turns begin and end, and the game."""

from typing import TypedDict

from philtre.core.state import State
from philtre.games.apotheca.content import SPACES, rank


class Turn(TypedDict):
    seat: int
    turn: int


def turn(state: State, seat: int, number: int) -> None:
    """A-9, A-62."""
    if state.heard is not None:
        told: Turn = {"seat": seat, "turn": number}
        state.tell("turn", told)


class NoAction(TypedDict):
    seat: int


def no_action(state: State, seat: int) -> None:
    """A-12: a turn in which none was legal."""
    if state.heard is not None:
        told: NoAction = {"seat": seat}
        state.tell("no-action", told)


class Extra(TypedDict):
    seat: int


def extra(state: State, seat: int) -> None:
    """A-13: the token is spent."""
    if state.heard is not None:
        told: Extra = {"seat": seat}
        state.tell("extra", told)


class Pass(TypedDict):
    seat: int


def pass_(state: State, seat: int) -> None:
    """A-13: the token is kept."""
    if state.heard is not None:
        told: Pass = {"seat": seat}
        state.tell("pass", told)


class CameIn(TypedDict):
    space: str


def came_in(state: State, space: int) -> None:
    """A-54: a potion from outside."""
    if state.heard is not None:
        told: CameIn = {"space": SPACES[space]}
        state.tell("came-in", told)


class SoloBonus(TypedDict):
    points: int


def solo_bonus(state: State, points: int) -> None:
    """A-57."""
    if state.heard is not None:
        told: SoloBonus = {"points": points}
        state.tell("solo-bonus", told)


class SoloOver(TypedDict):
    points: int
    rank: str


def solo_over(state: State, points: int) -> None:
    """A-57."""
    if state.heard is not None:
        told: SoloOver = {"points": points, "rank": rank(points)}
        state.tell("solo-over", told)


class Won(TypedDict):
    seats: list[int]
    count: int


def won(state: State, seats: list[int]) -> None:
    """A-28, A-67, A-90."""
    if state.heard is not None:
        told: Won = {"seats": seats, "count": len(seats)}
        state.tell("won", told)


class Drawn(TypedDict):
    seats: list[int]
    count: int


def drawn(state: State, seats: list[int]) -> None:
    """A-90: several sides stand equal."""
    if state.heard is not None:
        told: Drawn = {"seats": seats, "count": len(seats)}
        state.tell("drawn", told)
