"""Where two rules meet."""

from typing import Any

from tests.games.quacks.kitchen import (
    Seat,
    bag,
    before_card,
    brewing,
    coven,
    draw,
    end_of_round,
    own,
    play,
    pot,
    revealed,
    rolled,
    stopped,
    until,
)

BOOM: Seat = {"pot": "w3@3,w3@6,w2@8", "is": "stopped,exploded"}


def test_a_window_protects_after_the_stop_too() -> None:
    """Q-37, Q-58"""
    mine = {"pot": "w3@3,w3@6", "aside": "w2", "window": 1, "bag": "1o1"}
    match = play(brewing(mine, expansion="on", books="1,2,6,1,1,1"), "stop")
    assert own(match)["exploded"]
    assert own(match)["protected"]


def test_a_red_of_book_2_goes_in_the_bowl_of_a_full_pot() -> None:
    """Q-41, Q-72"""
    match = coven("w12", {"pot": "g4@52", "bag": "1r1,1o1"}, books=2)
    assert own(draw(match, "red-1"))["bowl"] == ["red-1"]


def test_a_reserved_white_may_be_stirred_back() -> None:
    """Q-53, F19 of Q-81"""
    reserved = {"reserved": "w1", "bag": "2o1"}
    match = revealed("f19", reserved, expansion="on", books=5)
    assert match.legal(0) == ["return white-1", "decline"]
    assert bag(play(match, "return white-1"), "white-1") == 1


def test_starting_over_places_reserved_chips_first_again() -> None:
    """Q-53, F21 of Q-82"""
    reserved = {"reserved": "g2", "bag": "7o1"}
    match = revealed("f21", reserved, expansion="on", books=5)
    assert own(match)["placings"] == 1
    draw(match, *["orange-1"] * 4)
    play(match, "start over")
    assert pot(match) == "green-2@2"
    assert bag(match, "orange-1") == 7


def test_black_6_compares_spaces_before_green_3_moves_a_chip() -> None:
    """Q-64, Q-34"""
    mine = {"pot": "w3@3,w3@6,w1@7,g4@11,k1@12"}
    options: dict[str, Any] = {"expansion": "on", "books": "3,1,1,1,1,6"}
    match = until(stopped(brewing(mine, {"pot": "k1@13,o1@14"}, **options)), "shop")
    assert pot(match).endswith("black-1@16")
    assert (own(match)["droplet"], own(match, 1)["droplet"]) == (0, 1)


def test_locoweed_6_draws_as_the_blue_it_copies() -> None:
    """Q-66, Q-36"""
    mine = {"pot": "b2@2", "bag": "1l1,3o1"}
    match = brewing(mine, expansion="on", books="6,1,6,6,6,6", locoweed=6)
    draw(match, "locoweed")
    play(match, "chip 0 orange-1", "chip 0 orange-1")
    assert match.legal(0) == ["place orange-1", "decline"]


def test_locoweed_5_counts_doubled_tails() -> None:
    """Q-65, F12 of Q-80"""
    match = revealed("f12", {"points": 0, "bag": "1l1,2o1"}, {"points": 2}, expansion="on", books=5)
    assert own(match)["tails"] == 2
    assert pot(draw(match, "locoweed")) == "locoweed@5"  # start 2, then 2 + 1


def test_w1_is_asked_though_the_pot_is_protected() -> None:
    """W1 of Q-71, Q-37"""
    match = coven("w1", {"pot": "w3@3,w3@6", "bag": "1w2,1o1", "window": 1}, books=2)
    assert draw(match, "white-2").legal(0) == ["witch w1", "decline"]


def test_w2_lays_a_red_of_book_2_beside_the_pot_and_bars_the_flask() -> None:
    """W2 of Q-71, Q-15, Q-41"""
    match = coven("w2", {"bag": "1r1,2w1"}, books=2)
    play(match, "witch w2", "chip 0 red-1", "chip 0 white-1", "chip 0 white-1")
    play(match, "place red-1", "place white-1")
    assert own(match)["beside"] == ["red-1"]
    assert match.legal(0) == ["place white-1", "done"]


