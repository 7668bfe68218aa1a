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
