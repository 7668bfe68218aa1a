"""A finished match walked through once: where its decisions stand, and who moved what meanwhile."""

from typing import Final, NamedTuple

from philtre.bots.coach import worth
from philtre.core.families import Phrase
from philtre.core.game import Game
from philtre.core.knowledge import Knowledge
from philtre.core.match import Match
from philtre.core.state import CHANCE, ONLOOKER, State

OWN: Final = 0
LUCK: Final = 1  # what the seat draws, and what is dealt to all
OTHERS: Final = 2  # what the others do, and what they draw for themselves


class Place(NamedTuple):
    """Where a decision stands in the match, and what was asked; as far as the game tells."""

    where: Phrase | None
    asked: Phrase | None


class Course(NamedTuple):
    places: list[Place]  # of the decisions
    who: list[int]  # of each entry of the log
    seemed: list[float]  # what the seat could expect after it, at first sight

    def luck(self, after: int, end: int, change: float) -> float:
        """As much of a change as chance made, of the entries after one and up to another.

        By what the position seemed worth at first sight after each of them; what is left over
        is shared in the same proportion.
        """
        moved = {LUCK: 0.0, OTHERS: 0.0}
        for entry in range(after, end):
            if self.who[entry] != OWN:
                moved[self.who[entry]] += self.seemed[entry] - self.seemed[entry - 1]
        rest = change - moved[LUCK] - moved[OTHERS]
        size = abs(moved[LUCK]) + abs(moved[OTHERS])
        part = abs(moved[LUCK]) / size if size else 0.5
        return moved[LUCK] + part * rest


def course_of(match: Match, seat: int, numbers: list[int]) -> Course:
    """Through the eyes of a seat; `numbers` are of its decisions, from 1."""
    state = match.fork(0).state
    state.heard = []
    places: list[Place] = []
    who: list[int] = []
    seemed: list[float] = []
    wanted = set(numbers)
    knowledge = match.game.knowledge()
    for number, entry in enumerate(match.log, 1):
        if number in wanted:
            places.append(place(match, state, seat))
        who.append(actor(state, entry.seat, seat))
        state.play(entry.seat, entry.move)
        seemed.append(sight(match.game, knowledge, state, seat))
    return Course(places, who, seemed)


def actor(state: State, acts: int, seat: int) -> int:
    if acts == seat:
        return OWN
    if acts != CHANCE:
        return OTHERS
    return LUCK if state.drawer() in (CHANCE, seat) else OTHERS


def place(match: Match, state: State, seat: int) -> Place:
    standing, game = match.game.standing, match.game
    heard = [event for event in state.heard or [] if event.heard_by(ONLOOKER)]
    where = standing.where(game.view(state, ONLOOKER), heard)
    return Place(where, standing.asks(game.view(state, seat), seat))


def sight(game: Game, knowledge: Knowledge, state: State, seat: int) -> float:
    """What the seat may expect, by the game's evaluation alone."""
    value = knowledge.evaluate(state, seat) if state.actors() else state.returns()[seat]
    return worth(game, state.players, value)
