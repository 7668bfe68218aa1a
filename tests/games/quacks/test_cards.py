"""The fortune cards (Q-80 … Q-83)."""

import pytest

import philtre
from tests.games.quacks.kitchen import (
    Seat,
    bag,
    brewing,
    draw,
    end_of_round,
    own,
    play,
    pot,
    revealed,
    rolled,
    stopped,
    supply,
    until,
)


def test_f01_droplet_or_a_purple() -> None:
    """Q-80 F01"""
    match = revealed("f01")
    assert match.legal() == ["droplet", "take purple-1"]
    play(match, "droplet")
    assert own(match)["droplet"] == 2
    play(match, "take purple-1", seat=1)
    assert bag(match, "purple-1", 1) == 1


def test_f01_in_round_2_gives_the_droplet_without_asking() -> None:
    """Q-80 F01, Q-94"""
    match = revealed("f01", {"droplet": 51}, round=2)
    assert own(match)["droplet"] == 52
    assert match.view()["stage"] == "brewing"


def test_f02_moves_all_droplets() -> None:
    """Q-80 F02"""
    match = revealed("f02", {"droplet": 3}, {}, {})
    assert [own(match, seat)["droplet"] for seat in range(3)] == [4, 1, 1]
    assert own(match)["start"] == 4


def test_f03_gives_those_with_the_fewest_rubies_one() -> None:
    """Q-80 F03"""
    match = revealed("f03", {"rubies": 2}, {"rubies": 1}, {"rubies": 1})
    assert [own(match, seat)["rubies"] for seat in range(3)] == [2, 2, 2]


def test_f04_the_lowest_sum_gains_a_blue_2_the_others_a_ruby() -> None:
    """Q-80 F04"""
    match = revealed("f04", {"bag": "6w2"}, {"bag": "3w1"})
    play(match, *["chip 0 white-2"] * 5)
    assert own(match)["hand"] == ["white-2"] * 5
    play(match, *["chip 1 white-1"] * 3)
    assert (own(match)["rubies"], bag(match, "blue-2", 1)) == (1, 1)
    assert own(match)["bag"] == {"white-2": 6}


def test_f05_black_or_a_2_chip_or_rubies() -> None:
    """Q-80 F05"""
    match = revealed("f05")
    twos = ["take green-2", "take blue-2", "take red-2", "take yellow-2"]
    assert match.legal() == ["take black-1", *twos, "rubies"]
    assert own(play(match, "rubies"))["rubies"] == 3


def test_f06_may_trade_a_ruby_for_a_1_chip() -> None:
    """Q-80 F06"""
    match = revealed("f06", {"rubies": 1, "bag": "1w1"}, {"rubies": 0})
    ones = ["orange-1", "green-1", "blue-1", "red-1", "yellow-1"]
    assert match.legal() == [*(f"take {one}" for one in ones), "decline"]
    play(match, "take red-1")
    assert (own(match)["rubies"], bag(match, "red-1")) == (0, 1)
    assert match.view()["stage"] == "brewing"  # without a ruby nobody is asked


def test_f07_gives_up_tails_for_rubies() -> None:
    """Q-80 F07"""
    match = revealed("f07", {"points": 0}, {"points": 8})  # tails 1, 4, 7
    assert match.legal() == ["give up 1", "give up 2", "give up 3", "decline"]
    play(match, "give up 2")
    assert (own(match)["rubies"], own(match)["tails"], own(match)["start"]) == (2, 1, 1)


def test_f08_all_roll_the_die() -> None:
    """Q-80 F08"""
    match = revealed("f08")
    play(match, "die 0 ruby", "die 1 2-points")
    assert (own(match)["rubies"], own(match, 1)["points"]) == (1, 2)


def test_f09_may_swap_one_for_its_level_up() -> None:
    """Q-80 F09"""
    match = revealed("f09", {"bag": "1g1,1r2,2w1"}, {"bag": "1w1"})
    play(match, "chip 0 green-1", "chip 0 red-2", "chip 0 white-1", "chip 0 white-1")
    assert match.legal() == ["swap green-1", "swap red-2", "decline"]
    play(match, "swap red-2")
    assert own(match)["bag"] == {"white-1": 2, "green-1": 1, "red-4": 1}
    play(match, "chip 1 white-1")  # none of them has a level up
    assert own(match, 1)["bag"] == {"white-1": 1, "green-1": 1}


