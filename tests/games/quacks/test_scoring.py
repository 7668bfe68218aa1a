"""Scoring a round and the game (Q-20 … Q-28)."""

import pytest

import philtre
from tests.games.quacks.kitchen import (
    bag,
    brewing,
    draw,
    end_of_round,
    own,
    play,
    pot,
    rolled,
    stopped,
    supply,
    until,
)


def test_the_furthest_who_has_not_exploded_rolls() -> None:
    """Q-20"""
    match = brewing({"pot": "g1@10"}, {"pot": "g1@20", "is": "stopped,exploded"})
    play(match, "stop")
    assert [text.split()[:2] for text in match.legal()] == [["die", "0"]] * 5
    assert match.odds() == [2, 1, 1, 1, 1]


def test_all_tied_ones_roll() -> None:
    """Q-20"""
    match = brewing({"pot": "g1@10"}, {"pot": "o1@10"})
    play(match, "stop", "die 0 1-point")
    assert "die 1 ruby" in match.legal()


@pytest.mark.parametrize("face", ["1-point", "2-points", "ruby", "droplet", "orange-1"])
def test_the_faces_of_the_die(face: str) -> None:
    """Q-20"""
    match = brewing({"pot": "o1@2"})
    play(match, "stop", f"die 0 {face}")
    mine = own(match)
    got = (mine["points"], mine["rubies"], mine["droplet"], bag(match, "orange-1"))
    expected = {
        "1-point": (1, 0, 0, 3),
        "2-points": (2, 0, 0, 3),
        "ruby": (0, 1, 0, 3),
        "droplet": (0, 0, 1, 3),
        "orange-1": (0, 0, 0, 4),
    }
    # the round is nearly over: seat 0 can buy an orange for the 3 coins of its space
    assert until(match, "shop").actors == [0]
    assert got == expected[face]


def test_chips_act_black_then_green_then_purple_exploded_or_not() -> None:
    """Q-21"""
    match = brewing({"pot": "w3@3,w3@6,k1@10,p1@11,g1@12", "bag": "1w2,1w1"}, books="2,1,1,1,1,1")
    rolled(draw(match, "white-2"))
    assert own(match)["exploded"]
    assert match.legal() == ["take orange-1", "decline"]  # green is second-last
    play(match, "decline")
    kinds = [e.params.get("source") for e in match.events() if e.kind in ("scored", "rubies")]
    assert kinds[:3] == ["die", "black", "purple"]


def test_one_ruby_if_the_scoring_space_shows_one() -> None:
    """Q-22"""
    match = until(stopped(brewing({"pot": "o1@4"})), "shop")
    assert own(match)["rubies"] == 1
    match = brewing({"pot": "w3@3,w3@10", "bag": "1w2,1w1"})  # exploded or not
    draw(match, "white-2")
    assert own(until(match, "choice"))["rubies"] == 1


def test_exploded_players_choose_all_before_points_are_given() -> None:
    """Q-23"""
    boom = {"pot": "w3@3,w3@6,w2@8", "is": "stopped,exploded"}
    bang = {"pot": "w3@9,w2@11,w2@13,w1@14", "is": "stopped,exploded"}
    match = brewing({"pot": "o1@20"}, boom, bang)
    stopped(match)
    assert match.actors == [2]  # the start player of round 3
    assert match.legal() == ["points", "coins"]
    play(match, "points", seat=2)
    assert [own(match, seat)["points"] for seat in range(3)] == [1, 0, 0]
    play(match, "coins", seat=1)
    assert [own(match, seat)["points"] for seat in range(3)] == [1 + 4, 0, 3]


def test_points_of_the_scoring_space() -> None:
    """Q-24"""
    match = until(stopped(brewing({"pot": "o1@28"})), "shop")
    assert own(match)["points"] == 1 + 7


def shopping(**fields: object) -> philtre.Match:
    return until(stopped(brewing({"pot": "o1@14", **fields})), "shop")


def test_two_chips_of_different_colours_and_white_is_not_sold() -> None:
    """Q-25"""
    match = shopping()  # 15 coins
    assert match.legal() == [
        *("buy orange-1", "buy green-1", "buy green-2", "buy green-4", "buy blue-1", "buy blue-2"),
        *("buy red-1", "buy red-2", "buy yellow-1", "buy yellow-2", "buy purple-1", "buy black-1"),
        "done",
    ]
    play(match, "buy green-1")
    assert own(match)["coins"] == 11
    assert "buy green-2" not in match.legal()
    play(match, "buy purple-1")
    assert match.view()["asked"].get("0") != "shop"  # two at most
    end_of_round(match)
    assert (bag(match, "green-1"), bag(match, "purple-1")) == (1, 1)
    with pytest.raises(philtre.IllegalMove, match="white 1 is not sold"):
        shopping().play("buy white-1")


def test_what_is_not_in_the_supply_can_not_be_bought() -> None:
    """Q-25, Q-1"""
    match = brewing({"pot": "o1@14"}, lacking="g1")
    match = until(stopped(match), "shop")
    assert "buy green-1" not in match.legal()
    assert "buy green-2" in match.legal()


def test_rubies_buy_droplet_moves_and_a_full_flask() -> None:
    """Q-26"""
    match = brewing({"rubies": 5, "flask": "empty", "bag": "1o1"})
    until(stopped(match), "exchange")
    assert match.legal() == ["ruby droplet", "ruby flask", "done"]
    play(match, "ruby flask")
    assert match.legal() == ["ruby droplet", "done"]
    play(match, "ruby droplet")
    assert (own(match)["droplet"], own(match)["flask"], own(match)["rubies"]) == (1, True, 1)


def test_chips_return_to_the_bag_with_the_bought_ones() -> None:
    """Q-26"""
    match = shopping(bag="1w1")
    play(match, "buy green-1")
    assert bag(match, "green-1") == 0
    end_of_round(match)
    assert own(match)["bag"] == {"white-1": 1, "orange-1": 1, "green-1": 1}
    assert pot(match) == ""
    assert own(match)["tails"] == 0


def test_round_9_turns_coins_and_rubies_into_points() -> None:
    """Q-27"""
    match = brewing({"pot": "o1@14", "rubies": 5}, round=9)
    play(match, "stop", "die 0 1-point")
    assert match.over
    # die 1; space 15: 3 points, 15 coins make 3; 5 rubies make 2
    assert own(match)["points"] == 1 + 3 + 3 + 2
    assert own(match)["rubies"] == 1
    assert pot(match) == "orange-1@14"  # nothing is put back


def test_most_points_win_then_the_further_scoring_space_then_they_share() -> None:
    """Q-28"""

    def ends(one: dict[str, object], two: dict[str, object]) -> list[float] | None:
        match = brewing(one, two, round=9)
        return end_of_round(match).returns

    assert ends({"points": 9}, {"points": 3}) == [1.0, 0.0]
    assert ends({"points": 2, "pot": "o1@7"}, {"points": 3, "pot": "o1@6"}) == [1.0, 0.0]
    assert ends({"points": 0, "pot": "o1@1"}, {"points": 1}) == [1.0, 0.0]
    assert ends({"pot": "o1@7"}, {"pot": "g1@7"}) == [0.5, 0.5]


def test_supply_of_bought_chips_goes_down_at_once() -> None:
    """Q-25"""
    match = shopping()
    before = supply(match, "black-1")
    play(match, "buy black-1")
    assert supply(match, "black-1") == before - 1
