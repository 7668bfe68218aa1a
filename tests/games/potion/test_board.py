"""What a board is told besides the view."""

from philtre.games.potion import GAME
from philtre.games.potion.rules.state import PotionState
from tests.games.potion.rounds import roll, table


def test_a_face_says_how_many_of_what_it_asks_for() -> None:
    """P-2: a single one on one die, two on another, three on the third; or nothing."""
    faces = GAME.content["faces"]
    assert faces["one-beetle"] == {"quantity": 1, "ingredient": "beetle"}
    assert faces["three-vial"] == {"quantity": 3, "ingredient": "vial"}
    assert faces["blank"]["ingredient"] is None
    assert len(faces) == 3 * 3 + 1


def test_every_face_that_can_be_seen_is_in_the_content() -> None:
    """P-2"""
    match = table()
    roll(match, "bm-")
    assert match.view()["dice"] == ["one-beetle", "two-mushroom", "blank"]
    assert all(face in GAME.content["faces"] for face in match.view()["dice"])


def test_what_a_seat_has_none_left_of_stays_in_sight_with_the_reason() -> None:
    """P-4: it chooses among what it holds."""
    match = table("202 222 222", dice="b-")
    assert match.legal(0) == ["beetle", "vial"]
    state = match.state
    assert isinstance(state, PotionState)
    (mushroom,) = GAME.wished(state, 0)
    assert GAME.text(mushroom) == "mushroom"
    assert GAME.picks(mushroom) == [["ingredient:mushroom"]]
    why = GAME.refuse(state, 0, mushroom)
    assert why is not None
    assert (why.key, why.params["rule"]) == ("none-left", "P-4")
    assert GAME.wished(state, 1) == []
