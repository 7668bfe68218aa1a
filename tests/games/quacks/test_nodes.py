"""Who acts, what a seat sees, and the notation (Q-90 … Q-96); options and bad input."""

from typing import Any

import pytest

import philtre
from philtre.core.rng import Rng
from tests.games.quacks.brave import brave_move, play_out
from tests.games.quacks.kitchen import brewing, draw, own, play, pot, stopped

EVERYTHING: dict[str, Any] = {
    "expansion": "on",
    "books": "5,1,6,1,2,5",
    "locoweed": 6,
    "test_tubes": "on",
}


def test_only_a_declaration_is_secret() -> None:
    """Q-90"""
    both = {"bag": "2o1,1w1", "todo": "decide"}
    one, two = brewing(both, both, round=9), brewing(both, both, round=9)
    one.play("draw", 0)
    two.play("stop", 0)
    assert one.view(1) == two.view(1)
    assert one.view() == two.view()
    assert one.events(1) == two.events(1)
    assert one.view(0)["declaration"] == "draw"
    assert two.view(0)["declaration"] == "stop"
    assert one.view(1)["seats"][0]["declared"]


def test_the_stages_come_in_order() -> None:
    """Q-91"""
    order = [
        *("witches", "card", "fortune", "gifts", "brewing", "brewed", "comfort", "bonus-die"),
        *("actions", "rubies", "choice", "points", "shopping", "exchange", "over"),
    ]
    match = philtre.new("quacks", players=5, seed=4, **EVERYTHING)
    rng = Rng(4)
    before = (1, 0)
    while not match.over:
        view = match.view()
        now = (view["round"], order.index(view["stage"]))
        assert now >= before
        before = now
        seat = match.actors[0]
        assert isinstance(seat, int)
        match.play(brave_move(match, seat, rng), seat)


def test_every_seat_with_a_decision_open_is_an_actor_while_brewing() -> None:
    """Q-92"""
    match = philtre.new("quacks", players=4, dealer=["card f24"])
    assert match.actors == [0, 1, 2, 3]
    match.play("stop", 2)
    assert match.actors == [0, 1, 3]
    assert match.moves()[-1] == "2 stop"


def test_chance_acts_before_any_seat_one_chip_at_a_time() -> None:
    """Q-93"""
    match = brewing({"bag": "1b2,3w1,2o1"}, {"todo": "decide"})
    draw(match, "blue-2")
    assert match.actors == ["chance"]
    assert match.legal() == ["chip 0 white-1", "chip 0 orange-1"]
    assert match.odds() == [3, 2]
    play(match, "chip 0 white-1")
    assert match.odds() == [2, 2]  # without putting back
    play(match, "chip 0 white-1")
    assert match.actors == [0, 1]


def test_a_chance_node_is_played_even_with_a_single_outcome() -> None:
    """Q-93"""
    match = brewing({"bag": "2o1"})
    play(match, "draw")
    assert match.legal() == ["chip 0 orange-1"]


@pytest.mark.parametrize("seed", range(6))
def test_who_is_asked_always_has_two_options(seed: int) -> None:
    """Q-94"""
    books = ["1", "2", "3", "4", "5", "6"][seed]
    match = philtre.new("quacks", players=3, expansion="on", books=books, seed=seed)
    rng = Rng(seed)
    while not match.over:
        for seat in match.actors:
            assert len(match.legal(seat)) > 1
        seat = match.actors[rng.below(len(match.actors))]
        assert isinstance(seat, int)
        match.play(brave_move(match, seat, rng), seat)


def test_who_can_afford_nothing_is_not_asked() -> None:
    """Q-94"""
    match = stopped(brewing({"pot": "o1@1", "bag": "1w1"}))  # 2 coins
    assert match.view()["stage"] == "card"


def test_a_record_reads_as_the_notation_says() -> None:
    """Q-95"""
    match = philtre.new("quacks", players=2, dealer=["card f24", "chip 1 white-3"])
    match.play("draw", 1)
    match.play("flask", 1)
    match.play("stop", 0)
    assert match.moves() == ["card f24", "1 draw", "chip 1 white-3", "1 flask", "0 stop"]


def test_a_position_round_trips_in_the_middle_of_an_effect() -> None:
    """Q-96"""
    match = brewing({"bag": "1b2,3w1,2o1", "pot": "w1@1"}, {"todo": "decide"})
    play(draw(match, "blue-2"), "chip 0 white-1")
    line = match.position()
    again = philtre.load("quacks", line, dealer="hand")
    assert again.position() == line
    assert "todo=brew,blue-place,blue-draw:1" in line
    assert "drawn=w1" in line


HANDED_IN = (
    "players=2 expansion=on books=2 witches=w2,w6,w10 : round=3 stage=actions turn=1 card=f03 "
    "seen=f03,f15,f22 supply=17w1,6w2,3w3,30o1,20o6,23g1,15g2,18g4,22b1,15b2,15b4,18r1,13r2,15r4,"
    "19y1,11y2,15y4,22p1,26k1,25l1 witches=w2,w6,w10 | points=1 rubies=2 droplet=51 "
    "pennies=silver,copper,gold bag=4w1,2w2,1w3,1o1 pot=p1@52 bowl=g1 start=51 score=53 is=stopped "
    "placings=2 todo=purple-tier | points=0 rubies=2 droplet=0 pennies=silver,copper,gold "
    "bag=4w1,2w2,1w3,1o1,1g1 score=1 is=stopped"
)


