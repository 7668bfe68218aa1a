"""How far a game of Apotheca is."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.game import Standing, View
from philtre.core.state import Event
from philtre.games.apotheca.rules.winning import points
from philtre.games.apotheca.tale import ApothecaTale


def where(view: View, heard: list[Event]) -> Phrase:
    if not view["turn"]:
        return Phrase("panel-set-up", {})
    return Phrase("where-turn", {"turn": view["turn"]})


def asks(view: View, seat: int) -> Phrase:
    return Phrase(f"ask-{view['asks']}", {})


STANDING: Final = Standing(where, asks, points, tale=ApothecaTale)
