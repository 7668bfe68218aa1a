"""The leak test is worth something: games that leak fail it."""

import pytest

from philtre.conformance import secrets
from philtre.conformance.weights import check_weights
from philtre.core.errors import IllegalMove
from philtre.core.families import Families, family
from philtre.core.game import Board, Game, Notation, View
from philtre.core.options import Count, Options
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State


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


def write(state: CardState) -> str:
    return "".join(map(str, [*state.cards, "/", state.guess]))


def view(state: CardState, seat: int) -> View:
    seen = [
        card if i == seat or state.leak == "view" else None for i, card in enumerate(state.cards)
    ]
    return {"cards": seen, "guess": state.guess}


def about(state: CardState, seat: int, move: int) -> View:
    return {"right": move == state.cards[1]} if state.leak == "about" else {}


def wished(state: CardState, seat: int) -> list[int]:
    return [state.cards[1]] if state.leak == "wished" else [0]


def refuse(state: CardState, seat: int, move: int) -> IllegalMove:
    return IllegalMove("cheat", {"card": state.cards[1]} if state.leak == "why" else {})


def cards(leak: str, kind: type[CardState] = CardState) -> Game[CardState]:
    def start(options: Options) -> CardState:
        return kind(leak)

    def read(options: Options, text: str) -> CardState:
        cards, _, guess = text.partition("/")
        state = CardState(leak)
        state.cards = [int(card) for card in cards]
        state.guess = int(guess)
        return state

    moves = Families(family("red"), family("black"))
    players = Count("players", 2, 2, 2)
    notation = Notation(moves, write, read, refuse)
    board = Board(about=about, wished=wished)
    return Game("cards", 1, [players], start, notation, view, board=board)


def check(leak: str) -> None:
    """All that the conformance suite asks about secrets, at each step of one game."""
    game = cards(leak)
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


class UnevenState(CardState):
    """Black is three times as likely as red; who forgets it in a re-deal is found out."""

    def odds(self) -> list[int]:
        return [1, 3]

    def clone(self) -> "UnevenState":
        other = UnevenState(self.leak)
        other.cards, other.guess = self.cards[:], self.guess
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        for other in range(len(self.cards)):
            if other != seat:
                self.cards[other] = rng.pick([1, 1] if self.leak == "weights" else [1, 3])


def test_a_redeal_with_wrong_weights_is_found() -> None:
    honest = cards("none", UnevenState)
    options = honest.settle({})
    assert check_weights(honest, options, 2, seed=1) == 2
    with pytest.raises(AssertionError, match="re-dealt"):
        check_weights(cards("weights", UnevenState), options, 2, seed=1)


def test_a_redeal_that_always_lays_the_hidden_things_as_they_were_is_found() -> None:
    game = cards("redeal")
    with pytest.raises(AssertionError, match="kept"):
        check_weights(game, game.settle({}), 2, seed=1)


class DrawState(CardState):
    """Seat 0 guesses nothing but draws, once more, a card for itself."""

    def __init__(self, leak: str) -> None:
        super().__init__(leak)
        self.cards = [0, 0]

    def actors(self) -> list[int]:
        return [CHANCE]

    def drawer(self) -> int:
        return CHANCE if self.leak == "drawer" else 0

    def play(self, seat: int, move: int) -> None:
        self.cards[0] = move
        self.tell("dealt", {"card": move}, 1 << 0)

    def clone(self) -> "DrawState":
        other = DrawState(self.leak)
        other.cards = self.cards[:]
        return other


def test_a_forgotten_drawer_is_found() -> None:
    secrets.check_drawer(cards("none"), DrawState("none"))
    with pytest.raises(AssertionError, match="stream"):
        secrets.check_drawer(cards("drawer"), DrawState("drawer"))


def test_a_move_that_is_vouched_for_and_tells_something_is_found() -> None:
    """A guess shows nothing of the cards; the card that is dealt shows itself."""

    class Vouched(CardState):
        def blind(self, seat: int, move: int) -> bool:
            return True

        def clone(self) -> "Vouched":
            other = Vouched(self.leak)
            other.cards, other.guess = self.cards[:], self.guess
            return other

        def play(self, seat: int, move: int) -> None:
            super().play(seat, move)
            if self.leak == "blind":
                self.tell("lucky", {"right": int(move == self.cards[1])})

    for leak in ("none", "blind"):
        state = Vouched(leak)
        state.cards = [0, 1]
        if leak == "none":
            secrets.check_blind(cards(leak), state, 0, 1)
        else:
            with pytest.raises(AssertionError, match="blind"):
                secrets.check_blind(cards(leak), state, 0, 1)


@pytest.mark.parametrize("leak", ["view", "legal", "event", "redeal", "about", "wished", "why"])
def test_a_leaky_game_fails(leak: str) -> None:
    with pytest.raises(AssertionError):
        check(leak)
