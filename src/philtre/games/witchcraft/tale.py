"""What is told of a game of Witchcraft when it is over: stacks won and lost, honours."""

from typing import Final

from philtre.core.state import Event
from philtre.core.tale import Honour, Source, Tale, number
from philtre.games.witchcraft import events
from philtre.games.witchcraft.rules.state import WitchcraftState

SOURCES: Final = ("before", "placed", "summoned", "split", "lost")
COUNTED: Final = {
    events.PLACES.name: "placed",
    events.COMES.name: "summoned",
    events.HITS_ALTAR.name: "altars",
}


class WitchcraftTale(Tale[WitchcraftState]):
    def __init__(self, start: WitchcraftState) -> None:
        super().__init__(start)
        self.highest = (0, 0)  # stack that was captured: tiles, by which seat
        for seat in range(start.players):
            self.add("before", seat, len(start.board.owned(seat)))

    def hears(self, state: WitchcraftState, event: Event) -> None:
        if event.kind in COUNTED:
            self.add(COUNTED[event.kind], number(event))
        elif event.kind == events.SPLITS.name:
            self.add("split", number(event), -1)  # W-25: its tiles go on others
        elif event.kind == events.CAPTURES.name:
            self.captured(number(event), event.params["tile"])

    def captured(self, seat: int, tiles: object) -> None:
        assert isinstance(tiles, list)
        self.add("captures", seat)
        self.add("lost", 1 - seat, -1)
        if len(tiles) > self.highest[0]:
            self.highest = (len(tiles), seat)

    def sources(self, state: WitchcraftState) -> list[Source]:
        return self.from_tallies(SOURCES)

    def honours(self, state: WitchcraftState) -> list[Honour]:
        tiles, seat = self.highest
        highest = [Honour("highest", [seat], {"count": tiles})] if tiles > 1 else []
        return self.most(["captures"]) + highest + self.most(["altars"])
