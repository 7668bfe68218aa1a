"""Pieces, set-up and placing: W-1 … W-10, W-41 … W-43."""

import pytest

import philtre
from tests.games.witchcraft.positions import at, play, position, says

DEALT = [
    "first green",
    "altar b2 summoning",
    "altar c2 energy",
    "altar b5 teleportation",
    "altar c5 protection",
    "special red prince",
    "special green priest",
]


def test_the_board_and_its_altars() -> None:
    """W-1"""
    match = philtre.new("witchcraft", dealer=DEALT[:5])
    view = match.view()
    assert view["spaces"] == [f"{file}{rank}" for rank in range(1, 7) for file in "abcd"]
    assert view["altars"] == {
        "b2": "summoning",
        "c2": "energy",
        "b5": "teleportation",
        "c5": "protection",
    }


@pytest.mark.parametrize(
    ("facing", "target"),
    [
        ("N", "b6"),
        ("NE", "d6"),
        ("E", "d4"),
        ("SE", "d2"),
        ("S", "b1"),
        ("SW", "a3"),
        ("W", "a4"),
        ("NW", "a5"),
    ],
)
def test_eight_directions_and_north_is_towards_rank_6(facing: str, target: str) -> None:
    """W-2"""
    match = position(f"b4 monk {facing}", f"{target} golem N, c1 prophet N")
    assert match.legal() == ["fire b4"]


def test_each_player_is_dealt_another_special_openly() -> None:
    """W-3"""
    match = philtre.new("witchcraft", dealer="hand")
    play(match, *DEALT[:5])
    assert says(match, "special") == {
        "red priest",
        "red prince",
        "red barbarian",
        "red keykeeper",
    }
    match.play("special red prince")
    assert says(match, "special") == {"green priest", "green barbarian", "green keykeeper"}
    match.play("special green priest")
    assert [seat["special"] for seat in match.view()["seats"]] == ["prince", "priest"]


SHIELDED = {  # a tile facing N, and the sides with printed shields
    "apprentice": "",
    "guardian": "N",
    "golem": "N NE NW",
    "archmage": "N",
    "master": "",
    "monk": "",
    "telekinetic": "",
    "priest": "",
    "prophet": "",
    "prince": "",
    "barbarian": "",
    "keykeeper": "",
}


@pytest.mark.parametrize("tile", SHIELDED)
def test_printed_shields(tile: str) -> None:
    """W-4: an apprentice on each side in turn tries to hit the tile."""
    safe = set()
    around = {"N": "b5", "NE": "c5", "E": "c4", "SE": "c3", "S": "b3", "SW": "a3", "W": "a4"}
    around["NW"] = "a5"
    ways = list(around)
    for side, space in around.items():
        back = ways[(ways.index(side) + 4) % 8]
        match = position(f"{space} apprentice {back}, d1 prophet N", f"b4 {tile} N, a1 monk S")
        if f"fire {space}" not in match.legal():
            safe.add(side)
    assert safe == set(SHIELDED[tile].split())


@pytest.mark.parametrize(
    ("tile", "hits"),
    [
        ("apprentice", {"b6"}),
        ("guardian", {"b6"}),
        ("golem", {"b6"}),
        ("archmage", {"b6"}),
        ("monk", {"b6"}),
        ("telekinetic", {"b6"}),
        ("master", {"b6", "d4"}),
        ("priest", set()),
    ],
)
def test_where_the_bolts_of_a_tile_go(tile: str, hits: set[str]) -> None:
    """W-4: forward; the Master's also to its right."""
    around = ["b6", "d6", "d4", "d2", "b1", "a3", "a4", "a5"]
    captured = set()
    for space in around:
        match = position(f"b4 {tile} N, c1 prophet S", f"{space} monk N, a2 prophet N")
        if "fire b4" in match.legal():
            captured.add(space)
    assert captured == hits


@pytest.mark.parametrize("tile", ["prophet", "prince", "barbarian", "keykeeper"])
def test_tiles_without_bolts_have_a_facing_too(tile: str) -> None:
    """W-4: turning one of them is a change."""
    match = position("a1 prophet N, b1 " + tile + " E", "d6 monk N")
    play(match, "use a1", "prophet b1")
    ways = ["N", "NE", "SE", "S", "SW", "W", "NW"]
    assert says(match, "top") == {f"{tile} {way}" for way in ways}


def test_the_start_set_and_the_reserve() -> None:
    """W-5"""
    match = philtre.new("witchcraft", dealer=DEALT, tournament=True)
    guild = ["apprentice"] * 3 + ["guardian", "golem", "archmage", "master"]
    red, green = match.view()["seats"]
    assert red["start"] == [*guild, "prince"]
    assert green["start"] == [*guild, "priest"]
    assert red["reserve"] == green["reserve"] == ["monk", "telekinetic", "prophet"]


def test_each_player_draws_one_of_four_power_tiles() -> None:
    """W-6"""
    match = philtre.new("witchcraft", dealer="hand")
    play(match, *DEALT)
    assert says(match, "tile") == {
        f"red {k}" for k in ("energy", "protection", "teleportation", "summoning")
    }
    match.play("tile red energy")
    assert says(match, "tile") == {
        f"green {k}" for k in ("protection", "teleportation", "summoning")
    }
    match.play("tile green summoning")
    assert [seat["power_held"] for seat in match.view()["seats"]] == [True, True]