def test_w4_spares_the_choice() -> None:
    """W4 of Q-71, Q-23"""
    match = coven("w4", {"pot": "w3@3,w3@20", "bag": "1w2,1o1"})
    play(draw(match, "white-2"), "witch w4")
    until(match, "shop")
    assert "chose" not in [event.kind for event in match.events()]


def test_w5_is_for_who_took_points_too() -> None:
    """W5 of Q-71"""
    match = coven("w5", {"pot": "g1@1,w3@4,w3@20", "bag": "1w2,1o1"})
    play(until(draw(match, "white-2"), "choice"), "points")
    assert match.legal() == ["witch w5", "done"]


def test_w10_does_not_count_what_came_in_since() -> None:
    """W10 of Q-71, F18 of Q-81"""
    match = coven("w10", {"pot": "o1@20", "bag": "1o1"}, BOOM, card="f18")
    play(match, "stop", "take green-2")
    assert bag(match, "green-2") == 1
    rolled(match)
    until(match, "shop")
    assert "gold" not in match.view()["asked"].values()


def test_bowl_whites_count_for_green_3() -> None:
    """Q-72, Q-34"""
    match = coven("w12", {"pot": "w3@3,g1@4,w3@7,o1@52", "bowl": "w1"}, books=3)
    stopped(match)
    assert "moved-on" in [event.kind for event in match.events()]


def test_f22s_chip_may_be_last_but_is_no_green() -> None:
    """F22 of Q-82, Q-32"""
    match = brewing({"pot": "g1@1,g1@2", "bag": "1g2"}, card="f22", round=3)
    play(match, "stop", "chip 0 green-2", "place green-2")
    play(match, *["chip 1 orange-1"] * 3)
    play(match, "decline", seat=1)
    until(match, "shop")
    rubies = [e.params["count"] for e in match.events() if e.params.get("source") == "green"]
    assert rubies == [1]  # the green before it is second-last now


def test_f18_serves_the_neighbours_in_the_order_of_the_exploded() -> None:
    """F18 of Q-81"""
    match = brewing({}, BOOM, {"pot": "w2@2,w2@4,w2@6,w2@8", "is": "stopped,exploded"}, card="f18")
    play(match, "stop")
    assert match.actors == [0]  # seat 2 starts round 3, its left neighbour is seat 0
    play(match, "take green-2")
    assert match.actors == [2]


def test_f19_asks_about_a_white_that_blue_1_brought() -> None:
    """F19 of Q-81, Q-36"""
    match = brewing({"bag": "1b1,2w1"}, card="f19")
    draw(match, "blue-1")
    play(match, "chip 0 white-1", "place white-1")
    assert match.legal(0) == ["return white-1", "decline"]


def test_f21_is_an_open_question_in_round_9() -> None:
    """F21 of Q-82, Q-16"""
    both = {"pot": "o1@1,o1@2,o1@3,o1@4", "placings": 4, "bag": "3g1", "todo": "decide"}
    match = brewing(both, {"todo": "decide"}, card="f21", round=9)
    match.play("draw", 0)
    match.play("stop", 1)
    play(match, "chip 0 green-1")
    assert match.legal(0) == ["go on", "start over"]


def test_an_exploded_player_in_round_9_may_take_coins_as_points() -> None:
    """Q-27, Q-23"""
    match = brewing({"pot": "w3@3,w3@29", "bag": "1w2,1o1"}, round=9)
    match.play("draw", 0)
    play(match, "chip 0 white-2")
    play(until(match, "choice"), "coins")
    assert own(match)["points"] == 23 // 5  # space 32 shows 23 coins


def test_a_flask_is_not_refilled_by_itself() -> None:
    """Q-26"""
    match = end_of_round(brewing({"flask": "empty"}, card="f23"))
    assert not own(match)["flask"]


def test_reserved_chips_are_in_no_bag_when_a_card_draws() -> None:
    """Q-53, F09 of Q-80"""
    match = before_card({"reserved": "g1", "bag": "1w1"}, expansion="on", books=5, coming="f09")
    play(match, "card f09")
    assert match.legal() == ["chip 0 white-1"]
