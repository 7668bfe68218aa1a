"""What a player knows: matches are taken, and random play is beaten."""

import pytest

from philtre import Match
from philtre.bots.catalogue import find_bot
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from tests.games.apotheca.drawn import drawn, play
from tests.games.apotheca.test_notation import WAYS

GAME = find("apotheca")
ONE_SHORT = """
    . . . .
    . . . .
    . . R .
    R R . .
"""


def greedy(match: Match, seat: int) -> str:
    return GAME.text(find_bot("greedy").choose(match.glimpse(seat), Rng(1)))


def test_greedy_makes_a_match() -> None:
    """A-24"""
    match = drawn(ONE_SHORT, active={0: "porter"}, used="restock")
    assert greedy(match, 0) == "power porter c2-c1"


def test_greedy_reveals_its_own_third_potion() -> None:
    """A-4: it knows what points at it, and only that."""
    mine = drawn("R R r0 .\n. . . .\n. . . .\n. b1 . .", active={0: "solas"}, used="restock")
    assert greedy(mine, 0) == "reveal c4"


def test_greedy_prepares_a_match_with_its_first_action() -> None:
    """A-11: two actions with two powers."""
    match = drawn(
        """
        . . . .
        . . . .
        . . . R
        R . . R
        """,
        active={0: "porter,imogen,corvidus"},
    )
    play(match, greedy(match, 0))
    play(match, greedy(match, 0))
    assert "matched" in [event.kind for event in match.events()]


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_an_evaluation_is_on_the_scale_of_returns(options: dict[str, object]) -> None:
    """A-91"""
    settled = GAME.settle({**options, "turn_limit": 40})
    knowledge = GAME.knowledge()
    state = GAME.start(settled)
    rng = Rng(7)
    while state.actors():
        actor = state.actors()[0]
        if actor == CHANCE:
            state.play(actor, state.legal(actor)[rng.pick(state.odds())])
            continue
        values = [knowledge.evaluate(state, seat) for seat in range(state.players)]
        if settled["variant"] == "solo":
            assert 0 <= values[0] < 100
        else:
            assert all(-1 < value < 1 for value in values)
        move = knowledge.rollout(state, actor, rng)
        assert move in state.legal(actor)
        state.play(actor, move)
    values = [knowledge.evaluate(state, seat) for seat in range(state.players)]
    assert values == state.returns()


def test_quick_choices_beat_random_ones() -> None:
    """A-28: the policy of playouts takes matches where it sees them."""
    settled = GAME.settle({"players": 2, **GAME.limit})
    knowledge = GAME.knowledge()
    wins = 0.0
    for number in range(60):
        state = GAME.start(settled)
        rng = Rng(number)
        quick = number % 2
        while state.actors():
            actor = state.actors()[0]
            moves = state.legal(actor)
            if actor == CHANCE:
                state.play(actor, moves[rng.pick(state.odds())])
            elif actor == quick:
                state.play(actor, knowledge.rollout(state, actor, rng))
            else:
                state.play(actor, moves[rng.below(len(moves))])
        wins += state.returns()[quick] > 0
    assert wins > 45
