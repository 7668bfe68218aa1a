"""What the players may choose otherwise: who begins, several targets, no draw by quiet turns."""

import json

import pytest

import philtre
from philtre import Match
from philtre.core.rng import Rng
from philtre.games.witchcraft import GAME
from tests.games.witchcraft.positions import (
    at,
    blast_line,
    exhausted,
    line,
    play,
    position,
    tiles,
)
from tests.games.witchcraft.test_end import ENERGY, GREEN, RED, ROUND
from tests.games.witchcraft.test_pieces import DEALT

# A Telekinetic with three enemies and two altars on its line; one enemy is shielded.
MINE = "b1 telekinetic N, d1 golem N *, a1 apprentice W"
THEIRS = "b3 apprentice E, b4 golem S, b6 monk N, d6 prophet N"
ON_LINE = {"altars": "energy:b2 protection:b5", "options": "blast=several"}


def blast(**more: object) -> Match:
    """The blast has been fired."""
    return play(position(MINE, THEIRS, **{**ON_LINE, **more}), "fire b1")


# first


@pytest.mark.parametrize(("colour", "seat"), [("red", 0), ("green", 1)])
def test_who_begins_can_be_chosen(colour: str, seat: int) -> None:
    """W-8, W-63: then there is no outcome `first`; it places first and moves first."""
    match = philtre.new("witchcraft", dealer="hand", first=colour, tournament=True)
    assert match.view()["first"] == match.view()["turn"] == seat
    assert match.legal()[0] == "altar b2 energy"
    play(match, *DEALT[1:])
    for number in range(16):
        play(match, match.legal()[0])
        assert match.actors == [seat if number % 2 == 0 else 1 - seat]
        play(match, match.legal()[0])
    assert match.view()["step"] == "activate"
    assert match.actors == [seat]


def test_who_begins_is_drawn_unless_asked_for() -> None:
    """W-8"""
    match = philtre.new("witchcraft", dealer="hand")
    assert match.view()["first"] is None
    assert match.legal() == ["first red", "first green"]
    with pytest.raises(philtre.BadOption, match="random, red, green"):
        philtre.new("witchcraft", first="blue")


def test_positions_of_a_table_that_says_who_begins() -> None:
    """W-61, W-8: at every outcome of the set-up and in the placing; another beginner is none."""
    match = philtre.new("witchcraft", dealer="hand", first="green")
    for text in [*DEALT[1:], "tile red energy", "tile green summoning", "draw golem"]:
        again = philtre.load("witchcraft", match.position(), dealer="hand")
        assert again.position() == match.position()
        assert again.view() == match.view()
        match.play(text)
    assert match.position().startswith("players=2 first=green : first=green turn=green ")
    with pytest.raises(philtre.BadPosition, match="first"):
        philtre.load("witchcraft", match.position().replace(": first=green", ": first=red"))


# blast


def test_a_blast_with_several_targets() -> None:
    """W-19: each once, in any order, each carried out before the next; at least one, own
    stacks and a shielded one are none; the caster is exhausted when all is done."""
    match = blast()
    assert match.legal() == ["target b2", "target b3", "target b5", "target b6"]
    play(match, "target b6")
    assert {text.split()[0] for text in match.legal()} == {"give"}
    play(match, "give a1 N")
    assert match.legal() == ["target b2", "target b3", "target b5", "done"]
    play(match, "target b5", "shield d1 N")
    assert match.legal() == ["target b2", "target b3", "done"]
    play(match, "target b2")
    assert exhausted(match) == set()
    play(match, "target b3", "give a1 W")
    assert tiles(match, "a1") == "apprentice W / monk N / apprentice W"
    assert at(match, "d1") == {
        "owner": "red",
        "tiles": "golem N",
        "exhausted": False,
        "tokens": "N",
    }
    assert match.actors == [1]
    assert exhausted(match) == {"b1"}


def test_after_each_target_the_player_may_stop() -> None:
    """W-19, W-62: but not before the first."""
    match = blast()
    with pytest.raises(philtre.IllegalMove, match="W-19"):
        match.play("done")
    play(match, "target b3", "give d1 N", "done")
    assert match.actors == [1]
    assert tiles(match, "b6") == "monk N"


