"""What the bots know of Witchcraft."""

import json
from importlib.resources import files
from operator import mul

import pytest

from philtre.bots.bot import Bot, GreedyBot, RandomBot
from philtre.core.glimpse import Glimpse
from philtre.core.match import Match
from philtre.core.playout import deal, from_lists
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.witchcraft import GAME
from philtre.games.witchcraft.bot.aim import Aim
from philtre.games.witchcraft.bot.evaluation import OF_UNITS, TO_MOVE, weigh
from philtre.games.witchcraft.bot.instinct import BLANK, NO_SUMS, sampled, score, scores
from philtre.games.witchcraft.bot.survey import (
    COUNTED,
    FEW,
    HELD,
    HIGH,
    RESERVE,
    SIDE,
    TAKEN_TWICE,
    USES,
    Survey,
)
from philtre.games.witchcraft.bot.worths import (
    ALTAR,
    EXPOSED,
    FIRST_OF,
    NAMED,
    POWER_AFTER,
    POWER_BEFORE,
    READIED,
    SETS,
    TOP,
    WORTHS,
)
from philtre.games.witchcraft.content import FACINGS
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
    """And the evaluation adds it up as the network that was fitted does."""
    file = files("philtre.games.witchcraft.bot") / "weights.json"
    fitted = json.loads(file.read_text("utf-8"))
    assert set(fitted) <= {*COUNTED, TO_MOVE, OF_UNITS}
    rng = Rng(6)
    for _ in range(50):
        _, state = GAME.load(random_line(rng))
        for mover in (0, 1):
            counts = Survey(state.board, mover).counts
            sums = [float(each) for each in fitted[TO_MOVE]]
            for place, count in enumerate(counts):
                for unit, each in enumerate(fitted[COUNTED[place % SIDE]][place // SIDE]):
                    sums[unit] += count * each
            units = [max(0.0, each) for each in sums[:-1]]
            total = sums[-1] + sum(map(mul, units, fitted[OF_UNITS]))
            assert weigh(counts) == pytest.approx(total)


def test_what_is_counted_has_its_own_place() -> None:
    assert len(COUNTED) == len(set(COUNTED)) == SIDE
    named = [USES, HIGH, TAKEN_TWICE, RESERVE, HELD, FEW]
    words = ["uses energy", "2 tiles", "taken twice", "reserve", "power held", "stuck"]
    assert [COUNTED[place] for place in named] == words


def counted(match: Match) -> dict[str, int]:
    """What a look finds, of who is to move; of the other after a minus."""
    state = match.state
    assert isinstance(state, WitchcraftState)
    counts = Survey(state.board, state.board.turn).counts
    names = [*COUNTED, *[f"-{name}" for name in COUNTED]]
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def test_a_survey_sees_who_could_take_what() -> None:
    """W-16, W-34: two bolts could take a6; a bolt of d6 takes the first in its line."""
    match = position(
        "a1 monk N / apprentice N, c6 apprentice W, d1 golem N, d2 priest W *",
        "a6 guardian S, d6 apprentice S",
        altars="energy:b5",
    )
    assert counted(match) == {
        "monk capturing in danger": 1,
        "2 tiles in danger": 1,
        "apprentice capturing": 1,
        "golem capturing": 1,
        "priest exhausted in danger": 1,
        "reserve": 3,
        "-guardian capturing in danger": 1,
        "-apprentice capturing in danger": 1,
        "-taken twice": 1,
        "-two left": 1,
        "-reserve": 3,
    }


def test_worths_have_their_own_places() -> None:
    file = files("philtre.games.witchcraft.bot") / "worths.json"
    fitted = json.loads(file.read_text("utf-8"))
    assert list(fitted) == SETS
    assert all(set(worths) <= set(NAMED) for worths in fitted.values())
    assert len(NAMED) == len(set(NAMED)) == WORTHS
    places = {ALTAR: "energy", EXPOSED: "exposed", READIED: "readied", TOP + 1: "apprentice"}
    places |= {POWER_BEFORE: "power energy", POWER_AFTER: "power energy after"}
    assert {place: NAMED[place] for place in places} == places


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
                aim = Aim(state.board, state.asked, state.box.several, FIRST_OF[state.step])
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