def test_f09_no_green_after_merely_declining() -> None:
    """Q-80 F09"""
    match = revealed("f09", {"bag": "1g1"}, {"bag": "1w1"})
    play(match, "chip 0 green-1", "decline")
    assert own(match)["bag"] == {"green-1": 1}


def test_f09_a_level_up_out_of_supply_is_none_to_be_had() -> None:
    """Q-80 F09, Q-82"""
    match = revealed("f09", {"bag": "1g1"}, {"bag": ""}, lacking="g2")
    play(match, "chip 0 green-1")
    assert own(match)["bag"] == {"green-1": 2}


def test_f10_gives_those_with_the_fewest_points_a_green_1() -> None:
    """Q-80 F10"""
    match = revealed("f10", {"points": 3}, {"points": 1})
    assert (bag(match, "green-1"), bag(match, "green-1", 1)) == (0, 1)


def test_f12_doubles_the_tails() -> None:
    """Q-80 F12"""
    match = revealed("f12", {"points": 0, "droplet": 1}, {"points": 8})
    assert (own(match)["tails"], own(match)["start"]) == (6, 7)


def test_f13_points_or_a_white_less() -> None:
    """Q-80 F13"""
    match = revealed("f13", {"bag": "2w1,1o1"}, {"bag": "1w2"})
    assert match.legal() == ["points", "remove white-1"]
    before = supply(match, "white-1")
    play(match, "remove white-1")
    assert (bag(match, "white-1"), supply(match, "white-1")) == (1, before + 1)
    assert own(match, 1)["points"] == 4  # no white-1 in the bag


def test_f14_a_4_chip_or_a_point_for_each_tail() -> None:
    """Q-80 F14, Q-82"""
    match = revealed("f14", {"points": 0}, {"points": 8})
    fours = ["green-4", "blue-4", "red-4", "yellow-4"]
    assert match.legal() == [*(f"take {four}" for four in fours), "points"]
    play(match, "points")
    assert own(match)["points"] == 3
    play(match, "points", seat=1)
    assert own(match)["tails"] == 3  # counted as the card was revealed


def test_f11_the_limit_is_nine() -> None:
    """Q-81 F11"""
    match = brewing({"pot": "w3@3,w3@6,w1@7", "bag": "1w2,1w1,1o1"}, card="f11")
    assert not own(draw(match, "white-2"))["exploded"]
    assert own(draw(match, "white-1"))["exploded"]


def test_f15_a_white_sum_of_seven_moves_the_droplet() -> None:
    """Q-81 F15"""
    match = brewing({"pot": "w3@3,w3@6,w1@7"}, {"pot": "w3@3"}, card="f15")
    play(match, "stop")
    assert (own(match)["droplet"], own(match, 1)["droplet"]) == (1, 0)


def test_f16_two_points_more_for_a_ruby_space() -> None:
    """Q-81 F16"""
    match = until(stopped(brewing({"pot": "o1@4"}, card="f16")), "shop")
    assert (own(match)["points"], own(match)["rubies"]) == (1 + 2, 1)


def test_f17_one_ruby_more() -> None:
    """Q-81 F17"""
    assert own(until(stopped(brewing({"pot": "o1@4"}, card="f17")), "shop"))["rubies"] == 2


def test_f18_the_left_neighbour_of_who_exploded_takes_a_2_chip() -> None:
    """Q-81 F18"""
    boom: Seat = {"pot": "w3@3,w3@6,w2@8", "is": "stopped,exploded"}
    match = brewing({}, boom, {}, card="f18", lacking="b2")
    play(match, "stop")
    assert match.actors == [2]
    assert match.legal() == ["take green-2", "take red-2", "take yellow-2"]
    play(match, "take red-2", seat=2)
    assert bag(match, "red-2", 2) == 1


def test_f19_the_first_white_may_go_back() -> None:
    """Q-81 F19"""
    match = brewing({"bag": "1o1,2w2,1w1"}, card="f19")
    draw(match, "orange-1", "white-2")
    assert match.legal(0) == ["return white-2", "decline"]
    play(match, "return white-2")
    assert pot(match) == "orange-1@1"
    assert own(match)["flask"]
    assert "flask" in draw(match, "white-1").legal(0)  # asked once only


