"""The altars: W-30 … W-36."""

import pytest

import philtre
from tests.games.witchcraft.positions import at, exhausted, play, position, says, tiles

GUILD = ("monk,telekinetic,prophet", "monk,telekinetic,prophet")


def test_altars_stay_and_act_each_time_they_are_hit() -> None:
    """W-30"""
    match = position(
        "b1 monk N, d1 golem S, a3 apprentice S",
        "c1 apprentice NW, d6 monk S",
        altars="protection:b2",
    )
    play(match, "fire b1", "shield d1 N")
    assert match.actors == [1]
    play(match, "fire c1", "shield d6 N")
    assert at(match, "d6") is not None
    assert match.view()["altars"] == {"b2": "protection"}


def test_energy_readies_one_or_two_own_stacks() -> None:
    """W-31: not the enemy's, and not the caster, which is exhausted after it."""
    match = position(
        "b1 monk N, d1 golem S *, d2 golem S *, d3 archmage S *",
        "a6 prophet N *, d6 prophet S",
        altars="energy:b2",
    )
    match.play("fire b1")
    assert match.legal() == ["ready d1", "ready d2", "ready d3"]
    match.play("ready d2")
    assert match.legal() == ["ready d1", "ready d3", "done"]
    match.play("ready d1")
    assert exhausted(match) == {"b1", "d3", "a6"}


def test_energy_can_act_only_while_an_own_stack_is_exhausted() -> None:
    """W-31"""
    match = position("b1 monk N, d1 prophet S", "a6 prophet N *", altars="energy:b2")
    assert match.legal() == ["use d1"]


def test_protection_puts_a_token_on_a_side_without_one() -> None:
    """W-32: one for a side; a printed shield there is no hindrance."""
    match = position("b1 monk N |E.S, d1 golem S", "d6 prophet N", altars="protection:b2")
    match.play("fire b1")
    assert says(match, "shield") == {
        *(f"b1 {way}" for way in ("N", "NE", "SE", "SW", "W", "NW")),
        *(f"d1 {way}" for way in ("N", "NE", "E", "SE", "S", "SW", "W", "NW")),
    }
    with pytest.raises(philtre.IllegalMove, match="W-32"):
        match.play("shield b1 E")
    match.play("shield d1 S")
    stack = at(match, "d1")
    assert stack is not None
    assert stack["tokens"] == "S"


def test_protection_can_act_while_an_own_stack_has_a_side_without_token() -> None:
    """W-32: at most 8 on a stack; the last side is taken without asking (W-62)."""
    full = "|N.NE.E.SE.S.SW.W.NW"
    match = position(f"b1 monk N {full}", "d6 prophet N", altars="protection:b2")
    assert match.over
    match = position(f"b1 monk N {full[:-3]}", "d6 prophet N", altars="protection:b2")
    match.play("fire b1")
    stack = at(match, "b1")
    assert stack is not None
    assert stack["tokens"] == "N NE E SE S SW W NW"


def test_teleportation_moves_to_a_free_adjacent_space_and_or_turns() -> None:
    """W-33: altars, stacks and missing spaces are not free; not everything as before."""
    match = position(
        "a2 monk E / golem N, a1 archmage S", "b3 prophet N", altars="teleportation:b2"
    )
    play(match, "fire a2", "teleport a2")
    ends = {text.split()[0] for text in says(match, "to")}
    assert ends == {"b1", "a2", "a3"}
    assert len(match.legal()) == 3 * 8 - 1
    assert "to a2 E" not in match.legal()
    for move in ("to a2 E", "to b3 N", "to d5 N"):
        with pytest.raises(philtre.IllegalMove, match="W-33"):
            match.play(move)
    match.play("to b1 S")
    assert tiles(match, "b1") == "monk S / golem E"
    assert exhausted(match) == {"b1"}


def test_teleportation_can_always_act() -> None:
    """W-33: the only stack, the caster's, turns in its place."""
    match = position("a2 monk E", "d6 prophet N", altars="teleportation:b2")
    play(match, "fire a2", "to a2 W")
    assert tiles(match, "a2") == "monk W"


