"""Solo (A-50 … A-57), with the order of A-83 and A-84."""

import pytest

import philtre
from philtre.games.apotheca.content import rank
from tests.games.apotheca.drawn import SPACES, at, drawn, field, market, play, same, why

CORNERS = ["deal a1 R", "deal a4 B", "deal d1 Y", "deal d4 R"]
CARDS = ["card 0 porter", "card ruby merten", "card sapphire solas", "card topaz ooki"]


def begun(*script: str) -> philtre.Match:
    return philtre.new("apotheca", players=1, dealer=[*CORNERS, *CARDS, *script])


def test_the_set_up() -> None:
    """A-50, A-51, A-81"""
    match = begun()
    assert match.moves() == CORNERS + CARDS
    assert market(match) == same(
        """
        B ? . R
        ? . ? .
        . ? . ?
        R . ? Y
        """
    )
    assert field(match, "outside") == ",".join(SPACES)
    assert match.view(0)["deck"] == 11
    # 45 tiles less the four that have been seen
    assert field(match, "supply") == "13,14,14"
    assert match.actors == [0]


def test_two_actions_even_in_the_first_turn_and_an_action_may_repeat() -> None:
    """A-52"""
    match = begun("draw R", "draw B")
    play(match, "reveal a3")
    assert match.actors == [0]
    play(match, "reveal b2")
    assert field(match, "asks") == "outside"
    assert field(match, "used") == "reveal,reveal"


def test_no_restock() -> None:
    """A-52, A-56"""
    match = begun()
    assert "restock" not in match.legal()
    assert "no Restock in solo (A-52)" in why(match, "restock")


def test_a_turn_without_a_possible_action_still_places() -> None:
    """A-52, A-54"""
    match = drawn(
        "R . . .\n. . . .\n. . . .\n. . . .",
        players=1,
        turn=5,
        active={0: "imogen"},
        asks="outside",
        outside="a1,b3,c2",
        used="-",
    )
    assert match.legal() == ["outside a1", "outside b3", "outside c2"]
    play(match, "outside b3", "draw R")
    assert match.actors == [0]
    assert match.legal() == ["reveal b3"]
    play(match, "reveal b3")
    # no second action: Imogen's two potions are not adjacent
    assert field(match, "asks") == "outside"


def test_hire_costs_three_of_the_stations_colour() -> None:
    """A-53"""
    match = drawn(
        "R . . .\n. . . .\n. . . .\n. . . .",
        players=1,
        gems={0: "3,2,1"},
        alley="merten,solas,ooki",
        active={0: "porter"},
        outside="a1",
    )
    assert [text for text in match.legal() if text.startswith("hire")] == ["hire ruby"]
    assert "costs 3 sapphires, and you have only 2 (A-53)" in why(match, "hire sapphire")
    assert "three gems of its station's colour (A-53)" in why(match, "hire mixed deck")
    play(match, "hire ruby", "card ruby afrit")
    assert field(match, "gems") == "0,2,1"


def test_a_potion_that_nobody_has_seen_is_drawn_when_it_is_revealed() -> None:
    """A-83, A-14: from all unseen tiles, before the gem."""
    match = begun("draw Y")
    fresh = philtre.new("apotheca", players=1, dealer="hand")
    play(fresh, *CORNERS, *CARDS, "reveal c3")
    assert fresh.legal() == ["draw R", "draw B", "draw Y"]
    assert fresh.odds() == [13, 14, 14]
    play(match, "reveal c3")
    assert at(match, "c3") == "Y"
    assert field(match, "gems") == "0,0,1"
    assert field(match, "supply") == "13,14,13"


def test_every_turn_ends_with_a_placement_of_the_players_choice() -> None:
    """A-54, A-83: placed first, seen after; it points at the player."""
    match = begun("draw R", "draw B", "draw Y")
    play(match, "reveal a3", "reveal b2")
    assert set(match.legal()) == {f"outside {s}" for s in SPACES if at(match, s) == "."}
    play(match, "outside c2")
    assert at(match, "c2") == "y0"
    assert match.view(0)["market"]["c2"] == {"face": "down", "colour": "yellow", "seat": 0}
    assert match.view(None)["market"]["c2"]["colour"] is None
    assert "c2" not in field(match, "outside").split(",")
    assert field(match, "turn") == "2"
    # a potion that has been seen needs no draw
    play(match, "reveal c2")
    assert match.actors == [0]
    assert at(match, "c2") == "Y"


def test_the_game_ends_at_the_first_placement_that_cannot_be_made() -> None:
    """A-54: because the spaces of all remaining ones are taken."""
    match = drawn(
        "R . . .\n. . . .\n. . . .\n. . . B",
        players=1,
        turn=6,
        used="reveal",
        active={0: "porter"},
        outside="a4",
        points=7,
    )
    play(match.fork(), "power porter d1-d2")
    moved = play(match.fork(), "power porter a4-a3")
    assert field(moved, "asks") == "arrive:a4"  # one option: made unasked
    stays = play(match.fork(), "power porter d1-d2")
    assert stays.over
    assert stays.returns == [7.0]


