"""The leak test is worth something: games that leak fail it."""

import pytest

from philtre.core.game import Game, View
from philtre.core.options import Count, Options
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from tests.conformance import secrets


class CardState(State):
    """Each seat is dealt a red or black card for itself; then seat 0 guesses seat 1's."""

    def __init__(self, leak: str) -> None:
        super().__init__(2)
        self.leak = leak
        self.cards: list[int] = []
        self.guess = -1

    def actors(self) -> list[int]:
        if len(self.cards) < 2:
            return [CHANCE]
        return [0] if self.guess < 0 else []

    def legal(self, seat: int) -> list[int]:
        if self.leak == "legal" and seat == 0:
            return [self.cards[1]]
        return [0, 1]

    def odds(self) -> list[int]:
        return [1, 1]

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            self.cards.append(move)
            owner = len(self.cards) - 1
            self.tell("dealt", {"card": move}, -1 if self.leak == "event" else 1 << owner)
        else:
            self.guess = move

    def clone(self) -> "CardState":
        other = CardState(self.leak)
        other.cards = self.cards[:]
        other.guess = self.guess
        return other

    def returns(self) -> list[float]:
        return [float(self.guess == self.cards[1]), 0.0]

    def redeal(self, seat: int, rng: Rng) -> None:
        if self.leak == "redeal":
            return
        for other in range(len(self.cards)):
            if other != seat and self.guess < 0:
                self.cards[other] = rng.below(2)


class Cards(Game):
    def __init__(self, leak: str) -> None:
        super().__init__("cards", rules=1, moves=2, options=[Count("players", 2, 2, 2)])
        self.leak = leak

    def start(self, options: Options) -> State:
        return CardState(self.leak)

    def text(self, move: int) -> str:
        return ["red", "black"][move]

    def write(self, state: State) -> str:
        assert isinstance(state, CardState)
        return "".join(map(str, [*state.cards, "/", state.guess]))

    def read(self, options: Options, text: str) -> State:
        cards, _, guess = text.partition("/")
        state = CardState(self.leak)
        state.cards = [int(card) for card in cards]
        state.guess = int(guess)
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, CardState)
        seen = [
            card if i == seat or self.leak == "view" else None for i, card in enumerate(state.cards)
        ]
        return {"cards": seen, "guess": state.guess}


def check(leak: str) -> None:
    """All that the conformance suite asks about secrets, at each step of one game."""
    game = Cards(leak)
    options = game.settle({})
    state = game.start(options)
    for actor, move in [(CHANCE, 0), (CHANCE, 1), (0, 1)]:
        for seat in range(2):
            secrets.check_view(game, state, seat)
            secrets.check_events(game, options, state, seat, move)
            secrets.check_redeal(game, options, state, seat)
        state.play(actor, move)


def test_an_honest_game_passes() -> None:
    check("none")


@pytest.mark.parametrize("leak", ["view", "legal", "event", "redeal"])
def test_a_leaky_game_fails(leak: str) -> None:
    with pytest.raises(AssertionError):
        check(leak)
