"""Matches (A-24 … A-28)."""

from tests.games.apotheca.drawn import at, drawn, field, market, play, same, why

ONE_SHORT = """
    . . . .
    . . . .
    . . R .
    R R . .
"""


def test_three_in_a_row_satisfy_an_apothecary() -> None:
    """A-24, A-27: with one active apothecary nobody is asked."""
    match = drawn(ONE_SHORT, active={0: "porter"})
    play(match, "power porter c2-c1")
    assert market(match) == same(". . . .\n. . . .\n. . . .\n. . . .")
    assert field(match, "satisfied") == "porter:R3/-"
    assert field(match, "active") == "-/-"
    assert field(match, "gems") == "0,0,0/0,0,0"
    assert match.view()["seats"][0]["satisfied"][0]["potions"] == {"colour": "red", "count": 3}


def test_columns_count_diagonals_and_facedown_potions_do_not() -> None:
    """A-24, A-22"""
    match = drawn(
        """
        . . . .
        R b1 . .
        . B R .
        R B . R
        """,
        active={0: "porter,imogen"},
    )
    play(match, "power porter a1-a2")
    assert "matched" not in [event.kind for event in match.events()]
    column = drawn(
        """
        . . . .
        R . . .
        . R . .
        R . . .
        """,
        active={0: "porter"},
    )
    play(column, "power porter b2-a2")
    assert field(column, "satisfied") == "porter:R3/-"


def test_the_player_chooses_the_apothecary() -> None:
    """A-27"""
    match = drawn(ONE_SHORT, active={0: "porter,merten"})
    play(match, "power porter c2-c1")
    assert match.actors == [0]
    assert match.legal() == ["satisfy porter", "satisfy merten"]
    assert match.view()["match"] == ["a1", "b1", "c1"]
    assert "choose the apothecary to satisfy" in why(match, "satisfy afrit")
    play(match, "satisfy merten")
    assert field(match, "satisfied") == "merten:R3/-"
    assert field(match, "active") == "porter/-"


def test_a_match_without_an_apothecary_earns_a_gem() -> None:
    """A-27: the potions go back into the supply."""
    match = drawn("R R r0 .\n. . . .\n. . . .\n. . . .")
    play(match, "reveal c4")
    assert field(match, "gems") == "2,0,0/0,0,0"  # one of the Reveal, one of the match
    assert field(match, "supply") == "15,15,15"
    assert field(match, "satisfied") == "-/-"


def test_a_straight_four_earns_an_extra_gem() -> None:
    """A-25"""
    match = drawn("R R r0 R\n. . . .\n. . . .\n. . . .", active={0: "porter"})
    play(match, "reveal c4")
    assert field(match, "gems") == "2,0,0/0,0,0"
    assert field(match, "satisfied") == "porter:R4/-"


def test_both_gems_of_a_large_match_without_an_apothecary() -> None:
    """A-25, A-27 (ruling: both)"""
    match = drawn("R R r0 R\n. . . .\n. . . .\n. . . .")
    play(match, "reveal c4")
    assert field(match, "gems") == "3,0,0/0,0,0"


def test_lines_that_share_a_potion_are_one_match() -> None:
    """A-25: an L, a T, a +, and a straight four with a tail."""
    for shape, space, count in [
        ("b0 B B .\nB . . .\nB . . .\n. . . .", "a4", 5),
        ("B b0 B .\n. B . .\n. B . .\n. . . .", "b4", 5),
        (". B . .\nB b0 B .\n. B . .\n. . . .", "b3", 5),
        ("B B b0 B\n. . B .\n. . B .\nR . . .", "c4", 6),
    ]:
        match = drawn(shape, active={0: "porter"})
        play(match, f"reveal {space}")
        assert field(match, "satisfied") == f"porter:B{count}/-", shape
        assert field(match, "gems") == "0,2,0/0,0,0"


def test_lines_joined_by_way_of_others_are_one_match() -> None:
    """A-25: two columns that only a row between them joins (in master they may lie there)."""
    match = drawn(
        """
        B b1 B .
        B . B .
        B . B .
        . . . .
        """,
        variant="master",
        decree="red",
        active={1: "porter"},
    )
    play(match, "reveal b4", "decree blue")
    assert field(match, "kept") == "B7"


