"""The base books that act in B: green, purple, black (Q-32 … Q-35, Q-48 … Q-52)."""

import pytest

from tests.games.quacks.kitchen import (
    bag,
    brewing,
    own,
    play,
    pot,
    stopped,
    supply,
    until,
)


def test_green_1_gives_a_ruby_for_each_that_counts() -> None:
    """Q-32"""
    match = stopped(brewing({"pot": "g4@4,g1@10,g2@20"}))
    assert own(match)["rubies"] == 2
    match = stopped(brewing({"pot": "g4@4,w1@10,w1@20"}))
    assert own(match)["rubies"] == 0


@pytest.mark.parametrize(
    ("green", "gifts"),
    [
        ("g1", ["take orange-1"]),
        ("g2", ["take blue-1", "take red-1"]),
        ("g4", ["take yellow-1", "take purple-1"]),
    ],
)
def test_green_2_may_add_a_chip(green: str, gifts: list[str]) -> None:
    """Q-33"""
    match = stopped(brewing({"pot": f"{green}@4", "bag": "1w1"}, books=2))
    assert match.legal() == [*gifts, "decline"]
    play(match, gifts[0])
    assert bag(match, gifts[0].removeprefix("take ")) == 1


def test_green_2_offers_only_what_is_open_and_in_supply() -> None:
    """Q-33, Q-94"""
    match = stopped(brewing({"pot": "g4@4"}, books=2, round=1))
    assert match.view()["asked"].get("0") != "green-2"
    match = stopped(brewing({"pot": "g2@4"}, books=2, lacking="b1"))
    assert match.legal() == ["take red-1", "decline"]


def test_green_2_second_last_is_settled_first() -> None:
    """Q-33"""
    match = stopped(brewing({"pot": "g2@4,g1@5"}, books=2))
    assert match.legal() == ["take blue-1", "take red-1", "decline"]
    play(match, "decline")
    assert match.legal() == ["take orange-1", "decline"]


def test_green_3_moves_the_last_chip_with_a_white_sum_of_7() -> None:
    """Q-34"""
    match = stopped(brewing({"pot": "w3@3,g2@5,w3@8,g4@12,w1@13"}, books=3))
    assert pot(match).endswith("white-1@19")
    assert own(match)["scoring"]["space"] == 20
    match = stopped(brewing({"pot": "w3@3,g2@5,w3@8,g4@12"}, books=3))
    assert pot(match).endswith("green-4@12")


def test_green_3_may_reach_the_spoon_and_purple_3_looks_at_the_moved_chip() -> None:
    """Q-34, Q-50"""
    match = stopped(brewing({"pot": "w3@3,w3@6,w1@7,g4@8,p1@17"}, books=3))
    points = [e.params["count"] for e in match.events() if e.params.get("source") == "purple"]
    assert points == [1]  # moved to 21: 18 coins
    match = brewing({"pot": "w3@3,w3@6,w1@7,g4@8,o1@50"}, books=3)
    assert own(stopped(match))["scoring"]["space"] == 53


def test_green_4_may_pay_a_ruby_for_a_droplet_move() -> None:
    """Q-35"""
    match = stopped(brewing({"pot": "g1@1,g1@2", "rubies": 1}, books=4))
    assert match.legal() == ["pay", "decline"]
    play(match, "pay")
    assert (own(match)["droplet"], own(match)["rubies"]) == (1, 0)
    assert match.view()["asked"].get("0") != "green-4"  # no ruby for the other green


def test_purple_1_any_tier_that_the_number_allows() -> None:
    """Q-48"""
    match = stopped(brewing({"pot": "p1@1,p1@2,p1@3,p1@4,w1@5"}))
    assert match.legal() == ["purple 1", "purple 2", "purple 3"]
    got = {}
    for tier in match.legal():
        other = match.fork()
        play(other, tier)
        got[tier] = (own(other)["droplet"], other.events()[-1].kind)
    assert got["purple 3"][0] == 1
    match = stopped(brewing({"pot": "p1@1,p1@2"}))
    play(match, "purple 2")
    assert (own(match)["points"], own(match)["rubies"]) == (1 + 1, 1)


