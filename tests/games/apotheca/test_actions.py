"""Reveal, Restock with Market Overload, Hire (A-14 … A-19)."""

from tests.games.apotheca.drawn import at, drawn, field, market, others, play, powers, same, why

ALMOST_FULL = """
    R B R B
    B R B R
    Y B R B
    R Y B .
"""


def test_reveal_turns_any_facedown_potion_up_and_earns_a_gem() -> None:
    """A-14"""
    match = drawn(
        """
        . . . .
        . r1 . .
        . . b0 .
        . . . Y
        """
    )
    assert {"reveal b3", "reveal c2"} <= set(match.legal())
    assert "face-up already (A-14)" in why(match, "reveal d1")
    assert "no potion on a1 (A-14)" in why(match, "reveal a1")
    play(match, "reveal b3")
    assert at(match, "b3") == "R"
    assert field(match, "gems") == "1,0,0/0,0,0"


def test_the_gem_of_a_reveal_comes_before_its_match() -> None:
    """A-14"""
    match = drawn(
        """
        . . . .
        . . . .
        . . . .
        R R r1 .
        """,
        active={0: "porter"},
    )
    play(match, "reveal c1")
    kinds = [event.kind for event in match.events()]
    assert kinds[:3] == ["revealed", "matched", "satisfied"]
    assert field(match, "gems") == "1,0,0/0,0,0"


def test_no_restock_with_three_facedown() -> None:
    """A-15"""
    match = drawn("r0 b1 y1 .\n. . . .\n. . . .\n. . . .")
    assert "restock" not in match.legal()
    assert "there are already 3 facedown potions in the market (A-15)" in why(match, "restock")


def test_no_restock_into_a_full_market_or_from_an_empty_supply() -> None:
    """A-15"""
    full = drawn("R B R B\nB R B R\nY B R B\nR Y B r1", active={0: "imogen"})
    assert "no empty space (A-15)" in why(full, "restock")
    empty = drawn(
        ". . . .\n. . . .\n. . . .\nR . . .",
        active={0: "porter"},
        satisfied={0: "strega:R14,qwixly:B15", 1: "masked:Y15"},
    )
    assert "supply is empty (A-15)" in why(empty, "restock")


def test_restock_draws_looks_and_places_until_three_are_facedown() -> None:
    """A-16, A-84"""
    match = drawn("r1 . . .\n. . . .\n. . . .\n. . . R", active={0: "porter"})
    play(match, "restock")
    assert match.actors == ["chance"]
    assert match.legal() == ["draw R", "draw B", "draw Y"]
    assert match.odds() == [13, 15, 15]
    play(match, "draw B")
    assert match.actors == [0]
    assert match.view(0)["drawn"] == "blue"
    assert match.view(1)["drawn"] is None
    assert len(match.legal()) == 14
    play(match, "place c3")
    assert at(match, "c3") == "b0"
    assert match.odds() == [13, 14, 15]
    play(match, "draw Y", "place a1")
    assert match.actors == [0]  # three are facedown: the second action
    assert "reveal c3" in match.legal()


def test_restock_ends_with_the_supply() -> None:
    """A-16"""
    match = drawn(
        ". . . .\n. . . .\n. . . .\nR . . .",
        active={0: "porter"},
        satisfied={0: "strega:R14,qwixly:B14", 1: "masked:Y15"},
    )
    play(match, "restock", "draw B", "place b1")
    assert match.actors == [0]
    assert market(match).splitlines()[3] == "R b0 . ."


def test_the_last_space_is_taken_unasked() -> None:
    """A-84, A-16: and a match on the board keeps an Overload away only in master."""
    match = drawn(ALMOST_FULL)
    play(match, "restock", "draw Y")
    assert at(match, "d1") == "y0"
    assert [event.kind for event in match.events()][-1] == "overload"
    assert match.actors == ["chance"]


def test_overload_clears_the_face_up_potions_of_a_colour() -> None:
    """A-17"""
    match = drawn(ALMOST_FULL)
    play(match, "restock", "draw R")
    assert field(match, "asks") == "spill"
    supply = [int(n) for n in field(match, "supply").split(",")]
    play(match, "draw R")
    # the facedown red one at d1 stays; the restock goes on, for one is facedown
    assert market(match) == same(
        """
        . B . B
        B . B .
        Y B . B
        . Y B r0
        """
    )
    assert field(match, "asks") == "draw"
    assert field(match, "supply") == f"{supply[0] + 6},{supply[1]},{supply[2]}"
    play(match, "draw B", "place a1", "draw B", "place d3")
    assert match.actors == [0]


def test_overload_keeps_aside_what_nobody_shows() -> None:
    """A-17: until some potion leaves; then it all goes back."""
    match = drawn(
        """
        R B R B
        B R B R
        R B R B
        B R B .
        """
    )
    play(match, "restock", "draw Y", "draw Y")
    assert field(match, "aside") == "0,0,1"
    assert match.odds() == [15 - 7, 15 - 8, 15 - 2]
    play(match, "draw Y")
    assert field(match, "aside") == "0,0,2"
    play(match, "draw B")
    assert field(match, "aside") == ""
    assert field(match, "supply") == "8,15,14"


