"""A turn: W-11 … W-14, W-22, W-23."""

import pytest

import philtre
from tests.games.witchcraft.positions import at, exhausted, play, position, says


def test_one_stack_that_is_not_exhausted_is_activated_by_its_top_tile() -> None:
    """W-11: the Monk on top acts, not the Prophet below; exhausted stacks and those of the
    other player are not offered."""
    match = position("a1 monk N / prophet E, b1 priest N *, c1 prophet N", "a6 golem N, b6 monk S")
    assert match.legal() == ["fire a1", "use c1"]
    for move, rule in (("fire b1", "W-23"), ("fire b6", "W-11"), ("use a1", "W-65")):
        with pytest.raises(philtre.IllegalMove, match=rule):
            match.play(move)


def test_both_players_look_through_every_stack() -> None:
    """W-11"""
    match = position("a1 monk N / prophet E", "a6 golem N / master S")
    for seat in (0, 1, None):
        assert [len(stack["tiles"]) for stack in match.view(seat)["stacks"]] == [2, 2]


def test_who_can_activate_nothing_at_the_start_of_a_turn_loses() -> None:
    """W-12"""
    match = position("a1 apprentice S", "d6 monk N")
    assert match.over
    assert match.returns == [-1, 1]


def test_only_the_player_in_turn_is_tested() -> None:
    """W-12: green could do nothing either, but it is red's turn."""
    match = position("a1 apprentice S, b1 prophet N", "d6 monk N")
    assert match.legal() == ["use b1"]
    play(match, "use b1", "prophet a1", "top apprentice N")
    assert match.returns == [1, -1]


def test_a_power_tile_that_can_act_must_be_used_when_nothing_else_can_be_done() -> None:
    """W-12"""
    match = position("a1 apprentice S", "d6 monk N", powers=("teleportation", "energy"))
    assert match.legal() == ["power teleportation"]
    match = position("a1 apprentice S", "d6 monk N", powers=("energy", "summoning"))
    assert match.returns == [-1, 1]


def test_taking_the_last_enemy_stack_wins_at_once() -> None:
    """W-12: before its tiles are dealt out; the reserve doesn't help."""
    match = position("a1 monk N, b1 prophet N", "a6 golem N / monk N")
    match.play("fire a1")
    assert match.returns == [1, -1]


def test_taking_the_last_enemy_stack_wins_before_a_second_bolt() -> None:
    """W-12: the Master's second bolt would hit an altar."""
    match = position("a2 master N, d1 prophet N", "a6 monk S", altars="protection:b2")
    play(match, "fire a2", "bolt N")
    assert match.returns == [1, -1]


def test_a_power_tile_is_used_once_before_or_after_the_activation() -> None:
    """W-13: though its altar is not on the board; it is shown and gone."""
    match = position("a1 prophet N, b1 monk S", "d6 monk N", powers=("teleportation", "energy"))
    assert match.legal() == ["use a1", "power teleportation"]
    play(match, "power teleportation", "teleport b1", "to b2 S")
    assert match.legal() == ["use a1"]
    assert match.view(1)["seats"][0]["power"] == "teleportation"
    assert not match.view(1)["seats"][0]["power_held"]
    play(match, "use a1", "prophet a1", "top prophet S")
    assert match.over, "nobody is asked about a power tile any more, and green has no move"

    match = position("a1 prophet N, b1 monk S", "d6 monk N", powers=("teleportation", "energy"))
    play(match, "use a1", "prophet a1", "top prophet S")
    assert match.legal() == ["power teleportation", "done"]


def test_a_power_tile_is_not_used_between_the_steps_of_an_activation() -> None:
    """W-13"""
    match = position("a1 prophet N, b1 monk S", "d6 monk N", powers=("teleportation", "energy"))
    match.play("use a1")
    with pytest.raises(philtre.IllegalMove, match="W-13"):
        match.play("power teleportation")


