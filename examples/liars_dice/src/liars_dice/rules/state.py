"""The position of Liar's Dice: who may act, what is legal, what follows."""

from typing import Final

from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State

from liars_dice import events
from liars_dice.content import FACES, FIRST, WAYS
from liars_dice.rules.bids import BID, LIAR, NO_BID, ROLL, count_of, face_of, matching
from liars_dice.rules.box import Box

UNROLLED: Final = -1
CALL: Final[list[int]] = [LIAR]
ALL_BIDS: Final = list(range(BID, LIAR))
ROLLS: Final = [
    list(range(ROLL + FIRST[dice], ROLL + FIRST[dice] + len(WAYS[dice])))
    for dice in range(len(WAYS))
]


class DiceState(State):
    def __init__(self, box: Box) -> None:
        super().__init__(box.players)
        self.box = box
        self.turn = 0
        self.bid = NO_BID
        self.dice: list[int] = [box.dice] * box.players  # how many each has left
        self.hands: list[int] = [UNROLLED] * box.players

    def clone(self) -> "DiceState":
        other = DiceState(self.box)
        other.turn = self.turn
        other.bid = self.bid
        other.dice = self.dice[:]
        other.hands = self.hands[:]
        return other

    # Who, what

    def roller(self) -> int:
        """L-2: the next who has dice and has not rolled them; -1 when all have."""
        for seat in range(self.players):
            if self.dice[seat] and self.hands[seat] == UNROLLED:
                return seat
        return -1

    def over(self) -> bool:
        """L-9: only one has dice."""
        return self.dice.count(0) == self.players - 1

    def actors(self) -> list[int]:
        if self.over():
            return []
        return [self.turn] if self.roller() < 0 else [CHANCE]

    def legal(self, seat: int) -> list[int]:
        """L-4, L-5: a higher bid on dice that there are; or to call the last one a lie."""
        if seat == CHANCE:
            return ROLLS[self.dice[self.roller()]]
        higher = ALL_BIDS[self.bid - BID + 1 : sum(self.dice) * FACES]
        return higher if self.bid == NO_BID else higher + CALL

    def odds(self) -> list[int]:
        """L-2: a hand is as likely as there are ways to roll it."""
        return WAYS[self.dice[self.roller()]]

    def drawer(self) -> int:
        """L-2: each rolls for itself."""
        return self.roller()

    # What follows

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            self.roll(move - ROLL)
        elif move == LIAR:
            self.call(seat)
        else:
            self.bid = move
            self.turn = self.after(seat)
            events.BID.tell(self, seat)

    def roll(self, hand: int) -> None:
        """L-2: only the seat itself sees its dice."""
        seat = self.roller()
        self.hands[seat] = hand
        events.rolled(self, seat)
        if self.roller() < 0:
            events.BEGAN.tell(self, self.turn, sum(self.dice))

    def call(self, seat: int) -> None:
        """L-7: all cups are lifted, and whoever was wrong loses a die."""
        found = self.found()
        events.LIAR.tell(self, seat)
        events.lifted(self)
        events.found(self, found)
        loser = seat if found >= count_of(self.bid) else self.bidder()
        self.dice[loser] -= 1
        self.hands = [UNROLLED] * self.players
        self.bid = NO_BID
        self.turn = loser if self.dice[loser] else self.after(loser)
        events.LOST.tell(self, loser, self.dice[loser])
        if self.over():
            events.WON.tell(self, self.turn)

    def found(self) -> int:
        """How many dice under all cups count for the bid."""
        face = face_of(self.bid)
        return sum(matching(hand, face, self.box.wild) for hand in self.hands if hand != UNROLLED)

    def after(self, seat: int) -> int:
        """L-6: the next clockwise who has dice."""
        seat = (seat + 1) % self.players
        while not self.dice[seat]:
            seat = (seat + 1) % self.players
        return seat

    def bidder(self) -> int:
        """L-6: who made the last bid: the one before, among those who have dice."""
        seat = (self.turn - 1) % self.players
        while not self.dice[seat]:
            seat = (seat - 1) % self.players
        return seat

    def returns(self) -> list[float]:
        """L-9: all for the last who has dice."""
        return [1.0 if dice else 0.0 for dice in self.dice]

    # What is hidden

    def redeal(self, seat: int, rng: Rng) -> None:
        """L-10: the dice under the other cups, as likely as they fall."""
        for other in range(self.players):
            if other != seat and self.hands[other] != UNROLLED:
                dice = self.dice[other]
                self.hands[other] = FIRST[dice] + rng.pick(WAYS[dice])

    def blind(self, seat: int, move: int) -> bool:
        """L-4: of a bid everybody sees the bid, whatever lies under the cups."""
        return move < LIAR


def start(options: Options) -> DiceState:
    """L-1: before the first roll."""
    return DiceState(Box(options))
