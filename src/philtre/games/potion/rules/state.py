"""The position of The Potion: who may act, what is legal, what follows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.games.potion.content import KINDS, MEMBERS, NO_ROLL, NOTHING
from philtre.games.potion.rules.box import BOXES, Box
from philtre.games.potion.rules.end import shares
from philtre.games.potion.rules.round import choose, roll

NOBODY: Final[list[int]] = []
THE_DICE: Final[list[int]] = [CHANCE]


class PotionState(State):
    def __init__(self, box: Box, tokens: vec[i64], chosen: vec[i64]) -> None:
        super().__init__(box.players)
        self.box = box
        self.round = 1
        self.roll: i64 = NO_ROLL
        self.tokens = tokens  # of each seat how many of each kind
        self.chosen = chosen
        self.waiting: i64 = 0  # the seats that have not chosen yet
        self.winners: i64 = 0  # set when the game is over
        # The round before this one, as everybody saw it (P-11).
        self.last_roll: i64 = NO_ROLL
        self.last_shown = vec[i64]()  # never changed, only replaced
        self.last_discards: i64 = 0

    def clone(self) -> "PotionState":
        other = PotionState(self.box, self.tokens[:], self.chosen[:])
        other.round = self.round
        other.roll = self.roll
        other.waiting = self.waiting
        other.winners = self.winners
        other.last_roll = self.last_roll
        other.last_shown = self.last_shown
        other.last_discards = self.last_discards
        return other

    def actors(self) -> list[int]:
        """P-4: the dice; then all who have not chosen, at once."""
        if self.winners:
            return NOBODY
        if self.roll == NO_ROLL:
            return THE_DICE
        return MEMBERS[self.waiting]

    def legal(self, seat: int) -> list[int]:
        """P-4: a token of a kind that the seat holds."""
        if seat == CHANCE:
            return self.box.rolls
        return MEMBERS[self.kinds(seat)]

    def odds(self) -> list[int]:
        return self.box.weights

    def outcome(self, rng: Rng) -> int:
        throws = self.box.throws
        return throws[rng.below(len(throws))]

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            roll(self, move - self.box.first)
        else:
            choose(self, seat, move)

    def returns(self) -> list[float]:
        return shares(self.winners, self.players)

    def redeal(self, seat: int, rng: Rng) -> None:
        """P-11: only what others have chosen this round is unknown; their tokens are no secret."""
        for other in range(self.players):
            if other != seat and self.chosen[other] != NOTHING:
                kinds = MEMBERS[self.kinds(other)]
                self.chosen[other] = kinds[rng.below(len(kinds))]

    def blind(self, seat: int, move: int) -> bool:
        """P-11: what is chosen lies face down until the last has chosen."""
        return seat != CHANCE and self.waiting != 1 << seat

    # What is asked of a position

    def hand(self, seat: int) -> list[int]:
        """How many tokens of each kind a seat holds."""
        return list(self.tokens[seat * KINDS : seat * KINDS + KINDS])

    def kinds(self, seat: i64) -> i64:
        """Which kinds a seat holds, as a mask."""
        first = seat * KINDS
        tokens = self.tokens
        return (
            (1 if tokens[first] else 0)
            | (2 if tokens[first + 1] else 0)
            | (4 if tokens[first + 2] else 0)
        )

    def roller(self, number: int) -> int:
        """P-10: seat 0 rolls in round 1, and the dice pass clockwise from round to round."""
        return (number - 1) % self.players


def start(options: Options) -> PotionState:
    """P-2: each with all tokens, before the first roll."""
    box = BOXES.of(options)
    tokens = box.tokens * box.players  # P-1
    return PotionState(box, vec[i64](tokens), box.nothing[:])
