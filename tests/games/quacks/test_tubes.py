"""The test tubes (Q-85)."""

from typing import Any

import pytest

from tests.games.quacks.kitchen import bag, brewing, own, play, revealed, until


def test_each_single_step_is_a_choice_of_droplet() -> None:
    """Q-85"""
    match = revealed("f01", {}, test_tubes="on")
    play(match, "droplet")
    assert match.legal() == ["pot", "tube"]
    play(match, "tube", "pot")
    mine = own(match)
    assert (mine["glass"], mine["droplet"], mine["rubies"]) == (1, 1, 1)


REWARDS = {
    **{1: "1 ruby", 2: "1 point", 3: "blue-1", 4: "2 points", 5: "black-1", 6: "2 points"},
    **{7: "red-2", 8: "3 points", 9: "purple-1", 10: "3 points", 11: "yellow-4", 12: "4 points"},
}


@pytest.mark.parametrize("glass", REWARDS)
def test_each_glass_has_its_reward(glass: int) -> None:
    """Q-85"""
    match = revealed("f02", {"glass": glass - 1 or "", "bag": "1w1"}, test_tubes="on")
    play(match, "tube")
    reward = REWARDS[glass]
    mine = own(match)
    assert mine["points"] == (int(reward[0]) if "point" in reward else 0)
    assert mine["rubies"] == (1 if "ruby" in reward else 0)
    chip = {} if reward[0].isdecimal() else {reward: 1}
    assert mine["bag"] == {"white-1": 1, **chip}


def test_a_chip_of_a_closed_book_is_lost() -> None:
    """Q-85"""
    match = revealed("f02", {"glass": 8}, test_tubes="on", round=2)
    play(match, "pot", seat=1)
    play(match, "tube")
    assert bag(match, "purple-1") == 0


def test_a_droplet_at_its_end_can_not_be_picked_and_with_both_the_move_is_lost() -> None:
    """Q-85"""
    match = revealed(
        "f02", {"droplet": 52, "glass": 3}, {"droplet": 52, "glass": 12}, test_tubes="on"
    )
    assert own(match)["glass"] == 4  # without asking
    assert own(match, 1)["droplet"] == 52
    assert match.view()["stage"] == "brewing"


def test_a_black_under_black_5_moves_a_droplet_in_turn() -> None:
    """Q-85, Q-63"""
    options: dict[str, Any] = {"expansion": "on", "books": "1,1,1,1,1,5", "test_tubes": "on"}
    match = revealed("f02", {"glass": 4}, **options)
    play(match, "tube")
    assert match.legal() == ["pot", "tube"]
    assert bag(match, "black-1", 1) == 1
    play(match, "tube")
    assert own(match)["glass"] == 6


def test_ruby_droplets_are_a_choice_too() -> None:
    """Q-85, Q-26"""
    match = brewing({"rubies": 2, "bag": "1o1"}, test_tubes="on")
    play(until(match, "exchange"), "ruby droplet")
    assert match.legal() == ["pot", "tube"]
