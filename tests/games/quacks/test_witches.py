"""The Herb Witches and the overflow bowl (Q-70 … Q-72)."""

import pytest

import philtre
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


def test_witches_at_random_are_the_first_chance_nodes() -> None:
    """Q-70"""
    match = philtre.new("quacks", players=2, expansion=True, dealer="hand")
    for first in (1, 5, 9):
        assert match.legal() == [f"witch w{first + n}" for n in range(4)]
        assert match.odds() == [1] * 4
        match.play(match.legal()[2])
    assert match.view()["witches"] == ["w3", "w7", "w11"]
    assert own(match)["pennies"] == ["silver", "copper", "gold"]
    assert match.legal()[0] == "card f01"


def test_named_witches_need_no_chance() -> None:
    """Q-70"""
    match = philtre.new("quacks", expansion=True, witches="w9,w1,w5", dealer="hand")
    assert match.options["witches"] == "w1,w5,w9"
    assert match.legal()[0] == "card f01"


def test_an_unused_penny_is_two_points_at_the_end() -> None:
    """Q-70"""
    match = coven("w1", {"pennies": "silver,copper"}, round=9)
    end_of_round(match)
    pennies = [e.params for e in match.events() if e.params.get("source") == "pennies"]
    assert pennies == [{"seat": 0, "count": 4, "source": "pennies"}]


def test_w1_takes_the_exploding_chip_back() -> None:
    """Q-71 W1"""
    match = coven("w1", {"pot": "w3@3,w3@6", "bag": "2w2,1o1"})
    draw(match, "white-2")
    assert match.legal(0) == ["witch w1", "decline"]
    play(match, "witch w1")
    mine = own(match)
    assert (mine["exploded"], mine["flask"], mine["pennies"]) == (False, False, [])
    assert pot(match) == "white-3@3 white-3@6"
    assert match.legal(0) == ["draw", "stop"]


def test_w1_needs_a_full_flask_and_declining_is_final() -> None:
    """Q-71 W1"""
    match = coven("w1", {"pot": "w3@3,w3@6", "bag": "2w2,1o1", "flask": "empty"})
    assert own(draw(match, "white-2"))["stopped"]
    match = coven("w1", {"pot": "w3@3,w3@6", "bag": "2w2,1o1"})
    play(draw(match, "white-2"), "decline")
    assert own(match)["stopped"]


def test_w1_after_the_stop_leaves_the_player_stopped() -> None:
    """Q-71 W1, Q-58"""
    match = coven("w1", {"pot": "w3@3,w3@6", "aside": "w2", "bag": "1o1"}, books=6)
    play(match, "stop")
    assert match.legal(0) == ["witch w1", "decline"]
    play(match, "witch w1")
    assert own(match)["stopped"]
    assert bag(match, "white-2") == 1


def test_w2_draws_six_and_places_any_of_them() -> None:
    """Q-71 W2"""
    match = coven("w2", {"bag": "4w1,2o1,2g4", "pot": "w1@1"})
    assert match.legal(0) == ["draw", "stop", "flask", "witch w2"]
    play(match, "witch w2")
    chips = ["white-1", "white-1", "white-1", "orange-1", "orange-1", "green-4"]
    play(match, *(f"chip 0 {chip}" for chip in chips))
    assert match.legal(0) == ["place white-1", "place orange-1", "place green-4", "done"]
    play(match, "place green-4", "place orange-1", "done")
    assert pot(match) == "white-1@1 green-4@5 orange-1@6"
    assert own(match)["hand"] == []
    assert bag(match, "white-1") == 4


def test_w2_the_rest_goes_back_when_the_pot_explodes() -> None:
    """Q-71 W2"""
    match = coven("w2", {"bag": "1w2,2o1", "pot": "w3@3,w3@6"})
    play(match, "witch w2", "chip 0 white-2", "chip 0 orange-1", "chip 0 orange-1")
    play(match, "place white-2")
    assert own(match)["exploded"]
    assert bag(match, "orange-1") == 2


def test_w2_effects_in_between_draw_from_the_rest() -> None:
    """Q-71 W2, Q-36"""
    match = coven("w2", {"bag": "1b1,5o1,2w1"})
    play(match, "witch w2", "chip 0 blue-1", *["chip 0 orange-1"] * 5, "place blue-1")
    assert match.legal() == ["chip 0 white-1"]
    play(match, "chip 0 white-1", "decline")
    assert match.legal(0) == ["place orange-1", "done"]


