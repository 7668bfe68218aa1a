"""A round: cards, tails, brewing, flask, round 9 (Q-10 … Q-17)."""

import philtre
from tests.games.quacks.kitchen import (
    bag,
    before_card,
    brewing,
    draw,
    end_of_round,
    own,
    play,
    pot,
    revealed,
    stopped,
    supply,
)


def test_yellow_opens_in_round_2_and_purple_in_round_3() -> None:
    """Q-10"""
    rich = {"pot": "g1@40"}
    for number, yellow, purple in [(1, False, False), (2, True, False), (3, True, True)]:
        match = stopped(brewing(rich, round=number))
        while match.actors != [0] or "buy orange-1" not in match.legal():
            match.play(match.legal()[0])
        assert ("buy yellow-1" in match.legal()) == yellow
        assert ("buy purple-1" in match.legal()) == purple
        assert "buy black-1" in match.legal()


def test_every_bag_gets_a_white_1_before_round_6() -> None:
    """Q-10"""
    match = end_of_round(brewing({"pot": "w1@1", "bag": "1o1"}, round=5))
    assert (bag(match, "white-1"), bag(match, "white-1", 1)) == (2, 1)
    match = end_of_round(brewing({"bag": "1o1"}, {"bag": "19w1"}, round=5))
    assert [bag(match, "white-1", seat) for seat in (0, 1)] == [0, 20]  # seat 1 starts round 6


def test_the_start_player_moves_on_each_round_and_no_card_comes_twice() -> None:
    """Q-11"""
    match = before_card({}, {}, {}, round=2)
    assert match.view()["start_player"] == 1
    assert len(match.legal()) == 23
    assert match.odds() == [1] * 23


def test_no_card_hands_out_chips_of_a_closed_book() -> None:
    """Q-11"""
    match = revealed("f05", round=1)
    assert "take yellow-2" not in match.legal()
    assert "take yellow-2" in revealed("f05", round=2).legal()


def test_nobody_has_tails_in_round_1() -> None:
    """Q-12"""
    match = revealed("f12", {"points": 0}, {"points": 30}, round=1)
    assert own(match)["tails"] == 0


def test_one_may_stop_before_the_first_draw_and_not_draw_from_an_empty_bag() -> None:
    """Q-13"""
    match = philtre.new("quacks", players=2, dealer=["card f24"])
    assert match.legal(0) == ["draw", "stop"]
    match = brewing({"bag": "1w1", "pot": "g1@1"})
    draw(match, "white-1")
    assert match.legal(0) == ["stop", "flask"]


def test_who_has_nothing_left_but_to_stop_has_stopped() -> None:
    """Q-13, Q-94"""
    match = brewing({"bag": "1g1"}, {"todo": "decide"})
    draw(match, "green-1")
    assert own(match)["stopped"]
    assert match.actors == [1]


def test_the_pot_explodes_when_the_whites_exceed_seven() -> None:
    """Q-14"""
    match = brewing({"pot": "w3@3,w3@6", "bag": "1w1,1w2,1o1"})
    draw(match, "white-1")
    assert not own(match)["exploded"]
    draw(match, "orange-1")
    draw(match, "white-2")
    mine = own(match)
    assert mine["exploded"]
    assert mine["stopped"]
    assert pot(match).endswith("white-2@10")  # the chip stays


def test_the_flask_takes_the_newest_white_back_once() -> None:
    """Q-15"""
    match = brewing({"bag": "2w1,1o1"})
    assert "flask" not in match.legal(0)
    draw(match, "white-1")
    play(match, "flask")
    assert (pot(match), own(match)["white_sum"], bag(match, "white-1")) == ("", 0, 2)
    draw(match, "white-1")
    assert "flask" not in match.legal(0)


def test_no_flask_after_a_coloured_chip_or_an_explosion() -> None:
    """Q-15"""
    match = brewing({"pot": "w1@1,o1@2"})
    assert "flask" not in match.legal(0)
    match = brewing({"pot": "w3@3,w3@6", "bag": "1w2,1o1"})
    assert "flask" not in (draw(match, "white-2").legal() if match.actors else [])
    assert own(match)["exploded"]


def test_what_the_returned_chip_used_up_stays_used_up() -> None:
    """Q-15"""
    match = brewing({"pot": "y1@1", "bag": "2w1", "is": "doubling"}, books=2)
    draw(match, "white-1")
    assert pot(match).endswith("white-1@3")
    play(match, "flask")
    assert pot(draw(match, "white-1")).endswith("white-1@2")


def ninth(**fields: object) -> philtre.Match:
    both = {"bag": "2o1,1w1", "todo": "decide", **fields}
    return brewing(both, dict(both), round=9)


def test_in_round_9_declarations_take_effect_together() -> None:
    """Q-16"""
    match = ninth()
    assert match.actors == [0, 1]
    match.play("draw", 0)
    assert match.actors == [1]
    assert own(match)["declared"]
    match.play("stop", 1)
    assert match.actors == ["chance"]
    assert own(match, 1)["stopped"]
    match.play("chip 0 orange-1")
    assert match.actors == [0]


def test_in_round_9_both_draw_from_the_start_player_on() -> None:
    """Q-16, Q-93"""
    match = ninth()
    match.play("draw", 1)
    match.play("draw", 0)
    assert all(text.startswith("chip 0") for text in match.legal())  # seat 0 starts round 9
    match.play("chip 0 orange-1")
    assert all(text.startswith("chip 1") for text in match.legal())


def test_in_round_9_the_flask_is_an_open_move_before_declaring() -> None:
    """Q-16"""
    match = ninth(pot="w1@1")
    match.play("flask", 0)
    assert pot(match) == ""
    assert match.actors == [0, 1]


def test_in_round_9_the_step_waits_for_what_lies_beside_a_pot() -> None:
    """Q-16, Q-41"""
    both = {"bag": "2o1,1w1", "todo": "decide"}
    match = brewing({**both, "beside": "r1"}, both, round=9, books=2)
    match.play("stop", 0)
    match.play("draw", 1)
    match.play("chip 1 orange-1")
    assert match.actors == [0, 1]
    match.play("draw", 1)
    assert match.actors == [0]
    match.play("place red-1", 0)
    assert match.actors == ["chance"]


def test_in_round_9_who_can_only_stop_stops_without_declaring() -> None:
    """Q-16"""
    match = brewing({"bag": "1o1", "todo": "decide"}, {"bag": "2o1", "todo": "decide"}, round=9)
    match.play("draw", 0)
    match.play("draw", 1)
    play(match, "chip 0 orange-1", "chip 1 orange-1")
    assert own(match)["stopped"]
    assert match.actors == [1]


def test_what_may_be_declined_and_what_not() -> None:
    """Q-17"""
    match = brewing({"pot": "p1@10,p1@11"})  # purple 1 must take a tier
    assert stopped(match).legal() == ["purple 1", "purple 2"]
    match = brewing({"pot": "p1@10,p1@11"}, books=2)
    assert stopped(match).legal() == ["purple 1", "purple 2", "decline"]


def test_what_only_gives_happens_on_its_own() -> None:
    """Q-17"""
    match = brewing({"pot": "g1@1,g1@2"}, books=1)
    stopped(match)
    assert own(match)["rubies"] == 2
    assert supply(match, "green-1") > 0