def test_five_points_if_none_is_left_outside_and_the_last_turn_is_played() -> None:
    """A-54, A-57, A-91"""
    match = drawn(
        ". . . .\n. . . .\n. . . .\n. . . B",
        players=1,
        turn=16,
        used="reveal",
        active={0: "porter"},
        outside="a4",
        points=9,
    )
    play(match, "power porter d1-d2", "draw R")
    assert not match.over
    assert field(match, "outside") == "-"
    assert field(match, "turn") == "17"
    play(match, "reveal a4", "power porter a4-a3")
    assert match.over
    assert match.returns == [14.0]


def test_a_match_is_stacked_and_scores() -> None:
    """A-55: gem, apothecary, then a point for each face-up potion of the colour."""
    match = drawn(
        """
        R . . R
        . . R .
        R R . .
        r0 . . .
        """,
        players=1,
        turn=4,
        active={0: "porter,merten"},
        outside="d1",
        points=2,
    )
    play(match, "power porter c3-c2")
    assert match.legal() == ["stack a2", "stack b2", "stack c2"]
    play(match, "stack b2")
    assert match.legal() == ["satisfy porter", "satisfy merten"]
    play(match, "satisfy porter")
    assert market(match) == same(
        """
        R . . R
        . . . .
        . R . .
        r0 . . .
        """
    )
    # the stack and the two in the upper corners; the facedown one does not count
    assert field(match, "points") == "5"
    assert field(match, "satisfied") == "porter"


def test_a_large_match_earns_its_gem_in_solo_too() -> None:
    """A-55, A-25"""
    match = drawn(
        "R R r0 R\n. . . .\n. . . .\n. . . .", players=1, turn=4, active={0: "porter"}, outside="d1"
    )
    play(match, "reveal c4", "stack a4")
    assert field(match, "gems") == "2,0,0"
    assert field(match, "points") == "1"


def test_without_an_apothecary_a_match_earns_gems_and_no_points() -> None:
    """A-55"""
    match = drawn("R R r0 R\n. . . .\n. . . .\n. . . .", players=1, turn=4, outside="d1")
    play(match, "reveal c4", "stack a4")
    assert field(match, "gems") == "3,0,0"
    assert field(match, "points") == "0"
    assert at(match, "a4") == "R"
    assert at(match, "b4") == "."


def test_a_stack_is_one_potion_from_then_on() -> None:
    """A-55, A-23, A-25: it moves, and matches as one of its colour."""
    match = drawn(
        "R R r0 .\n. . . .\n. . . R\n. . . R",
        players=1,
        turn=4,
        active={0: "corvidus,porter"},
        outside="a1,b1",
    )
    play(match, "reveal c4", "stack b4", "satisfy porter", "power corvidus b4-d4")
    assert "matched" in [event.kind for event in match.events()]
    assert at(match, "d4") == "R"
    play(match, "outside a1", "draw B")
    assert field(match, "points") == "3"


def test_more_than_three_may_be_satisfied() -> None:
    """A-56"""
    match = drawn(
        "R R . R\n. . . .\n. . . .\n. . . .",
        players=1,
        turn=8,
        active={0: "strega,corvidus"},
        satisfied={0: "porter,merten,solas"},
        outside="a1,b1",
    )
    play(match, "power corvidus d4-c4", "stack a4", "satisfy corvidus")
    assert not match.over


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "assistant"),
        (14, "assistant"),
        (15, "apprentice"),
        (19, "apprentice"),
        (20, "adept"),
        (24, "adept"),
        (25, "expert"),
        (29, "expert"),
        (30, "master"),
        (34, "master"),
        (35, "grand-master"),
        (39, "grand-master"),
        (40, "legend"),
        (60, "legend"),
    ],
)
def test_ranks(points: int, name: str) -> None:
    """A-57"""
    assert rank(points) == name


def test_a_turn_limit_in_solo_gives_no_bonus() -> None:
    """A-90: after the placement, with the points so far."""
    match = drawn(
        ". . . .\n. . . .\n. . . .\n. . . B",
        players=1,
        turn=3,
        used="reveal",
        active={0: "porter"},
        outside="a4",
        points=9,
        options="turn_limit=3",
    )
    play(match, "power porter d1-d2", "draw R")
    assert match.over
    assert match.returns == [9.0]
    ended = drawn(
        ". . . .\n. . . .\n. . . .\n. . . B",
        players=1,
        turn=3,
        used="reveal",
        active={0: "porter"},
        points=9,
        options="turn_limit=3",
    )
    play(ended, "power porter d1-d2")
    assert ended.returns == [14.0]  # the placement can't be made: A-54 as usual


def test_the_longest_solo_game_has_seventeen_turns() -> None:
    """A-54"""
    for seed in range(30):
        match = philtre.new("apotheca", players=1, seed=seed)
        while not match.over:
            match.play(match.legal()[0])
        assert match.view()["turn"] <= 17
