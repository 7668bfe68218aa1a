"""The books of sets 1 to 4 (Q-30 … Q-52)."""

import re
from pathlib import Path

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
    stopped,
    supply,
    until,
)

RULES = Path(__file__).parents[3] / "docs" / "rules" / "quacks.md"


def printed_prices() -> dict[tuple[str, int], list[int]]:
    """Q-30, read out of the rules' own table."""
    found: dict[tuple[str, int], list[int]] = {}
    for line in RULES.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) == 7 and re.fullmatch(r"[\d/–]+", cells[1]):
            if cells[0] == "book":
                continue
            for book, cell in enumerate(cells[1:], 1):
                if cell != "–":
                    found[cells[0], book] = [int(price) for price in cell.split("/")]
    return found


@pytest.mark.parametrize("book", [1, 2, 3, 4, 5, 6])
def test_prices_are_those_of_the_table(book: int) -> None:
    """Q-30"""
    match = philtre.new("quacks", players=2, expansion="on", books=book, seed=1)
    prices: dict[str, list[int]] = {}
    for item in match.view()["shop"]:
        prices.setdefault(item["chip"].partition("-")[0], []).append(item["price"])
    assert prices.pop("orange") == [3, 22]
    expected = {colour: p for (colour, number), p in printed_prices().items() if number == book}
    assert prices == expected
    assert len(expected) == (7 if book > 4 else 6)


def test_orange_has_no_effect_and_is_never_upgraded() -> None:
    """Q-31"""
    match = brewing({"pot": "o1@1", "bag": "2o1", "pennies": "copper"}, expansion="on")
    draw(match, "orange-1")
    assert pot(match) == "orange-1@1 orange-1@2"
    assert "witch w5" not in until(stopped(match), "shop").legal()


def test_a_level_up_is_one_to_two_or_two_to_four() -> None:
    """Q-31b"""
    fields = {"pot": "w1@1,o1@2,g1@3,b2@5,r4@9,p1@10,k1@11", "pennies": "copper"}
    match = brewing(fields, expansion="on")
    play(until(stopped(match), "shop"), "witch w5")
    assert match.legal() == ["upgrade green-1", "upgrade blue-2"]


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


def test_blue_1_draws_more_and_may_place_one() -> None:
    """Q-36"""
    match = brewing({"bag": "1b2,2w1,1g4"})
    draw(match, "blue-2")
    assert match.odds() == [2, 1]
    play(match, "chip 0 white-1", "chip 0 green-4")
    assert match.legal(0) == ["place white-1", "place green-4", "decline"]
    play(match, "place green-4")
    assert pot(match) == "blue-2@2 green-4@6"
    assert bag(match, "white-1") == 2


def test_blue_1_draws_as_many_as_there_are_and_the_placed_chip_acts() -> None:
    """Q-36"""
    match = brewing({"bag": "1b4,1b1,1w1"})
    draw(match, "blue-4")
    play(match, "chip 0 white-1", "chip 0 blue-1")
    play(match, "place blue-1")  # its effect included: one more is drawn
    assert match.legal() == ["chip 0 white-1"]
    play(match, "chip 0 white-1")
    assert match.legal(0) == ["place white-1", "decline"]


def test_blue_1_may_explode_the_pot() -> None:
    """Q-36"""
    match = brewing({"pot": "w3@3,w3@6", "bag": "1b1,2w2"})
    draw(match, "blue-1")
    play(match, "chip 0 white-2", "place white-2")
    assert own(match)["exploded"]


def test_blue_2_protects_the_next_chips() -> None:
    """Q-37"""
    match = brewing({"pot": "w3@3,w3@6", "bag": "1b2,1o1,2w2"}, books=2)
    draw(match, "blue-2", "orange-1", "white-2")
    assert own(match)["exploded"]
    assert own(match)["protected"]
    assert not any(text.startswith("die 0") for text in match.legal())
    before = own(match)["points"]
    until(match, "shop")  # no choice: D and E both
    assert own(match)["points"] > before


def test_blue_2_windows_do_not_add() -> None:
    """Q-37"""
    match = brewing({"bag": "1b4,1b1,1b2,3o1"}, books=2)
    draw(match, "blue-4", "blue-1")
    assert own(match)["window"] == 3
    draw(match, "orange-1", "blue-2")
    assert own(match)["window"] == 2


def test_blue_2_used_up_protects_no_more() -> None:
    """Q-37"""
    match = brewing({"pot": "w3@3,w3@6", "bag": "1b1,1o1,2w2"}, books=2)
    draw(match, "blue-1", "orange-1", "white-2")
    assert own(match)["exploded"]
    assert not own(match)["protected"]


def test_blue_3_and_4_on_a_ruby_space() -> None:
    """Q-38, Q-39"""
    match = brewing({"pot": "o1@3", "bag": "1b2,2o1"}, books=3)
    assert own(draw(match, "blue-2"))["rubies"] == 1
    match = brewing({"pot": "o1@3", "bag": "1b2,2o1"}, books=4)
    assert own(draw(match, "blue-2"))["points"] == 2
    match = brewing({"pot": "o1@2", "bag": "1b2,2o1"}, books=4)
    assert own(draw(match, "blue-2"))["points"] == 0