def test_three_pairs_of_pieces() -> None:
    """W-7: of 1 space, of 2, and of 3 in an L, never in a row."""
    match = position("a2 monk E, d1 prophet N", "d6 monk N", altars="summoning:b2")
    match.play("fire a2")
    places = [text.split()[1:] for text in match.legal()]
    assert {size for size, *_ in places} == {"1", "2", "3"}
    for size, *piece in places:
        assert len(piece) == int(size)
        if size == "3":
            assert len({space[0] for space in piece}) == 2
            assert len({space[1:] for space in piece}) == 2


@pytest.mark.parametrize("first", ["red", "green"])
def test_the_first_player_places_first_and_moves_first(first: str) -> None:
    """W-8"""
    match = philtre.new("witchcraft", dealer="hand", tournament=True)
    assert match.legal() == ["first red", "first green"]
    assert match.odds() == [1, 1]
    play(match, f"first {first}", *DEALT[1:], "draw golem")
    seat = ["red", "green"].index(first)
    assert match.actors == [seat]
    placed = 0
    while match.view()["step"] in ("draw", "place"):
        if match.view()["step"] == "place":
            assert match.actors == [(seat + placed) % 2]
            placed += 1
        match.play(match.legal()[0])
    assert placed == 16
    assert match.view()["turn"] == seat


def test_a_free_space_holds_neither_altar_nor_stack() -> None:
    """W-9: nor does a tile go where there is no space."""
    match = philtre.new("witchcraft", dealer=[*DEALT, "draw golem", "draw master"], tournament=True)
    match.play("place a1 N")
    spaces = {text.split()[1] for text in match.legal()}
    board = {f"{file}{rank}" for file in "abcd" for rank in range(1, 7)}
    assert spaces == board - {"a1", "b2", "c2", "b5", "c5"}
    with pytest.raises(philtre.IllegalMove, match="W-9"):
        match.play("place b2 N")
    with pytest.raises(philtre.IllegalMove, match="no space e1"):
        match.play("place e1 N")


def test_a_stack_is_turned_as_a_block_with_its_tokens() -> None:
    """W-9: all its tiles by the same angle."""
    match = position(
        "a1 keykeeper N, b1 golem E / monk N / master SW |E.S, c4 guardian N", "d6 monk N"
    )
    play(match, "use a1", "swap b1 c4", "turn c4 S")
    assert at(match, "c4") == {
        "owner": "red",
        "tiles": "golem S / monk E / master NW",
        "exhausted": False,
        "tokens": "S W",
    }


def test_sixteen_placements_of_tiles_drawn_at_random() -> None:
    """W-10: any free space, any of 8 facings."""
    match = philtre.new("witchcraft", dealer="hand", tournament=True)
    play(match, *DEALT)
    assert match.legal() == [
        f"draw {tile}"
        for tile in ("apprentice", "guardian", "golem", "archmage", "master", "priest")
    ]
    assert match.odds() == [3, 1, 1, 1, 1, 1]
    match.play("draw apprentice")
    assert len(match.legal()) == 20 * 8
    match.play("place b3 NE")
    assert at(match, "b3") == {
        "owner": "green",
        "tiles": "apprentice NE",
        "exhausted": False,
        "tokens": "",
    }
    assert match.view()["seats"][1]["start"].count("apprentice") == 2


def test_tournament_mode_has_no_power_tiles() -> None:
    """W-41"""
    match = philtre.new("witchcraft", dealer="hand", tournament=True)
    play(match, *DEALT)
    assert match.legal()[0] == "draw apprentice"
    assert [seat["power_held"] for seat in match.view(0)["seats"]] == [False, False]


def test_master_mode_lets_each_player_choose_the_reserve() -> None:
    """W-42: secretly, both at once, 93 choices, shown together."""
    match = philtre.new("witchcraft", dealer="hand", master=True, tournament=True)
    play(match, *DEALT)
    assert match.actors == [0, 1]
    assert len(match.legal(0)) == len(match.legal(1)) == 93
    assert "reserve apprentice apprentice apprentice" in match.legal(0)
    assert "reserve golem prophet prince" in match.legal(0)
    assert "reserve golem prophet prince" not in match.legal(1)
    match.play("reserve apprentice golem prince", 0)
    assert match.actors == [1]
    assert match.view(0)["seats"][0]["choice"] == ["apprentice", "golem", "prince"]
    assert match.view(1)["seats"][0]["choice"] is None
    assert match.view(1)["seats"][0]["chosen"]
    match.play("reserve monk telekinetic prophet", 1)
    red, green = match.view(1)["seats"]
    assert red["reserve"] == ["apprentice", "golem", "prince"]
    assert red["start"] == [
        "apprentice",
        "apprentice",
        "guardian",
        "archmage",
        "master",
        "monk",
        "telekinetic",
        "prophet",
    ]
    assert green["reserve"] == ["monk", "telekinetic", "prophet"]


def test_both_modes_may_be_combined_and_are_off_unless_asked_for() -> None:
    """W-43"""
    options = philtre.new("witchcraft", seed=1).options
    assert (options["tournament"], options["master"]) == ("off", "off")
    match = philtre.new("witchcraft", seed=1, tournament=True, master=True)
    assert match.view()["step"] == "reserve"
    assert match.view()["seats"][0]["power_held"] is False
