"""Reasons and threats of Apotheca, from positions drawn by hand."""

from philtre import Match
from philtre.core.reasons import Reason
from philtre.games.apotheca.rules.market import lined
from tests.games.apotheca.drawn import SPACES, drawn

TWO_AND_ONE = """
    . . . .
    . . . .
    . . R .
    R R . .
"""


def why(match: Match, text: str, seat: int = 0) -> dict[str, Reason]:
    glimpse = match.glimpse(seat)
    found = match.game.knowledge().reasons(glimpse, match.game.parse(text))
    return {reason.key: reason for reason in found}


def threats(match: Match, seat: int = 0) -> dict[str, Reason]:
    found = match.game.knowledge().threats(match.glimpse(seat))
    return {reason.key: reason for reason in found}


def test_a_match_satisfies_so_many_of_three() -> None:
    """A-27, A-28: the Porter King steps c2 to c1."""
    match = drawn(TWO_AND_ONE, active={0: "porter"}, satisfied={0: "imogen:R3"})
    told = why(match, "power porter c2-c1")["reason-match-satisfies"]
    assert told.params == {
        "colour": "red",
        "spaces": ["a1", "b1", "c1"],
        "number": 2,
        "needed": 3,
    }
    assert [mark.kind for mark in told.marks] == ["line"]
    assert told.marks[0].places == ["space:a1", "space:b1", "space:c1"]


def test_the_third_wins_and_nobody_to_satisfy_earns_a_gem() -> None:
    last = drawn(TWO_AND_ONE, active={0: "porter"}, satisfied={0: "imogen:R3,corvidus:B3"})
    assert "reason-match-wins" in why(last, "power porter c2-c1")
    hidden = drawn(
        """
        . . . .
        . . . .
        . . . .
        R R r0 .
    """,
        active={1: "porter"},
    )
    told = why(hidden, "reveal c1")["reason-match-gem"]
    assert told.params["gem"] == "red"


def test_what_the_next_player_could_match_is_left_open_or_stopped() -> None:
    """The other's Porter King could step c2 to c1; Corvidus takes a1 away, or does not."""
    match = drawn(TWO_AND_ONE, active={0: "corvidus", 1: "porter"}, used="restock", seat=0)
    open = why(match, "power corvidus a1-a4")
    assert "reason-opens" not in open
    assert open["reason-stops"].params["seat"] == 1
    # a step along the row leaves the way down to them open
    assert "reason-opens" in why(match, "power corvidus a1-a2")
    kept = drawn(
        TWO_AND_ONE.replace(". . . .\n    . . . .", ". . . B\n    . . . .", 1),
        active={0: "corvidus", 1: "porter"},
        used="restock",
    )
    told = why(kept, "power corvidus d4-d3")["reason-opens"]
    assert told.params == {
        "colour": "red",
        "spaces": ["a1", "b1", "c1"],
        "seat": 1,
        "apothecary": "porter",
    }


def test_with_an_action_left_the_match_to_come_is_told() -> None:
    match = drawn(TWO_AND_ONE.replace(". . . .", ". . . b1", 1), active={0: "porter"})
    told = why(match, "reveal d4")
    assert told["reason-unknown"].params == {"seat": 1}
    own = drawn(TWO_AND_ONE.replace(". . . .", ". . . b0", 1), active={0: "porter"})
    told = why(own, "reveal d4")
    assert told["reason-then"].params["apothecary"] == "porter"
    assert told["reason-gem"].params["held"] == 1


def test_a_gem_that_pays_for_an_apothecary_is_told() -> None:
    """A-18: two gems of the station's colour."""
    match = drawn(". . . b0\n . . . .\n . . . .\n . . . .", gems={0: "0,1,0"}, active={1: "porter"})
    sapphire = match.view(0)["alley"]["sapphire"]["name"]
    told = why(match, "reveal d4")["reason-gem-hires"]
    assert told.params["apothecary"] == sapphire
    match.play("reveal d4")
    assert "hire sapphire" in match.legal()


def test_a_placed_potion_that_waits_for_its_reveal() -> None:
    match = drawn(TWO_AND_ONE, asks="place", used="restock", hand="R", active={})
    assert why(match, "place c1")["reason-waits"].params["spaces"] == ["a1", "b1", "c1"]
    assert "reason-waits" not in why(match, "place d4")


def test_threats_are_matches_one_action_away_by_the_rules() -> None:
    match = drawn(TWO_AND_ONE, active={1: "porter"})
    told = threats(match)["threat-theirs"]
    assert told.params["seat"] == 1
    spaces = told.params["spaces"]
    assert isinstance(spaces, list)
    line = sum([1 << SPACES.index(space) for space in spaces])
    assert lined(line)
    assert threats(match, seat=1)["threat-yours"].params["apothecary"] == "porter"
    quiet = drawn(active={1: "porter"})
    assert set(threats(quiet)) == {"threat-none"}


def test_a_potion_that_only_another_knows_is_no_threat_that_one_can_see() -> None:
    hidden = ". . . .\n . . . .\n . . . .\n R R r1 ."
    match = drawn(hidden, active={1: "porter"})
    assert set(threats(match)) == {"threat-none"}
    assert "threat-reveal" in threats(match, seat=1)


def test_a_match_left_alone_is_an_oddity() -> None:
    match = drawn(TWO_AND_ONE, active={0: "porter"})
    knowledge, glimpse = match.game.knowledge(), match.glimpse(0)
    told = knowledge.oddity(glimpse, match.game.parse("restock"))
    assert told is not None
    assert told.key == "odd-match"
    assert knowledge.oddity(glimpse, match.game.parse("power porter c2-c1")) is None


def test_a_potion_that_one_does_not_know_may_match() -> None:
    """Said of the colour that it would need, whatever it is."""
    for letter in "rby":
        match = drawn(f". . . .\n . . . .\n . . . .\n R R {letter}1 .", active={0: "porter"})
        told = why(match, "reveal c1")
        assert told["reason-if"].params == {"colour": "red", "spaces": ["a1", "b1", "c1"]}
        assert told["reason-unknown"].params == {"seat": 1}


def test_what_has_been_used_or_is_being_matched_is_no_threat() -> None:
    """A-11: a power once a turn; A-24: the potions of a match leave the market."""
    used = drawn(TWO_AND_ONE, active={0: "porter"}, used="porter", seat=0)
    assert "threat-yours" not in threats(used)
    fresh = drawn(TWO_AND_ONE, active={0: "porter"}, used="restock", seat=0)
    assert "threat-yours" in threats(fresh)
    fresh = drawn(TWO_AND_ONE, active={0: "porter,solas", 1: "imogen"}, seat=0)
    fresh.play("power porter c2-c1")
    assert fresh.view(0)["asks"] == "satisfy"
    assert set(threats(fresh)) == {"threat-none"}
