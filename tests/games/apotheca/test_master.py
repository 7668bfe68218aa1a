"""Master of the Market (A-60 … A-68)."""

import pytest

import philtre
from tests.games.apotheca.drawn import at, drawn, field, others, play, powers, why

SIX = ["deal a1 R", "deal a4 R", "deal d1 B", "deal d4 Y", "deal b2 B", "deal c3 Y"]


def test_the_six_potions_are_two_of_each_colour() -> None:
    """A-60, A-81"""
    match = philtre.new("apotheca", players=2, variant="master", dealer="hand")
    assert match.odds() == [2, 2, 2]
    play(match, "deal a1 R", "deal a4 R")
    assert match.legal() == ["deal d1 B", "deal d1 Y"]
    play(match, "deal d1 B", "deal d4 Y", "deal b2 B")
    assert match.legal() == ["deal c3 Y"]
    play(match, "deal c3 Y")
    assert field(match, "supply") == "13,13,13"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_master_decrees_when_the_set_up_is_done(players: int) -> None:
    """A-61, A-60, A-62: no apothecary for the master; any colour, free of charge."""
    match = philtre.new("apotheca", players=players, variant="master", dealer="hand")
    play(match, *SIX)
    for place in [*map(str, range(1, players)), "ruby", "sapphire", "topaz"]:
        assert match.legal()[0].split()[:2] == ["card", place]
        match.play(match.legal()[0])
    assert match.actors == [0]
    assert match.legal() == ["decree red", "decree blue", "decree yellow"]
    assert match.view()["token"] is False
    play(match, "decree blue")
    assert field(match, "decree") == "blue"
    assert match.view()["seats"][0] == {
        "gems": {"red": 0, "blue": 0, "yellow": 0},
        "active": [],
        "satisfied": [],
        "master": True,
    }
    assert match.view()["market"]["b2"]["seat"] == 1
    assert match.view()["sides"] == [[0], list(range(1, players))]


@pytest.mark.parametrize(
    ("players", "order"),
    [(2, [0, 1, 0, 1, 0]), (3, [0, 1, 0, 2, 0, 1]), (4, [0, 1, 0, 2, 0, 3, 0, 1])],
)
def test_the_master_plays_between_the_apprentices(players: int, order: list[int]) -> None:
    """A-62: and the first turn has one action."""
    match = philtre.new("apotheca", players=players, variant="master", seed=4)
    play(match, "decree red")
    seen: dict[int, int] = {}
    while len(seen) <= len(order):
        seen.setdefault(match.view()["turn"], match.view()["seat"])
        if match.view()["turn"] == 1:
            assert match.view()["used"] == []
        match.play(match.legal()[0])
    assert [seen[turn] for turn in range(1, len(order) + 1)] == order


def test_the_masters_actions() -> None:
    """A-63: powers of the alley for two gems of the station, decrees for one; no Hire."""
    match = drawn(
        ". r1 . .\n. . . .\n. . . .\nR . . .",
        variant="master",
        gems={0: "2,1,1"},
        alley="porter,merten,solas",
        decree="red",
        active={1: "imogen"},
    )
    assert others(match) == {"reveal b4", "restock", "decree blue", "decree yellow"}
    assert powers(match, "porter") == {"a1-a2", "a1-b1", "a1-b2"} | powers(match, "porter", "b4")
    assert powers(match, "merten") == set()
    assert "costs 2 sapphires, and you have only 1 (A-63)" in why(match, "power merten a1-a3")
    assert "the master never hires (A-63)" in why(match, "hire ruby")
    assert "red is the decreed colour already (A-63)" in why(match, "decree red")
    assert "Imogen is not in the alley (A-63)" in why(match, "power imogen a1=a2")
    play(match, "power porter a1-a2")
    assert field(match, "gems") == "0,1,1/0,0,0"
    assert field(match, "alley") == "porter,merten,solas"
    play(match, "decree blue")
    assert field(match, "gems") == "0,0,1/0,0,0"
    assert field(match, "decree") == "blue"
    assert match.actors == [1]


def test_decree_is_one_action_whatever_the_colour() -> None:
    """A-63, A-11"""
    match = drawn(variant="master", gems={0: "0,1,1"}, active={1: "imogen"})
    play(match, "decree blue")
    assert "Decree (A-11)" in why(match, "decree yellow")


def test_only_the_master_decrees() -> None:
    """A-63"""
    match = drawn(variant="master", seat=1, gems={1: "1,1,1"}, active={1: "imogen"})
    assert "only the master decrees (A-63)" in why(match, "decree blue")


def test_apprentices_pay_the_master() -> None:
    """A-64"""
    match = drawn(
        variant="master", seat=1, gems={0: "0,0,1", 1: "3,1,1"}, alley="porter,merten,solas"
    )
    two = play(match.fork(), "hire ruby")
    assert field(two, "gems") == "2,0,1/1,1,1"
    mixed = play(match.fork(), "hire mixed deck")
    assert field(mixed, "gems") == "1,1,2/2,0,0"


def test_who_may_make_which_match() -> None:
    """A-65: the master the decreed colour, the apprentices the others; else it stays."""
    for seat, decree, kept, satisfied in [
        (0, "red", "R3", "-/-"),
        (0, "blue", "-", "-/-"),
        (1, "red", "-", "-/-"),
        (1, "blue", "-", "-/imogen:R3"),
    ]:
        match = drawn(
            "R R r1 .\n. . . .\n. . . .\n. . . .",
            variant="master",
            seat=seat,
            decree=decree,
            active={1: "imogen"},
        )
        play(match, "reveal c4")
        assert field(match, "kept") == kept
        assert field(match, "satisfied") == satisfied
        assert (at(match, "a4") == ".") == (kept != "-" or satisfied != "-/-")


