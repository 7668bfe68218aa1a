"""The fifteen powers (A-20 … A-44), each drawn and expected by hand."""

import pytest

from philtre.core.registry import find
from tests.games.apotheca.drawn import QUIET, SPACES, drawn, market, play, powers, same, why


def text_counts() -> dict[str, int]:
    game = find("apotheca")
    counts: dict[str, int] = {}
    for move in range(len(game.moves)):
        words = game.text(move).split()
        if words[0] == "power":
            counts[words[1]] = counts.get(words[1], 0) + 1
    return counts


def test_there_are_as_many_texts_as_the_rules_say() -> None:
    """A-86"""
    assert text_counts() == {
        "giada": 104,
        "ooki": 584,
        "solas": 8,
        "imogen": 24,
        "afrit": 68,
        "corvidus": 96,
        "merten": 68,
        "karinne": 48,
        "carbuncle": 16,
        "masked": 120,
        "strega": 34,
        "qwixly": 24,
        "benedetto": 9,
        "porter": 84,
        "tidemaster": 4,
    }
    assert sum(text_counts().values()) == 1291


@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("carbuncle", "reptilian-rush"),
        ("porter", "wandering-waltz"),
        ("corvidus", "gully-glide"),
        ("merten", "lucky-leap"),
        ("karinne", "portal-pounce"),
        ("tidemaster", "wizards-winds"),
        ("afrit", "genie-juggle"),
        ("strega", "sorceress-spin"),
        ("masked", "shadow-swap"),
        ("solas", "faithful-float"),
        ("ooki", "double-dive"),
        ("giada", "chained-charge"),
        ("qwixly", "spirit-switch"),
        ("benedetto", "tetratwist"),
        ("imogen", "flickering-flip"),
    ],
)
def test_who_has_which_power(name: str, power: str) -> None:
    """A-45, A-3"""
    match = drawn(active={0: name})
    assert match.view(0)["seats"][0]["active"] == [{"name": name, "power": power}]


def test_chained_charge() -> None:
    """A-30: X leaves for an empty neighbour of its own, and Y takes its place."""
    match = drawn(
        """
        . . . .
        . . . .
        . R . .
        . B . .
        """,
        active={0: "giada"},
    )
    assert powers(match, "giada") == {
        "b2-a2 b1-b2",
        "b2-b3 b1-b2",
        "b2-c2 b1-b2",
        "b1-a1 b2-b1",
        "b1-c1 b2-b1",
    }
    play(match, "power giada b2-b3 b1-b2")
    assert market(match) == same(
        """
        . . . .
        . R . .
        . B . .
        . . . .
        """
    )


def test_double_dive() -> None:
    """A-31: two different directions, not the same space, not adjacent."""
    match = drawn(
        """
        . . . .
        . . . .
        . . . .
        R . B .
        """,
        active={0: "ooki"},
    )
    assert powers(match, "ooki") == {"a1-a2 c1-b1", "a1-a2 c1-d1", "a1-b1 c1-c2"}


def test_double_dive_never_goes_the_same_way_and_needs_distance() -> None:
    """A-31, A-22: diagonal neighbours will do, adjacent potions won't."""
    match = drawn(
        """
        R B . .
        . . . .
        . . . .
        . . . .
        """,
        active={0: "ooki"},
    )
    assert powers(match, "ooki") == set()
    match = drawn(
        """
        . . . .
        . . . .
        . B . .
        R . . .
        """,
        active={0: "ooki"},
    )
    assert powers(match, "ooki") == {
        "a1-a2 b2-b1",
        "a1-a2 b2-c2",
        "a1-b1 b2-a2",
        "a1-b1 b2-b3",
    }


def test_opposite_ways_of_double_dive_are_different_ways() -> None:
    """A-31"""
    match = drawn(
        """
        . . . .
        R . . Y
        . . . .
        . . . .
        """,
        active={0: "ooki"},
    )
    uses = powers(match, "ooki")
    assert "a3-b3 d3-c3" in uses
    assert "a3-a4 d3-d2" in uses
    assert "a3-a4 d3-d4" not in uses
    assert len(uses) == 9 - 2


