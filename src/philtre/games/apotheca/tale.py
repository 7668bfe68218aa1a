"""What is told of a game of Apotheca when it is over: which matches counted, and honours."""

from typing import Final

from philtre.core.state import Event
from philtre.core.tale import Honour, Source, Tale, number
from philtre.games.apotheca import events
from philtre.games.apotheca.content import COLOURS
from philtre.games.apotheca.rules.matches import match_colour
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.games.apotheca.rules.winning import points

SOURCES: Final = (*COLOURS, "bonus", "before")
GEMS: Final = (events.REVEALED.name, events.BONUS_GEM.name, events.NOBODY_SATISFIED.name)
COUNTED: Final = {
    events.POWER.name: "powers",
    **dict.fromkeys(GEMS, "gems"),
}


class ApothecaTale(Tale[ApothecaState]):
    def __init__(self, start: ApothecaState) -> None:
        super().__init__(start)
        self.box = start.box
        # Of the last match; a position may have one that is being resolved.
        self.colour: str = COLOURS[match_colour(start)] if start.match else ""
        self.largest = (0, 0)  # match: potions, seat
        kept = start.kept_colours()  # the master's, each counts once
        self.new: set[str] = {name for colour, name in enumerate(COLOURS) if not kept >> colour & 1}
        for seat, count in enumerate(points(start)):
            self.add("before", seat, count)

    def hears(self, state: ApothecaState, event: Event) -> None:
        if event.kind == events.MATCHED.name:
            self.colour = str(event.params["colour"])
            if number(event, "count") > self.largest[0]:
                self.largest = (number(event, "count"), number(event))
        elif event.kind == events.SATISFIED.name and not self.box.solo:
            for seat in self.box.side_of(number(event)):  # partners have them together
                self.add(self.colour, seat)
        elif event.kind == events.KEPT.name and event.params["colour"] in self.new:
            self.new.remove(self.colour)
            self.add(self.colour, number(event))
        elif event.kind == events.SCORED.name:
            self.add(self.colour, 0, number(event, "points"))
        elif event.kind == events.SOLO_BONUS.name:
            self.add("bonus", 0, number(event, "points"))
        elif event.kind in COUNTED:
            self.add(COUNTED[event.kind], number(event))

    def sources(self, state: ApothecaState) -> list[Source]:
        return self.from_tallies(SOURCES)

    def honours(self, state: ApothecaState) -> list[Honour]:
        potions, seat = self.largest
        largest = [Honour("largest", [seat], {"count": potions})] if potions > 3 else []
        return largest + self.most(["gems", "powers"])
