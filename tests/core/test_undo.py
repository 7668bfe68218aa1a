"""The information barrier, where players take turns and where something is turned over."""

import pytest

import philtre
from philtre.core import undo
from philtre.core.errors import CannotUndo
from philtre.core.families import Families, family
from philtre.core.game import Game, Notation, View
from philtre.core.match import Match
from philtre.core.options import Count, Options
from philtre.core.rng import Rng
from philtre.core.state import State


class TurnsState(State):
    """Two seats in turn: `stay`, `pass` the turn on, or `turn` over the other's hidden card.

    Each holds a card that it alone knows.
    """

    def __init__(self) -> None:
        super().__init__(2)
        self.turn = 0
        self.cards = [1, 0]
        self.shown = [False, False]
        self.stays = 0

    def actors(self) -> list[int]:
        return [self.turn]

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def play(self, seat: int, move: int) -> None:
        if move == 0:
            self.stays += 1
        elif move == 1:
            self.turn = 1 - seat
        else:
            self.shown[1 - seat] = True

    def clone(self) -> "TurnsState":
        other = TurnsState()
        other.turn, other.stays = self.turn, self.stays
        other.cards, other.shown = self.cards[:], self.shown[:]
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        if not self.shown[1 - seat]:
            self.cards[1 - seat] = rng.below(2)


def write(state: TurnsState) -> str:
    return f"{state.turn} {state.stays} {state.cards} {state.shown}"


def read(options: Options, text: str) -> TurnsState:
    raise NotImplementedError


def view(state: TurnsState, seat: int) -> View:
    cards = [
        card if state.shown[owner] or owner == seat else None
        for owner, card in enumerate(state.cards)
    ]
    return {"turn": state.turn, "stays": state.stays, "cards": cards}


def turns(start: type[TurnsState]) -> Game[TurnsState]:
    moves = Families(family("stay"), family("pass"), family("turn"))
    return Game(
        "turns",
        rules=1,
        options=[Count("players", 2, 2, 2)],
        start=lambda options: start(),
        notation=Notation(moves, write, read),
        view=view,
    )


def test_ones_own_moves_one_by_one() -> None:
    match = philtre.new(turns(TurnsState))
    before = match.position()
    for _ in range(3):
        match.play("stay")
    for _ in range(3):
        match.undo(0)
    assert match.position() == before


def test_a_turn_passed_on_may_come_back_until_the_other_moves() -> None:
    match = philtre.new(turns(TurnsState))
    match.play("pass")
    match.undo(0)
    assert match.actors == [0]
    match.play("pass")
    match.play("stay")
    with pytest.raises(CannotUndo, match="another player has moved"):
        match.undo(0)
    match.undo(1)
    match.undo(0)


def test_each_reason_has_its_name() -> None:
    match = philtre.new(turns(TurnsState))
    barrier = match.barrier()

    def asked(seat: int) -> str | list[int]:
        found = barrier.ask(match.log, seat)
        return found.why.key if found.why else found.seats

    assert asked(0) == "undo-nothing"
    match.play("pass")
    assert (asked(0), asked(1)) == ([0], "undo-nothing")
    match.play("stay")
    assert (asked(0), asked(1)) == ([1, 0], [1]), "first what the other has done since"
    match.play("turn")
    assert (asked(0), asked(1)) == ("undo-seen", "undo-seen")
    match.play("stay")
    assert (asked(0), asked(1)) == ("undo-seen", [1])


def test_what_was_turned_over_is_never_hidden_again() -> None:
    match = philtre.new(turns(TurnsState))
    match.play("turn")
    with pytest.raises(CannotUndo, match="learnt"):
        match.undo(0)
    match.play("stay")
    match.undo(0)
    with pytest.raises(CannotUndo, match="learnt"):
        match.undo(0)
    match.play("turn")
    match.undo(0)  # nobody learnt anything from turning over what lies open


class ManyState(TurnsState):
    """The same with thirty bits hidden at each seat: more ways than can be looked at."""

    vouches = False
    redealt = 0

    def __init__(self) -> None:
        super().__init__()
        self.cards = [5, 9]

    def clone(self) -> "ManyState":
        other = ManyState()
        other.turn, other.stays = self.turn, self.stays
        other.cards, other.shown = self.cards[:], self.shown[:]
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        ManyState.redealt += 1
        if not self.shown[1 - seat]:
            self.cards[1 - seat] = sum(rng.below(2) << bit for bit in range(30))

    def blind(self, seat: int, move: int) -> bool:
        return ManyState.vouches and move != 2


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setattr(ManyState, "redealt", 0)
    return philtre.new(turns(ManyState))


def test_what_is_not_certain_is_not_taken_back(many: Match) -> None:
    many.play("stay")
    with pytest.raises(CannotUndo, match="learnt"):
        many.undo(0)
    assert ManyState.redealt <= undo.MOST + 1


def test_what_the_game_vouches_for_is_taken_back_at_once(
    many: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ManyState, "vouches", True)
    many.play("stay")
    many.undo(0)
    assert ManyState.redealt == 0
    many.play("turn")
    with pytest.raises(CannotUndo, match="learnt"):
        many.undo(0)
    assert ManyState.redealt <= undo.MOST + 1