def test_w2_in_round_9_the_step_waits_for_it() -> None:
    """Q-71 W2, Q-16"""
    other = {"bag": "2o1,1w1", "todo": "decide"}
    match = coven("w2", {"bag": "2o1,1w1"}, other, round=9)
    match.play("draw", 1)
    match.play("witch w2", 0)
    play(match, "chip 0 orange-1", "chip 0 orange-1", "chip 0 white-1")
    assert match.actors == [0]
    play(match, "place orange-1", "done")
    assert match.actors == [0]
    match.play("draw", 0)
    assert match.actors == ["chance"]


def test_w3_takes_the_last_two_whites_or_one_of_them() -> None:
    """Q-71 W3"""
    fields = {"pot": "w1@1,w2@3,o1@4,w3@7,g1@8", "bag": "2o1"}
    for answer, row in [
        ("return both", "white-1@1 orange-1@4 green-1@8"),
        ("return last", "white-1@1 white-2@3 orange-1@4 green-1@8"),
        ("return earlier", "white-1@1 orange-1@4 white-3@7 green-1@8"),
    ]:
        match = coven("w3", fields)
        play(match, "witch w3")
        assert match.legal(0) == ["return both", "return last", "return earlier"]
        assert pot(play(match, answer)) == row


def test_w3_with_one_white_takes_that_one() -> None:
    """Q-71 W3, Q-94"""
    match = coven("w3", {"pot": "w1@1,o1@4"})
    assert pot(play(match, "witch w3")) == "orange-1@4"
    match = coven("w3", {"pot": "o1@4"})
    assert "witch w3" not in match.legal(0)


def test_w3_can_not_take_a_white_on_52_under_a_bowl_chip() -> None:
    """Q-71 W3, Q-72"""
    match = coven("w3", {"pot": "w1@50,w2@52", "bowl": "o1"})
    assert pot(play(match, "witch w3")) == "white-2@52"
    match = coven("w3", {"pot": "o1@50,w2@52", "bag": "3o1"})
    play(match, "witch w3")
    assert pot(draw(match, "orange-1")) == "orange-1@50 orange-1@51"  # no longer full


def test_w4_makes_an_exploded_player_count_as_not_exploded() -> None:
    """Q-71 W4"""
    match = coven("w4", {"pot": "w3@3,w3@20", "bag": "1w2,1o1"})
    draw(match, "white-2")
    assert match.legal() == ["witch w4", "decline"]
    play(match, "witch w4")
    assert match.legal()[0] == "die 0 1-point"
    until(rolled(match), "shop")
    assert own(match)["points"] == 1 + 5


def test_a_full_pot_sends_later_chips_into_the_bowl() -> None:
    """Q-72"""
    match = coven("w12", {"pot": "w3@3,w3@6,o1@50", "bag": "1g4,1b4,1w2,1o6"})
    draw(match, "green-4", "blue-4", "orange-6")
    assert own(match)["bowl"] == ["blue-4", "orange-6"]  # no book effects there
    draw(match, "white-2")
    assert own(match)["exploded"]  # whites still count
    play(until(match, "choice"), "points")
    assert own(match)["points"] == 15 + 12 // 2


def test_the_flask_takes_a_white_out_of_the_bowl() -> None:
    """Q-72, Q-15"""
    match = coven("w12", {"pot": "g4@52", "bag": "1w2,1o1"})
    draw(match, "white-2")
    play(match, "flask")
    assert (own(match)["bowl"], own(match)["white_sum"]) == ([], 0)


@pytest.mark.parametrize("book", [1, 2])
def test_what_a_chip_on_52_does_to_a_next_chip_is_lost(book: int) -> None:
    """Q-72"""
    match = coven("w12", {"pot": "o1@50", "bag": "1b4,1y4,2o1"}, books=book)
    draw(match, "blue-4")
    assert own(match)["window"] == 0
    assert match.legal(0) == ["draw", "stop"]  # nothing was drawn
    match = coven("w12", {"pot": "w1@50", "bag": "1y4,2o1"}, books=book)
    draw(match, "yellow-4")
    assert not own(match)["doubling"]
    if book == 1:
        assert match.legal(0) == ["return white-1", "decline"]  # everything else works


def test_bowl_chips_count_for_no_book_in_b() -> None:
    """Q-72"""
    match = coven("w12", {"pot": "o1@50,o1@52", "bowl": "g1,p1,k1", "bag": "1w1"})
    stopped(match)
    assert [
        e for e in match.events() if e.params.get("source") in ("green", "purple", "black")
    ] == []
