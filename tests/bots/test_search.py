"""The search: honest, reproducible, and better than looking one move ahead."""

import pytest

import philtre
from philtre.bots.catalogue import find_bot
from philtre.bots.game import play_game
from philtre.bots.search import Arms, Scale, Search
from philtre.core.match import Match
from philtre.core.registry import find
from philtre.core.rng import Rng
from tests.bots.thinker import Thinker


def almost_won() -> Match:
    """Seat 0 wins by showing its beetle, whatever the others do but show a beetle too."""
    line = "players=3 : round=5 dice=b- tokens=120,022,022 chosen=... last=-"
    return philtre.load("potion", line, dealer="hand")


def test_it_takes_the_win() -> None:
    match = almost_won()
    for seed in range(5):
        move = Thinker(100).choose(match.glimpse(0), Rng(seed))
        assert match.game.text(move) == "beetle"


def test_the_same_seed_gives_the_same_answer_whatever_is_hidden() -> None:
    match = philtre.new("potion", players=5, seed=3)
    for seat in (1, 2, 4):
        match.play("vial", seat)
    other = match.fork()
    other.state.redeal(0, Rng(8))
    assert other.position() != match.position()
    searches = [Search(table.glimpse(0), Rng(4), horizon=6) for table in (match, other)]
    for search in searches:
        for _ in range(80):
            search.simulate()
    counts = [search.root.arms_of(0).visits for search in searches]
    assert counts[0] == counts[1]
    assert sum(counts[0].values()) == 80


def test_it_plays_better_than_greedy() -> None:
    """Fixed seeds: 60 games of three, a fair share is 20."""
    game = find("potion")
    options = game.settle({"players": 3, "round_limit": 100})
    won = 0.0
    for number in range(60):
        bots = [find_bot("greedy")] * 3
        bots[number % 3] = Thinker(60)
        state = game.start(options)
        play_game(game, state, bots, Rng(2, 2 * number), Rng(2, 2 * number + 1))
        won += state.returns()[number % 3]
    assert won > 24


def test_values_of_any_game_are_scaled() -> None:
    scale = Scale()
    assert scale.of(5.0) == 0.5
    for value in (10.0, 40.0, 25.0):
        scale.see(value)
    assert [scale.of(value) for value in (10.0, 25.0, 40.0)] == [0.0, 0.5, 1.0]


def test_every_move_is_tried_before_any_is_tried_twice() -> None:
    arms, scale, rng = Arms(), Scale(), Rng(1)
    tried = []
    for _ in range(4):
        move = arms.best([3, 5, 7, 9], scale, rng)
        arms.add(move, 1.0)
        tried.append(move)
    assert sorted(tried) == [3, 5, 7, 9]
    assert arms.totals == pytest.approx({3: 1.0, 5: 1.0, 7: 1.0, 9: 1.0})
