"""What players gain and pay (Q-5, Q-20 … Q-27, Q-82, Q-85)."""

from typing import TYPE_CHECKING, TypedDict

from philtre.games.quacks.content import CHIP_NAMES, FACES

if TYPE_CHECKING:
    from philtre.games.quacks.rules.brewer import Brewer
    from philtre.games.quacks.rules.player import Player
    from philtre.games.quacks.rules.state import QuacksState


class Scored(TypedDict):
    seat: int
    count: int
    source: str


def scored(state: "QuacksState", brewer: "Brewer", count: int, source: str) -> None:
    """Points, and what for."""
    if state.heard is not None:
        told: Scored = {"seat": brewer.seat, "count": count, "source": source}
        state.tell("scored", told)


class Rubies(TypedDict):
    seat: int
    count: int
    source: str


def rubies(state: "QuacksState", brewer: "Brewer", count: int, source: str) -> None:
    """Rubies, and what for."""
    if state.heard is not None:
        told: Rubies = {"seat": brewer.seat, "count": count, "source": source}
        state.tell("rubies", told)


class Paid(TypedDict):
    seat: int
    count: int


def paid(state: "QuacksState", player: "Player", count: int) -> None:
    """So many rubies."""
    if state.heard is not None:
        told: Paid = {"seat": player.seat, "count": count}
        state.tell("paid", told)


class ChipGained(TypedDict):
    seat: int
    chip: str


def chip_gained(state: "QuacksState", player: "Player", kind: int) -> None:
    """Q-26: out of the supply into the bag."""
    if state.heard is not None:
        told: ChipGained = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("chip-gained", told)


class ChipLost(TypedDict):
    seat: int
    chip: str


def chip_lost(state: "QuacksState", player: "Player", kind: int) -> None:
    """Q-82: a gift that can't be had is lost."""
    if state.heard is not None:
        told: ChipLost = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("chip-lost", told)


class BlackPassed(TypedDict):
    seat: int
    seats: list[int]


def black_passed(state: "QuacksState", player: "Player", other: "Player") -> None:
    """Q-63: a black goes into the left neighbour's bag."""
    if state.heard is not None:
        told: BlackPassed = {"seat": player.seat, "seats": [other.seat]}
        state.tell("black-passed", told)


class Bought(TypedDict):
    seat: int
    chip: str


def bought(state: "QuacksState", player: "Player", kind: int) -> None:
    """Q-25"""
    if state.heard is not None:
        told: Bought = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("bought", told)


class Copied(TypedDict):
    seat: int
    chip: str


def copied(state: "QuacksState", player: "Player", kind: int) -> None:
    """W7: a chip bought comes once more."""
    if state.heard is not None:
        told: Copied = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("copied", told)


class Upgraded(TypedDict):
    seat: int
    chip: str
    into: str


def upgraded(state: "QuacksState", player: "Player", old: int, new: int) -> None:
    """W5: the new chip lies in the old one's place."""
    if state.heard is not None:
        told: Upgraded = {"seat": player.seat, "chip": CHIP_NAMES[old], "into": CHIP_NAMES[new]}
        state.tell("upgraded", told)


class Swapped(TypedDict):
    seat: int
    chip: str
    into: str


def swapped(state: "QuacksState", player: "Player", old: int, new: int) -> None:
    """F09, Q-51: the old chip goes to the supply."""
    if state.heard is not None:
        told: Swapped = {"seat": player.seat, "chip": CHIP_NAMES[old], "into": CHIP_NAMES[new]}
        state.tell("swapped", told)


class Removed(TypedDict):
    seat: int
    chip: str


def removed(state: "QuacksState", player: "Player", kind: int) -> None:
    """F13: a white leaves the bag for good."""
    if state.heard is not None:
        told: Removed = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("removed", told)


class Droplet(TypedDict):
    seat: int
    count: int


def droplet(state: "QuacksState", player: "Player", count: int) -> None:
    """Q-5: the droplet moves so far."""
    if state.heard is not None:
        told: Droplet = {"seat": player.seat, "count": count}
        state.tell("droplet", told)


class Glass(TypedDict):
    seat: int
    glass: int


def glass(state: "QuacksState", player: "Player") -> None:
    """Q-85: the droplet of the test tubes moves to a glass."""
    if state.heard is not None:
        told: Glass = {"seat": player.seat, "glass": player.glass}
        state.tell("glass", told)


class Rolled(TypedDict):
    seat: int
    face: str


def rolled(state: "QuacksState", player: "Player", face: int) -> None:
    """Q-20: a roll of the bonus die."""
    if state.heard is not None:
        told: Rolled = {"seat": player.seat, "face": FACES[face]}
        state.tell("rolled", told)


class FlaskFilled(TypedDict):
    seat: int


def flask_filled(state: "QuacksState", player: "Player") -> None:
    """Q-26: for rubies."""
    if state.heard is not None:
        told: FlaskFilled = {"seat": player.seat}
        state.tell("flask-filled", told)
