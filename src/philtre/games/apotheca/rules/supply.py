"""The potion supply, an unordered bag (A-6), and what everybody has seen of its past.

Every draw is uniform over the tiles in it; but what was in it when a facedown potion
was drawn is not what is in it now: known tiles may have gone back since (A-17, A-27).
So a state keeps the public past of its supply, from when the oldest facedown potion
was drawn:

    0, 1, 2          a tile of that colour was drawn
    HIDDEN           a tile was drawn that only one seat has seen
    3 × n + c + 4    n tiles of colour c went back

A facedown tile's mark points at its own draw. When it is revealed, its draw is one
that everybody has seen. The two facedown potions of the master's set-up come from
six tiles that everybody knows (A-60), and have the mark SIX instead.
"""

from typing import TYPE_CHECKING, Final

from philtre.games.apotheca.content import KINDS
from philtre.games.apotheca.rules.market import FACE_UP, colour_of, mark_of

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState

HIDDEN: Final = 3
BACK: Final = 4
SIX: Final = 1
FIRST_MARK: Final = 2  # + place in the past


def draw(state: "ApothecaState", colour: int) -> None:
    """A tile leaves the supply before everybody's eyes."""
    state.supply[colour] -= 1
    if not state.box.solo:
        state.past.append(colour)


def draw_hidden(state: "ApothecaState", colour: int) -> None:
    """A tile leaves the supply, and one seat alone sees it."""
    state.supply[colour] -= 1
    if not state.market.down:
        state.past = []  # no facedown potion lies there whose draw it could tell about
    state.past.append(HIDDEN)


def last_mark(state: "ApothecaState") -> int:
    """The mark of the tile drawn last."""
    return len(state.past) - 1 + FIRST_MARK


def give_back(state: "ApothecaState", colour: int, count: int) -> None:
    state.supply[colour] += count
    state.past.append(BACK + KINDS * count + colour)


def turn_up(state: "ApothecaState", space: int) -> int:
    """Turn a facedown potion face-up; its colour."""
    tile = state.market.lift(space)
    colour = colour_of(tile)
    state.market.lay(space, FACE_UP + colour)
    if mark_of(tile) >= FIRST_MARK:
        state.past[mark_of(tile) - FIRST_MARK] = colour
    return colour
