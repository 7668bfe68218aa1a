"""What can happen in a round besides: cards, witches, books in B, the end."""

from typing import TYPE_CHECKING, TypedDict

from philtre.games.quacks.content import CARD_CODES, CHIP_NAMES, MEMBERS, WITCH_CODES

if TYPE_CHECKING:
    from philtre.games.quacks.rules.player import Player
    from philtre.games.quacks.rules.state import QuacksState


class CardRevealed(TypedDict):
    card: str
    round: int


def card_revealed(state: "QuacksState") -> None:
    """Q-11: the card of the round."""
    if state.heard is not None:
        told: CardRevealed = {"card": CARD_CODES[state.card - 1], "round": state.round}
        state.tell("card-revealed", told)


class AllFlasksFull(TypedDict):
    """Nothing else to say."""


def all_flasks_full(state: "QuacksState") -> None:
    """F24"""
    if state.heard is not None:
        told: AllFlasksFull = {}
        state.tell("all-flasks-full", told)


class WitchRevealed(TypedDict):
    witch: str


def witch_revealed(state: "QuacksState", witch: int) -> None:
    """Q-70: a witch of the set-up."""
    if state.heard is not None:
        told: WitchRevealed = {"witch": WITCH_CODES[witch - 1]}
        state.tell("witch-revealed", told)


class WitchCalled(TypedDict):
    seat: int
    witch: str


def witch_called(state: "QuacksState", player: "Player", witch: int) -> None:
    """Q-70: a penny is handed in."""
    if state.heard is not None:
        told: WitchCalled = {"seat": player.seat, "witch": WITCH_CODES[witch - 1]}
        state.tell("witch-called", told)


class Defused(TypedDict):
    seat: int
    count: int


def defused(state: "QuacksState", player: "Player", count: int) -> None:
    """W3: so many whites go back into the bag."""
    if state.heard is not None:
        told: Defused = {"seat": player.seat, "count": count}
        state.tell("defused", told)


class MovedOn(TypedDict):
    seat: int
    chip: str
    space: int


def moved_on(state: "QuacksState", player: "Player", kind: int, space: int) -> None:
    """Q-34: green 3 moves the last chip of the pot."""
    if state.heard is not None:
        told: MovedOn = {"seat": player.seat, "chip": CHIP_NAMES[kind], "space": space}
        state.tell("moved-on", told)


class Reserved(TypedDict):
    seat: int
    chip: str


def reserved(state: "QuacksState", player: "Player", kind: int) -> None:
    """Q-53: a chip of the pot is kept for the next round."""
    if state.heard is not None:
        told: Reserved = {"seat": player.seat, "chip": CHIP_NAMES[kind]}
        state.tell("reserved", told)


class HandedIn(TypedDict):
    seat: int
    count: int


def handed_in(state: "QuacksState", player: "Player", count: int) -> None:
    """Q-49: so many purples go to the supply."""
    if state.heard is not None:
        told: HandedIn = {"seat": player.seat, "count": count}
        state.tell("handed-in", told)


class Chose(TypedDict):
    seat: int
    prize: str


def chose(state: "QuacksState", player: "Player", prize: str) -> None:
    """Q-23: points or coins, after an explosion."""
    if state.heard is not None:
        told: Chose = {"seat": player.seat, "prize": prize}
        state.tell("chose", told)


class Won(TypedDict):
    seats: list[int]
    count: int


def won(state: "QuacksState") -> None:
    """Q-28: who has won."""
    if state.heard is not None:
        seats = list(MEMBERS[state.winners])
        told: Won = {"seats": seats, "count": len(seats)}
        state.tell("won", told)