def test_targets_are_fixed_when_the_blast_is_fired() -> None:
    """W-19: neither a move of the caster nor a target that comes up later changes them."""
    match = position(
        "b1 telekinetic N, d1 golem N",
        "b4 golem S, b6 monk N, d6 prophet N",
        altars="teleportation:b2 energy:b5",
        options="blast=several",
    )
    play(match, "fire b1")
    assert match.legal() == ["target b2", "target b6"], "nothing is exhausted, b4 has a shield"
    play(match, "target b2", "teleport b1", "to a2 E")
    assert match.legal() == ["target b6", "done"], "where the caster was, not where it is"
    for gone in ("target b2", "target b4", "target b5", "target d6"):
        with pytest.raises(philtre.IllegalMove, match="fixed"):
            match.play(gone)
    play(match, "target b6", "give d1 N")
    assert match.actors == [1], "b5 was no target when the blast was fired"
    assert exhausted(match) == {"a2"}


def test_an_altar_that_can_act_no_more_is_no_longer_offered() -> None:
    """W-19: the tile readies the only exhausted stack, so Energy has nothing left to do."""
    match = play(blast(), "target b3", "give d1 N")
    assert match.legal() == ["target b5", "target b6", "done"]
    match = play(blast(), "target b3", "give a1 N")
    assert match.legal() == ["target b2", "target b5", "target b6", "done"]


def test_the_blast_is_over_when_no_target_is_left() -> None:
    """W-19, W-62: the last altar can't act any more, so nobody is asked."""
    match = position(
        "b1 telekinetic N, d1 golem N *",
        "b4 apprentice S, d6 prophet N",
        altars="energy:b2",
        options="blast=several",
    )
    play(match, "fire b1", "target b4", "give d1 N")
    assert match.actors == [1]
    assert exhausted(match) == {"b1"}


def test_one_target_is_not_asked_for() -> None:
    """W-19, W-62"""
    match = position("a1 telekinetic N", "a6 master N, d6 prophet N", options="blast=several")
    play(match, "fire a1")
    assert match.legal()[0] == "give a1 N"
    play(match, "give a1 N")
    assert match.actors == [1]
    assert exhausted(match) == set(), "it got a captured tile (W-22)"


def test_a_captured_tile_on_the_caster_spares_it_whatever_comes_after() -> None:
    """W-22: dealt on it by the first target; the second is an altar that moves it."""
    match = position(
        "b1 telekinetic N, d1 golem N",
        "b4 apprentice S, d6 prophet N",
        altars="teleportation:b2",
        options="blast=several",
    )
    play(match, "fire b1", "target b4", "give b1 N", "target b2", "teleport b1", "to a1 N")
    assert match.actors == [1]
    assert exhausted(match) == set()


def test_the_last_enemy_stack_wins_before_further_targets() -> None:
    """W-12, W-19"""
    match = position(
        "a1 telekinetic N, d1 golem N", "a3 apprentice S, a5 monk N", options="blast=several"
    )
    play(match, "fire a1", "target a5", "give d1 N", "target a3")
    assert match.returns == [1, -1]
    assert match.view()["targets"] == []


def test_a_summoning_in_the_middle() -> None:
    """W-19, W-34: a new enemy on the line is no target, and a game not yet won goes on."""
    match = position(
        "b1 telekinetic N, d1 golem N",
        "b6 monk N",
        altars="summoning:b2",
        options="blast=several",
    )
    play(match, "fire b1", "target b2", "summon 1 c0", "place b7 S", "place c0 N")
    assert match.legal() == ["target b6", "done"]
    play(match, "target b6", "give d1 N")
    assert not match.over


def test_a_power_tile_waits_for_the_end_of_the_blast() -> None:
    """W-13, W-65: not between its targets; `done` ends the blast, then the turn."""
    match = blast(powers=("teleportation", "energy"))
    play(match, "target b3", "give a1 N")
    with pytest.raises(philtre.IllegalMove, match="W-13"):
        match.play("power teleportation")
    play(match, "done")
    assert match.legal() == ["power teleportation", "done"]
    play(match, "done")
    assert match.actors == [1]


def test_what_may_still_be_hit_is_seen_by_all() -> None:
    """W-50: while a captured tile is dealt out too; altars that can't act any more are none."""
    match = play(blast(), "target b6")
    for view in (match.view(0), match.view(1), match.view()):
        assert view["targets"] == ["b2", "b3", "b5"]
    play(match, "give d1 N")
    assert match.view()["step"] == "target-next"
    assert match.view()["targets"] == ["b3", "b5"]
    play(match, "done")
    assert match.view()["targets"] == []