def test_summoning_adds_a_piece_and_its_twin() -> None:
    """W-34: the opponent calls and places first, then the player in turn; ready, no tokens."""
    match = position(
        "a2 archmage E, d1 golem S",
        "d6 master N, a5 barbarian N",
        altars="summoning:b2",
        reserves=GUILD,
    )
    play(match, "fire a2", "summon 2 a0 b0")
    assert match.actors == [1]
    assert match.legal() == ["call monk", "call telekinetic", "call prophet"]
    match.play("call monk")
    assert {text.split()[0] for text in says(match, "place")} == {"c7", "d7"}
    match.play("place c7 S")
    assert match.actors == [0]
    play(match, "call prophet", "place b0 NE")
    assert at(match, "c7") == {
        "owner": "green",
        "tiles": "monk S",
        "exhausted": False,
        "tokens": "",
    }
    assert at(match, "b0") == {
        "owner": "red",
        "tiles": "prophet NE",
        "exhausted": False,
        "tokens": "",
    }
    view = match.view()
    assert {"a0", "b0", "c7", "d7"} < set(view["spaces"])
    assert view["pairs"] == [1, 3]
    assert [seat["reserve"] for seat in view["seats"]] == [
        ["monk", "telekinetic"],
        ["telekinetic", "prophet"],
    ]
    assert exhausted(match) == {"a2"}


def test_new_spaces_belong_to_the_board() -> None:
    """W-34: bolts fly over them, stacks teleport there."""
    match = position(
        "a1 monk S, a2 apprentice E",
        "a0 golem N, d6 prophet N",
        spaces="a0 d7",
        pairs="23",
        altars="teleportation:b2",
    )
    assert match.legal() == ["fire a1", "fire a2"]


def test_reserve_and_pairs_run_out_together() -> None:
    """W-34: the last tile of a reserve comes without asking which."""
    match = position(
        "a2 monk E, d1 golem S",
        "c6 prophet N",
        altars="summoning:b2",
        spaces="e1 z6 a0 b0 c7 d7",
        pairs="3",
        reserves=("telekinetic", "telekinetic"),
    )
    play(match, "fire a2", "summon 3 e2 f2 e3")
    assert says(match, "place")
    play(match, "place z5 N", "place f2 W")
    assert match.view()["pairs"] == []
    assert [seat["reserve"] for seat in match.view()["seats"]] == [[], []]


def test_with_all_pairs_out_the_summoning_altar_only_blocks() -> None:
    """W-35: and can still be removed (W-26)."""
    out = {"spaces": "e1 z6 a0 b0 c7 d7 e2 f2 e3 z5 y5 z4", "pairs": "", "altars": "summoning:b2"}
    match = position("a2 monk E, d1 barbarian S", "d2 golem S, d6 prophet N", **out)
    assert match.legal() == ["use d1"]
    match.play("use d1")
    assert match.view()["altars"] == {}


def test_where_a_piece_may_lie() -> None:
    """W-36: 20, 16 and 36 places on a bare board, round a corner too."""
    match = position("a2 monk E, d1 golem S", "d6 prophet N", altars="summoning:b2")
    match.play("fire a2")
    places = match.legal()
    assert [sum(text.startswith(f"summon {size}") for text in places) for size in (1, 2, 3)] == [
        20,
        16,
        36,
    ]
    assert "summon 3 e6 d7 e7" in places
    assert "summon 2 d7 e7" not in places, "e7 shares no edge with the board"
    assert "summon 3 d7 e7 d8" not in places


def test_neither_a_piece_nor_its_twin_overlaps_the_board() -> None:
    """W-36: added spaces don't count as what a piece lies against, either."""
    match = position(
        "a2 monk E, d1 golem S", "d6 prophet N", altars="summoning:b2", spaces="e3 z4", pairs="23"
    )
    match.play("fire a2")
    pieces = [text.split()[2:] for text in match.legal()]
    assert not any({"e3", "z4"} & set(piece) for piece in pieces)
    assert ["f3", "f4"] not in pieces
    with pytest.raises(philtre.IllegalMove, match="W-36"):
        match.play("summon 2 e2 e3")
    with pytest.raises(philtre.IllegalMove, match="W-34"):
        match.play("summon 1 e1")
