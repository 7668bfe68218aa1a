"""What is told of a game of The Potion when it is over: which tokens went, and honours."""

from typing import Final

from philtre.core.state import Event
from philtre.core.tale import Honour, Source, Tale, number
from philtre.games.potion import events
from philtre.games.potion.content import INGREDIENTS
from philtre.games.potion.rules.state import PotionState

SOURCES: Final = ("dice", "unasked", "before")


class PotionTale(Tale[PotionState]):
    def __init__(self, start: PotionState) -> None:
        super().__init__(start)
        self.asked: set[str] = set()  # what the dice show
        self.shown: dict[int, str] = {}  # by seat, in this round
        for seat in range(start.players):
            self.add("before", seat, sum(start.box.tokens) - sum(start.hand(seat)))

    def hears(self, state: PotionState, event: Event) -> None:
        if event.kind == events.ROLLED.name:
            faces = event.params["faces"]
            assert isinstance(faces, list)
            self.asked = {str(face).rpartition("-")[2] for face in faces} & set(INGREDIENTS)
            self.shown = {}
        elif event.kind == events.REVEALED.name:
            self.shown[number(event)] = str(event.params["ingredient"])
            if len(self.shown) == self.players:
                self.compare()
        elif event.kind == events.DISCARDED.name:
            asked = event.params["ingredient"] in self.asked
            self.add("dice" if asked else "unasked", number(event))  # P-5, P-6

    def compare(self) -> None:
        """Who was alone with a token, in this round."""
        shown = list(self.shown.values())
        for seat, token in self.shown.items():
            if shown.count(token) == 1:
                self.add("alone", seat)

    def sources(self, state: PotionState) -> list[Source]:
        return self.from_tallies(SOURCES)

    def honours(self, state: PotionState) -> list[Honour]:
        return self.most(["dice", "unasked", "alone"])