def test_a_position_in_the_middle_of_a_blast_goes_on() -> None:
    """W-61: what may still be hit follows from the turn's beginning and its moves."""
    match = blast()
    for text in ("target b6", "give d1 N", "target b5", "shield a1 N", "target b3"):
        match.play(text)
        again = philtre.load("witchcraft", match.position())
        assert again.position() == match.position()
        assert again.legal() == match.legal()
        assert again.view() == match.view()
    assert match.position().split(" : ")[0] == "players=2 tournament=on master=on blast=several"
    assert match.position().endswith(
        "moves=fire b1; target b6; give d1 N; target b5; shield a1 N; target b3"
    )


def test_one_target_unless_asked_for() -> None:
    """W-19"""
    match = play(blast(options=""), "target b3", "give a1 N")
    assert match.actors == [1]
    assert match.view()["targets"] == []


def test_every_way_through_a_blast_can_be_taken_back() -> None:
    """W-19, W-62: a clone in the middle leaves the original as it is."""
    rng = Rng(8)
    for _ in range(200):
        _, state = GAME.load(blast_line(rng))
        turn = GAME.view(state, 0)["turn"]
        while state.actors() and GAME.view(state, 0)["turn"] == turn:
            seat = state.actors()[0]
            before = GAME.view(state, 0)
            other = state.clone()
            other.play(seat, other.legal(seat)[rng.below(len(other.legal(seat)))])
            assert GAME.view(state, 0) == before
            state = other


# quiet


def test_sixty_quiet_turns_are_no_draw_where_they_are_left_out() -> None:
    """W-40: the third time the same position still is one."""
    match = position(RED, GREEN, quiet=58, options="quiet=none", **ENERGY)
    play(match, *ROUND)
    assert not match.over
    assert match.view()["quiet"] is None
    play(match, *ROUND)
    assert match.returns == [0, 0]
    assert match.events()[-1].kind == "drawn-repetition"


def test_quiet_turns_are_counted_in_the_position_all_the_same() -> None:
    """W-61"""
    match = position(RED, GREEN, quiet=1234, options="quiet=none", **ENERGY)
    play(match, *ROUND[:4])
    assert " quiet=1235 " in match.position()
    assert philtre.load("witchcraft", match.position()).position() == match.position()
    with pytest.raises(philtre.BadPosition, match="quiet"):
        position(RED, GREEN, quiet=61, **ENERGY)


@pytest.mark.parametrize(("given", "value"), [(60, 60), ("60", 60), (None, None), ("none", None)])
def test_the_limit_of_quiet_turns_is_sixty_or_none(given: object, value: object) -> None:
    """W-40"""
    assert philtre.new("witchcraft", seed=1, quiet=given).options["quiet"] == value
    with pytest.raises(philtre.BadOption, match="60, none"):
        philtre.new("witchcraft", seed=1, quiet=59)


# All of them


def test_a_position_names_an_option_only_where_it_is_not_the_default() -> None:
    """W-61: so older lines stay valid."""
    assert philtre.new("witchcraft", seed=1).position().startswith("players=2 : ")
    match = philtre.new("witchcraft", seed=1, first="red", blast="several", quiet="none")
    assert match.position().startswith("players=2 first=red blast=several quiet=none : ")
    usual = line("a1 monk N", "a6 golem N, d6 prophet N")
    named = line("a1 monk N", "a6 golem N, d6 prophet N", options="first=random blast=one quiet=60")
    assert philtre.load("witchcraft", named).position() == usual


def test_a_record_names_them_only_where_they_are_not_the_default() -> None:
    """So older records are what they were."""
    usual = json.loads(philtre.new("witchcraft", seed=1).record())
    assert list(usual["options"]) == ["players", "tournament", "master"]
    given = {"first": "green", "blast": "several", "quiet": None}
    match = philtre.new("witchcraft", seed=1, **given)  # type: ignore[arg-type]
    named = json.loads(match.record())["options"]
    assert {name: named[name] for name in given} == given
    assert philtre.replay(match.record()).record() == match.record()
    usual["options"]["blast"] = "one"
    with pytest.raises(philtre.BadRecord, match="options"):
        philtre.replay(json.dumps(usual))
