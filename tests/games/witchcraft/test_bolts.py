"""Bolts: W-15 … W-20, and capturing: W-21."""

import pytest

import philtre
from tests.games.witchcraft.positions import at, exhausted, play, position, says, tiles


def test_a_bolt_passes_own_stacks_to_an_enemy_or_an_altar() -> None:
    """W-15: any distance."""
    match = position("a1 apprentice N, a3 golem N, d1 prophet N", "a6 monk S, d6 prophet N")
    assert "fire a1" in match.legal()
    match = position(
        "c1 apprentice N, c3 golem N, d1 prophet N", "d6 prophet N", altars="protection:c5"
    )
    play(match, "fire c1")
    assert match.legal()[0] == "shield c1 N"


def test_a_missing_space_ends_it() -> None:
    """W-15: e2 and e4 exist, e3 between them does not."""
    match = position(
        "e2 apprentice N, d1 prophet N",
        "e4 monk S, a6 prophet N",
        spaces="e2 z5 e4 e5 z3 z2",
        pairs="3",
    )
    assert "fire e2" not in match.legal()
    match = position(
        "e2 apprentice N, d1 prophet N",
        "e4 monk S, a6 prophet N",
        spaces="e2 z5 e3 e4 z3 z4",
        pairs="3",
    )
    assert "fire e2" in match.legal()


def test_a_diagonal_passes_between_two_spaces_whatever_they_hold() -> None:
    """W-15: stacks and altars beside the line, and missing spaces: from d6 to e7 past e6 and d7,
    of which there is none."""
    match = position(
        "a1 apprentice NE, d1 prophet N", "b1 golem N, a2 golem N, b2 monk N", altars="energy:c2"
    )
    assert "fire a1" in match.legal()
    match = position(
        "c5 apprentice NE, d1 prophet N",
        "e7 monk N, a6 prophet N",
        spaces="d7 e7 e6 a0 z0 z1",
        pairs="12",
    )
    assert "fire c5" in match.legal()
    match = position(
        "a2 apprentice SW, d1 prophet N",
        "z1 monk N, a6 prophet N",
        spaces="z1 e6",
        pairs="23",
    )
    assert "fire a2" in match.legal(), "a1 and z2 are beside the line, z2 is missing"


def test_the_first_enemy_or_altar_stops_the_bolt_hit_or_not() -> None:
    """W-16: behind a shielded enemy or an altar that can't act nothing is hit."""
    match = position("a1 apprentice N, d1 prophet N", "a3 golem S, a5 monk N")
    assert match.legal() == ["use d1"]
    match = position("b1 apprentice N, d1 prophet N", "b4 monk N, d6 prophet N", altars="energy:b2")
    assert match.legal() == ["use d1"]
    match = position("a1 apprentice N, d1 prophet N", "a3 monk S, a5 archmage N")
    play(match, "fire a1", "give d1 N")
    assert at(match, "a3") is None
    assert tiles(match, "a5") == "archmage N"


def test_an_altar_in_the_line_stops_thunder_too() -> None:
    """W-16"""
    match = position("b1 monk N, d1 prophet N", "b4 golem N, d6 prophet N", altars="protection:b2")
    match.play("fire b1")
    assert says(match, "shield")


@pytest.mark.parametrize(
    ("tile", "legal"), [("apprentice", False), ("monk", True), ("telekinetic", False)]
)
def test_shields_stop_missiles_and_blasts_not_thunder(tile: str, legal: bool) -> None:
    """W-17: a printed shield, and a token."""
    for enemy in ("guardian S", "archmage N |S"):
        match = position(f"a1 {tile} N, d1 prophet N", f"a6 {enemy}, d6 prophet N")
        assert ("fire a1" in match.legal()) is legal


def test_a_bolt_flying_east_meets_the_west_side() -> None:
    """W-17"""
    for side, safe in (("W", True), ("E", False), ("NW", False), ("SW", False)):
        match = position("a3 apprentice E, d1 prophet N", f"d3 monk N |{side}, d6 prophet N")
        assert ("fire a3" not in match.legal()) is safe


def test_only_the_shields_of_the_top_tile_count() -> None:
    """W-17"""
    match = position("a1 apprentice N, d1 prophet N", "a6 monk S / golem S, d6 prophet N")
    assert "fire a1" in match.legal()


def test_a_token_keeps_its_side_of_whichever_tile_is_on_top() -> None:
    """W-17: the token is on the right of the top; the Golem comes up facing S, so it looks W."""
    match = position("a1 prophet N, b3 monk N / golem E |E", "d6 prophet N")
    play(match, "use a1", "prophet b3", "top golem S")
    assert at(match, "b3") == {
        "owner": "red",
        "tiles": "golem S / monk N",
        "exhausted": False,
        "tokens": "W",
    }


def test_the_master_fires_both_bolts_and_chooses_which_comes_first() -> None:
    """W-18: forward, and to its right."""
    match = position("a1 master N, b4 golem S", "a6 monk S, d1 archmage E, d6 prophet N")
    match.play("fire a1")
    assert match.legal() == ["bolt N", "bolt E"]
    play(match, "bolt E", "give a1 W", "give b4 W")
    assert tiles(match, "a1") == "archmage W / master N"
    assert tiles(match, "b4") == "monk W / golem S"
    assert match.actors == [1]


