"""What can happen in Quacks: of each kind what it holds, and how it is told.

Everybody hears all of it (Q-90).
"""

from typing import TYPE_CHECKING, Final, TypedDict

from philtre.core.events import Kind, NothingTold, OfNothing, OfSeat, OfSeats, SeatsTold, SeatTold
from philtre.games.quacks.content import CARD_CODES, CHIP_NAMES, FACES, WITCH_CODES

if TYPE_CHECKING:
    from philtre.games.quacks.rules.brewer import Brewer
    from philtre.games.quacks.rules.player import Player
    from philtre.games.quacks.rules.state import QuacksState

ALL_FLASKS_FULL: Final = OfNothing("all-flasks-full", NothingTold)  # F24

DECLARED: Final = OfSeat("declared", SeatTold)  # that a seat has declared; not what
# F21: all chips of this brewing are back in the bag.
STARTED_OVER: Final = OfSeat("started-over", SeatTold)
FLASK_FILLED: Final = OfSeat("flask-filled", SeatTold)  # for rubies

WON: Final = OfSeats("won", SeatsTold)


class CountTold(TypedDict):
    seat: int
    count: int


class OfCount(Kind[CountTold]):
    def tell(self, state: "QuacksState", brewer: "Brewer", count: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": brewer.seat, "count": count})


DEFUSED: Final = OfCount("defused", CountTold)  # W3: so many whites go back into the bag
HANDED_IN: Final = OfCount("handed-in", CountTold)  # so many purples go to the supply
TAILS: Final = OfCount("tails", CountTold)  # the rat stone is set
EXPLODED: Final = OfCount("exploded", CountTold)  # the white sum is too high
PAID: Final = OfCount("paid", CountTold)  # so many rubies
DROPLET: Final = OfCount("droplet", CountTold)  # the droplet moves so far


class PlaceTold(TypedDict):
    seat: int
    chip: str
    space: int


class OfPlace(Kind[PlaceTold]):
    def tell(self, state: "QuacksState", brewer: "Brewer", chip: int, space: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": brewer.seat, "chip": CHIP_NAMES[chip], "space": space})


MOVED_ON: Final = OfPlace("moved-on", PlaceTold)  # green 3 moves the last chip of the pot
PLACED: Final = OfPlace("placed", PlaceTold)  # a chip lies in the pot


class ChipTold(TypedDict):
    seat: int
    chip: str


class OfChip(Kind[ChipTold]):
    def tell(self, state: "QuacksState", brewer: "Brewer", chip: int) -> None:
        if state.heard is not None:
            self.told(state, {"seat": brewer.seat, "chip": CHIP_NAMES[chip]})


RESERVED: Final = OfChip("reserved", ChipTold)  # a chip of the pot is kept for the next round
DRAWN: Final = OfChip("drawn", ChipTold)  # a chip that is not placed at once is shown to all
IN_BOWL: Final = OfChip("in-bowl", ChipTold)  # a chip lies in the bowl
LAID_BESIDE: Final = OfChip("laid-beside", ChipTold)  # a red lies beside the pot
SET_ASIDE: Final = OfChip("set-aside", ChipTold)  # a chip is set aside
RETURNED: Final = OfChip("returned", ChipTold)  # Q-44, F19: a white goes back into the bag
FLASK_USED: Final = OfChip("flask-used", ChipTold)  # a white goes back into the bag
KEPT_BESIDE: Final = OfChip("kept-beside", ChipTold)  # a red stays beside the pot
PUT_IN_BAG: Final = OfChip("put-in-bag", ChipTold)  # a red goes back into the bag
CHIP_GAINED: Final = OfChip("chip-gained", ChipTold)  # out of the supply into the bag
CHIP_LOST: Final = OfChip("chip-lost", ChipTold)  # a gift that can't be had is lost
BOUGHT: Final = OfChip("bought", ChipTold)
COPIED: Final = OfChip("copied", ChipTold)  # W7: a chip bought comes once more
REMOVED: Final = OfChip("removed", ChipTold)  # F13: a white leaves the bag for good


class GainTold(TypedDict):
    seat: int
    count: int
    source: str


class OfGain(Kind[GainTold]):
    def tell(self, state: "QuacksState", brewer: "Brewer", count: int, source: str) -> None:
        if state.heard is not None:
            self.told(state, {"seat": brewer.seat, "count": count, "source": source})


SCORED: Final = OfGain("scored", GainTold)  # points, and what for
RUBIES: Final = OfGain("rubies", GainTold)  # rubies, and what for


class ExchangeTold(TypedDict):
    seat: int
    chip: str
    into: str


class OfExchange(Kind[ExchangeTold]):
    def tell(self, state: "QuacksState", brewer: "Brewer", old: int, new: int) -> None:
        if state.heard is not None:
            self.told(
                state, {"seat": brewer.seat, "chip": CHIP_NAMES[old], "into": CHIP_NAMES[new]}
            )


# W5: the new chip lies in the old one's place.
UPGRADED: Final = OfExchange("upgraded", ExchangeTold)
SWAPPED: Final = OfExchange("swapped", ExchangeTold)  # F09, Q-51: the old chip goes to the supply


class CardRevealed(TypedDict):
    card: str
    round: int


CARD_REVEALED: Final = Kind("card-revealed", CardRevealed)


def card_revealed(state: "QuacksState") -> None:
    """Q-11: the card of the round."""
    if state.heard is not None:
        CARD_REVEALED.told(state, {"card": CARD_CODES[state.card - 1], "round": state.round})


class WitchRevealed(TypedDict):
    witch: str


WITCH_REVEALED: Final = Kind("witch-revealed", WitchRevealed)


def witch_revealed(state: "QuacksState", witch: int) -> None:
    """Q-70: a witch of the set-up."""
    if state.heard is not None:
        WITCH_REVEALED.told(state, {"witch": WITCH_CODES[witch - 1]})


class WitchCalled(TypedDict):
    seat: int
    witch: str


WITCH_CALLED: Final = Kind("witch-called", WitchCalled)


def witch_called(state: "QuacksState", brewer: "Brewer", witch: int) -> None:
    """Q-70: a penny is handed in."""
    if state.heard is not None:
        WITCH_CALLED.told(state, {"seat": brewer.seat, "witch": WITCH_CODES[witch - 1]})


class Chose(TypedDict):
    seat: int
    prize: str


CHOSE: Final = Kind("chose", Chose)


def chose(state: "QuacksState", brewer: "Brewer", prize: str) -> None:
    """Q-23: points or coins, after an explosion."""
    if state.heard is not None:
        CHOSE.told(state, {"seat": brewer.seat, "prize": prize})


class Stopped(TypedDict):
    seat: int
    space: int


STOPPED: Final = Kind("stopped", Stopped)


def stopped(state: "QuacksState", player: "Player") -> None:
    """Q-13: a player has stopped, and would score there."""
    if state.heard is not None:
        STOPPED.told(state, {"seat": player.seat, "space": player.scoring_space()})


class BlackPassed(TypedDict):
    seat: int
    seats: list[int]


BLACK_PASSED: Final = Kind("black-passed", BlackPassed)


def black_passed(state: "QuacksState", brewer: "Brewer", other: "Player") -> None:
    """Q-63: a black goes into the left neighbour's bag."""
    if state.heard is not None:
        BLACK_PASSED.told(state, {"seat": brewer.seat, "seats": [other.seat]})


class Glass(TypedDict):
    seat: int
    glass: int


GLASS: Final = Kind("glass", Glass)


def glass(state: "QuacksState", player: "Player") -> None:
    """Q-85: the droplet of the test tubes moves to a glass."""
    if state.heard is not None:
        GLASS.told(state, {"seat": player.seat, "glass": player.glass})


class Rolled(TypedDict):
    seat: int
    face: str


ROLLED: Final = Kind("rolled", Rolled)


def rolled(state: "QuacksState", brewer: "Brewer", face: int) -> None:
    """Q-20: a roll of the bonus die."""
    if state.heard is not None:
        ROLLED.told(state, {"seat": brewer.seat, "face": FACES[face]})
