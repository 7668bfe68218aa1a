"""The position of NEW_NAME and its rules."""

from typing import Final

from philtre.core.options import Options, number
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State

from NEW_PACKAGE import events
from NEW_PACKAGE.content import SIDES, WEIGHTS

# Moves are numbers; `notation/moves.py` says which, and a test holds these against it.
GUESS: Final = 0
TOSS: Final = GUESS + len(SIDES)
GUESSES: Final[list[int]] = [GUESS, GUESS + 1]
TOSSES: Final[list[int]] = [TOSS, TOSS + 1]

UNKNOWN: Final = -1  # not tossed, not guessed


class NewGameState(State):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.round = 0
        self.coin = UNKNOWN
        self.guesses: list[int] = [UNKNOWN] * players
        self.points: list[int] = [0] * players

    def clone(self) -> "NewGameState":
        other = NewGameState(self.players)
        other.round = self.round
        other.coin = self.coin
        other.guesses = self.guesses[:]
        other.points = self.points[:]
        return other

    @property
    def tosser(self) -> int:
        """NEW_LETTER-2: seat 0 tosses first, and the coin goes round clockwise."""
        return self.round

    def actors(self) -> list[int]:
        """NEW_LETTER-2, NEW_LETTER-4: the coin, then all who have not guessed, at once."""
        if self.round == self.players:
            return []
        if self.coin == UNKNOWN:
            return [CHANCE]
        return [
            seat
            for seat in range(self.players)
            if seat != self.tosser and self.guesses[seat] == UNKNOWN
        ]

    def legal(self, seat: int) -> list[int]:
        return TOSSES if seat == CHANCE else GUESSES

    def odds(self) -> list[int]:
        """NEW_LETTER-1: the weights of the two sides."""
        return WEIGHTS

    def drawer(self) -> int:
        """NEW_LETTER-3: what only one seat sees, that seat draws for itself."""
        return self.tosser

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            self.coin = move - TOSS
            events.TOSSED.tell(self, self.tosser)
            events.looked(self)
            return
        self.guesses[seat] = move - GUESS
        events.GUESSED.tell(self, seat)
        if not self.actors():
            self.show()

    def show(self) -> None:
        """NEW_LETTER-5: coin and guesses are shown; a right guess is worth a point."""
        events.shown(self)
        for seat in range(self.players):
            if self.guesses[seat] == self.coin:
                self.points[seat] += 1
        self.round += 1
        self.coin = UNKNOWN
        self.guesses = [UNKNOWN] * self.players
        if self.round == self.players:
            events.WON.tell(self, self.winners())

    def winners(self) -> list[int]:
        """NEW_LETTER-6: most points."""
        best = max(self.points)
        return [seat for seat in range(self.players) if self.points[seat] == best]

    def returns(self) -> list[float]:
        """NEW_LETTER-6: the winners share 1."""
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def redeal(self, seat: int, rng: Rng) -> None:
        """NEW_LETTER-7: the coin, unless the seat tossed it, and what the others have guessed."""
        if self.coin != UNKNOWN and seat != self.tosser:
            self.coin = rng.pick(WEIGHTS)
        for other in range(self.players):
            if other != seat and self.guesses[other] != UNKNOWN:
                self.guesses[other] = rng.below(len(SIDES))


def start(options: Options) -> NewGameState:
    """NEW_LETTER-1: before the first toss."""
    return NewGameState(number(options, "players"))
