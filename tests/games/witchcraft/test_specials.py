"""Prophet, Prince, Barbarian, Key Keeper: W-24 … W-28."""

import pytest

import philtre
from tests.games.witchcraft.positions import at, exhausted, play, position, says, tiles

WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


def test_the_prophet_readies_a_stack_and_or_changes_its_top() -> None:
    """W-24"""
    match = position("a1 prophet N, b1 monk N / golem E / monk S *", "d6 prophet N")
    play(match, "use a1", "prophet b1")
    tops = [f"top golem {way}" for way in WAYS] + [f"top monk {way}" for way in WAYS[1:]]
    assert match.legal() == ["ready b1", *tops]
    match.play("ready b1")
    assert match.legal() == [*tops, "keep"]
    match.play("keep")
    assert exhausted(match) == {"a1"}
    assert tiles(match, "b1") == "monk N / golem E / monk S"


def test_the_prophet_brings_up_the_uppermost_of_its_kind() -> None:
    """W-24: the others keep order and facing; exhaustion stays if it is not removed."""
    match = position("a1 prophet N, b1 monk N / golem E / master W / golem S *", "d6 prophet N")
    play(match, "use a1", "prophet b1", "top golem SW")
    assert tiles(match, "b1") == "golem SW / monk N / master W / golem S"
    assert exhausted(match) == {"a1", "b1"}


def test_something_must_change_and_the_prophet_can_always_act() -> None:
    """W-24: with a single stack, himself; not the facing he has."""
    match = position("a1 prophet N", "d6 prophet N")
    match.play("use a1")
    assert match.legal() == [f"top prophet {way}" for way in WAYS[1:]]
    with pytest.raises(philtre.IllegalMove, match="W-24"):
        match.play("top prophet N")


def test_on_itself_the_prophets_stack_ends_exhausted_with_the_new_top() -> None:
    """W-24"""
    match = position("a1 prophet N / golem E", "d6 prophet N")
    play(match, "use a1", "top golem S")
    assert tiles(match, "a1") == "golem S / prophet N"
    assert exhausted(match) == {"a1"}


def test_the_prince_takes_a_stack_apart() -> None:
    """W-25: one tile leaves the game, the others go on the other own stacks; the space is free."""
    match = position(
        "a1 prince N, b1 golem N / monk E / master S |N, c1 guardian N", "d6 prophet N"
    )
    play(match, "use a1")
    assert match.legal() == ["discard golem", "discard master", "discard monk"]
    match.play("discard monk")
    assert match.legal() == ["pick golem", "pick master"]
    play(match, "pick golem")
    assert {text.split()[0] for text in says(match, "give")} == {"a1", "c1"}
    play(match, "give c1 N", "give a1 W")
    assert at(match, "b1") is None
    assert tiles(match, "c1") == "golem N / guardian N"
    assert at(match, "a1") == {
        "owner": "red",
        "tiles": "master W / prince N",
        "exhausted": True,
        "tokens": "",
    }, "tiles dealt so are not captured ones"
    kinds = [tile["tile"] for stack in match.view()["stacks"] for tile in stack["tiles"]]
    assert "monk" not in kinds


def test_the_prince_may_choose_his_own_stack() -> None:
    """W-25: the stack that holds him afterwards is exhausted."""
    match = position("a1 prince N / golem N, c1 guardian N", "d6 prophet N")
    play(match, "use a1", "discard golem", "give c1 S")
    assert tiles(match, "c1") == "prince S / guardian N"
    assert exhausted(match) == {"c1"}


def test_the_prince_may_discard_himself() -> None:
    """W-25: then no stack is exhausted."""
    match = position("a1 prince N / golem N, c1 guardian N", "d6 prophet N")
    play(match, "use a1", "discard prince", "give c1 S")
    assert tiles(match, "c1") == "golem S / guardian N"
    assert exhausted(match) == set()


def test_the_prince_needs_a_stack_of_two_and_another_own_stack() -> None:
    """W-25"""
    for red in ("a1 prince N / golem N", "a1 prince N, b1 golem N"):
        match = position(red + ", d1 apprentice N *" * ("," in red), "d6 prophet N")
        assert match.over
    match = position("a1 prince N, b1 golem N, d1 prophet N", "d6 prophet N")
    with pytest.raises(philtre.IllegalMove, match="W-25"):
        match.play("use a1")


def test_the_barbarian_removes_an_altar() -> None:
    """W-26: spent or not; its space is free."""
    match = position(
        "a1 barbarian N, d1 monk S", "d6 prophet N", altars="energy:b2 summoning:c5", turn="red"
    )
    match.play("use a1")
    assert match.legal() == ["remove b2", "remove c5"]
    match.play("remove b2")
    assert match.view()["altars"] == {"c5": "summoning"}
    assert exhausted(match) == {"a1"}


def test_the_barbarian_can_do_nothing_without_altars() -> None:
    """W-26; with one left nothing is asked (W-62)."""
    match = position("a1 barbarian N, d1 prophet S", "d6 prophet N")
    assert match.legal() == ["use d1"]
    with pytest.raises(philtre.IllegalMove, match="W-26"):
        match.play("use a1")
    match = position("a1 barbarian N, d1 monk S", "d6 prophet N", altars="summoning:c5")
    match.play("use a1")
    assert match.view()["altars"] == {}


def test_the_key_keeper_swaps_two_stacks_and_may_turn_one() -> None:
    """W-27: exhaustion and tokens go with them; one is turned, not both."""
    match = position("a1 keykeeper N, b1 golem E / monk N *|E, c3 archmage S", "d6 prophet N")
    match.play("use a1")
    assert match.legal() == ["swap a1 b1", "swap a1 c3", "swap b1 c3"]
    match.play("swap b1 c3")
    turns = [f"turn b1 {way}" for way in WAYS if way != "S"]
    turns += [f"turn c3 {way}" for way in WAYS if way != "E"]
    assert match.legal() == [*turns, "keep"]
    match.play("turn c3 N")
    assert at(match, "c3") == {
        "owner": "red",
        "tiles": "golem N / monk W",
        "exhausted": True,
        "tokens": "N",
    }
    assert tiles(match, "b1") == "archmage S"
    assert match.actors == [1]


def test_the_key_keepers_own_stack_may_be_one_of_them() -> None:
    """W-27, W-22: it is exhausted where it lies then."""
    match = position("a1 keykeeper N, c3 golem S", "d6 prophet N")
    play(match, "use a1", "keep")
    assert tiles(match, "c3") == "keykeeper N"
    assert exhausted(match) == {"c3"}


def test_swapping_two_stacks_that_look_alike_is_a_change() -> None:
    """W-27"""
    match = position("a1 keykeeper N, b1 golem S, c1 golem S", "d6 prophet N")
    match.play("use a1")
    assert "swap b1 c1" in match.legal()


def test_the_key_keeper_needs_two_stacks() -> None:
    """W-27"""
    assert position("a1 keykeeper N", "d6 prophet N").over


def test_a_special_is_a_wizard_like_any_other() -> None:
    """W-28: it lies in stacks, carries tokens, is captured, and exhausted by acting."""
    match = position("a1 monk N, d1 golem S", "a6 prince N / barbarian S |S, d6 prophet N")
    play(match, "fire a1", "pick prince", "give d1 N", "give d1 S")
    assert tiles(match, "d1") == "barbarian S / prince N / golem S"
    match = position("a1 apprentice N, d1 prophet N", "a6 prince N |S, d6 prophet N")
    assert match.legal() == ["use d1"]
    play(match, "use d1", "prophet a1", "top apprentice S")
    assert exhausted(match) == {"d1"}