def test_purple_2_hands_in_for_chips_and_points() -> None:
    """Q-49"""
    match = stopped(brewing({"pot": "p1@1,o1@2,p1@3", "bag": "1w1"}, books=2))
    before = supply(match, "purple-1")
    play(match, "purple 2")
    assert pot(match) == "orange-1@2"
    assert supply(match, "purple-1") == before + 2
    mine = own(match)
    assert (mine["points"], mine["droplet"]) == (1 + 3, 1)
    assert mine["bag"] == {"white-1": 1, "green-1": 1, "blue-2": 1}


def test_purple_2_a_chip_that_can_not_be_had_is_lost() -> None:
    """Q-49"""
    match = stopped(brewing({"pot": "p1@1"}, books=2, lacking="k1"))
    play(match, "purple 1")
    assert bag(match, "black-1") == 0
    assert (own(match)["points"], own(match)["rubies"]) == (2, 1)
    assert "chip-lost" in [event.kind for event in match.events()]


def test_purple_3_scores_by_the_coins_of_its_space() -> None:
    """Q-50"""
    match = stopped(brewing({"pot": "p1@9,p1@10,p1@25,p1@45,o1@46"}, books=3))
    points = [e.params["count"] for e in match.events() if e.params.get("source") == "purple"]
    assert points == [0 + 1 + 2 + 3]  # coins 9, 10, 20, 30


def test_purple_4_swaps_a_chip_of_the_pot() -> None:
    """Q-51"""
    fields = {"pot": "g1@1,b1@2,r2@4,p1@5,p1@6,p1@7", "bag": "1w1"}
    match = stopped(brewing(fields, books=4))
    assert match.legal() == ["purple 1", "purple 2", "purple 3", "decline"]
    play(match, "purple 3")
    assert match.legal() == ["swap green-1", "swap blue-1"]
    play(match, "swap blue-1")
    assert bag(match, "blue-4") == 1
    assert "blue-1" not in pot(match)


def test_purple_4_offers_a_tier_only_if_a_swap_can_be_had() -> None:
    """Q-51"""
    match = stopped(brewing({"pot": "g2@2,w1@3,p1@5,p1@6"}, books=4))
    assert match.legal() == ["purple 2", "decline"]
    match = stopped(brewing({"pot": "g2@2,p1@5,p1@6"}, books=4, lacking="g4"))
    assert match.view()["asked"].get("0") != "purple-tier"


@pytest.mark.parametrize(
    ("mine", "theirs", "droplet", "rubies"),
    [(0, 0, 0, 0), (1, 1, 1, 0), (2, 1, 1, 1), (1, 2, 0, 0), (1, 0, 1, 1)],
)
def test_black_with_two_players(mine: int, theirs: int, droplet: int, rubies: int) -> None:
    """Q-52"""

    def blacks(number: int) -> str:
        return ",".join(["o1@1", *(f"k1@{n + 2}" for n in range(number))])

    match = stopped(brewing({"pot": blacks(mine) + ",w1@30"}, {"pot": blacks(theirs)}))
    assert own(match)["droplet"] == droplet
    assert own(until(match, "shop"))["rubies"] == rubies


@pytest.mark.parametrize(
    ("left", "right", "droplet", "rubies"), [(0, 0, 1, 1), (0, 1, 1, 0), (1, 1, 0, 0)]
)
def test_black_with_three_players(left: int, right: int, droplet: int, rubies: int) -> None:
    """Q-52"""
    pots = [
        {"pot": "k1@2,w1@20"},
        {"pot": "k1@2" if left else ""},
        {"pot": "k1@2" if right else ""},
    ]
    match = until(stopped(brewing(*pots)), "shop")
    assert (own(match)["droplet"], own(match)["rubies"]) == (droplet, rubies)
