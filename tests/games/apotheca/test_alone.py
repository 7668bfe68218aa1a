"""What a position is worth to who plays alone."""

import pytest

from philtre.bots.search import Search
from philtre.core.glimpse import Glimpse
from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.apotheca import GAME
from philtre.games.apotheca.bot.alone import (
    COUNTED,
    SIZE,
    Table,
    counts,
    in_store,
    nearly,
    weights,
    worth_alone,
)
from philtre.games.apotheca.content import LINES
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.state import ApothecaState


@pytest.mark.parametrize("seed", range(40))
def test_two_of_three_in_a_line(seed: int) -> None:
    """A-24: three consecutive spaces of a row or a column."""
    rng = Rng(seed)
    up = rng.below(1 << 16)
    assert nearly(up) == sum((up & line).bit_count() >= 2 for line in LINES)


def begun() -> ApothecaState:
    state = GAME.start(GAME.settle({"players": 1}))
    rng = Rng(1)
    while state.actors()[0] == CHANCE:
        deal(state, rng)
    return state


def test_alone_two_moves_are_played_on_as_what_was_learnt_of_two_players_tells_nothing() -> None:
    assert GAME.knowledge().plays_on(begun()) == 2


def test_what_is_counted() -> None:
    """A-50, A-51: four potions face-up, six that nobody has seen, one apothecary, no gem."""
    state = begun()
    assert state.step == steps.ACTION
    found = dict(zip(COUNTED, counts(state, Table(state)), strict=True))
    assert found["one waits"] == 1
    assert found["two wait"] == found["gems"] == found["could hire"] == 0
    assert found["most of a colour"] + found["second"] + found["third"] == 4
    assert found["facedown"] == found["unseen"] == 6
    assert found["blocked"] == 10  # the four corners and those six spaces are taken
    assert found["all blocked"] == 0
    assert [len(each) for each in weights()] == 3 * [SIZE]
    assert len(COUNTED) == SIZE


@pytest.mark.parametrize(
    ("numbers", "matches", "points"),
    [
        ((2, 2, 2), 3, 0),
        ((6, 3, 1), 0, 0),
        ((6, 3, 1), 1, 4),
        ((6, 3, 1), 2, 6),  # of six there are four left
        ((6, 3, 1), 3, 7),
        ((6, 3, 1), 9, 7),
    ],
)
def test_what_matches_would_score(numbers: tuple[int, int, int], matches: int, points: int) -> None:
    """A-55: a stack counts once."""
    assert in_store(*numbers, matches) == points


def test_an_apothecary_who_waits_is_worth_points() -> None:
    """A-55: without one a match scores nothing."""
    state, other = begun(), begun()
    other.active = [0]
    assert worth_alone(state) > worth_alone(other) + 0.5


def scored(seed: int, think: bool) -> float:
    state, rng = begun(), Rng(seed)
    knowledge = GAME.knowledge()
    while state.actors():
        if state.actors()[0] == CHANCE:
            deal(state, rng)
        elif think:
            search = Search(Glimpse(GAME, state, 0, []), rng)
            search.run(Budget(40))
            state.play(0, search.thoughts()[0].move)
        else:
            state.play(0, knowledge.rollout(state, 0, rng))
    return state.returns()[0]


def test_thought_scores_more_than_quick_choices() -> None:
    thought, quick = (sum(scored(seed, think) for seed in range(4)) for think in (True, False))
    assert thought > quick + 4 * 5
