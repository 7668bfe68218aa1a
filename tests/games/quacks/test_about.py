"""What a board is told of the answers: what they bring and cost, and what stays in sight."""

from typing import Any

import pytest

from philtre.core.match import Match
from philtre.games.quacks.about import about, wished
from philtre.games.quacks.content import CONTENT
from tests.games.quacks.kitchen import brewing, coven, draw, revealed


def told(match: Match, text: str, seat: int = 0) -> Any:
    return about(match.state, seat, match.game.parse(text))  # type: ignore[arg-type]


def in_sight(match: Match, seat: int = 0) -> list[str]:
    return [match.game.text(move) for move in wished(match.state, seat)]  # type: ignore[arg-type]


def test_a_draw_tells_how_many_chips_explode() -> None:
    """Q-14: a white sum of 6 may grow by 1."""
    match = brewing({"pot": "w3@3,w3@6", "bag": "2w1,3w2,1g4"})
    assert told(match, "draw")["explosive"] == [3, 6]


def test_a_draw_tells_where_each_chip_would_lie() -> None:
    """Q-13, Q-40: the red moves two more behind three oranges; Q-45: yellow 2 doubles it all."""
    held = {"pot": "o1@1,o1@2,o1@3", "bag": "1w1,1g4,1r2"}
    lands = {"white-1": 4, "green-4": 7, "red-2": 7}
    assert told(brewing(held), "draw")["lands"] == lands
    doubled = brewing({**held, "is": "doubling"}, books=2)
    assert told(doubled, "draw")["lands"] == {"white-1": 5, "green-4": 11}  # no red


def test_chips_to_be_placed_tell_where_they_would_lie() -> None:
    """Q-36: of the two chips that blue 1 draws."""
    match = brewing({"pot": "g4@4", "bag": "1b2,1w2,1y1"})
    draw(match, "blue-2")
    for chip in ("white-2", "yellow-1"):
        match.play(f"chip 0 {chip}")
    assert told(match, "place white-2") == {"lands": {"white-2": 8}}


def test_a_stop_tells_what_the_scoring_space_gives() -> None:
    """Q-4: the space behind the chips; number 5 of the pot has a ruby (Q-3)."""
    match = brewing({"pot": "g4@4"})
    assert told(match, "stop") == {"coins": 5, "points": 0, "rubies": 1}


def test_the_flask_tells_which_chip_goes_back() -> None:
    """Q-15"""
    assert told(brewing({"pot": "g4@4,w2@6", "flask": "full"}), "flask") == {"chip": "white-2"}


@pytest.mark.parametrize(("card", "points"), [("f13", 4), ("f14", 2)])
def test_points_of_a_card(card: str, points: int) -> None:
    """Q-81: four points, or one for each rat's tail (Q-6: between 1 and 2, between 4 and 5)."""
    match = revealed(card, {"points": 0, "bag": "3o1,1w1"}, {"points": 5})
    assert told(match, "points") == {"points": points}


def test_what_cannot_be_done_while_brewing_stays_in_sight() -> None:
    """Q-15, Q-71: the newest chip is not white, and there is none for the witch to take back."""
    match = coven("w3", {"pot": "g4@4", "flask": "full"})
    assert in_sight(match) == ["flask", "witch w3"]


def test_the_board_is_drawn_from_the_tables_of_the_rules() -> None:
    """Q-3, Q-10, Q-70, Q-80, Q-85, a few of each as the rules print them."""
    assert len(CONTENT["track"]) == 54
    assert CONTENT["track"][53] == {"coins": 35, "points": 15, "ruby": False}
    assert CONTENT["track"][16] == {"coins": 15, "points": 3, "ruby": True}
    assert CONTENT["opens"]["yellow"] == 2
    assert CONTENT["opens"]["purple"] == 3
    assert [witch["penny"] for witch in CONTENT["witches"]][3:6] == ["silver", "copper", "copper"]
    assert [card["name"] for card in CONTENT["cards"] if card["lasting"]][:2] == ["f11", "f15"]
    assert CONTENT["glasses"][0] == {"chip": None, "points": 0, "rubies": 1}
    assert CONTENT["glasses"][10] == {"chip": "yellow-4", "points": 0, "rubies": 0}
    assert CONTENT["chips"][-1] == {"name": "locoweed", "colour": "locoweed", "value": None}


def test_in_the_last_round_coins_are_told_in_points() -> None:
    """Q-27: five coins for a point."""
    match = brewing({"pot": "g4@4"}, round=9)
    assert told(match, "stop") == {"coins": 5, "worth": 1, "points": 0, "rubies": 1}


def test_the_chips_that_would_explode_the_pot_are_named() -> None:
    """Q-14: a white sum of 6 may grow by 1; what has exploded explodes no more."""
    match = brewing({"pot": "w3@3,w3@6", "bag": "2w1,3w2,1g4"})
    assert match.view(0)["seats"][0]["fatal"] == ["white-2", "white-3"]
    assert match.view(0)["seats"][1]["fatal"] == []
