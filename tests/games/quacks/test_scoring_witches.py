"""The witches of shopping, scoring and the end of a round: W5 to W12 (Q-71)."""

import pytest

from tests.games.quacks.kitchen import (
    bag,
    coven,
    draw,
    end_of_round,
    own,
    play,
    pot,
    rolled,
    stopped,
    until,
)


def test_w5_upgrades_one_chip_or_the_last_two() -> None:
    """Q-71 W5"""
    match = coven("w5", {"pot": "g1@1,r2@3,g1@4", "bag": "1o1"})
    play(until(stopped(match), "shop"), "witch w5")
    assert match.legal() == ["upgrade green-1", "upgrade red-2", "upgrade last two"]
    play(match, "upgrade last two")
    assert pot(match) == "green-1@1 red-4@3 green-2@4"
    match = coven("w5", {"pot": "g1@1,r2@3,g1@4", "bag": "1o1"})
    play(until(stopped(match), "shop"), "witch w5", "upgrade green-1")
    assert pot(match) == "green-2@1 red-2@3 green-1@4"  # the earliest


def test_w5_needs_both_new_chips_in_supply() -> None:
    """Q-71 W5"""
    match = coven("w5", {"pot": "r2@3,g1@4", "bag": "1o1"}, lacking="g2")
    play(until(stopped(match), "shop"), "witch w5")  # one way only: done without asking
    assert pot(match) == "red-4@3 green-1@4"


def test_w6_doubles_the_coins() -> None:
    """Q-71 W6"""
    match = until(stopped(coven("w6", {"pot": "o1@9"})), "shop")
    play(match, "witch w6")
    assert own(match)["coins"] == 20
    assert own(match)["pennies"] == []


def test_w6_in_round_9_and_not_for_who_took_points() -> None:
    """Q-71 W6, Q-27"""
    match = coven("w6", {"pot": "o1@14"}, round=9)
    rolled(play(match, "stop"))
    assert match.legal() == ["witch w6", "done"]
    play(match, "witch w6")
    assert own(match)["points"] == 1 + 3 + 30 // 5
    match = coven("w6", {"pot": "w3@3,w3@20", "bag": "1w2,1o1"})
    play(until(draw(match, "white-2"), "choice"), "points")
    assert match.view()["asked"].get("0") != "shop"


def test_w7_gives_a_bought_chip_once_more() -> None:
    """Q-71 W7"""
    match = until(stopped(coven("w7", {"pot": "o1@14", "bag": "1w1"})), "shop")
    assert "witch w7" not in match.legal()
    play(match, "buy green-1", "buy red-1", "witch w7")
    assert match.legal() == ["copy green-1", "copy red-1"]
    play(match, "copy red-1")
    end_of_round(match)
    assert bag(match, "red-1") == 2


def test_w7_a_black_of_book_5_goes_left_as_well() -> None:
    """Q-71 W7, Q-63"""
    match = until(stopped(coven("w7", {"pot": "o1@14", "bag": "1w1"}, books="1,1,1,1,1,5")), "shop")
    play(match, "buy black-1", "witch w7")
    assert bag(match, "black-1", 1) == 2
    assert own(match)["droplet"] == 2


def test_w8_lends_two_coins_for_each_ruby() -> None:
    """Q-71 W8"""
    match = coven("w8", {"pot": "w3@3,w3@20", "bag": "1w2,1o1", "rubies": 3})
    play(until(draw(match, "white-2"), "choice"), "points")
    assert match.legal() == ["witch w8", "done"]
    play(match, "witch w8")
    assert own(match)["coins"] == 6
    assert own(match)["rubies"] == 3
    assert "buy red-1" in match.legal()


def test_w8_in_round_9_also_for_who_took_points() -> None:
    """Q-71 W8, Q-27"""
    match = coven("w8", {"pot": "w3@3,w3@20", "bag": "1w2,1o1", "rubies": 5}, round=9)
    match.play("draw", 0)
    play(until(play(match, "chip 0 white-2"), "choice"), "points")
    assert match.legal() == ["witch w8", "done"]
    play(match, "witch w8")
    assert match.over
    assert own(match)["points"] == 5 + 10 // 5 + 2  # space 23; coins; rubies


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("w1@1,o1@9", 3),
        ("o1@1,g1@2,b1@3,r1@9", 3),
        ("o1@1,o6@2,g1@2,b1@3,r1@4,y1@9", 4),
        ("o1@1,g1@2,b1@3,r1@4,y1@5,k1@9", 7),
        ("o1@1,g1@2,b1@3,r1@4,y1@5,k1@6,l1@9", 10),
        ("o1@1,g1@2,b1@3,r1@4,y1@5,k1@6,l1@7,p1@9", 14),
    ],
)
def test_w9_scores_by_the_colours_in_the_pot(row: str, points: int) -> None:
    """Q-71 W9"""
    match = until(stopped(coven("w9", {"pot": row}, books=1)), "gold")
    before = own(match)["points"]
    play(match, "witch w9")
    assert own(match)["points"] - before == points


def test_w9_not_after_exploding_with_coins_chosen() -> None:
    """Q-71 W9"""
    match = coven("w9", {"pot": "w3@3,w3@20", "bag": "1w2,1o1"})
    play(until(draw(match, "white-2"), "choice"), "coins")
    assert match.view()["asked"].get("0") != "gold"


def test_w10_counts_good_chips_left_in_the_bag_also_after_exploding() -> None:
    """Q-71 W10"""
    good = "1g2,1b4,1o6,2p1,1l1"
    match = coven("w10", {"pot": "w3@3,w3@20", "bag": f"1w2,2o1,1g1,1k1,{good}"})
    play(until(draw(match, "white-2"), "choice"), "coins")
    assert match.legal() == ["witch w10", "decline"]
    assert own(play(match, "witch w10"))["points"] == 2 * 6


def test_w11_takes_rubies_for_the_points_of_the_space() -> None:
    """Q-71 W11"""
    match = until(stopped(coven("w11", {"pot": "o1@27"})), "w11")
    play(match, "witch w11")
    assert own(match)["rubies"] == 6  # space 28
    assert own(match)["points"] == 1 + 6  # scored as ever


def test_w11_or_f17_but_f16_in_any_case() -> None:
    """Q-71 W11, Q-81 F16, Q-81 F17"""
    match = until(stopped(coven("w11", {"pot": "o1@27"}, card="f17")), "w11")
    other = match.fork()
    assert own(play(match, "witch w11"))["rubies"] == 6
    assert own(play(other, "decline"))["rubies"] == 2
    match = until(stopped(coven("w11", {"pot": "o1@27"}, card="f16")), "w11")
    assert own(match)["points"] == 1 + 2


def test_w11_needs_a_point_on_the_space() -> None:
    """Q-71 W11"""
    match = stopped(coven("w11", {"pot": "o1@4"}))  # a ruby, but no points
    assert match.view()["asked"].get("0") != "w11"


def test_w12_makes_droplet_and_flask_cost_one_ruby() -> None:
    """Q-71 W12"""
    match = coven("w12", {"rubies": 1, "flask": "empty", "bag": "1o1"})
    until(stopped(match), "exchange")
    assert match.legal() == ["witch w12", "done"]
    play(match, "witch w12")
    assert match.legal() == ["ruby droplet", "ruby flask", "done"]
