"""The end of a game: W-40, W-44."""

import philtre
from tests.games.witchcraft.positions import play, position

ENERGY = {"altars": "energy:b2"}
RED = "a1 prophet N, b1 apprentice N *"
GREEN = "d6 prophet N, b4 apprentice S *"
# Each Prophet readies the Apprentice, which hits Energy and so readies the Prophet.
ROUND = [
    *("use a1", "prophet b1", "ready b1", "keep"),
    *("use d6", "prophet b4", "ready b4", "keep"),
    "fire b1",
    "fire b4",
]


def test_the_same_position_for_the_third_time_is_a_draw() -> None:
    """W-40: the beginning counts as the first time."""
    match = position(RED, GREEN, **ENERGY)
    play(match, *ROUND)
    assert match.actors == [0]
    play(match, *ROUND[:-1])
    assert not match.over
    match.play(ROUND[-1])
    assert match.over
    assert match.returns == [0, 0]


def test_another_player_in_turn_or_another_exhaustion_is_another_position() -> None:
    """W-40: after half a round nothing has come for the second time."""
    match = position(RED, GREEN, **ENERGY)
    play(match, *ROUND, *ROUND)
    assert match.over
    match = position(RED, GREEN, quiet=3, **ENERGY)
    play(match, *ROUND, *ROUND[:-2])
    assert not match.over


def test_earlier_positions_are_not_part_of_the_position() -> None:
    """W-61, W-40: a game drawn by repetition, loaded from its position, goes on."""
    match = position(RED, GREEN, **ENERGY)
    play(match, *ROUND, *ROUND)
    assert match.over
    again = philtre.load("witchcraft", match.position())
    assert again.actors == [0]
    play(again, *ROUND)
    assert not again.over


def test_sixty_turns_without_event_are_a_draw() -> None:
    """W-40: using an altar does not break the row."""
    match = position(RED, GREEN, quiet=56, **ENERGY)
    play(match, *ROUND[:-1])
    assert match.view()["quiet"] == 59
    match.play(ROUND[-1])
    assert match.view()["quiet"] == 60
    assert match.returns == [0, 0]


def test_losing_comes_before_a_draw() -> None:
    """W-40: draws are tested after W-12."""
    assert position("a1 apprentice S", "d6 monk N", quiet=60).returns == [-1, 1]
    assert position("a1 prophet S", "d6 monk N", quiet=60).returns == [0, 0]


def test_a_capture_breaks_the_row() -> None:
    """W-40"""
    match = position("a1 monk N, d1 golem S", "a6 golem N, d6 prophet N", quiet=59)
    play(match, "fire a1", "give d1 N")
    assert match.view()["quiet"] == 0


def test_a_summoning_breaks_the_row_by_altar_or_power_tile() -> None:
    """W-40"""
    match = position("a2 monk E", "d6 prophet N", altars="summoning:b2", quiet=59)
    play(match, "fire a2", "summon 1 e1", "place z6 N", "place e1 N")
    assert match.view()["quiet"] == 0
    match = position("a2 prophet E", "d6 prophet N", quiet=59, powers=("summoning", "energy"))
    play(match, "power summoning", "summon 1 e1", "place z6 N", "place e1 N")
    play(match, "use a2", "prophet a2", "top prophet N")
    assert match.view()["quiet"] == 0


def test_an_altar_or_a_tile_removed_breaks_the_row() -> None:
    """W-40: by the Barbarian, by the Prince."""
    match = position("a1 barbarian N", "d6 prophet N", altars="energy:b2", quiet=59)
    match.play("use a1")
    assert match.view()["quiet"] == 0
    match = position("a1 prince N, b1 golem N / monk N", "d6 prophet N", quiet=59)
    play(match, "use a1", "discard monk", "give a1 N")
    assert match.view()["quiet"] == 0


def test_returns() -> None:
    """W-44: the winner 1, the loser -1, a draw 0 for both."""
    assert position("a1 apprentice S", "d6 monk N").returns == [-1, 1]
    assert position("a1 prophet S", "d6 apprentice N", turn="green").returns == [1, -1]
    assert position("a1 prophet S", "d6 monk N", quiet=60).returns == [0, 0]
