"""How far a game of Quacks is."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.game import Standing, View
from philtre.core.state import Event
from philtre.games.quacks.content import ROUNDS
from philtre.games.quacks.rules.scoring import rank
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.tale import QuacksTale


def where(view: View, heard: list[Event]) -> Phrase:
    round, rounds = view["round"], view["rounds"]
    if rounds == ROUNDS:  # as tables of before have it
        return Phrase("where-round", {"round": round})
    return Phrase("where-round-of", {"round": round, "rounds": rounds})


def asks(view: View, seat: int) -> Phrase | None:
    word = view["asked"].get(str(seat))
    return Phrase(f"ask-{word}", {}) if word else None


def points(state: QuacksState) -> list[int]:
    return [player.points for player in state.seats]


def ranks(state: QuacksState) -> list[int]:
    """Q-28: points, then the scoring space of round 9."""
    return [rank(player) for player in state.seats]


STANDING: Final = Standing(where, asks, points, ranks, QuacksTale)
