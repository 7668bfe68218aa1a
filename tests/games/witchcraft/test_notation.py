"""Notation: W-60 … W-65."""

import pytest

import philtre
from philtre.core.rng import Rng
from philtre.games.witchcraft import GAME
from tests.games.witchcraft.positions import line, play, position, random_line

DEALT = [
    "first green",
    "altar b2 summoning",
    "altar c2 energy",
    "altar b5 teleportation",
    "altar c5 protection",
    "special red prince",
    "special green priest",
    "tile red energy",
    "tile green summoning",
]


def test_texts_are_words_in_lower_case_and_directions_in_capitals() -> None:
    """W-60: and 68 spaces can ever exist."""
    texts = [GAME.text(move) for move in range(len(GAME.moves))]
    directions = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
    for text in texts:
        assert all(word == word.lower() or word in directions for word in text.split(" "))
    spaces = {text.split()[1] for text in texts if text.startswith("fire ")}
    assert len(spaces) == 68
    assert {"b3", "z6", "d-1", "y1", "f6", "a8"} <= spaces
    assert not {"y0", "z-1", "e8", "f7"} & spaces


def test_lists_are_in_order() -> None:
    """W-60: spaces by rank, then file; fire and use as one; power last; tiles as listed."""
    match = position(
        "b2 monk N, a2 prophet N, d1 monk N, c3 barbarian S",
        "b6 golem N, d6 golem N",
        altars="energy:c5",
        powers=("teleportation", "energy"),
    )
    assert match.legal() == ["fire d1", "use a2", "fire b2", "use c3", "power teleportation"]


def test_a_position_is_one_line_that_round_trips() -> None:
    """W-61"""
    text = line(
        "b3 master NE / apprentice S * |N.SE, a1 guardian N",
        "d6 golem W, e3 prophet N",
        spaces="e3 z4",
        pairs="23",
        altars="energy:b2 summoning:c5",
        quiet=7,
        powers=("used:energy", "teleportation"),
    )
    match = philtre.load("witchcraft", text)
    assert match.position() == text
    assert "red=a1:guardianN,b3:masterNE/apprenticeS*|N.SE" in text


def test_a_position_inside_a_turn_is_its_beginning_and_the_moves_since() -> None:
    """W-61: fields don't change until the turn is over."""
    match = position("a1 monk N, d1 golem S", "a6 golem N / master S, d6 prophet N")
    before = match.position()
    play(match, "fire a1", "pick master", "give a1 W")
    assert match.position() == before.replace("moves=-", "moves=fire a1; pick master; give a1 W")
    again = philtre.load("witchcraft", match.position())
    assert again.legal() == match.legal()
    match.play("give d1 N")
    assert match.position().endswith("moves=-")


def test_a_position_in_the_set_up_and_in_the_placing() -> None:
    """W-61: a reserve with the colour of its player; each placement begins anew."""
    match = philtre.new("witchcraft", dealer="hand", master=True)
    play(match, *DEALT)
    match.play("reserve apprentice golem prophet", 1)
    assert match.position().endswith(
        "; tile green summoning; reserve green apprentice golem prophet"
    )
    again = philtre.load("witchcraft", match.position())
    assert again.actors == [0]
    assert again.view(1)["seats"][1]["choice"] == ["apprentice", "golem", "prophet"]
    match.play("reserve monk telekinetic prophet", 0)
    play(match, "draw master")
    assert match.position().endswith("moves=draw master")
    match.play("place b3 NE")
    assert match.position().endswith("moves=-")


BAD = [
    ("turn=red", "turn=blue"),
    ("quiet=0", "quiet=61"),
    ("quiet=0", "quiet=-1"),
    ("pairs=123", "pairs=12"),
    ("spaces=-", "spaces=e3"),
    ("spaces=-", "spaces=e3,z4"),
    ("altars=energy:b2", "altars=energy:a1"),
    ("altars=energy:b2", "altars=fire:b2"),
    ("red=a1:monkN", "red=-"),
    ("red=a1:monkN", "red=a1:monkX"),
    ("red=a1:monkN", "red=a1:wizardN"),
    ("red=a1:monkN", "red=e1:monkN"),
    ("red=a1:monkN", "red=b2:monkN"),
    ("red=a1:monkN", "red=a1:"),
    ("red=a1:monkN", "red=a1:monkN|Q"),
    ("red=a1:monkN", "red=a1:monkN**"),
    ("red=a1:monkN", "red=a1:monkN,a1:monkS"),
    ("red=a1:monkN", "red=a1:monkN/monkN/monkN"),
    ("red=a1:monkN", "red=a1:princeN/priestN/barbarianN"),
    ("green=a6:golemN", "green=a1:golemN"),
    ("red-start=-", "red-start=golem"),
    ("red-reserve=", "red-reserve=golem,"),
    ("red-power=-", "red-power=energy"),
    ("moves=-", "moves=fire b6"),
    ("moves=-", "moves=fire a1; fire a1"),
    ("moves=-", "moves=nonsense"),
    ("moves=-", "moves="),
    (" moves=-", ""),
    ("first=red", "first=-"),
]


