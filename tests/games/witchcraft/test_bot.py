"""What the bots know of Witchcraft."""

import json
from importlib.resources import files

import pytest

from philtre.bots.bot import Bot, GreedyBot, RandomBot
from philtre.core.glimpse import Glimpse
from philtre.core.playout import deal, from_lists
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.witchcraft import GAME
from philtre.games.witchcraft.bot import evaluation
from philtre.games.witchcraft.bot.aim import Aim
from philtre.games.witchcraft.bot.evaluation import (
    COUNTED,
    TO_MOVE,
    Survey,
    features,
    weigh,
    weights,
)
from philtre.games.witchcraft.bot.instinct import BLANK, NO_SUMS, sampled, score, scores
from philtre.games.witchcraft.content import FACINGS, TILES
from philtre.games.witchcraft.rules.spaces import SPACES
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, OVER
from tests.games.witchcraft.positions import position, random_line


def winner(bots: list[Bot], seed: int) -> float:
    """What seat 0 gets."""
    state = GAME.start(GAME.settle({}))
    rng = Rng(seed)
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            deal(state, rng)
        else:
            state.play(seat, bots[seat].choose(Glimpse(GAME, state, seat, []), rng))
    return state.returns()[0]


def test_greedy_beats_random_from_either_seat() -> None:
    """Few games and one sample each, to be quick."""
    greedy, chaotic = GreedyBot(samples=1), RandomBot()
    won = sum(winner([greedy, chaotic], seed) for seed in range(6))
    lost = sum(winner([chaotic, greedy], seed) for seed in range(6))
    assert won - lost >= 8


def test_an_evaluation_is_fair_to_both_and_within_the_returns() -> None:
    """W-44: what is good for one is as bad for the other."""
    rng = Rng(2)
    knowledge = GAME.knowledge()
    for _ in range(50):
        _, state = GAME.load(random_line(rng))
        values = [knowledge.evaluate(state, seat) for seat in (0, 1)]
        assert values[0] == -values[1]
        assert -1 <= values[0] <= 1


def test_a_rollout_captures_if_it_can() -> None:
    """W-21"""
    match = position("a1 monk N, c1 prophet N, d1 apprentice N", "a6 golem N", altars="energy:b2")
    state = match.state
    assert isinstance(state, WitchcraftState)
    knowledge = GAME.knowledge()
    for seed in range(10):
        assert GAME.text(knowledge.rollout(state, 0, Rng(seed))) == "fire a1"


def test_the_file_of_the_weights_weighs_what_is_counted() -> None:
    """And the features that they are fitted to are what the evaluation adds up."""
    file = files("philtre.games.witchcraft.bot") / "weights.json"
    assert set(json.loads(file.read_text("utf-8"))) <= {*COUNTED, TO_MOVE}
    rng = Rng(6)
    for _ in range(50):
        _, state = GAME.load(random_line(rng))
        survey = Survey(state.board)
        for mover in (0, 1):
            row = features(survey, mover)
            total = sum(each * worth for each, worth in zip(row, weights(), strict=True))
            assert weigh(survey, mover) == pytest.approx(total)


def test_what_is_counted_has_its_own_place() -> None:
    places = [
        evaluation.CAPTURES,
        evaluation.ALTAR_USES,
        evaluation.POWERS,
        evaluation.IDLE,
        evaluation.EXHAUSTED,
        evaluation.TILES,
        evaluation.HIT,
        evaluation.HIT_ABLE,
        evaluation.HIT_TILES,
        evaluation.HELD,
        evaluation.STUCK,
        evaluation.ONE_LEFT,
        *[evaluation.TOPS + kind for kind in range(1, len(TILES))],
    ]
    assert places == list(range(len(COUNTED)))


@pytest.mark.parametrize("options", [{}, {"blast": "several"}, {"master": True}])
def test_first_sight_misses_nothing_that_it_does_not_look_at(options: dict[str, object]) -> None:
    """What needs no look at the risks, or none at all, scores as if all had been looked at."""
    start, rng = GAME.start(GAME.settle({**GAME.limit, **options})), Rng(3)
    seen = set()
    for _ in range(30):
        state = start.clone()
        while state.actors() and state.step < ACTIVATE:
            state.play(state.actors()[0], from_lists(state, state.actors()[0], rng))
        while state.step != OVER:
            if state.options:
                aim = Aim(state.board, state.asked, state.box.several)
                aim.watch()
                values = [score(state, aim, state.step, move) for move in state.options]
                assert list(scores(state)) == values, state.step
                seen.add(state.step)
            state.play(state.asked, state.any_move(state.asked, rng))
    assert len(seen) > 12


def test_there_is_a_score_for_each_of_the_most_options() -> None:
    """W-27: all tiles of the game side by side, of which any two may change places."""
    most = 22 * 21 // 2
    assert len(BLANK) == len(NO_SUMS) >= max(most, SPACES * FACINGS)
    assert sampled(BLANK[:most], Rng(1)) < most
