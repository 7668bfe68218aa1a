"""What happens when a match is made and resolved."""

from typing import TypedDict

from philtre.core.state import State
from philtre.games.apotheca.content import COLOURS, SPACES, Colour, members
from philtre.games.apotheca.rules.powers import APOTHECARIES


class Matched(TypedDict):
    seat: int
    colour: Colour
    count: int
    spaces: list[str]


def matched(state: State, seat: int, colour: int, spaces: int) -> None:
    """A-24."""
    if state.heard is not None:
        names = [SPACES[space] for space in members(spaces)]
        told: Matched = {
            "seat": seat,
            "colour": COLOURS[colour],
            "count": len(names),
            "spaces": names,
        }
        state.tell("matched", told)


class BonusGem(TypedDict):
    seat: int
    gem: Colour


def bonus_gem(state: State, seat: int, colour: int) -> None:
    """A-25: for more than three potions."""
    if state.heard is not None:
        told: BonusGem = {"seat": seat, "gem": COLOURS[colour]}
        state.tell("bonus-gem", told)


class Satisfied(TypedDict):
    seat: int
    apothecary: str


def satisfied(state: State, seat: int, who: int) -> None:
    """A-27."""
    if state.heard is not None:
        told: Satisfied = {"seat": seat, "apothecary": APOTHECARIES[who]}
        state.tell("satisfied", told)


class NobodySatisfied(TypedDict):
    seat: int
    gem: Colour


def nobody_satisfied(state: State, seat: int, colour: int) -> None:
    """A-27: a gem instead."""
    if state.heard is not None:
        told: NobodySatisfied = {"seat": seat, "gem": COLOURS[colour]}
        state.tell("nobody-satisfied", told)


class Stacked(TypedDict):
    seat: int
    space: str


def stacked(state: State, seat: int, space: int) -> None:
    """A-55."""
    if state.heard is not None:
        told: Stacked = {"seat": seat, "space": SPACES[space]}
        state.tell("stacked", told)


class Scored(TypedDict):
    points: int
    total: int


def scored(state: State, points: int, total: int) -> None:
    """A-55."""
    if state.heard is not None:
        told: Scored = {"points": points, "total": total}
        state.tell("scored", told)


class Kept(TypedDict):
    seat: int
    colour: Colour


def kept(state: State, seat: int, colour: int) -> None:
    """A-66: the master's match leaves the game."""
    if state.heard is not None:
        told: Kept = {"seat": seat, "colour": COLOURS[colour]}
        state.tell("kept", told)
