"""Why a move is not legal."""

from philtre.core.errors import IllegalMove
from philtre.games.potion.content import INGREDIENTS
from philtre.games.potion.notation.moves import ROLL
from philtre.games.potion.rules.state import PotionState


def refuse(state: PotionState, seat: int, move: int) -> IllegalMove | None:
    """P-4: all that can be wrong with an ingredient is that the seat has none left."""
    if move >= ROLL:
        return None
    return IllegalMove("none-left", {"ingredient": INGREDIENTS[move], "rule": "P-4"})


def wished(state: PotionState, seat: int) -> list[int]:
    """P-4: what a seat has none left of stays beside what it may choose."""
    return [kind for kind, count in enumerate(state.hand(seat)) if not count]
