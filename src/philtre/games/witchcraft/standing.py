"""How far a game of Witchcraft is."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.game import Standing, View
from philtre.core.state import Event
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.tale import WitchcraftTale

SET_UP: Final = ("set-up", "reserve")
PLACING: Final = ("draw", "place")
ACTIVATIONS: Final = ("fires", "uses")  # each turn has one
POWERED: Final = "power-used"


def where(view: View, heard: list[Event]) -> Phrase | None:
    """A game that goes on from a position has no count before its first turn is over."""
    if view["step"] in SET_UP:
        return Phrase("where-set-up", {})
    if view["step"] in PLACING:
        return Phrase("where-placing", {})
    activated = [event.params["seat"] for event in heard if event.kind in ACTIVATIONS]
    begins = view["step"] == "activate" or powered(heard, activated[-1] if activated else None)
    begun = len(activated) + begins
    return Phrase("where-turn", {"turn": begun}) if begun else None


def powered(heard: list[Event], last: object) -> bool:
    """W-13: a power tile that is used before the activation begins a turn too."""
    told = [event for event in heard if event.kind in ACTIVATIONS or event.kind == POWERED]
    return bool(told) and told[-1].kind == POWERED and told[-1].params["seat"] != last


def asks(view: View, seat: int) -> Phrase:
    return Phrase(f"step-{view['step']}", {})


def points(state: WitchcraftState) -> list[int]:
    """The stacks that each has on the board."""
    return [len(state.board.owned(seat)) for seat in range(state.players)]


STANDING: Final = Standing(where, asks, points, tale=WitchcraftTale)
