"""Gymnasium's own check on every game, and matches side by side."""

import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import philtre.envs.gymnasium as ours
from philtre.core.errors import BadBot, BadOption, IllegalMove
from tests.envs.learning import Case, every, name, numbered_seeds, usual

assert numbered_seeds

SOLO: Case = ("apotheca", {"players": 1})


class Legal(gymnasium.Wrapper):  # type: ignore[misc]
    """Their check draws actions without a look at the mask: a legal one stands in."""

    def step(self, action: Any) -> Any:
        legal = np.flatnonzero(self.env.unwrapped.action_masks())
        return self.env.step(legal[int(action) % len(legal)])


@pytest.mark.parametrize("case", every(), ids=name)
def test_their_check(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that wrappers are around it
        check_env(Legal(ours.Match(case[0], **case[1])), skip_render_check=True)


@pytest.mark.parametrize("case", usual(), ids=name)
def test_their_check_of_rendering(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("PIL")
    id = f"philtre/{case[0].title()}-v1"
    for mode in ("ansi", "human", "rgb_array"):
        env = gymnasium.make(id, render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert (shown is None) == (mode == "human")
    assert capsys.readouterr().out


def play(env: Any, seed: int, steps: int) -> list[Any]:
    """What happens when the last legal move is played."""
    seen, _ = env.reset(seed=seed)
    told: list[Any] = []
    for _ in range(steps):
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, reward, over, _, _ = env.step(action)
        told.append((seen["observation"].tolist(), float(reward), bool(over)))
        if over:
            seen, _ = env.reset()
            told.append(seen["observation"].tolist())
    return told


@pytest.mark.parametrize("case", [*usual(), SOLO], ids=name)
def test_matches_side_by_side_are_those_of_one_alone(case: Case) -> None:
    """A row with seed n goes as an environment with seed n does; a reset is a step of its own."""
    many = ours.Matches(3, case[0], copy=True, **case[1])
    seen, _ = many.reset(seed=40)
    rows: list[list[Any]] = [[], [], []]
    for _ in range(90):
        actions = [int(np.flatnonzero(mask)[-1]) for mask in seen["action_mask"]]
        before = many.ended.copy()
        seen, rewards, over, _, _ = many.step(actions)
        for row in range(3):
            numbers = seen["observation"][row].tolist()
            rows[row].append(
                numbers if before[row] else (numbers, float(rewards[row]), bool(over[row]))
            )
    for row in range(3):
        alone = play(ours.Match(case[0], **case[1]), 40 + row, 90)
        assert rows[row] == alone[:90]


def test_the_same_step_may_begin_anew() -> None:
    env = ours.Matches(4, "potion", players=3, autoreset="same", seat=None)
    seen, info = env.reset(seed=3)
    assert list(info["seat"]) == [0, 1, 2, 0]
    ends = 0
    for _ in range(60):
        actions = np.argmax(seen["action_mask"], axis=1)
        seen, rewards, over, late, info = env.step(actions)
        assert not late.any()
        for row in np.flatnonzero(over):
            ends += 1
            assert rewards[row] == info["returns"][row][row % 3]
            assert info["final_obs"]["observation"][row][-3:].any(), "the end has winners"
            assert seen["observation"][row][0] == 1, "the next match has begun"
    assert ends > 4


def test_every_seat_may_learn() -> None:
    env = ours.Matches(2, "apotheca", opponents="nobody", turn_limit=6)
    seen, info = env.reset(seed=1)
    seats = set()
    for _ in range(60):
        seats.update(info["seat"].tolist())
        seen, _, _, _, info = env.step(np.argmax(seen["action_mask"], axis=1))
    assert seats == {0, 1}
    with pytest.raises(BadOption, match="one seat"):
        ours.Matches(2, "apotheca", opponents="nobody", rewards="points")


def test_registered_names() -> None:
    env = gymnasium.make("philtre/Quacks-v1", opponents="greedy", players=2, rewards="points")
    seen, _ = env.reset(seed=4)
    seen, reward, _, _, _ = env.step(int(np.argmax(seen["action_mask"])))
    assert isinstance(reward, float)
    assert gymnasium.make("philtre/ApothecaSolo-v1").reset(seed=1)[1]["seat"] == 0
    many = gymnasium.make_vec("philtre/Potion-v1", num_envs=5, memory_aid=True)
    assert isinstance(many.unwrapped, ours.Matches)
    assert many.reset(seed=1)[0]["observation"].shape == (5, 71)


def test_bots_that_listen_may_sit_there() -> None:
    env = ours.Match("apotheca", opponents="adept@0.001", turn_limit=4)
    play(env, 1, 5)


def test_bad_input_gets_a_sentence() -> None:
    env = ours.Matches(2, "potion")
    env.reset(seed=1)
    before = env.seen.copy()
    with pytest.raises(IllegalMove, match="match 1"):
        env.step([0, 77])
    with pytest.raises(IllegalMove, match="3 actions"):
        env.step([0, 0, 0])
    assert (env.seen == before).all()
    with pytest.raises(BadBot):
        ours.Match("potion", opponents="nobody-knows")
    with pytest.raises(BadBot, match="2"):
        ours.Match("potion", opponents="random,greedy")
    with pytest.raises(BadOption, match="seat"):
        ours.Match("potion", seat=4)
    with pytest.raises(BadOption, match="num_envs"):
        ours.Matches(0, "potion")