def test_faithful_float() -> None:
    """A-32: inner rows and columns turn either way, the end wraps round."""
    match = drawn(
        """
        . . . .
        . . . .
        R b1 . Y
        . . . .
        """,
        active={0: "solas"},
    )
    assert powers(match, "solas") == {"row2+", "row2-", "colb+", "colb-"}
    assert market(play(match.fork(), "power solas row2+")).splitlines()[2] == "Y R b1 ."
    assert market(play(match.fork(), "power solas row2-")).splitlines()[2] == "b1 . Y R"
    up = market(play(match.fork(), "power solas colb+")).splitlines()
    assert up[1] == ". b1 . ."
    assert up[2] == "R . . Y"
    down = market(play(match.fork(), "power solas colb-")).splitlines()
    assert down[3] == ". b1 . ."


def test_flickering_flip() -> None:
    """A-33"""
    match = drawn(
        """
        . . . .
        . r1 . .
        . R B .
        . . . Y
        """,
        active={0: "imogen"},
    )
    assert powers(match, "imogen") == {"b2=b3", "b2=c2"}
    assert market(play(match, "power imogen b2=b3")) == same(
        """
        . . . .
        . R . .
        . r1 B .
        . . . Y
        """
    )


def test_genie_juggle() -> None:
    """A-34: to an empty space next to a neighbour, whichever neighbour helps."""
    match = drawn(
        """
        . . . .
        . . . .
        . . . .
        R B . .
        """,
        active={0: "afrit"},
    )
    assert powers(match, "afrit") == {"a1-c1", "a1-b2", "b1-a2"}
    match = drawn(
        """
        . . . .
        . . . .
        Y . . .
        R B . .
        """,
        active={0: "afrit"},
    )
    assert powers(match, "afrit", of="a1") == {"a1-a3", "a1-b2", "a1-c1"}


def test_gully_glide() -> None:
    """A-35, A-21: through potions, but to an empty space."""
    match = drawn(
        """
        . . . .
        . . . .
        . . . Y
        R B . .
        """,
        active={0: "corvidus"},
    )
    assert powers(match, "corvidus", of="a1") == {"a1-c1", "a1-d1", "a1-a2", "a1-a3", "a1-a4"}


def test_lucky_leap() -> None:
    """A-36: exactly 2 or 3, any of 8 directions, through potions."""
    match = drawn(
        """
        . . . .
        . . R .
        . Y . .
        B . . .
        """,
        active={0: "merten"},
    )
    assert powers(match, "merten", of="a1") == {"a1-a3", "a1-a4", "a1-c1", "a1-d1", "a1-d4"}


def test_portal_pounce() -> None:
    """A-37"""
    match = drawn(
        """
        . . R .
        . . . .
        . b0 . .
        . . . .
        """,
        active={0: "karinne"},
    )
    assert powers(match, "karinne", of="b2") == {"b2-a4", "b2-d3", "b2-d1"}


def test_reptilian_rush() -> None:
    """A-38: whole diagonals only; those of two spaces with + alone (A-85)."""
    match = drawn(
        """
        . . . .
        . . . .
        . Y . .
        B . . .
        """,
        active={0: "carbuncle"},
    )
    assert powers(match, "carbuncle") == {"a1/d4+", "a1/d4-", "c1/a3+", "c1/a3-"}
    assert market(play(match.fork(), "power carbuncle a1/d4+")) == same(
        """
        . . . .
        . . Y .
        . B . .
        . . . .
        """
    )
    assert market(play(match.fork(), "power carbuncle a1/d4-")) == same(
        """
        . . . B
        . . . .
        . . . .
        Y . . .
        """
    )


def test_the_ten_diagonals() -> None:
    """A-38, A-86"""
    game = find("apotheca")
    long = ["a1/d4", "a2/c4", "b1/d3", "d1/a4", "c1/a3", "d2/b4"]
    short = ["a3/b4", "c1/d2", "b1/a2", "d3/c4"]
    texts = {f"{d}{sign}" for d in long for sign in "+-"} | {f"{d}+" for d in short}
    assert len(texts) == 16
    assert all(game.parse(f"power carbuncle {text}") >= 0 for text in texts)
    assert all(game.parse(f"power carbuncle {text}-") < 0 for text in short)


def test_shadow_swap() -> None:
    """A-39: one facedown, one face-up, wherever they are."""
    match = drawn(
        """
        R . . .
        . . b1 .
        . . . .
        . . y0 B
        """,
        active={0: "masked"},
    )
    assert powers(match, "masked") == {"a4=c3", "a4=c1", "c3=d1", "c1=d1"}
    play(match, "power masked a4=c3")
    assert market(match).splitlines()[0] == "b1 . . ."


