"""What a player of Liar's Dice knows: dice are lives, and a bid is judged as if it were called."""

from typing import TYPE_CHECKING, Final

from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Fact, Thought

from liars_dice.bot.chances import holds
from liars_dice.content import FACES
from liars_dice.rules.bids import LIAR, NO_BID, count_of, face_of
from liars_dice.rules.state import DiceState

if TYPE_CHECKING:
    from philtre.core.glimpse import Glimpse

DOUBT: Final = 0.35  # a bid that is less likely is called
SAFE: Final = 0.6  # a bid that is as likely is made
NEAR: Final = 2 * FACES  # bids that are thought of: one or two dice more


class DiceKnowledge(Knowledge[DiceState]):
    def evaluate(self, state: DiceState, seat: int) -> float:
        """The seat's share of all dice: its chance to be the last who has some."""
        return state.dice[seat] / sum(state.dice)

    def score(self, state: DiceState, seat: int, move: int, rng: Rng) -> float:
        """A bid as if the next player called it: a good one punishes who does not believe it."""
        after = state.clone()
        after.play(seat, move)
        if move != LIAR:
            after.play(after.turn, LIAR)
        return self.evaluate(after, seat)

    def rollout(self, state: DiceState, seat: int, rng: Rng) -> int:
        """By the seat's own dice: calls what is unlikely, else bids something that may well be."""
        moves = state.legal(seat)
        if state.bid != NO_BID and holds(state, seat, state.bid) < DOUBT:
            return LIAR
        bids = [move for move in moves[:NEAR] if move != LIAR]
        safe = [move for move in bids if holds(state, seat, move) >= SAFE]
        if safe:
            return safe[rng.below(len(safe))]
        return max(bids, key=lambda move: holds(state, seat, move)) if bids else LIAR

    def think(self, glimpse: "Glimpse[DiceState]", budget: Budget, rng: Rng) -> list[Thought]:
        """The same as `score`, reckoned exactly instead of sampled; of like bids the lowest."""
        state = glimpse.sample(rng)
        worths = [(-self.worth(state, glimpse.seat, move), move) for move in glimpse.legal()]
        best = min(worths)[1]
        return [Thought(move, -worth, float(move == best)) for worth, move in sorted(worths)]

    def worth(self, state: DiceState, seat: int, move: int) -> float:
        """The share of all dice that is left to the seat after the call."""
        risk = holds(state, seat, state.bid) if move == LIAR else 1 - holds(state, seat, move)
        return (state.dice[seat] - risk) / (sum(state.dice) - 1)

    def facts(self, glimpse: "Glimpse[DiceState]") -> list[Fact]:
        """How likely the last bid holds, exactly."""
        state = glimpse.sample(Rng(0))
        if state.bid == NO_BID:
            return []
        bid = state.bid
        told: dict[str, str | int | float] = {
            "percent": round(100 * holds(state, glimpse.seat, bid), 1),
            "count": count_of(bid),
            "face": face_of(bid),
        }
        return [Fact("fact-bid-holds", told)]
