"""What is told of a game of Quacks when it is over: sources of points, honours."""

from typing import Final

from philtre.core.state import CHANCE, Event
from philtre.core.tale import Honour, Source, Tale, number
from philtre.games.quacks import events
from philtre.games.quacks.rules.placing import explosive
from philtre.games.quacks.rules.player import NO_SCORE
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import DRAW

# What points are told to be for; those of chips are one source.
SOURCE_OF: Final = {"blue": "chips", "purple": "chips"}
SOURCES: Final = (
    *("space", "die", "chips", "card", "witch", "bowl", "tube"),
    *("coins", "rubies", "pennies", "before"),
)
COUNTED: Final = {events.RUBIES.name: "most-rubies", events.TAILS.name: "most-tails"}


class QuacksTale(Tale[QuacksState]):
    def __init__(self, start: QuacksState) -> None:
        super().__init__(start)
        for player in start.seats:
            self.add("before", player.seat, player.points)  # it begins from a position
        self.furthest = (0, 0, 0)  # scoring space, seat, round
        self.boldest = (0, 1, 0, 0)  # chips that explode, of how many, seat, round

    def sees(self, state: QuacksState, seat: int, move: int) -> None:
        self.looks_at_pots(state)
        drawer = state.drawer() if seat == CHANCE else CHANCE
        if drawer != CHANCE and state.seats[drawer].next_step() == DRAW:
            player = state.seats[drawer]
            bad, all = explosive(state, player), player.chips_left
            if bad * self.boldest[1] > self.boldest[0] * all:
                self.boldest = (bad, all, drawer, state.round)

    def looks_at_pots(self, state: QuacksState) -> None:
        """Of those that have not exploded; the first of several that come as far."""
        for player in state.seats:
            if player.score != NO_SCORE and not player.exploded and player.score > self.furthest[0]:
                self.furthest = (player.score, player.seat, state.round)

    def hears(self, state: QuacksState, event: Event) -> None:
        if event.kind == events.SCORED.name:
            source = str(event.params["source"])
            self.add(SOURCE_OF.get(source, source), number(event), number(event, "count"))
        elif event.kind in COUNTED:
            self.add(COUNTED[event.kind], number(event), number(event, "count"))

    def sources(self, state: QuacksState) -> list[Source]:
        return self.from_tallies(SOURCES)

    def honours(self, state: QuacksState) -> list[Honour]:
        self.looks_at_pots(state)
        found = []
        space, seat, round = self.furthest
        if space:
            found.append(Honour("furthest", [seat], {"space": space, "round": round}))
        bad, all, seat, round = self.boldest
        if bad:
            found.append(Honour("boldest", [seat], {"bad": bad, "all": all, "round": round}))
        return found + self.most(["most-rubies", "most-tails"])
