"""How far a game of Apotheca is."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.game import Standing, View
from philtre.core.state import Event
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.games.apotheca.rules.winning import standing


def where(view: View, heard: list[Event]) -> Phrase:
    if not view["turn"]:
        return Phrase("panel-set-up", {})
    return Phrase("where-turn", {"turn": view["turn"]})


def asks(view: View, seat: int) -> Phrase:
    return Phrase(f"ask-{view['asks']}", {})


def points(state: ApothecaState) -> list[int]:
    """What counts for the end (A-28, A-55, A-67): partners have it together."""
    if state.box.solo:
        return [state.points]
    counts = [0] * state.players
    for side in state.box.sides:
        for seat in side:
            counts[seat] = standing(state, side)[0]
    return counts


STANDING: Final = Standing(where, asks, points)
