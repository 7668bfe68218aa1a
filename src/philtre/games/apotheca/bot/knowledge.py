"""What a player of Apotheca knows, for the search that all games share."""

from math import exp
from typing import Final

from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.numbers import before, nth, size
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.state import Event
from philtre.games.apotheca.bot.reasons import oddity, reasons
from philtre.games.apotheca.bot.tactics import NO_MOVE, matching_move
from philtre.games.apotheca.bot.tells import clues, told
from philtre.games.apotheca.bot.threats import threats
from philtre.games.apotheca.bot.worth import chances
from philtre.games.apotheca.notation.moves import POWER
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.state import ApothecaState

# Solo counts points: what a match scores, and what brings one nearer.
SOLO_MATCH: Final = 3.0
SOLO_AT_HAND: Final = 2.1
SOLO_ACTIVE: Final = 1.5
SOLO_GEM: Final = 0.2
SOLO_HEAT: Final = 1.5

FAINT: Final = 0.01  # of the weight of the best move: what even the worst one has


class ApothecaKnowledge(Knowledge[ApothecaState]):
    def __init__(self) -> None:
        super().__init__()
        self.sharpness = 1.4
        self.slips = [0.3, 0.3, 0.15, 0.0]
        self.horizon = 2
        self.heat = 0.1  # how far apart in value moves must be to be tried much less

    def evaluate(self, state: ApothecaState, seat: int) -> float:
        """From the chance to win, as far as one can see: between -1 and 1."""
        return self.values(state)[seat]

    def values(self, state: ApothecaState) -> list[float]:
        if state.step == steps.OVER:
            return state.returns()
        if state.box.solo:
            return [solo(state)]
        wins = chances(state)
        values = [0.0] * state.players
        for index in range(len(wins)):
            for seat in state.box.sides[index]:
                values[seat] = 2 * wins[index] - 1
        return values

    def priors(self, state: ApothecaState, seat: int, moves: list[int]) -> list[float]:
        """By the value of what a move leads to."""
        scores: list[float] = []
        for move in moves:
            after = state.clone()
            after.play(seat, move)
            scores.append(self.values(after)[seat])
        best = max(scores)
        heat = SOLO_HEAT if state.box.solo else self.heat
        return [exp((score - best) / heat) + FAINT for score in scores]

    def clues(self, state: ApothecaState, seat: int, events: list[Event]) -> list[float]:
        """What the others left facedown, and what they could do with it."""
        return clues(state, seat, events)

    def likely(self, state: ApothecaState, seat: int, clues: list[float]) -> float:
        return exp(told(state.market, clues))

    def sight(self, state: ApothecaState) -> int:
        """What a Reveal has shown."""
        up = state.market.up
        return (up[0] + 31 * up[1] + 977 * up[2]) & 0xFFFFF

    def secret(self, state: ApothecaState, seat: int) -> int:
        """The tile that a Restock has drawn."""
        return state.hand + 1

    def rollout(self, state: ApothecaState, seat: int, rng: Rng) -> int:
        """A match if one can be made now, else any move, but powers no more than the rest."""
        moves = state.moves
        if state.step == steps.ACTION:
            found = matching_move(state)
            if found != NO_MOVE:
                return found
            plain = before(moves, POWER)
            if plain and rng.below(3):
                return nth(moves, rng.below(plain))
        return nth(moves, rng.below(size(moves)))

    def reasons(self, glimpse: Glimpse[ApothecaState], move: int) -> list[Reason]:
        """Matches made, stopped and left open; gems; who can be hired."""
        return reasons(glimpse, move)

    def threats(self, glimpse: Glimpse[ApothecaState]) -> list[Reason]:
        """The matches that are one action away."""
        return threats(glimpse)

    def oddity(self, glimpse: Glimpse[ApothecaState], move: int) -> Reason | None:
        return oddity(glimpse, move)


def solo(state: ApothecaState) -> float:
    """Points, and what is on the way to more."""
    worth = float(state.points)
    if state.step in (steps.MATCH, steps.STACK, steps.SATISFY):
        worth += SOLO_MATCH if state.active[0] else 1.0
    elif state.step == steps.ACTION and matching_move(state) != NO_MOVE:
        worth += SOLO_AT_HAND if state.active[0] else 0.5
    return worth + SOLO_ACTIVE * state.active[0].bit_count() + SOLO_GEM * sum(state.gems_of(0))