def test_lines_side_by_side_are_separate_matches() -> None:
    """A-25, A-26: two red columns next to each other share no potion."""
    match = drawn(
        """
        R R . .
        R R . .
        . . . .
        R R . .
        """,
        active={0: "tidemaster,porter,merten"},
    )
    play(match, "power tidemaster winds up")
    assert match.legal() == ["match red a2", "match red b2"]
    play(match, "match red b2", "satisfy porter")
    assert field(match, "match") == "a2,a3,a4"
    play(match, "satisfy merten")
    assert field(match, "satisfied") == "porter:R3,merten:R3/-"
    assert field(match, "gems") == "0,0,0/0,0,0"


def test_several_matches_come_in_the_players_order() -> None:
    """A-26, A-27"""
    match = drawn(
        """
        . . . .
        . . . Y
        R R Y R
        . . . Y
        """,
        active={0: "imogen,merten"},
    )
    play(match, "power imogen c2=d2")
    assert match.legal() == ["match red a2", "match yellow d1"]
    assert "choose which match comes first" in why(match, "restock")
    play(match, "match yellow d1")
    assert match.legal() == ["satisfy merten", "satisfy imogen"]
    play(match, "satisfy imogen")
    # one match and one apothecary are left: both are made unasked
    assert field(match, "satisfied") == "merten:R3,imogen:Y3/-"
    assert match.actors == [0]


def test_which_match_is_next_is_asked_again_while_two_are_left() -> None:
    """A-26, A-25: three columns side by side, all completed by one wind."""
    match = drawn(
        """
        R Y B .
        R Y B .
        . . . .
        R Y B .
        """,
        active={0: "tidemaster,merten,porter"},
    )
    play(match, "power tidemaster winds up")
    assert match.legal() == ["match red a2", "match blue c2", "match yellow b2"]
    play(match, "match blue c2", "satisfy porter")
    assert match.legal() == ["match red a2", "match yellow b2"]
    play(match, "match yellow b2", "satisfy merten")
    assert match.over
    assert match.returns == [1.0, -1.0]


def test_the_third_satisfied_apothecary_wins_at_once() -> None:
    """A-28, A-91: other matches are not resolved any more."""
    match = drawn(
        """
        R . B .
        R . B .
        . . . .
        R . B .
        """,
        active={0: "tidemaster,porter"},
        satisfied={0: "merten:Y3,solas:Y3"},
    )
    play(match, "power tidemaster winds up", "match red a2", "satisfy porter")
    assert match.over
    assert match.returns == [1.0, -1.0]
    assert at(match, "c4") == "B"
    assert match.view()["winners"] == [0]


def test_partners_satisfy_together() -> None:
    """A-28: gems and apothecaries are not shared."""
    match = drawn(
        ONE_SHORT,
        players=4,
        seat=2,
        active={2: "porter", 0: "imogen"},
        satisfied={0: "merten:Y3,solas:Y3", 1: "ooki:B3"},
    )
    assert not [text for text in match.legal() if "imogen" in text]
    play(match, "power porter c2-c1")
    assert match.over
    assert match.returns == [1.0, -1.0, 1.0, -1.0]


def test_two_for_one_player_and_one_for_another_win_nothing() -> None:
    """A-28: three players are three sides."""
    match = drawn(
        ONE_SHORT,
        players=3,
        active={0: "porter"},
        satisfied={0: "merten:Y3", 2: "solas:Y3"},
    )
    play(match, "power porter c2-c1")
    assert not match.over


def test_nothing_is_matched_half_way_through_a_power() -> None:
    """A-24, A-21: on their way the two dives pass a line that is not there at the end."""
    match = drawn(
        """
        . . . .
        . . . .
        . R . .
        R . R .
        """,
        active={0: "ooki,porter"},
    )
    play(match, "power ooki a1-a2 b2-b1")
    assert "matched" not in [event.kind for event in match.events()]
