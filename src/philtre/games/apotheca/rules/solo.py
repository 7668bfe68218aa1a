"""Solo: stacks, potions from outside, the end (A-50 … A-57)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import batch
from philtre.games.apotheca import events
from philtre.games.apotheca.content import CHECKERBOARD
from philtre.games.apotheca.notation.moves import OUTSIDE
from philtre.games.apotheca.rules import matches, steps, winning
from philtre.games.apotheca.rules.market import FACE_UP, UNSEEN, facedown

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState


def lay_out(state: "ApothecaState") -> None:
    """A-50: six potions that nobody has seen; where the others are outside, `outside` tells."""
    for space in CHECKERBOARD:
        state.market.lay(space, UNSEEN)


def stack(state: "ApothecaState", space: int) -> None:
    """A-55: all potions of the match lie on one of its spaces, as one potion."""
    colour = matches.match_colour(state)
    potions = matches.lift_match(state)
    state.market.lay(space, FACE_UP + colour)
    state.match = 1 << space
    events.STACKED.tell(state, state.seat, space)
    matches.reward_size(state, colour, potions)
    matches.find_thankful(state, colour)


def bring_in(state: "ApothecaState") -> None:
    """A-54: a turn ends with a potion from outside; the game, where none can come in."""
    moves = to_bring_in(state)
    if len(moves):
        state.choose(steps.OUTSIDE, moves)
        return
    if not state.outside:
        state.points += state.box.solo_bonus
        events.solo_bonus(state, state.box.solo_bonus)
    winning.finish(state)


def to_bring_in(state: "ApothecaState") -> vec[i64]:
    """A-54: the potions outside whose own space is empty, as moves."""
    return batch(OUTSIDE, state.outside & ~state.market.full)


def arrive(state: "ApothecaState", colour: int) -> None:
    """A-54: a potion comes in; from now on it points at the player."""
    space = state.where
    state.supply[colour] -= 1
    state.market.lay(space, facedown(state.seat, colour, 0))
    state.outside ^= 1 << space
    events.came_in(state, space)
    events.peeked(state, state.seat, space, colour)
