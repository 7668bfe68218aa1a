"""What a position is worth to who plays alone."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from philtre.bots.search import Search
from philtre.core.glimpse import Glimpse
from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.apotheca import GAME
from philtre.games.apotheca.bot.alone import HEMMED_IN, STAGES, hemmed_in, weights, worth_alone
from philtre.games.apotheca.bot.board import Table, by_rank, in_store, nearly
from philtre.games.apotheca.bot.counted import COUNTED, SIZE
from philtre.games.apotheca.bot.stock import counts
from philtre.games.apotheca.content import LINES, SPACE_COUNT
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.market import UNSEEN
from philtre.games.apotheca.rules.powers import APOTHECARIES
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


def named(state: ApothecaState) -> dict[str, float]:
    return dict(zip(COUNTED, counts(state, Table(state)), strict=True))


def test_alone_nothing_is_played_on_as_what_may_follow_is_learnt() -> None:
    assert GAME.knowledge().plays_on(begun()) == 0


def test_what_is_counted() -> None:
    """A-50, A-51: four potions face-up, six that nobody has seen, one apothecary, no gem."""
    state = begun()
    assert state.step == steps.ACTION
    found = named(state)
    assert found["one waits"] == 1
    assert found["two wait"] == found["gems"] == found["in one, hired"] == 0
    assert found["most: up"] + found["second: up"] + found["third: up"] == 4
    assert found["facedown"] == found["unseen"] == found["free"] == 6
    assert found["blocked"] == 10  # the four corners and those six spaces are taken
    assert found["all blocked"] == found["no door"] == found["two doors"] == 0
    coming = [found[f"{rank}: to come"] for rank in ("most", "second", "third")]
    assert sum(coming) == pytest.approx(16 + 6)
    assert [len(each) for each in weights()] == STAGES * [SIZE]
    assert len(COUNTED) == len(set(COUNTED)) == SIZE


def test_gems_tell_who_could_be_hired() -> None:
    """A-53: three of the station's colour."""
    state = begun()
    state.gems[0], state.gems[1], state.gems[2] = 4, 2, 0
    found = named(state)
    names = [f"alley: {APOTHECARIES[who]}" for who in state.alley]
    assert [found[name] for name in names] == [1.0, 0.5, 0.0]
    assert found["gems"] == 6
    assert sum(found[f"{rank}: hires"] for rank in ("most", "second", "third")) == 1


def test_colours_are_taken_by_how_many_lie_face_up() -> None:
    ups = vec[i64]([0b1, 0b110, 0b11000])
    assert list(by_rank(ups, vec[i64]([3, 0, 0]))) == [1, 2, 0]
    assert list(by_rank(ups, vec[i64]([4, 0, 1]))) == [2, 1, 0]


@pytest.mark.parametrize("seed", range(20))
def test_a_tile_that_is_drawn_next_may_be_of_any_colour(seed: int) -> None:
    """A-83: as likely as there are tiles of it that nobody has seen."""
    state, rng = begun(), Rng(seed)
    while state.step not in (steps.UNVEIL, steps.ARRIVE):
        state.play(0, state.any_move(0, rng))
    worth = 0.0
    for outcome, odds in zip(state.legal(CHANCE), state.odds(), strict=True):
        after = state.clone()
        after.play(CHANCE, outcome)
        worth += odds * worth_alone(after)
    assert worth_alone(state) == pytest.approx(worth / sum(state.odds()))


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


def test_who_looks_one_move_ahead_is_afraid_of_a_full_market() -> None:
    """A-54: what is outside comes to its own space, if that is empty."""
    state = begun()
    assert hemmed_in(state) == 0.0
    empty = [space for space in range(SPACE_COUNT) if not state.market.full >> space & 1]
    for left in (2, 1, 0):
        while len(empty) > left:
            state.market.lay(empty.pop(), UNSEEN)
        assert hemmed_in(state) == HEMMED_IN[left]
    state.outside = 0
    assert hemmed_in(state) == 0.0


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
