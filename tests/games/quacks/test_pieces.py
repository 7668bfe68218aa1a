"""Pieces, placing and the scoring space (Q-1 … Q-8)."""

import pytest

import philtre
from tests.games.quacks.kitchen import (
    BOX,
    bag,
    before_card,
    brewing,
    draw,
    own,
    play,
    pot,
    revealed,
    stopped,
    supply,
)


@pytest.mark.parametrize("expansion", ["off", "on"])
def test_the_box_holds_so_many_chips_of_each_kind(expansion: str) -> None:
    """Q-1"""
    match = philtre.new("quacks", players=2, expansion=expansion, dealer="hand")
    view = match.view()
    counts = dict(view["supply"])
    for seat in view["seats"]:
        for chip, count in seat["bag"].items():
            counts[chip] = counts.get(chip, 0) + count
    letters = {"w": "white", "o": "orange", "g": "green", "b": "blue", "r": "red"}
    letters |= {"y": "yellow", "p": "purple", "k": "black"}
    for code, (base, more) in BOX.items():
        chip = "locoweed" if code == "l1" else f"{letters[code[0]]}-{code[1]}"
        assert counts.get(chip, 0) == base + (more if expansion == "on" else 0)


def test_everybody_starts_with_the_same() -> None:
    """Q-2"""
    match = philtre.new("quacks", players=3, dealer="hand")
    for seat in range(3):
        mine = own(match, seat)
        assert mine["bag"] == {
            "white-1": 4,
            "white-2": 2,
            "white-3": 1,
            "orange-1": 1,
            "green-1": 1,
        }
        assert (mine["droplet"], mine["flask"], mine["rubies"], mine["points"]) == (0, True, 1, 0)
    assert own(philtre.new("quacks", starting_rubies=0, seed=1))["rubies"] == 0
    assert supply(match, "white-1") == 20 - 3 * 4


# Q-3, read from the rules by hand: some spaces with coins, points and ruby.
TRACK = {
    **{1: (1, 0, False), 5: (5, 0, True), 6: (6, 1, False), 10: (10, 2, False)},
    **{15: (15, 3, False), 16: (15, 3, True), 17: (16, 3, False), 18: (16, 4, False)},
    **{19: (17, 4, False), 28: (21, 6, True), 30: (22, 7, True), 46: (30, 12, True)},
    **{47: (31, 12, False), 50: (32, 13, True), 51: (33, 14, False), 52: (33, 14, True)},
}


@pytest.mark.parametrize("space", TRACK)
def test_a_space_gives_coins_points_and_perhaps_a_ruby(space: int) -> None:
    """Q-3"""
    scoring = own(brewing({"pot": f"g1@{space - 1}"}))["scoring"]
    coins, points, ruby = TRACK[space]
    assert scoring == {"space": space, "coins": coins, "points": points, "ruby": ruby}


def test_a_chip_lies_its_value_further_than_the_last_one() -> None:
    """Q-4"""
    match = brewing({"bag": "1g4,1w2,1o1", "droplet": 2, "start": 3})
    draw(match, "green-4", "white-2", "orange-1")
    assert pot(match) == "green-4@7 white-2@9 orange-1@10"
    assert own(match)["scoring"]["space"] == 11


def test_the_scoring_space_without_a_chip_is_the_one_after_the_start_space() -> None:
    """Q-4"""
    assert own(brewing({"start": 7}))["scoring"]["space"] == 8


def test_taking_the_last_chip_takes_its_spaces_back_and_a_gap_stays_before_others() -> None:
    """Q-4"""
    match = brewing({"pot": "g1@1,w3@4", "bag": "2o1"})
    play(match, "flask")
    assert pot(draw(match, "orange-1")) == "green-1@1 orange-1@2"
    match = brewing(
        {"pot": "w1@1,w3@4,g1@5", "bag": "2o1", "pennies": "silver"},
        expansion="on",
        witches="w3,w5,w9",
    )
    play(match, "witch w3", "return both")
    assert pot(draw(match, "orange-1")) == "green-1@5 orange-1@6"


def test_chips_swapped_later_leave_the_scoring_space_where_it_is() -> None:
    """Q-4"""
    match = brewing({"pot": "r1@10,p1@11", "rubies": 0}, books=4)
    stopped(match)
    play(match, "purple 1")
    assert pot(match) == "purple-1@11"
    assert own(match)["points"] == 1 + 2  # the die, then D for space 12
    assert own(match)["scoring"]["space"] == 12


def test_past_52_a_chip_lies_on_52_and_the_spoon_scores() -> None:
    """Q-5"""
    match = brewing({"pot": "g1@50", "bag": "1g4,2o1"})
    draw(match, "green-4")
    assert pot(match).endswith("green-4@52")
    spoon = {"space": 53, "coins": 35, "points": 15, "ruby": False}
    assert own(match)["scoring"] == spoon
    draw(match, "orange-1")  # without the expansion further chips go on 52 too
    assert pot(match).endswith("green-4@52 orange-1@52")
    assert own(match)["scoring"] == spoon


def test_further_blues_on_52_act_as_ever_without_the_expansion() -> None:
    """Q-5"""
    match = brewing({"pot": "g1@52", "bag": "1b2"}, books=4)
    draw(match, "blue-2")
    assert own(match)["points"] >= 2


def test_droplet_and_stone_stop_at_52_and_the_first_chip_lies_there() -> None:
    """Q-5"""
    match = revealed("f02", {"droplet": 52, "bag": "2o1"}, {"points": 40})
    mine = own(match)
    assert (mine["droplet"], mine["start"], mine["scoring"]["space"]) == (52, 52, 53)
    assert pot(draw(match, "orange-1")) == "orange-1@52"


@pytest.mark.parametrize(
    ("mine", "leader", "tails"),
    [
        (0, 1, 0),
        (0, 2, 1),
        (1, 2, 1),
        (2, 5, 1),
        (0, 50, 23),
        (10, 13, 2),
        (48, 52, 2),
        (49, 51, 0),
    ],
)
def test_rat_tails_lie_between_two_scores(mine: int, leader: int, tails: int) -> None:
    """Q-6, Q-12"""
    match = before_card({"points": mine, "droplet": 1}, {"points": leader}, round=2)
    play(match, "card f24")
    assert own(match)["tails"] == tails
    assert own(match)["start"] == 1 + tails
    assert own(match, 1)["tails"] == 0


def test_neighbours_in_the_row_may_lie_far_apart() -> None:
    """Q-7"""
    match = brewing({"pot": "w2@2,o1@30", "bag": "1y1,1o1"})
    assert "return white-2" not in draw(match, "yellow-1").legal(0)
    match = brewing({"pot": "o1@2,w2@30", "bag": "1r1"}, books=3)
    assert pot(draw(match, "red-1")).endswith("red-1@33")


def test_a_chip_placed_plainly_moves_its_printed_value_and_uses_up_no_modifier() -> None:
    """Q-8"""
    mine = {"pot": "g1@10,y1@11", "bag": "1o1", "aside": "o1", "is": "doubling", "window": 2}
    match = brewing(mine, {"points": 0}, expansion="on", books="1,2,6,2,1,1", card="f23")
    play(match, "stop")
    assert pot(match).endswith("orange-1@12")  # neither doubled nor moved on by F23
    assert own(match)["doubling"]
    assert own(match)["window"] == 1  # but it is a placed chip
    assert bag(match, "orange-1") == 1
