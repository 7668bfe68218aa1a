"""Reasons and threats of Witchcraft: what is said to be hit is hit by the rules."""

import philtre
from philtre import Match
from philtre.conformance.matches import wander
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from tests.games.witchcraft.positions import play, position


def why(match: Match, text: str, seat: int = 0) -> dict[str, Reason]:
    glimpse = match.glimpse(seat)
    found = match.game.knowledge().reasons(glimpse, match.game.parse(text))
    return {reason.key: reason for reason in found}


def threats(match: Match, seat: int = 0) -> list[Reason]:
    return match.game.knowledge().threats(match.glimpse(seat))


def test_what_a_bolt_takes_is_told_and_whom_it_aimed_at() -> None:
    match = position("a1 apprentice N, d1 golem N", "a5 monk S, d6 guardian S")
    told = why(match, "fire a1")["reason-disarms"]
    assert told.params["tile"] == "monk"
    assert told.params["target"] == "a1"
    assert [mark.kind for mark in told.marks] == ["arrow", "fire"]
    away = position("a1 apprentice N, d1 golem N", "a5 monk N, d6 guardian S")
    assert why(away, "fire a1")["reason-takes"].params == {
        "tile": "monk",
        "space": "a5",
        "count": 1,
    }


def test_the_last_stack_wins_at_once() -> None:
    match = position("a1 apprentice N", "a5 monk N")
    assert "reason-wins" in why(match, "fire a1")


def test_an_altar_within_reach_is_told() -> None:
    match = position("b1 apprentice N, d1 golem N", "d6 guardian S", altars="teleportation:b2")
    assert why(match, "fire b1")["reason-altar"].params == {"altar": ["teleportation"]}


def test_in_how_many_lines_of_fire_a_tile_then_stands() -> None:
    """W-21: a captured tile is dealt on a stack that two enemies aim at, or none."""
    red = "a1 apprentice N, c3 apprentice E, d1 golem N"
    match = position(red, "a5 apprentice N, c6 monk S, d4 monk SW")
    play(match, "fire a1")
    assert match.legal()[0].startswith("give")
    told = why(match, "give c3 N")["reason-exposed"]
    assert told.params["count"] == 2
    assert sorted(mark.places[0] for mark in told.marks) == ["space:c6", "space:d4"]
    assert "reason-safe" in why(match, "give d1 N")


def test_threats_are_just_what_the_rules_let_hit() -> None:
    """W-17: a missile is stopped by a shield, thunder is not."""
    shielded = position("a1 golem N, d1 monk N", "a5 apprentice S, d5 guardian N")
    assert {reason.key for reason in threats(shielded)} == {"threat-yours"}
    thunder = position("a1 golem N, d1 monk N", "a5 monk S, d5 guardian N")
    (first, *_) = threats(thunder)
    assert (first.key, first.params["from"], first.params["space"]) == ("threat-theirs", "a5", "a1")


def test_every_claimed_line_of_fire_is_a_capture_the_rules_make() -> None:
    """Wherever play leads: of what is said of the player in turn, firing from there captures."""
    checked = 0
    for seed in range(12):
        match = philtre.new("witchcraft", seed=seed)
        wander(match, Rng(seed), 20 + 2 * seed)
        if match.over or match.view(0)["step"] != "activate":
            continue
        seat = match.state.actors()[0]
        for reason in threats(match, seat):
            if reason.key == "threat-yours":
                assert f"fire {reason.params['from']}" in match.legal()
                checked += 1
    assert checked


def test_a_stack_that_could_have_been_taken_is_an_oddity() -> None:
    match = position("a1 apprentice N, d1 monk N", "a5 monk N, d6 guardian S")
    knowledge, glimpse = match.game.knowledge(), match.glimpse(0)
    assert knowledge.oddity(glimpse, match.game.parse("fire a1")) is None
    free = position("a1 apprentice N, c1 priest N", "a5 monk N", altars="teleportation:c2")
    told = free.game.knowledge().oddity(free.glimpse(0), free.game.parse("fire c1"))
    assert told is not None
    assert told.params["space"] == "a5"


def test_who_fires_may_be_hit_by_another() -> None:
    match = position("a1 apprentice N, d1 golem N", "a5 monk N, c3 monk SW, d6 guardian S")
    told = why(match, "fire a1")["reason-stands"]
    assert (told.params["space"], told.params["from"]) == ("a1", "c3")


def test_which_stack_is_seen_to_has_a_reason() -> None:
    """W-24: that it is exhausted, or stands in a line of fire, or what lies under its top."""
    red = "a1 prophet N, c3 apprentice E *, d1 golem N/monk E, b6 guardian N"
    match = position(red, "a6 apprentice E, c6 monk S")
    play(match, "use a1")
    assert why(match, "prophet c3")["reason-spent"].params == {"tile": "apprentice", "space": "c3"}
    assert "reason-stands" in why(match, "prophet c3")
    below = why(match, "prophet d1")
    assert below["reason-under"].params == {"tile": ["monk"], "space": "d1"}
    assert set(why(match, "prophet b6")) == {"reason-stands"}
