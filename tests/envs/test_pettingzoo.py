"""PettingZoo's own tests on every game, and what the environments promise beyond them."""

import sys
import warnings
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from philtre.core.errors import BadOption, IllegalMove
from philtre.core.registry import find
from philtre.envs import pettingzoo as ours
from tests.envs.learning import (
    Case,
    at_once,
    every,
    name,
    numbered_seeds,
    seeded,
    usual,
)

assert numbered_seeds

FEW = 12  # cycles


@pytest.mark.parametrize("case", every(), ids=name)
def test_their_api(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # of boxes that are no pictures
        api_test(seeded(ours.env(case[0], **case[1])), num_cycles=FEW)


@pytest.mark.parametrize("case", usual(), ids=name)
def test_their_api_to_the_end(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(seeded(ours.raw_env(case[0], rewards="points", **case[1])), num_cycles=100)


@pytest.mark.parametrize("case", at_once(every()), ids=name)
def test_their_parallel_api(case: Case) -> None:
    parallel_api_test(seeded(ours.parallel_env(case[0], **case[1])), num_cycles=FEW)


@pytest.mark.parametrize("case", every(), ids=name)
def test_their_seeds(case: Case) -> None:
    seed_test(lambda: ours.env(case[0], **case[1]), num_cycles=FEW)


@pytest.mark.parametrize("case", at_once(every()), ids=name)
def test_their_parallel_seeds(case: Case) -> None:
    for illegal in ("random", "end"):
        parallel_seed_test(
            lambda how=illegal: ours.parallel_env(case[0], illegal=how, **case[1]), num_cycles=FEW
        )


@pytest.mark.parametrize("case", usual(), ids=name)
def test_their_rendering(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("PIL")
    render_test(lambda **given: seeded(ours.env(case[0], **case[1], **given)))
    assert "╭" in capsys.readouterr().out


@pytest.mark.parametrize("case", at_once(every()), ids=name)
def test_their_number_of_cycles(case: Case) -> None:
    """It counts cycles in which every agent is asked, so in turn too all are asked.

    In The Potion that is so; in Quacks who has stopped is asked for nothing, and PettingZoo's own
    way from parallel to in turn asks all the same. Its actions are drawn without a look at the
    mask, so any legal one stands in.
    """
    id, options = case
    if options.get("round_limit") == 1:
        pytest.skip("the game is shorter than the test")

    def together(max_cycles: int) -> Any:
        return seeded(ours.parallel_env(id, max_cycles=max_cycles, illegal="random", **options))

    def in_turn(max_cycles: int) -> Any:
        if id == "quacks":
            return parallel_to_aec(together(max_cycles))
        return seeded(ours.env(id, max_cycles=max_cycles, illegal="random", **options))

    max_cycles_test(SimpleNamespace(env=in_turn, parallel_env=together))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # theirs, of the old way to make one
def test_their_number_of_cycles_is_none_of_what_is_played_in_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It begins with `parallel_env`, which neither their turn-based classics have nor ours."""
    monkeypatch.setitem(sys.modules, "pygame", ModuleType("pygame"))  # which only draws
    theirs = [
        import_module(f"pettingzoo.classic.{each}") for each in ("tictactoe_v3", "connect_four_v3")
    ]
    for module in (*theirs, ours.apotheca_v1, ours.witchcraft_v1):
        with pytest.raises(AttributeError, match="parallel_env"):
            max_cycles_test(module)


def test_a_number_of_cycles_where_not_all_act() -> None:
    env = ours.parallel_env("quacks", max_cycles=7, illegal="random")
    env.reset(seed=1)
    for cycle in range(7):
        *_, over, late, _ = env.step(dict.fromkeys(env.agents, 1))
        assert late["seat_0"] == (cycle == 6)
        assert not over["seat_0"]
    assert env.agents == []


def test_names_have_versions() -> None:
    assert ours.quacks_v1.env(players=2).metadata["name"] == "quacks_v1"
    assert ours.potion_v1.parallel_env().possible_agents == [f"seat_{n}" for n in range(4)]
    assert not hasattr(ours.apotheca_v1, "parallel_env")
    with pytest.raises(AttributeError):
        _ = ours.chess_v6


@pytest.mark.parametrize("case", at_once(every()), ids=name)
def test_who_is_asked_together_may_answer_in_any_order(case: Case) -> None:
    """What one does leaves the moves of the others as they are, so a step may take all."""
    game = find(case[0])
    env = ours.raw_env(case[0], **case[1])
    for seed in range(3):
        env.reset(seed=seed)
        for _ in range(80):
            state = env.table.state
            before = {seat: state.legal(seat) for seat in state.actors() if seat >= 0}
            agent = env.agent_selection
            env.step(int(np.flatnonzero(env.table.mask(env.seat_of(agent)))[-1]))
            if any(env.terminations.values()):
                break
            for seat, legal in before.items():
                if seat in env.asked and f"seat_{seat}" != agent:
                    assert env.table.state.legal(seat) == legal, game.id


def test_the_mask_is_that_of_the_rules_and_in_info_too() -> None:
    env = ours.env("potion", players=3)
    env.reset(seed=5)
    seen, _, _, _, info = env.last()
    assert list(seen["action_mask"]) == [1, 1, 1]
    assert (seen["action_mask"] == info["action_mask"]).all()
    assert env.observation_space("seat_0").contains(seen)
    assert not env.observe("seat_2")["action_mask"].any() or env.agent_selection == "seat_0"


def test_rewards_as_they_come_add_up() -> None:
    """What a seat gathered, and the end's on top."""
    env = ours.raw_env("quacks", players=2, rewards="points")
    env.reset(seed=2)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.table.mask(env.table.seat))[0]))
        for agent, reward in env.rewards.items():
            totals[agent] += reward
    state: Any = env.table.state
    ends = [
        player.points + share for player, share in zip(state.seats, state.returns(), strict=True)
    ]
    assert list(totals.values()) == ends


def test_an_illegal_action() -> None:
    env = ours.env("apotheca")
    env.reset(seed=1)
    env.step(1433)
    assert all(env.terminations.values())
    assert env.rewards[env.agent_selection] == -1.0
    strict = ours.raw_env("apotheca", illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="1433"):
        strict.step(1433)


def test_bad_input_gets_a_sentence() -> None:
    for given in ({"rewards": "soon"}, {"render_mode": "3d"}, {"illegal": "no"}, {"players": 9}):
        with pytest.raises(BadOption, match=r"[a-z_]+ .*"):
            ours.env("quacks", **given)
    with pytest.raises(BadOption, match="one after the other"):
        ours.parallel_env("witchcraft")
    with pytest.raises(BadOption, match="round_limit"):
        ours.env("potion", round_limit=None)
    with pytest.raises(ValueError, match="chess"):
        ours.env("chess")


@pytest.mark.parametrize("case", usual(), ids=name)
def test_a_picture_shows_something(case: Case) -> None:
    pytest.importorskip("PIL")
    env = ours.raw_env(case[0], render_mode="rgb_array")
    env.reset(seed=3)
    picture = env.render()
    assert picture.shape[0] > 200
    assert 5 < picture.std() < 120
