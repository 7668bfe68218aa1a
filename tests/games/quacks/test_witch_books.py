"""The books of sets 5 and 6, and locoweed (Q-53 … Q-67)."""

from typing import Any

import pytest

from philtre.core.match import Match
from tests.games.quacks.kitchen import (
    Seat,
    bag,
    before_card,
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


def five(*seats: Seat, **options: Any) -> Match:
    return brewing(*seats, **{"expansion": "on", "books": 5, **options})


def six(*seats: Seat, **options: Any) -> Match:
    return five(*seats, **{"books": 6, **options})


def test_green_5_may_reserve_a_chip_up_to_its_value() -> None:
    """Q-53"""
    match = stopped(five({"pot": "o1@1,r4@5,w1@6,g2@8"}))
    assert match.legal() == ["reserve white-1", "reserve orange-1", "reserve green-2", "decline"]


def test_green_5_two_greens_need_two_chips() -> None:
    """Q-53"""
    match = stopped(five({"pot": "w1@1,g1@2,g1@3"}))
    play(match, "reserve white-1")
    assert match.legal() == ["reserve green-1", "decline"]


def test_green_5_a_reserved_chip_is_in_no_bag_and_is_placed_first_next_round() -> None:
    """Q-53"""
    match = stopped(five({"pot": "w1@1,o6@7,g4@11", "bag": "1o1", "droplet": 2}))
    play(match, "reserve green-4")
    end_of_round(match)
    assert bag(match, "green-4") == 0
    assert own(match)["reserved"] == ["green-4"]
    play(match, "card f16")
    assert pot(match) == f"green-4@{own(match)['start'] + 4}"
    assert match.legal(0) == ["draw", "stop"]


def test_green_5_none_stays_if_none_is_left_in_the_pot() -> None:
    """Q-53"""
    match = stopped(five({"pot": "w1@1,g1@12", "bag": "1o1", "pennies": "copper"}))
    play(match, "reserve green-1")
    play(until(match, "shop"), "witch w5")  # upgrades the green-1, the only level up
    end_of_round(match)
    assert own(match)["reserved"] == []
    assert bag(match, "green-2") == 1


def test_green_5_two_kinds_in_an_order_of_choice_with_their_effects() -> None:
    """Q-53"""
    match = before_card({"reserved": "w3,r2", "bag": "2o1"}, expansion="on", books="5,1,3,1,1,1")
    play(match, "card f24")
    assert match.legal(0) == ["place white-3", "place red-2"]
    play(match, "place white-3")
    assert pot(match) == "white-3@3 red-2@8"  # red 3 looks at the white before it


def test_green_5_a_reserved_red_of_book_2_is_placed_at_once() -> None:
    """Q-41, Q-53"""
    match = before_card({"reserved": "r2", "bag": "2o1"}, expansion="on", books="5,1,2,1,1,1")
    assert pot(play(match, "card f24")) == "red-2@2"


def test_green_5_not_in_round_9() -> None:
    """Q-53"""
    match = stopped(five({"pot": "w1@1,g1@2"}, round=9))
    assert match.over


def test_green_6_rolls_the_die_for_each_that_counts() -> None:
    """Q-54"""
    match = six({"pot": "g1@1,g1@2"}, {"pot": "o1@30"})
    rolled(play(match, "stop"), "2-points")
    assert own(match)["points"] == 4


def test_green_6_rolls_twice_with_f20() -> None:
    """Q-54"""
    match = six({"pot": "w1@1,g1@2"}, {"pot": "o1@30"}, card="f20")
    play(match, "stop", "die 1 1-point", "die 1 1-point")
    play(match, "die 0 2-points", "die 0 2-points")
    assert own(match)["points"] == 4


def test_blue_5_scores_with_as_many_oranges() -> None:
    """Q-55"""
    match = five({"pot": "o1@1,o6@7", "bag": "1b2,1b4,2o1"})
    draw(match, "blue-2")
    assert own(match)["points"] == 2
    assert own(draw(match, "blue-4"))["points"] == 2


def test_blue_6_counts_white_1s_just_before_it() -> None:
    """Q-56"""
    match = six({"pot": "w1@1,w1@2,o1@20,w1@21", "bag": "1b2,1b4,2o1"})
    assert own(draw(match, "blue-2"))["rubies"] == 1
    assert own(draw(match, "blue-4"))["rubies"] == 1 + 2  # of w1 o1 w1 b2


def test_red_5_moves_as_the_highest_red() -> None:
    """Q-57"""
    match = five({"pot": "r4@4", "bag": "1r1,1r2,1o1"})
    assert pot(draw(match, "red-1")).endswith("red-1@8")
    match = five({"pot": "r1@4", "bag": "1r2,2o1"})
    assert pot(draw(match, "red-2")).endswith("red-2@6")


def test_red_6_draws_a_chip_and_sets_it_aside() -> None:
    """Q-58"""
    match = six({"pot": "w3@3,w3@6", "bag": "1r1,1w2,1o1"})
    draw(match, "red-1")
    play(match, "chip 0 white-2")
    assert own(match)["aside"] == ["white-2"]
    assert own(match)["white_sum"] == 6  # it counts only when placed
    assert match.legal(0) == ["draw", "stop", "place white-2"]


def test_red_6_an_aside_chip_placed_while_brewing_has_all_its_effects() -> None:
    """Q-58"""
    match = six({"pot": "w1@4", "bag": "3o1", "aside": "b1"})
    assert own(play(match, "place blue-1"))["rubies"] == 1


def test_red_6_after_the_stop_it_is_placed_plainly_and_may_explode() -> None:
    """Q-58"""
    match = six({"pot": "w3@3,w3@6", "bag": "1o1", "aside": "b1,w2"})
    play(match, "stop")
    assert match.legal(0) == ["place white-2", "place blue-1"]
    play(match, "place white-2")
    assert own(match)["exploded"]
    assert pot(match).endswith("white-2@8 blue-1@9")  # the rest must be placed all the same


def test_yellow_5_moves_the_value_of_one_more_chip_further() -> None:
    """Q-59"""
    match = five({"pot": "w3@3,w3@6", "bag": "1y2,1w3,1l1"})
    draw(match, "yellow-2")
    assert match.odds() == [1, 1]
    play(match, "chip 0 white-3")
    assert pot(match).endswith("yellow-2@11")
    assert bag(match, "white-3") == 1  # back, without any effect
    match = five({"bag": "1y2,1l1,1o1"})
    play(draw(match, "yellow-2"), "chip 0 locoweed")
    assert pot(match) == "yellow-2@3"


def test_yellow_5_none_is_drawn_from_an_empty_bag() -> None:
    """Q-59"""
    match = five({"bag": "1y2", "pot": "w1@1"}, {"pot": "o1@50", "todo": "decide"})
    assert pot(draw(match, "yellow-2")) == "white-1@1 yellow-2@3"


def test_yellow_6_may_pay_a_ruby_to_move_three_more() -> None:
    """Q-60"""
    match = six({"bag": "2y2,2o1", "rubies": 1})
    draw(match, "yellow-2")
    assert match.legal(0) == ["pay", "decline"]
    assert pot(play(match, "pay")) == "yellow-2@5"
    assert pot(draw(match, "yellow-2")) == "yellow-2@5 yellow-2@7"  # no ruby: not asked


def test_purple_5_points_under_purples_are_coins() -> None:
    """Q-61"""
    match = stopped(five({"pot": "p1@14,p1@22,o1@23"}))  # 3 + 5 coins
    assert match.view()["asked"] == {"0": "market"}
    assert own(match)["coins"] == 8
    assert match.legal() == [
        "buy orange-1",
        "buy green-1",
        "buy blue-1",
        "buy red-1",
        "buy locoweed",
        "done",
    ]
    play(match, "buy green-1", "buy orange-1")
    assert own(match)["bought"] == ["green-1", "orange-1"]
    assert match.view()["asked"] == {"0": "shop"}  # E comes apart


def test_purple_5_in_round_9_becomes_points() -> None:
    """Q-61"""
    match = five({"pot": "p1@14,p1@22,o1@23"}, round=9)
    rolled(play(match, "stop"))
    assert [e.params["count"] for e in match.events() if e.params.get("source") == "purple"] == [1]


def test_purple_6_scores_the_chip_directly_after() -> None:
    """Q-62"""
    match = stopped(six({"pot": "p1@1,r4@5,p1@6,l1@7,p1@20"}))
    assert [e.params["count"] for e in match.events() if e.params.get("source") == "purple"] == [5]


def test_black_5_goes_left_and_moves_the_droplet() -> None:
    """Q-63"""
    match = until(stopped(five({"pot": "w1@14", "bag": "1o1"})), "shop")
    play(match, "buy black-1")
    assert (bag(match, "black-1"), bag(match, "black-1", 1)) == (0, 1)
    assert own(match)["droplet"] == 1
    assert "buy black-1" not in match.legal()  # the second chip must differ in colour


def test_black_5_gained_from_a_card_and_lost_without_supply() -> None:
    """Q-63"""
    match = revealed("f05", {}, {}, expansion="on", books=5)
    play(match, "take black-1")
    assert bag(match, "black-1", 1) == 1
    assert own(match)["droplet"] == 1
    match = five({"pot": "p1@1"}, books="5,5,5,5,2,5", lacking="k1")
    play(stopped(match), "purple 1")
    assert own(match)["droplet"] == 0


def test_black_5_with_two_players_goes_to_the_opponent_who_may_use_it() -> None:
    """Q-63, Q-11"""
    match = five({"pot": "k1@1,o1@2,k1@3"}, {"pot": "k1@1,k1@30"})
    rolled(play(match, "stop"))
    until(match, "shop")
    # two blacks of the neighbour, one of the own ones is at the end
    assert own(match)["rubies"] == 3
    assert own(match, 1)["rubies"] == 2 + 2


def test_black_6_furthest_and_second_furthest_as_b_began() -> None:
    """Q-64"""
    seats: list[Seat] = [{"pot": "k1@9,k1@12,o1@40"}, {"pot": "k1@12,o1@16"}, {"pot": "k1@8"}]
    match = until(stopped(six(*seats)), "shop", seat=2)
    assert [own(match, seat)["droplet"] for seat in range(3)] == [1, 1, 0]
    assert [own(match, seat)["rubies"] for seat in range(3)] == [1, 0, 1]  # seat 2: space 9


def test_locoweed_5_moves_the_tails_plus_one_at_most_four() -> None:
    """Q-65"""
    for tails, space in [(0, 11), (2, 13), (9, 14)]:
        match = five({"pot": "o1@10", "bag": "1l1,2o1", "tails": tails or ""})
        assert pot(draw(match, "locoweed")).endswith(f"locoweed@{space}")


def test_locoweed_5_is_doubled_after_its_limit() -> None:
    """Q-45, Q-65"""
    match = five({"bag": "1l1,2o1", "tails": 9, "is": "doubling"}, books="5,5,5,2,5,5", locoweed=5)
    assert pot(draw(match, "locoweed")) == "locoweed@8"


@pytest.mark.parametrize(
    ("row", "books", "space"),
    [
        ("", 6, 1),
        ("w3@3", 6, 4),
        ("g4@4,w1@5,l1@9", 6, 13),
        ("o6@6", 6, 12),
        ("o1@1,r2@4", "6,6,1,6,6,6", 4 + 3),  # red 1 with an orange in the pot
        ("r4@4,r1@8", "6,6,5,6,6,6", 12),  # red 5: as the highest red
        ("r2@2,w3@5", "6,6,3,6,6,6", 5 + 2 + 3),  # red 3 after a white
        ("r2@2", "6,6,2,6,6,6", 4),  # placed at once, though red 2 lies beside
    ],
)
def test_locoweed_6_moves_as_the_last_coloured_chip(row: str, books: object, space: int) -> None:
    """Q-66, Q-41"""
    match = six({"pot": row, "bag": "1l1,2o1"}, books=books, locoweed=6)
    draw(match, "locoweed")
    assert pot(match).split()[-1] == f"locoweed@{space}"


def test_locoweed_6_does_the_on_draw_function_and_is_a_yellow_of_the_round() -> None:
    """Q-66, Q-46"""
    match = six({"pot": "y1@1", "yellows": 1, "bag": "1l1,2o1"}, books="6,6,6,4,6,6", locoweed=6)
    draw(match, "locoweed")
    assert pot(match).endswith("locoweed@4")  # 1, and 2 as the second yellow
    assert own(match)["yellows"] == 2


def test_locoweed_6_is_no_orange_for_anything() -> None:
    """Q-66"""
    match = six({"pot": "o1@1", "bag": "1l1,2o1"}, card="f23")
    assert pot(draw(match, "locoweed")).endswith("locoweed@2")  # F23 moves oranges only


def test_locoweed_counts_as_one_wherever_a_value_is_looked_up() -> None:
    """Q-67"""
    seats: list[Seat] = [{"bag": "5l1"}, {"bag": "5w2"}]
    match = revealed("f04", *seats, expansion="on", books=5)
    play(match, *["chip 0 locoweed"] * 5, *["chip 1 white-2"] * 5)
    assert bag(match, "blue-2") == 1  # 5 against 10
    assert supply(match, "locoweed") == 20
