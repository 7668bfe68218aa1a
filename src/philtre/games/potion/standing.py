"""How far a game of The Potion is."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.game import Standing, View
from philtre.core.state import Event
from philtre.games.potion.rules.state import PotionState
from philtre.games.potion.tale import PotionTale


def where(view: View, heard: list[Event]) -> Phrase:
    return Phrase("where-round", {"round": view["round"]})


def asks(view: View, seat: int) -> Phrase:
    return Phrase("ask-choose", {})


def points(state: PotionState) -> list[int]:
    """The tokens that each has dropped into the bottle."""
    start = sum(state.box.tokens)
    return [start - sum(state.hand(seat)) for seat in range(state.players)]


STANDING: Final = Standing(where, asks, points, tale=PotionTale)