def test_matches_at_the_beginning_of_a_turn_are_no_action() -> None:
    """A-65: what the apprentice had to leave, the master takes, and still has two actions."""
    match = drawn(
        "R R r1 .\n. . . .\n. . . .\nB . . .",
        variant="master",
        seat=1,
        decree="red",
        active={1: "porter,merten"},
    )
    play(match, "reveal c4")
    assert at(match, "c4") == "R"
    play(match, "power porter a1-a2")
    assert match.actors == [0]
    assert field(match, "kept") == "R3"
    assert match.view()["used"] == []
    assert match.legal() == ["restock"]


def test_an_apprentice_chooses_at_the_beginning_of_its_turn() -> None:
    """A-65: choices are the player's in turn."""
    match = drawn(
        "R R r1 .\n. . . .\n. . . .\nB . . .",
        variant="master",
        players=3,
        seat=0,
        turn=3,
        decree="blue",
        active={1: "imogen", 2: "porter,merten"},
        alley="strega,solas,ooki",
        satisfied={},
        used="-",
    )
    play(match, "reveal c4", "restock")
    while match.actors == ["chance"] or match.legal()[0].startswith("place"):
        match.play(match.legal()[0])
    assert match.actors == [2]
    assert match.legal() == ["satisfy porter", "satisfy merten"]
    assert field(match, "used") == "-"


def test_a_decree_makes_matches() -> None:
    """A-65: Decree included."""
    match = drawn(
        "R R r1 .\n. . . .\n. . . .\nB . . .",
        variant="master",
        decree="blue",
        active={1: "imogen"},
        gems={0: "0,0,0"},
    )
    play(match, "reveal c4")
    assert field(match, "gems") == "1,0,0/0,0,0"
    play(match, "decree red")
    assert field(match, "kept") == "R3"
    assert field(match, "gems") == "0,0,0/0,0,0"


def test_the_master_gets_no_gem_for_a_match_but_for_a_reveal() -> None:
    """A-66: and its potions leave the game."""
    match = drawn(
        "R R r1 R\n. . . .\n. . . .\n. . . .", variant="master", decree="red", active={1: "imogen"}
    )
    play(match, "reveal c4")
    assert field(match, "gems") == "1,0,0/0,0,0"
    assert field(match, "kept") == "R4"
    assert field(match, "supply") == "11,15,15"


def test_the_master_wins_with_a_match_of_each_colour() -> None:
    """A-67, A-91"""
    match = drawn(
        "R R r1 .\n. . . .\n. . . .\n. . . .",
        variant="master",
        players=3,
        decree="red",
        kept="B3,Y3",
        active={1: "imogen"},
    )
    play(match, "reveal c4")
    assert match.over
    assert match.returns == [1.0, -1.0, -1.0]


def test_two_matches_of_one_colour_do_not_win() -> None:
    """A-67"""
    match = drawn(
        "R R r1 .\n. . . .\n. . . .\n. . . .",
        variant="master",
        decree="red",
        kept="B3,B3",
        active={1: "imogen"},
    )
    assert not play(match, "reveal c4").over


def test_the_apprentices_win_together_with_three() -> None:
    """A-67"""
    match = drawn(
        "R R r1 .\n. . . .\n. . . .\n. . . .",
        variant="master",
        players=3,
        seat=2,
        decree="blue",
        active={2: "imogen"},
        satisfied={1: "porter:Y3,solas:Y3"},
    )
    play(match, "reveal c4")
    assert match.over
    assert match.returns == [-1.0, 1.0, 1.0]


def test_the_game_may_end_at_the_beginning_of_a_turn() -> None:
    """A-65, A-67"""
    match = drawn(
        "R R r1 .\n. . . .\n. . . .\nB . . .",
        variant="master",
        seat=1,
        decree="red",
        kept="B3,Y3",
        active={1: "porter,merten"},
    )
    play(match, "reveal c4", "power porter a1-a2")
    assert match.over
    assert match.returns == [1.0, -1.0]


def test_a_match_on_the_board_keeps_the_overload_away() -> None:
    """A-68: the Restock ends, with fewer than three facedown."""
    match = drawn(
        """
        R R R B
        B R B R
        Y B R B
        R Y B .
        """,
        variant="master",
        seat=1,
        decree="red",
        active={1: "imogen,merten"},
    )
    play(match, "restock", "draw Y")
    assert match.actors == [1]
    assert at(match, "d1") == "y1"
    assert "overload" not in [event.kind for event in match.events()]


def test_the_limit_compares_colours_and_satisfied() -> None:
    """A-90: nothing further."""
    for kept, satisfied, expected in [
        ("R3", "-", [1.0, -1.0]),
        ("R3,R3", "solas:Y3", [0.0, 0.0]),
        ("-", "solas:Y3", [-1.0, 1.0]),
    ]:
        match = drawn(
            ". . . .\n. . . .\n. . . .\nB . . .",
            variant="master",
            seat=1,
            turn=2,
            used="reveal",
            decree="red",
            kept=kept,
            satisfied={1: satisfied},
            active={1: "porter"},
            gems={0: "9,9,9"},
            options="turn_limit=2",
        )
        play(match, "power porter a1-a2")
        assert match.over
        assert match.returns == expected