def test_sorceress_spin() -> None:
    """A-40: whatever lies between."""
    match = drawn(
        """
        R . . Y
        . b1 . .
        . . . .
        B . . r1
        """,
        active={0: "strega"},
    )
    assert powers(match, "strega") == {
        "a1=a4",
        "a1=d1",
        "a1=d4",
        "a4=d1",
        "a4=d4",
        "b3=d1",
        "d1=d4",
    }


def test_spirit_switch() -> None:
    """A-41"""
    match = drawn(
        """
        . . Y .
        R . . .
        . B . .
        . . . .
        """,
        active={0: "qwixly"},
    )
    assert powers(match, "qwixly") == {"a3=c4", "b2=c4"}


def test_tetratwist() -> None:
    """A-42: lower left → upper left → upper right → lower right."""
    match = drawn(
        """
        . . . .
        . Y R .
        . B . .
        . . . .
        """,
        active={0: "benedetto"},
    )
    blocks = {f"block {space}" for space in SPACES if space[0] in "abc" and space[1] < "4"}
    assert powers(match, "benedetto") == blocks - {"block c1"}  # nothing lies in that one
    assert market(play(match, "power benedetto block b2")) == same(
        """
        . . . .
        . B Y .
        . . R .
        . . . .
        """
    )


def test_wandering_waltz() -> None:
    """A-43"""
    match = drawn(
        """
        . . . .
        . . . .
        . Y . .
        B . . .
        """,
        active={0: "porter"},
    )
    assert powers(match, "porter", of="a1") == {"a1-a2", "a1-b1"}
    assert powers(match, "porter", of="b2") == {
        "b2-a2",
        "b2-a3",
        "b2-b3",
        "b2-c3",
        "b2-c2",
        "b2-c1",
        "b2-b1",
    }


def test_wizards_winds() -> None:
    """A-44: as far as they go, keeping their order."""
    match = drawn(
        """
        . . . .
        . B . .
        R . y1 .
        . Y . .
        """,
        active={0: "tidemaster"},
    )
    assert powers(match, "tidemaster") == {"winds up", "winds down", "winds left", "winds right"}
    assert market(play(match.fork(), "power tidemaster winds up")) == same(
        """
        R B y1 .
        . Y . .
        . . . .
        . . . .
        """
    )
    assert market(play(match.fork(), "power tidemaster winds right")) == same(
        """
        . . . .
        . . . B
        . . R y1
        . . . Y
        """
    )


def test_a_power_must_change_something() -> None:
    """A-20, A-23, A-21: no swap of what is the same, and a swap needs two potions."""
    match = drawn(
        """
        . . . .
        . . . .
        r1 . b1 .
        R R B B
        """,
        active={0: "imogen,tidemaster"},
    )
    assert powers(match, "imogen") == {"a1=a2", "b1=c1", "c1=c2"}
    assert "would leave the market unchanged (A-20)" in why(match, "power imogen a1=b1")
    assert "no potion on b2 (A-21)" in why(match, "power imogen b1=b2")
    assert "winds down" not in powers(match, "tidemaster")


def test_two_facedown_potions_are_never_the_same_thing() -> None:
    """A-23: so what is legal tells nothing about them."""
    for hidden in ("r1 b1", "r1 r1", "b0 b0"):
        match = drawn(f". . . .\n. . . .\n. . . .\n{hidden} . .", active={0: "imogen"})
        assert powers(match, "imogen") == {"a1=b1"}


def test_a_full_ring_of_one_colour_does_not_turn() -> None:
    """A-23, A-42: nor does an empty one (A-32)."""
    match = drawn(
        """
        . . . .
        . . . .
        R . . .
        . R . .
        """,
        active={0: "carbuncle,solas"},
    )
    assert "b1/a2+" not in powers(match, "carbuncle")
    assert "a1/d4+" not in powers(match, "carbuncle")
    assert powers(match, "solas") == {"row2+", "row2-", "colb+", "colb-"}
    assert "row3+" not in powers(match, "solas")


def test_a_power_without_a_legal_use_is_not_available() -> None:
    """A-20"""
    match = drawn(QUIET, active={0: "imogen"})
    assert powers(match, "imogen") == set()
    assert match.legal() == ["restock"]


def test_only_own_active_apothecaries_have_powers() -> None:
    """A-20"""
    match = drawn(
        ". . . .\n. . . .\n. . . .\nR B . .",
        active={0: "imogen", 1: "porter"},
        satisfied={0: "merten:R3"},
    )
    assert "not among your apothecaries (A-20)" in why(match, "power porter a1-a2")
    assert "satisfied" in why(match, "power merten a1-a3")
