"""What can happen while brewing (Q-12 … Q-16, Q-36 … Q-60, Q-72)."""

from typing import TYPE_CHECKING, TypedDict

from philtre.games.quacks.content import CHIP_NAMES

if TYPE_CHECKING:
    from philtre.games.quacks.rules.brewer import Brewer
    from philtre.games.quacks.rules.player import Player
    from philtre.games.quacks.rules.state import QuacksState


class Tails(TypedDict):
    seat: int
    count: int


def tails(state: "QuacksState", player: "Player", count: int) -> None:
    """Q-12: the rat stone is set."""
    if state.heard is not None:
        told: Tails = {"seat": player.seat, "count": count}
        state.tell("tails", told)


class Drawn(TypedDict):
    seat: int
    chip: str


def drawn(state: "QuacksState", player: "Player", kind: int) -> None:
    """Q-90: a chip that is not placed at once is shown to all."""
    if state.heard is not None:
        told: Drawn = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("drawn", told)


class Placed(TypedDict):
    seat: int
    chip: str
    space: int


def placed(state: "QuacksState", brewer: "Brewer", kind: int, space: int) -> None:
    """Q-13: a chip lies in the pot."""
    if state.heard is not None:
        told: Placed = {"seat": brewer.seat, "chip": CHIP_NAMES[kind], "space": space}
        state.tell("placed", told)


class InBowl(TypedDict):
    seat: int
    chip: str


def in_bowl(state: "QuacksState", brewer: "Brewer", kind: int) -> None:
    """Q-72: a chip lies in the bowl."""
    if state.heard is not None:
        told: InBowl = {"seat": brewer.seat, "chip": CHIP_NAMES[kind]}
        state.tell("in-bowl", told)


class LaidBeside(TypedDict):
    seat: int
    chip: str


def laid_beside(state: "QuacksState", brewer: "Brewer", kind: int) -> None:
    """Q-41: a red lies beside the pot."""
    if state.heard is not None:
        told: LaidBeside = {"seat": brewer.seat, "chip": CHIP_NAMES[kind]}
        state.tell("laid-beside", told)


class SetAside(TypedDict):
    seat: int
    chip: str


def set_aside(state: "QuacksState", player: "Player", kind: int) -> None:
    """Q-58: a chip is set aside."""
    if state.heard is not None:
        told: SetAside = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("set-aside", told)


class Returned(TypedDict):
    seat: int
    chip: str


def returned(state: "QuacksState", player: "Player", kind: int) -> None:
    """Q-44, F19: a white goes back into the bag."""
    if state.heard is not None:
        told: Returned = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("returned", told)


class FlaskUsed(TypedDict):
    seat: int
    chip: str


def flask_used(state: "QuacksState", player: "Player", kind: int) -> None:
    """Q-15: a white goes back into the bag."""
    if state.heard is not None:
        told: FlaskUsed = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("flask-used", told)


class Exploded(TypedDict):
    seat: int
    count: int


def exploded(state: "QuacksState", brewer: "Brewer", count: int) -> None:
    """Q-14: the white sum is too high."""
    if state.heard is not None:
        told: Exploded = {"seat": brewer.seat, "count": count}
        state.tell("exploded", told)


class Declared(TypedDict):
    seat: int


def declared(state: "QuacksState", player: "Player") -> None:
    """Q-16: that a seat has declared; not what."""
    if state.heard is not None:
        told: Declared = {"seat": player.seat}
        state.tell("declared", told)


class Stopped(TypedDict):
    seat: int
    space: int


def stopped(state: "QuacksState", player: "Player") -> None:
    """Q-13: a player has stopped, and would score there."""
    if state.heard is not None:
        told: Stopped = {"seat": player.seat, "space": player.scoring_space()}
        state.tell("stopped", told)


class StartedOver(TypedDict):
    seat: int


def started_over(state: "QuacksState", player: "Player") -> None:
    """F21: all chips of this brewing are back in the bag."""
    if state.heard is not None:
        told: StartedOver = {"seat": player.seat}
        state.tell("started-over", told)


class KeptBeside(TypedDict):
    seat: int
    chip: str


def kept_beside(state: "QuacksState", player: "Player", kind: int) -> None:
    """Q-41: a red stays beside the pot."""
    if state.heard is not None:
        told: KeptBeside = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("kept-beside", told)


class PutInBag(TypedDict):
    seat: int
    chip: str


def put_in_bag(state: "QuacksState", player: "Player", kind: int) -> None:
    """Q-41: a red goes back into the bag."""
    if state.heard is not None:
        told: PutInBag = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("put-in-bag", told)
