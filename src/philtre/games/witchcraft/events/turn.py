"""The power tile, exhaustion, and how a game ends (W-12, W-13, W-22, W-40)."""

from typing import TypedDict

from philtre.core.state import State
from philtre.games.witchcraft.content import ALTARS
from philtre.games.witchcraft.rules.spaces import NAMES


class PowerUsed(TypedDict):
    seat: int
    altar: str


def power_used(state: State, seat: int, altar: int) -> None:
    """W-13: and shown."""
    if state.heard is not None:
        told: PowerUsed = {"seat": seat, "altar": ALTARS[altar]}
        state.tell("power-used", told)


class Exhausted(TypedDict):
    seat: int
    space: str


def exhausted(state: State, seat: int, space: int) -> None:
    """W-22."""
    if state.heard is not None:
        told: Exhausted = {"seat": seat, "space": NAMES[space]}
        state.tell("exhausted", told)


class WonStuck(TypedDict):
    seat: int


def won_stuck(state: State, seat: int) -> None:
    """W-12: the other can activate nothing."""
    if state.heard is not None:
        told: WonStuck = {"seat": seat}
        state.tell("won-stuck", told)


class WonCaptured(TypedDict):
    seat: int


def won_captured(state: State, seat: int) -> None:
    """W-12: the last enemy stack is taken."""
    if state.heard is not None:
        told: WonCaptured = {"seat": seat}
        state.tell("won-captured", told)


class DrawnSixtyTurns(TypedDict):
    pass


def drawn_sixty_turns(state: State) -> None:
    """W-40."""
    if state.heard is not None:
        told: DrawnSixtyTurns = {}
        state.tell("drawn-sixty-turns", told)


class DrawnRepetition(TypedDict):
    pass


def drawn_repetition(state: State) -> None:
    """W-40: for the third time."""
    if state.heard is not None:
        told: DrawnRepetition = {}
        state.tell("drawn-repetition", told)