def test_f20_who_rolls_rolls_twice() -> None:
    """Q-81 F20"""
    match = brewing({"pot": "o1@3"}, card="f20")
    play(match, "stop", "die 0 1-point", "die 0 2-points")
    assert own(match)["points"] == 3


def test_f21_start_over_after_five_chips() -> None:
    """Q-81 F21, Q-82"""
    match = brewing({"pot": "w3@3,o1@4", "placings": 4, "bag": "1g1,1w1,1o1"}, card="f21")
    draw(match, "green-1")
    assert match.legal(0) == ["go on", "start over"]
    play(match, "start over")
    assert pot(match) == ""
    assert own(match)["bag"] == {"white-1": 1, "white-3": 1, "orange-1": 2, "green-1": 1}
    assert (own(match)["placings"], own(match)["white_sum"]) == (0, 0)


def test_f21_the_first_five_can_not_explode_the_second_brewing_can() -> None:
    """Q-82"""
    first = {"pot": "w3@3,w3@6,w1@7", "placings": 4, "bag": "1w2,1w1,1o1"}
    match = brewing(first, card="f21")
    draw(match, "white-2")
    assert not own(match)["exploded"]
    play(match, "go on")
    assert own(draw(match, "white-1"))["exploded"]  # the next white over the limit
    second = {"pot": "w3@3,w3@6,w1@7", "placings": 3, "second": "over", "bag": "1w2,1o1"}
    match = brewing(second, card="f21")
    assert own(draw(match, "white-2"))["exploded"]


def test_f21_is_asked_only_once() -> None:
    """Q-82"""
    match = brewing({"bag": "8o1"}, card="f21")
    draw(match, *["orange-1"] * 5)
    play(match, "start over")
    draw(match, *["orange-1"] * 5)
    assert match.legal(0) == ["draw", "stop"]


def test_f22_draws_five_and_may_place_one_plainly() -> None:
    """Q-81 F22, Q-82"""
    boom: Seat = {"pot": "w3@3,w3@6,w2@8", "is": "stopped,exploded"}
    match = brewing({"pot": "w3@3,w1@4", "bag": "3w1,1w3,2g4"}, boom, card="f22")
    play(match, "stop", *["chip 0 white-1"] * 3, "chip 0 white-3", "chip 0 green-4")
    assert match.legal() == ["place white-1", "place white-3", "place green-4", "decline"]
    play(match, "place green-4")
    assert pot(match) == "white-3@3 white-1@4 green-4@8"
    rolled(match)
    greens = [e for e in match.events() if e.params.get("source") == "green"]
    assert greens == []  # F22's chip is no green in B


def test_f22_can_not_explode_but_its_white_counts() -> None:
    """Q-82"""
    match = brewing({"pot": "w3@3,w3@6", "bag": "1w3"}, card="f22")
    play(match, "stop", "chip 0 white-3", "place white-3")
    assert not own(match)["exploded"]
    assert own(match)["white_sum"] == 9


def test_f23_oranges_move_one_more() -> None:
    """Q-81 F23"""
    match = brewing({"bag": "1o1,1g1,1w1"}, card="f23")
    assert pot(draw(match, "orange-1", "green-1")) == "orange-1@2 green-1@3"


def test_f24_fills_all_flasks() -> None:
    """Q-81 F24"""
    match = end_of_round(brewing({"flask": "empty"}, {"flask": "empty"}, card="f24"))
    assert own(match)["flask"]
    assert own(match, 1)["flask"]


def test_a_gift_that_is_not_in_supply_is_lost() -> None:
    """Q-82"""
    match = revealed("f10", {"points": 0}, {"points": 5}, lacking="g1")
    assert bag(match, "green-1") == 0
    assert "chip-lost" in [event.kind for event in match.events()]


@pytest.mark.parametrize("expansion", ["off", "on"])
def test_there_are_24_cards_with_the_expansion_too(expansion: str) -> None:
    """Q-83"""
    match = philtre.new("quacks", expansion=expansion, dealer="hand")
    while not match.legal()[0].startswith("card"):
        match.play(match.legal()[0])
    assert match.legal() == [f"card f{n:02}" for n in range(1, 25)]
