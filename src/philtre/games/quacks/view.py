"""What a seat sees of Quacks: all but what others have declared (Q-90)."""

from philtre.core.game import View
from philtre.games.quacks.state import QuacksState


def view(state: QuacksState, seat: int) -> View:
    return {"you": seat}
