"""The search: honest, reproducible, and better than looking one move ahead."""

import pytest

import philtre
from philtre.bots.arms import Arms, Scale
from philtre.bots.catalogue import find_bot
from philtre.bots.game import play_game
from philtre.bots.search import PATIENCE, Search
from philtre.conformance.thinker import Thinker
from philtre.core.match import Match
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.thought import Budget


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
    searches = [Search(table.glimpse(0), Rng(4)) for table in (match, other)]
    for search in searches:
        for _ in range(80):
            search.simulate()
    first, second = (search.root.arms[0] for search in searches)
    assert (first.moves, first.visits, first.totals) == (second.moves, second.visits, second.totals)
    assert sum(first.visits) == first.count == 80


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


def pull(arms: Arms, legal: list[int], value: float, explore: float = 0.7) -> int:
    """Let the arms choose, and give the choice a value; the move."""
    scale = Scale()
    scale.see(0.0)
    scale.see(1.0)
    slot = arms.best(legal, scale, explore)
    arms.add(slot, value)
    return arms.moves[slot]


def test_every_move_is_tried_before_any_is_tried_twice() -> None:
    legal = [3, 5, 7, 9]
    arms = Arms(legal, [9, 3, 7, 5], [])
    assert [pull(arms, legal, 1.0) for _ in range(4)] == [9, 3, 7, 5]
    assert arms.totals == pytest.approx([1.0] * 4)


def test_what_looks_promising_is_tried_first_and_most() -> None:
    legal = [3, 5, 7]
    arms = Arms(legal, [5, 7, 3], [0.8, 0.15, 0.05])
    tried = [pull(arms, legal, 0.5) for _ in range(40)]
    assert tried[0] == 5
    assert tried.count(5) > tried.count(7) > tried.count(3)


def test_what_looked_promising_and_is_bad_is_left() -> None:
    legal = [3, 5]
    arms = Arms(legal, [5, 3], [0.9, 0.1])
    scale = Scale()
    scale.see(0.0)
    scale.see(1.0)
    for _ in range(100):
        slot = arms.best(legal, scale, 0.7)
        arms.add(slot, float(arms.moves[slot] == 3))
    assert arms.visits_of(3) > 60
    assert arms.value_of(3) == 1.0
    assert arms.value_of(5) == 0.0


def test_only_legal_moves_are_chosen_where_legality_varies() -> None:
    """What another may do can depend on what the searching seat does not see."""
    arms = Arms([3, 5], [5, 3], [])
    seen = set()
    for number in range(60):
        legal = [3, 5] if number % 2 else [5, 8]
        move = pull(arms, legal, 0.5)
        assert move in legal
        seen.add(move)
    assert seen == {3, 5, 8}
    assert sum(arms.visits) == 60
    assert arms.missed[arms.moves.index(5)] == 0
    assert arms.missed[arms.moves.index(3)] == 30


def test_the_search_stops_when_nothing_can_change_its_mind() -> None:
    search = Search(almost_won().glimpse(0), Rng(1))
    budget = Budget(4000)
    search.run(budget)
    assert search.simulations < 4000
    assert search.simulations % PATIENCE == 0
    assert budget.settles(search.root.arms[0].visits)


def test_a_budget_of_one_step_is_enough_for_an_answer() -> None:
    match = philtre.new("witchcraft", seed=1)
    seat = match.actors[0]
    assert isinstance(seat, int)
    search = Search(match.glimpse(seat), Rng(1))
    search.run(Budget(1))
    thoughts = search.thoughts()
    assert sorted(thought.move for thought in thoughts) == sorted(match.glimpse(seat).legal())
    assert [thought.share for thought in thoughts][:2] == [1.0, 0.0]