@pytest.mark.parametrize(("oranges", "space"), [("", 12), ("o1@1", 13), ("o1@1,o1@2", 13)])
def test_red_1_moves_more_with_oranges(oranges: str, space: int) -> None:
    """Q-40"""
    row = f"{oranges},w1@10" if oranges else "w1@10"
    match = brewing({"pot": row, "bag": "1r2,2o1"})
    assert pot(draw(match, "red-2")).endswith(f"red-2@{space}")


def test_red_1_moves_two_more_with_three_oranges_an_orange_6_is_one() -> None:
    """Q-40"""
    match = brewing({"pot": "o1@1,o1@2,o1@3,w1@10", "bag": "1r2,2o1"})
    assert pot(draw(match, "red-2")).endswith("red-2@14")
    match = brewing({"pot": "o6@6,w1@10", "bag": "1r2,2o1"}, expansion="on")
    assert pot(draw(match, "red-2")).endswith("red-2@13")


def test_red_2_lies_beside_the_pot_until_the_stop() -> None:
    """Q-41"""
    match = brewing({"bag": "1r1,1r2,1o1", "kept": "r4"}, books=2)
    draw(match, "red-1", "red-2")
    assert pot(match) == ""
    play(match, "stop")
    kinds = ["red-1", "red-2", "red-4"]
    assert match.legal(0) == [f"{verb} {k}" for k in kinds for verb in ("place", "keep", "bag")]
    play(match, "place red-4", "keep red-1", "bag red-2")
    assert pot(match) == "red-4@4"
    assert own(match)["beside"] == ["red-1"]
    assert bag(match, "red-2") == 1


def test_red_2_kept_chips_are_in_nobodys_bag_the_round_after() -> None:
    """Q-41"""
    match = brewing({"bag": "1o1", "beside": "r1"}, books=2)
    play(match, "stop", "keep red-1")
    end_of_round(match)
    assert bag(match, "red-1") == 0
    assert own(match)["beside"] == ["red-1"]


def test_red_2_beside_the_pot_while_others_still_brew() -> None:
    """Q-41"""
    match = brewing({"beside": "r1"}, {"todo": "decide"}, books=2)
    match.play("stop", 0)
    assert match.actors == [0, 1]
    assert "place red-1" in match.legal(0)


def test_red_3_moves_the_value_of_the_white_before_it_more() -> None:
    """Q-42"""
    match = brewing({"pot": "w3@3", "bag": "1r1,1r2,1o1"}, books=3)
    assert pot(draw(match, "red-1", "red-2")).endswith("red-1@7 red-2@9")


def test_red_4_lets_white_1_move_two_and_count_one() -> None:
    """Q-43"""
    match = brewing({"pot": "w1@1,r1@2,r1@3", "bag": "1w1,1w2,2o1"}, books=4)
    draw(match, "white-1", "white-2")
    assert pot(match).endswith("white-1@5 white-2@7")
    assert own(match)["white_sum"] == 4


def test_yellow_1_may_put_the_white_before_it_back() -> None:
    """Q-44"""
    match = brewing({"pot": "w3@3", "bag": "1y2,2o1"})
    draw(match, "yellow-2")
    assert match.legal(0) == ["return white-3", "decline"]
    play(match, "return white-3")
    assert pot(match) == "yellow-2@5"
    assert own(match)["white_sum"] == 0


def test_yellow_2_doubles_the_next_chip_with_all_that_is_added() -> None:
    """Q-45"""
    match = brewing({"pot": "o1@1", "bag": "1y1,1r2,1o1,1w1"}, books="1,1,1,2,1,1")
    draw(match, "yellow-1", "red-2", "orange-1")
    assert pot(match).endswith("yellow-1@2 red-2@8 orange-1@9")  # (2 + 1) twice


def test_yellow_2_is_not_used_up_by_a_red_laid_beside_the_pot() -> None:
    """Q-45, Q-41"""
    match = brewing({"bag": "1y1,1r2,1o1,1w1"}, books=2)
    draw(match, "yellow-1", "red-2")
    assert own(match)["doubling"]
    assert pot(draw(match, "orange-1")).endswith("yellow-1@1 orange-1@3")


def test_yellow_3_lifts_the_limit() -> None:
    """Q-46"""
    match = brewing({"pot": "w3@3,w3@6,w1@7", "bag": "3y1,2w1,1o1"}, books=3)
    draw(match, "yellow-1")
    assert own(match)["limit"] == 8
    draw(match, "white-1", "yellow-1")
    assert own(match)["limit"] == 8
    draw(match, "yellow-1")
    assert own(match)["limit"] == 9
    assert not own(draw(match, "white-1"))["exploded"]


def test_yellow_3_and_f11_the_larger_limit_counts() -> None:
    """Q-46"""
    match = brewing({"bag": "1y1,2o1"}, books=3, card="f11")
    assert own(draw(match, "yellow-1"))["limit"] == 9


def test_yellow_4_moves_one_two_three_more() -> None:
    """Q-47"""
    match = brewing({"bag": "4y1,1o1"}, books=4)
    draw(match, *["yellow-1"] * 4)
    assert pot(match) == "yellow-1@2 yellow-1@5 yellow-1@9 yellow-1@10"


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
