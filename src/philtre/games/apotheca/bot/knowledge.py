"""What a player of Apotheca knows, for the search that all games share."""

from math import exp
from typing import Final

from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.numbers import before, nth, size
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.state import Event
from philtre.games.apotheca.bot.alone import hemmed_in, worth_alone
from philtre.games.apotheca.bot.chances import chances, nets
from philtre.games.apotheca.bot.reasons import oddity, reasons
from philtre.games.apotheca.bot.tactics import NO_MOVE, matching_move
from philtre.games.apotheca.bot.tells import clues, told
from philtre.games.apotheca.bot.threats import threats
from philtre.games.apotheca.bot.worth import guessed
from philtre.games.apotheca.notation.moves import PLACE, POWER, RESTOCK
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.state import ApothecaState

FAINT: Final = 0.01  # of the weight of the best move: what even the worst one has


def is_learnt(state: ApothecaState) -> bool:
    """Whether there are chances for this game: where what was learnt has proved itself."""
    return 1 < state.players < 2 + len(nets()) and not state.box.master


class ApothecaKnowledge(Knowledge[ApothecaState]):
    def __init__(self) -> None:
        super().__init__()
        self.sharpness = 1.4
        self.glances = [0, 200, 800, 0]
        self.leeway = [0.15, 0.06, 0.03, 0.0]
        self.horizon = 2
        self.heat = 0.1  # how far apart in value moves must be to be tried much less
        self.solo_heat = 1.5  # in points

    def evaluate(self, state: ApothecaState, seat: int) -> float:
        """From the chance to win, as far as one can see: between -1 and 1."""
        return self.values(state)[seat]

    def values(self, state: ApothecaState) -> list[float]:
        if state.step == steps.OVER:
            return state.returns()
        if state.box.solo:
            return [worth_alone(state)]
        wins = chances(state) if is_learnt(state) else guessed(state)
        values = [0.0] * state.players
        for index in range(len(wins)):
            for seat in state.box.sides[index]:
                values[seat] = 2 * wins[index] - 1
        return values

    def score(self, state: ApothecaState, seat: int, move: int, rng: Rng) -> float:
        """Alone, who looks one move ahead had better keep room: only a search sees the way out."""
        after = state.clone()
        after.play(seat, move)
        worth = self.evaluate(after, seat)
        return worth - hemmed_in(after) if state.box.solo else worth

    def plays_on(self, state: ApothecaState) -> int:
        """What was learnt needs no more moves: it sees who is about to match."""
        return 0 if state.box.solo or is_learnt(state) else self.horizon

    def priors(self, state: ApothecaState, seat: int, moves: list[int]) -> list[float]:
        """By the value of what a move leads to."""
        scores: list[float] = []
        for move in moves:
            after = state.clone()
            after.play(seat, move)
            scores.append(self.values(after)[seat])
        best = max(scores)
        heat = self.solo_heat if state.box.solo else self.heat
        return [exp((score - best) / heat) + FAINT for score in scores]

    def boldness(self, state: ApothecaState, move: int) -> float:
        """The bold turn potions up and move them about, the patient restock and hire."""
        if move < RESTOCK or POWER <= move < PLACE:
            return 1.0
        return -1.0 if RESTOCK <= move < POWER else 0.0

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