def test_a_bowl_outlives_the_chip_on_52_that_was_handed_in() -> None:
    """Q-49, Q-96"""
    match = philtre.load("quacks", HANDED_IN, seed=1)
    match.play("purple 1", 0)
    assert own(match)["pot"] == []
    assert own(match)["bowl"] == ["green-1"]
    assert philtre.load("quacks", match.position()).position() == match.position()


def test_a_bowl_outlives_the_chip_on_52_that_was_swapped_away() -> None:
    """Q-51, Q-96"""
    line = HANDED_IN.replace("books=2", "books=1,1,1,1,4,1").replace("23g1", "22g1")
    match = philtre.load("quacks", line.replace("pot=p1@52", "pot=p1@51,g1@52"), seed=1)
    match.play("purple 1", 0)  # there is one chip to swap
    assert pot(match) == "purple-1@51"
    assert own(match)["bowl"] == ["green-1"]
    assert philtre.load("quacks", match.position()).position() == match.position()


@pytest.mark.parametrize(
    ("old", "new"),
    [("books=2", "books=3"), ("todo=purple-tier", "todo=droplet:1")],
)
def test_a_step_belongs_to_its_book_and_to_the_tubes(old: str, new: str) -> None:
    """Q-96: purple 3 asks nothing, and without test tubes there is no choice of droplets."""
    with pytest.raises(philtre.BadPosition, match="todo"):
        philtre.load("quacks", HANDED_IN.replace(old, new, 1))


@pytest.mark.parametrize("score", ["score=52", "score=40"])
def test_there_is_no_bowl_without_a_full_pot(score: str) -> None:
    """Q-72, Q-96: once the chip on 52 has gone, the scoring space tells that it was there."""
    line = HANDED_IN.replace("pot=p1@52", "pot=p1@40").replace("score=53", score)
    with pytest.raises(philtre.BadPosition, match="bowl"):
        philtre.load("quacks", line)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("round=3", "round=10"),
        ("card=f24", "card=f23"),
        ("stage=brewing", "stage=stewing"),
        ("stage=brewing", "stage=shopping"),
        ("bag=1w1,2o1", "bag=2w1,2o1"),
        ("bag=1w1,2o1", "bag=w1"),
        ("pot=g1@3", "pot=g1@53"),
        ("pot=g1@3", "pot=g9@3"),
        ("todo=decide", "todo=choice"),
        ("todo=decide", "todo=nothing"),
        ("todo=decide", "todo=return-before"),
        ("todo=decide", "todo=gather:2"),
        ("todo=decide", "todo=brew,yellow-pay chip=g1"),
        ("todo=decide", "todo=brew,blue-draw:2"),
        ("todo=decide", "todo=decide reserved=g1"),
        ("bag=1w1,2o1", "bag=1w1,1o1 kept=o1"),
        ("todo=decide", "todo=brew,gather:2"),
        ("droplet=0", "droplet=0 pennies=silver"),
        ("droplet=0", "droplet=-1"),
        ("points=0", "points=x"),
        (" | ", " "),
    ],
)
def test_what_can_not_be_is_no_position(old: str, new: str) -> None:
    """Q-96"""
    line = brewing({"bag": "1w1,2o1", "pot": "g1@3"}).position()
    assert old in line
    with pytest.raises(philtre.BadPosition):
        philtre.load("quacks", line.replace(old, new, 1))


def test_a_reserved_chip_lies_somewhere() -> None:
    """Q-53, Q-96: starting over takes it out of the bag again."""
    line = brewing({"pot": "g1@3", "reserved": "g1"}, expansion="on", books=5).position()
    with pytest.raises(philtre.BadPosition, match="reserved"):
        philtre.load("quacks", line.replace("reserved=g1", "reserved=g4"))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 5}, "Five players need the expansion"),
        ({"books": 5}, "need the expansion"),
        ({"books": "1,2"}, "can't be “1,2”"),
        ({"books": "1,2,3,4,1,7", "expansion": "on"}, "can't be"),
        ({"locoweed": 6}, "Locoweed needs the expansion"),
        ({"witches": "w1,w5,w9"}, "Witches need the expansion"),
        ({"witches": "w1,w2,w9", "expansion": "on"}, "one of each penny"),
        ({"witches": "w1,w5,w13", "expansion": "on"}, "can't be"),
        ({"players": 6, "expansion": "on"}, "can't be “6”"),
    ],
)
def test_bad_options_are_refused_with_a_sentence(options: dict[str, Any], words: str) -> None:
    with pytest.raises(philtre.BadOption, match=words):
        philtre.new("quacks", **options)


def test_options_have_one_canonical_form() -> None:
    def settled(name: str, **options: Any) -> object:
        return philtre.new("quacks", seed=1, **options).options[name]

    assert settled("books", books="2,2,2,2,2,4") == "2"
    assert settled("books", books="1,2,1,1,1,3") == "1,2,1,1,1,1"
    assert settled("locoweed", expansion=True, books=5, locoweed=5) == "auto"
    assert settled("locoweed", expansion=True, books=5, locoweed=None) == "none"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("flask", "your newest chip is not white"),
        ("witch w2", "is not in this game"),
    ],
)
def test_a_refusal_names_the_rule(move: str, words: str) -> None:
    match = brewing({"pot": "o1@1"})
    with pytest.raises(philtre.IllegalMove, match=words):
        match.play(move, 0)
    assert own(match)["flask"]


def test_a_whole_game_with_everything_ends() -> None:
    match = play_out(philtre.new("quacks", players=5, seed=11, **EVERYTHING), Rng(11))
    assert match.returns is not None
    assert sum(match.returns) == pytest.approx(1)