def test_what_the_second_bolt_hits_is_fixed_when_the_master_is_activated() -> None:
    """W-18: the first one teleports the Master away; the second hits all the same."""
    match = position(
        "a2 master N, d1 prophet N", "a6 monk S, d6 prophet N", altars="teleportation:b2"
    )
    play(match, "fire a2", "bolt E", "teleport a2", "to a1 S", "give a1 N")
    assert tiles(match, "a1") == "monk N / master S"


def test_one_legal_bolt_is_enough_and_the_other_is_lost() -> None:
    """W-18: the Golem's shield stops the first; nothing is asked."""
    match = position("a1 master N, b4 golem S", "a6 golem S, d1 archmage E, d6 prophet N")
    match.play("fire a1")
    assert says(match, "give")
    play(match, "give b4 W")
    assert tiles(match, "a6") == "golem S"


def test_a_bolt_that_hits_nothing_at_first_stays_lost() -> None:
    """W-18: the stack that is summoned into its line comes too late to be hit."""
    match = position("a2 master N, d1 prophet N", "d6 prophet N", altars="summoning:b2")
    play(match, "fire a2", "summon 1 d0", "place a7 S", "place d0 N")
    assert at(match, "a7") is not None
    assert exhausted(match) == {"a2"}
    assert match.actors == [1]


def test_the_second_is_not_carried_out_if_its_altar_can_act_no_more() -> None:
    """W-18: the capture readies the only exhausted stack, so Energy has nothing left to do."""
    match = position("b1 master W, d4 golem S *", "a1 monk S, d6 prophet N", altars="energy:b2")
    match.play("fire b1")
    assert match.legal() == ["bolt W", "bolt N"]
    play(match, "bolt W", "give d4 N")
    assert match.actors == [1]
    assert exhausted(match) == {"b1"}


def test_but_must_be_carried_out_otherwise() -> None:
    """W-18: the tile goes elsewhere, so Energy readies the stack by itself."""
    match = position("b1 master W, d4 golem S *", "a1 monk S, d6 prophet N", altars="energy:b2")
    play(match, "fire b1", "bolt W", "give b1 N")
    assert exhausted(match) == set()


def test_a_blast_chooses_any_target_on_its_line() -> None:
    """W-19: past enemies, altars and shields; own stacks are none; a shielded one is none."""
    match = position(
        "b1 telekinetic N, b3 golem S, d1 prophet N",
        "b4 golem S, b6 monk N, d6 prophet N",
        altars="protection:b2 energy:b5",
    )
    match.play("fire b1")
    assert match.legal() == ["target b2", "target b6"]
    for move, rule in (("target b4", "W-17"), ("target b3", "W-19"), ("target b5", "W-14")):
        with pytest.raises(philtre.IllegalMove, match=rule):
            match.play(move)
    play(match, "target b6", "give d1 N")
    assert tiles(match, "d1") == "monk N / prophet N"


def test_the_priest_uses_altars_up_to_the_first_enemy() -> None:
    """W-20: each once, in any order; after each it may stop; altars don't stop its line."""
    match = position(
        "b1 priest N, d1 golem N *, d2 monk N *, a1 monk S *",
        "b6 prophet S",
        altars="energy:b2 teleportation:b5",
    )
    match.play("fire b1")
    assert match.legal() == ["altar energy", "altar teleportation"]
    play(match, "altar teleportation", "teleport d2", "to d3 N")
    assert match.legal() == ["altar energy", "done"]
    play(match, "altar energy", "ready d1")
    assert match.legal() == ["ready a1", "ready d3", "done"]
    match.play("done")
    assert exhausted(match) == {"b1", "a1", "d3"}


def test_the_priest_may_stop_and_never_captures() -> None:
    """W-20: an enemy stack, shielded or not, ends its line."""
    match = position(
        "b1 priest N, d1 golem N *", "b6 prophet S", altars="energy:b2 teleportation:b5"
    )
    play(match, "fire b1", "altar energy", "done")
    assert exhausted(match) == {"b1"}
    match = position("b1 priest N, d1 prophet N", "b4 monk N", altars="energy:b2 teleportation:b5")
    assert match.legal() == ["use d1"], "Energy can't act, and behind the enemy is nothing"
    match = position("b1 priest N, d1 prophet N", "b4 monk N")
    assert match.legal() == ["use d1"]


def test_a_captured_stack_is_dealt_out_tile_by_tile() -> None:
    """W-21: any tile first, on any own stack, the same one again, any facing; on top."""
    match = position(
        "a1 monk N, d1 golem S *|N", "a6 guardian N / master E / guardian W |S, d6 prophet N"
    )
    match.play("fire a1")
    assert match.legal() == ["pick guardian", "pick master"]
    match.play("pick master")
    assert match.legal() == [
        f"give {space} {way}"
        for space in ("a1", "d1")
        for way in ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    ]
    match.play("give d1 NE")
    assert at(match, "d1") == {
        "owner": "red",
        "tiles": "master NE / golem S",
        "exhausted": False,
        "tokens": "",
    }
    match.play("give d1 SW")
    play(match, "give a1 W")
    assert tiles(match, "d1") == "guardian SW / master NE / golem S"
    assert tiles(match, "a1") == "guardian W / monk N"
    assert at(match, "a6") is None
