"""Moves in words, and why a move is not legal."""

from philtre.core.errors import IllegalMove
from philtre.core.game import Phrase
from philtre.games.quacks import moves
from philtre.games.quacks.state import QuacksState


def phrase(move: int) -> Phrase:
    return Phrase("move", {"move": moves.TEXTS[move]})


def refusal(state: QuacksState, seat: int, move: int) -> IllegalMove | None:
    return None
