"""What a seat sees: W-50 … W-52."""

import philtre
from philtre import Match
from philtre.core.rng import redeals
from philtre.core.state import CHANCE
from tests.games.witchcraft.positions import play, position


def possible(match: Match, seat: int) -> set[str]:
    """The kinds that a seat must reckon with for the tile of its opponent."""
    other = 1 - seat
    return {
        match.game.view(state, other)["seats"][other]["power"]
        for state in redeals(match.state, seat)
    }


def test_a_power_tile_is_seen_by_its_player_only() -> None:
    """W-50; the two tiles nobody drew are seen by nobody."""
    match = position("a1 prophet N", "d6 prophet N", powers=("energy", "summoning"))
    assert [match.view(0)["seats"][seat]["power"] for seat in (0, 1)] == ["energy", None]
    assert [match.view(1)["seats"][seat]["power"] for seat in (0, 1)] == [None, "summoning"]
    assert [match.view()["seats"][seat]["power"] for seat in (0, 1)] == [None, None]
    assert all(seat["power_held"] for seat in match.view()["seats"])


def test_a_power_tile_that_is_used_is_shown() -> None:
    """W-50"""
    match = position("a1 prophet N", "d6 prophet N", powers=("teleportation", "summoning"))
    play(match, "power teleportation", "to a2 N")
    assert match.view(1)["seats"][0] | {"activations": None} == {
        "start": [],
        "reserve": match.view(0)["seats"][0]["reserve"],
        "special": None,
        "chosen": False,
        "choice": None,
        "power": "teleportation",
        "power_held": False,
        "activations": None,
    }


def test_the_drawing_of_a_power_tile_is_told_to_its_seat_only() -> None:
    """W-50, W-63"""
    match = philtre.new("witchcraft", seed=3)
    for seat in (0, 1):
        told = [event.params["altar"] for event in match.events(seat) if event.kind == "your-power"]
        assert told == [match.view(seat)["seats"][seat]["power"]]
    assert not [event for event in match.events() if event.kind == "your-power"]


def test_what_is_left_of_a_start_set_is_public() -> None:
    """W-50"""
    match = philtre.new("witchcraft", seed=3)
    starts = [[seat["start"] for seat in match.view(viewer)["seats"]] for viewer in (0, 1, None)]
    assert starts[0] == starts[1] == starts[2]
    assert sum(len(start) for start in starts[0]) == 15


def test_who_holds_its_tile_is_asked_even_when_done_is_all_it_can_say() -> None:
    """W-51: Energy can do nothing, Teleportation could; both are asked after the activation."""
    for kind, legal in (("energy", ["done"]), ("teleportation", ["power teleportation", "done"])):
        match = position(
            "a1 monk N, c1 golem N", "a6 golem N, d6 prophet N", powers=(kind, "summoning")
        )
        play(match, "fire a1", "give a1 N")
        assert match.actors == [0]
        assert match.legal() == legal


def test_after_the_tile_is_gone_nobody_is_asked() -> None:
    """W-51"""
    match = position("a1 prophet N", "d6 prophet N", powers=("teleportation", "summoning"))
    play(match, "power teleportation", "to a2 N", "use a2", "top prophet S")
    assert match.actors == [1]


def test_a_redeal_gives_any_kind_but_the_seats_own() -> None:
    """W-51: held or used."""
    match = position("a1 prophet N", "d6 prophet N", powers=("teleportation", "summoning"))
    assert possible(match, 0) == {"energy", "protection", "summoning"}
    assert possible(match, 1) == {"energy", "protection", "teleportation"}
    play(match, "power teleportation", "to a2 N")
    assert possible(match, 0) == {"energy", "protection", "summoning"}
    assert possible(match, 1) == {"teleportation"}, "shown: nothing is left to guess"


def test_who_is_stuck_and_has_not_lost_holds_a_tile_that_can_act() -> None:
    """W-51: nothing is exhausted, so it is not Energy; and the seat's own it is not."""
    match = position(
        "a1 apprentice S", "d6 prophet N", powers=("teleportation", "summoning"), turn="red"
    )
    assert match.legal() == ["power teleportation"]
    assert possible(match, 1) == {"protection", "teleportation"}
    assert possible(match, 0) == {"energy", "protection", "summoning"}


def test_who_is_stuck_and_has_lost_held_a_tile_that_could_not_act() -> None:
    """W-51, W-12: nothing is exhausted, and all pairs are out."""
    match = position(
        "a1 apprentice S",
        "d6 prophet N",
        powers=("energy", "protection"),
        spaces="e1 z6 a0 b0 c7 d7 e2 f2 e3 z5 y5 z4",
        pairs="",
    )
    assert match.returns == [-1, 1]
    assert possible(match, 1) == {"energy", "summoning"}


def test_a_choice_of_reserve_not_yet_shown_may_be_any_of_93() -> None:
    """W-51"""
    match = philtre.new("witchcraft", seed=4, master=True, tournament=True)
    match.play(match.legal(0)[17], 0)
    choices = {
        tuple(match.game.view(state, 0)["seats"][0]["choice"]) for state in redeals(match.state, 1)
    }
    assert len(choices) == 93


def test_no_two_players_are_dealt_the_same_tile_in_a_redeal() -> None:
    """W-51, W-6: red's tile is laid anew before green's is drawn."""
    match = philtre.new("witchcraft", dealer="hand")
    while not match.legal()[0].startswith("tile green"):
        match.play(match.legal()[0])
    for state in redeals(match.state, 1):
        red = match.game.view(state, 0)["seats"][0]["power"]
        outcomes = {match.game.text(move).split()[2] for move in state.legal(CHANCE)}
        assert outcomes == {"energy", "protection", "teleportation", "summoning"} - {red}


def test_what_is_legal_never_depends_on_what_the_seat_cannot_see() -> None:
    """W-52: whatever the opponent holds, stuck or not."""
    for seed in range(30):
        match = philtre.new("witchcraft", seed=seed, master=seed % 2 == 0)
        for number in range(60):
            if match.over:
                break
            for seat in match.actors:
                assert isinstance(seat, int)
                legal = match.state.legal(seat)
                for other in redeals(match.state, seat, most=5):
                    assert other.legal(seat) == legal
            seat = match.actors[0]
            options = match.legal(seat)
            match.play(options[(seed * 7 + number * 13) % len(options)], seat)