@pytest.mark.parametrize(("old", "new"), BAD)
def test_what_cannot_be_is_refused(old: str, new: str) -> None:
    """W-61: with a sentence, never another error."""
    good = line("a1 monk N", "a6 golem N", altars="energy:b2")
    assert old in good
    with pytest.raises(philtre.BadPosition):
        philtre.load("witchcraft", good.replace(old, new, 1))


def test_too_many_tiles_are_refused_however_many() -> None:
    """W-61, W-3"""
    for count in (3, 16, 17, 40):
        pile = " / ".join(["golem N"] * count)
        with pytest.raises(philtre.BadPosition):
            position(f"a1 {pile}", "a6 monk N", reserves=("monk,telekinetic,prophet",) * 2)


def test_a_damaged_line_is_refused_or_read_never_worse() -> None:
    """W-61: any character changed, left out or doubled, in any kind of position."""
    rng = Rng(4)
    lines = [random_line(rng) for _ in range(8)]
    match = philtre.new("witchcraft", seed=2, master=True)
    lines.append(match.position())
    for seat in (0, 1):
        match.play(match.legal(seat)[5 * seat], seat)
        lines.append(match.position())
    letters = "abrNE*|:;,.-=/ 0123"
    for whole in lines * 60:
        place = rng.below(len(whole))
        change = letters[rng.below(len(letters))] * rng.below(3)
        damaged = whole[:place] + change + whole[place + rng.below(2) :]
        try:
            match = philtre.load("witchcraft", damaged)
        except philtre.BadPosition:
            continue
        assert match.position() == damaged


def test_the_choice_of_what_to_activate_is_always_asked() -> None:
    """W-62: even with one option; all else with one option is done by itself."""
    match = position("a1 telekinetic N", "a6 master N, d6 prophet N")
    assert match.legal() == ["fire a1"]
    match.play("fire a1")
    assert match.legal() == [
        f"give a1 {way}" for way in ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    ], "neither the target nor the tile is asked for"


def test_chance_in_its_order() -> None:
    """W-63: each outcome with weight 1 but for draws; what has been dealt is none any more."""
    match = philtre.new("witchcraft", dealer="hand")
    for text in DEALT:
        legal = match.legal()
        assert match.actors == ["chance"]
        assert match.odds() == [1] * len(legal)
        assert text in legal
        match.play(text)
    assert match.odds() == [3, 1, 1, 1, 1, 1]
    kinds = ("energy", "protection", "teleportation", "summoning")
    match = philtre.new("witchcraft", dealer="hand")
    match.play("first red")
    assert match.legal() == [f"altar b2 {kind}" for kind in kinds]
    match.play("altar b2 protection")
    assert match.legal() == [f"altar c2 {kind}" for kind in kinds if kind != "protection"]


def test_reserves_and_placements_as_they_are_written() -> None:
    """W-64: three tiles in the order of W-60, both seats asked at once."""
    match = philtre.new("witchcraft", dealer="hand", master=True)
    play(match, *DEALT)
    assert match.actors == [0, 1]
    assert match.legal(0)[-1] == "reserve telekinetic prophet prince"
    assert match.legal(0)[0] == "reserve apprentice apprentice apprentice"
    with pytest.raises(philtre.IllegalMove):
        match.play("reserve prophet golem apprentice", 0)
    match.play("reserve apprentice golem prophet", 0)
    with pytest.raises(philtre.IllegalMove):
        match.play("reserve apprentice golem prophet", 0)


def test_what_is_not_due_is_refused_with_what_is() -> None:
    """W-65"""
    match = position("a1 prophet N, b1 monk N", "b6 golem N, d6 prophet N")
    match.play("use a1")
    with pytest.raises(philtre.IllegalMove, match="W-24"):
        match.play("fire b1")
    assert match.legal() == ["prophet a1", "prophet b1"]