def test_a_power_that_could_do_nothing_is_not_offered() -> None:
    """W-13: no stack is exhausted."""
    match = position("a1 prophet N", "d6 prophet N", powers=("energy", "summoning"))
    assert match.legal() == ["use a1"]
    with pytest.raises(philtre.IllegalMove, match="W-13"):
        match.play("power energy")
    with pytest.raises(philtre.IllegalMove, match="W-13"):
        match.play("power summoning")


def test_energy_used_after_the_activation_may_ready_the_stack_just_exhausted() -> None:
    """W-13, W-22"""
    match = position("a1 prophet N, b1 monk S", "d6 prophet N", powers=("energy", "summoning"))
    play(match, "use a1", "prophet a1", "top prophet S")
    assert exhausted(match) == {"a1"}
    match.play("power energy")
    assert exhausted(match) == set()
    assert match.actors == [1]


def test_a_power_used_before_may_make_an_activation_possible() -> None:
    """W-13: it is no activation."""
    match = position("a1 apprentice S", "a6 prophet N", powers=("teleportation", "energy"))
    play(match, "power teleportation", "to a1 N")
    assert match.legal() == ["fire a1"]


def test_if_none_is_possible_after_it_the_game_is_lost() -> None:
    """W-13"""
    match = position("a1 apprentice S", "a6 prophet N", powers=("teleportation", "energy"))
    play(match, "power teleportation", "to a1 E")
    assert match.returns == [-1, 1]


def test_an_activation_must_do_something() -> None:
    """W-14: no target, a shielded one, an altar that can't act: none of them is offered."""
    match = position(
        "a1 apprentice S, b1 apprentice N, c1 apprentice N, d1 prophet N",
        "b3 golem S",
        altars="energy:c2",
    )
    assert match.legal() == ["use d1"]
    with pytest.raises(philtre.IllegalMove, match="W-14"):
        match.play("fire a1")
    with pytest.raises(philtre.IllegalMove, match="W-17"):
        match.play("fire b1")
    with pytest.raises(philtre.IllegalMove, match=r"Energy.*W-14"):
        match.play("fire c1")


def test_the_stack_that_acted_is_exhausted() -> None:
    """W-22"""
    match = position("a1 monk N, d1 golem S", "a6 golem N, b6 prophet S")
    play(match, "fire a1", "give d1 N")
    assert exhausted(match) == {"a1"}


def test_but_not_if_a_captured_tile_was_dealt_on_it() -> None:
    """W-22"""
    match = position("a1 monk N, d1 golem S", "a6 golem N, b6 prophet S")
    play(match, "fire a1", "give a1 N")
    assert exhausted(match) == set()


def test_the_stack_that_acted_is_exhausted_wherever_it_lies_by_then() -> None:
    """W-22: the caster teleports itself."""
    match = position("a2 monk E, d1 golem S", "d6 prophet S", altars="teleportation:b2")
    play(match, "fire a2", "teleport a2", "to a3 E")
    assert exhausted(match) == {"a3"}


def test_an_exhausted_stack_can_do_all_but_be_activated() -> None:
    """W-23: it is hit, moved, turned, covered, shielded and split."""
    match = position("a1 monk N, b3 golem S *", "a6 golem N *, b6 prophet S", turn="red")
    play(match, "fire a1", "give b3 N")
    assert at(match, "b3") == {
        "owner": "red",
        "tiles": "golem N / golem S",
        "exhausted": False,
        "tokens": "",
    }
    match = position("a2 monk E, b3 golem S *", "d6 prophet S", altars="teleportation:b2")
    match.play("fire a2")
    assert says(match, "teleport") == {"a2", "b3"}
    play(match, "teleport b3", "to c3 S")
    assert exhausted(match) == {"c3", "a2"}
    match = position("a2 monk E, b3 golem S *", "d6 prophet S", altars="protection:b2")
    play(match, "fire a2", "shield b3 N")
    assert exhausted(match) == {"a2", "b3"}
    match = position("a2 prince E, b3 golem S / golem N *", "d6 prophet S")
    play(match, "use a2", "give a2 N")
    assert exhausted(match) == {"a2"}
