"""The rules of Liar's Dice, one by one (docs/rules.md)."""

from collections import Counter
from itertools import product

import philtre
import pytest
from cups import dice_left, roll_ones, table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_has_five_dice(players: int) -> None:
    """L-1"""
    match = philtre.new("liars_dice", players=players, dealer="hand")
    assert dice_left(match) == [5] * players
    assert match.view()["in_play"] == 5 * players


def test_the_option_gives_fewer_dice() -> None:
    """L-1"""
    assert dice_left(philtre.new("liars_dice", players=2, dice=2, seed=1)) == [2, 2]
    with pytest.raises(philtre.BadOption, match="1–5"):
        philtre.new("liars_dice", dice=6)
    with pytest.raises(philtre.BadOption, match="2–5"):
        philtre.new("liars_dice", players=6)


@pytest.mark.parametrize("dice", [1, 2, 3, 5])
def test_a_hand_is_as_likely_as_there_are_ways_to_roll_it(dice: int) -> None:
    """L-2: counted over all falls of the dice."""
    falls = Counter("".join(sorted(fall)) for fall in product("123456", repeat=dice))
    match = philtre.new("liars_dice", players=2, dice=dice, dealer="hand")
    dealt = dict(zip(match.legal(), match.odds(), strict=True))
    assert dealt == {f"roll {hand}": count for hand, count in falls.items()}


def test_only_who_rolled_sees_the_dice() -> None:
    """L-2, L-10"""
    match = philtre.new("liars_dice", players=2, dice=3, dealer=["roll 146", "roll 222"])
    assert match.view(0)["dice"] == [1, 4, 6]
    assert match.view(1)["dice"] == [2, 2, 2]
    assert match.view()["dice"] == []
    heard = [event.params for event in match.events(1) if event.kind == "rolled"]
    assert heard == [{"dice": "2 2 2"}]


def test_seat_0_begins() -> None:
    """L-3"""
    assert philtre.new("liars_dice", players=4, seed=3).actors == [0]


def test_whoever_lost_a_die_begins_the_next_round() -> None:
    """L-3"""
    match = table("11 22 33", bid="2x1", turn=1)
    match.play("liar")
    assert dice_left(match) == [2, 1, 2]
    roll_ones(match)
    assert match.actors == [1]


def test_after_one_who_is_out_the_next_begins() -> None:
    """L-3, L-9"""
    match = table("11 2 33", bid="2x1", turn=1)
    match.play("liar")
    assert dice_left(match) == [2, 0, 2]
    roll_ones(match)
    assert match.actors == [2]


def test_the_first_bid_can_be_any_and_nothing_can_be_called_yet() -> None:
    """L-4"""
    match = table("12 34")
    assert match.legal() == [f"bid {count} {face}" for count in range(1, 5) for face in range(1, 7)]
    with pytest.raises(philtre.IllegalMove, match=r"no bid yet .*L-4"):
        match.play("liar")


def test_a_bid_is_higher_than_the_last() -> None:
    """L-5: more dice of any face, or as many of a higher face."""
    match = table("12 34", bid="3x5")
    assert match.legal() == ["bid 3 6", *[f"bid 4 {face}" for face in range(1, 7)], "liar"]
    for move in ("bid 3 5", "bid 3 1", "bid 2 6"):
        with pytest.raises(philtre.IllegalMove, match=r"higher .*L-5"):
            match.play(move)
    with pytest.raises(philtre.IllegalMove, match=r"only 4 dice .*L-5"):
        match.play("bid 5 1")


def test_the_highest_bid_can_only_be_called() -> None:
    """L-5"""
    assert table("12 34", bid="4x6").legal() == ["liar"]


def test_the_turn_goes_to_the_next_who_has_dice() -> None:
    """L-6"""
    match = table("12 - 34 5")
    match.play("bid 1 1")
    assert match.actors == [2]
    assert match.view()["bid"] == {"seat": 0, "count": 1, "face": "1"}
    match.play("bid 1 2")
    match.play("bid 1 3")
    assert match.actors == [0]
    assert match.view()["bid"]["seat"] == 3


@pytest.mark.parametrize(
    ("bid", "left"), [("2x5", [2, 1]), ("1x5", [2, 1]), ("3x5", [1, 2]), ("1x6", [1, 2])]
)
def test_who_was_wrong_loses_a_die(bid: str, left: list[int]) -> None:
    """L-7: there are two fives; seat 0 has bid, seat 1 calls."""
    match = table("25 15", bid=bid, turn=1)
    match.play("liar")
    assert dice_left(match) == left
    assert match.view()["bid"] is None
    assert match.actors == ["chance"]


def test_the_cups_are_lifted_for_everybody() -> None:
    """L-7"""
    match = table("25 15", bid="2x5", turn=1)
    match.play("liar")
    shown = [event.params for event in match.events() if event.kind == "lifted"]
    assert shown == [{"seat": 0, "dice": "2 5"}, {"seat": 1, "dice": "1 5"}]


@pytest.mark.parametrize(("bid", "left"), [("3x5", [2, 1]), ("4x5", [1, 2]), ("2x1", [1, 2])])
def test_wild_ones_count_as_any_face_but_not_for_ones(bid: str, left: list[int]) -> None:
    """L-8: two fives and a one; ones themselves are not helped by anything."""
    match = table("25 15", bid=bid, turn=1, wild="on")
    match.play("liar")
    assert dice_left(match) == left


def test_the_last_who_has_dice_wins() -> None:
    """L-9"""
    match = table("2 - 1", bid="1x6", turn=2)
    match.play("liar")
    assert match.over
    assert match.returns == [0.0, 0.0, 1.0]


def test_a_seat_sees_how_many_dice_there_are() -> None:
    """L-10"""
    match = table("256 1 -", bid="2x5", turn=1)
    view = match.view(1)
    assert view["dice"] == [1]
    assert view["in_play"] == 4
    assert [seat["dice_left"] for seat in view["seats"]] == [3, 1, 0]


@pytest.mark.parametrize(
    "line",
    [
        "turn=2 bid=- cups=11,22,-",
        "turn=0 bid=- cups=111111,2,3",
        "turn=0 bid=- cups=1?,2,3",
        "turn=0 bid=- cups=21,2,3",
        "turn=0 bid=- cups=-,-,-",
        "turn=0 bid=- cups=1,-,-",
        "turn=0 bid=5x1 cups=1,2,3",
        "turn=0 bid=1x1 cups=1,?,3",
        "turn=0 bid=1x7 cups=1,2,3",
        "turn=0 bid=- cups=1,2",
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str) -> None:
    """L-11"""
    with pytest.raises(philtre.BadPosition):
        philtre.load("liars_dice", f"players=3 : {line}")


def test_a_bid_can_be_taken_back_and_a_call_cannot() -> None:
    """L-4, L-7: nobody learns anything by a bid but the bid."""
    match = philtre.new("liars_dice", players=5, seed=2)
    before = match.position()
    match.play("bid 3 3")
    match.undo(0)
    assert match.position() == before
    match.play("bid 3 3")
    match.play("liar")
    with pytest.raises(philtre.CannotUndo):
        match.undo(1)