def test_overload_with_an_empty_supply_is_the_players_choice() -> None:
    """A-17: the colour must lie face-up; yellow does not here."""
    match = drawn(
        """
        R B R B
        B R B R
        R B R B
        B R B .
        """,
        satisfied={0: "strega:R8,qwixly:B7", 1: "masked:Y14"},
        active={0: "porter"},
    )
    play(match, "restock", "draw Y")
    assert match.actors == [0]
    assert match.legal() == ["overload red", "overload blue"]
    assert "choose the colour" in why(match, "reveal d1")
    play(match, "overload blue")
    assert field(match, "asks") == "draw"
    assert field(match, "supply") == "0,8,0"


def test_overload_goes_on_until_the_supply_is_empty() -> None:
    """A-17: tiles kept aside go back when the named colour leaves; one colour goes unasked."""
    match = drawn(
        """
        R B R B
        B R B R
        R B R B
        B R B .
        """,
        satisfied={0: "strega:R8,qwixly:B7", 1: "masked:Y13"},
        active={0: "porter"},
    )
    play(match, "restock", "draw Y", "draw Y")
    assert match.legal() == ["overload red", "overload blue"]
    play(match, "overload red")
    assert field(match, "supply") == "7,0,1"


def test_an_overload_may_follow_the_third_tile() -> None:
    """A-17: be it the third."""
    match = drawn(
        """
        r1 b1 R B
        B R B R
        Y B R B
        R Y B .
        """,
        active={0: "imogen"},
    )
    play(match, "restock", "draw Y")
    assert field(match, "asks") == "spill"
    play(match, "draw R")
    assert match.actors == [0]  # three facedown ones lie there: the restock is over
    assert at(match, "c4") == "."


def test_hire_for_two_gems_of_the_station() -> None:
    """A-18, A-19"""
    match = drawn(
        ". . . .\n. . . .\n. . . .\nR . . .",
        gems={0: "2,1,0"},
        alley="merten,solas,ooki",
    )
    assert others(match) == {"restock", "hire ruby"}
    assert "costs 2 sapphires, and you have only 1 (A-18)" in why(match, "hire sapphire")
    assert "you lack at least one (A-18)" in why(match, "hire mixed ruby")
    play(match, "hire ruby")
    assert match.actors == ["chance"]
    assert match.odds() == [1] * 12
    assert "card ruby afrit" in match.legal()
    play(match, "card ruby afrit")
    assert field(match, "alley") == "afrit,solas,ooki"
    assert field(match, "gems") == "0,1,0/0,0,0"
    assert powers(match, "merten") == {"a1-a3", "a1-a4", "a1-c1", "a1-d1", "a1-c3", "a1-d4"}


def test_hire_for_one_gem_of_each_colour() -> None:
    """A-18: any of the three, or the top of the deck unseen."""
    match = drawn(gems={0: "1,1,1"}, alley="merten,solas,ooki")
    assert others(match) == {
        "restock",
        "hire mixed ruby",
        "hire mixed sapphire",
        "hire mixed topaz",
        "hire mixed deck",
    }
    play(match, "hire mixed deck")
    assert len(match.legal()) == 12
    play(match, "card hired giada")
    assert field(match, "active") == "giada/-"
    assert field(match, "gems") == "0,0,0/0,0,0"
    assert field(match, "alley") == "merten,solas,ooki"


def test_an_empty_deck_refills_nothing() -> None:
    """A-19"""
    everybody = "carbuncle,porter,corvidus,karinne,tidemaster,afrit,strega,masked,giada"
    match = drawn(
        gems={0: "3,1,1"},
        alley="merten,solas,ooki",
        active={1: everybody + ",qwixly,benedetto,imogen"},
        deck="-",
    )
    assert "hire mixed deck" not in match.legal()
    assert "deck is empty (A-19)" in why(match, "hire mixed deck")
    play(match, "hire ruby")
    assert field(match, "alley") == "-,solas,ooki"
    again = drawn(
        gems={0: "3,1,1"},
        alley="-,solas,ooki",
        active={1: everybody + ",qwixly,benedetto,imogen", 0: "merten"},
        deck="-",
    )
    assert {text for text in again.legal() if text.startswith("hire")} == {
        "hire mixed sapphire",
        "hire mixed topaz",
    }
    assert "nobody is at the ruby station (A-19)" in why(again, "hire ruby")


def test_a_hired_apothecary_works_the_same_turn() -> None:
    """A-19"""
    match = drawn(
        ". . . .\n. . . .\n. . . .\nR . . .", gems={0: "2,0,0"}, alley="merten,solas,ooki"
    )
    play(match, "hire ruby", "card ruby afrit", "power merten a1-c3")
    assert match.actors == [1]
