"""The golden records show every part of the game."""

import philtre
from philtre import Match
from philtre.games.witchcraft import GAME
from tests.golden import golden_files


def games() -> list[Match]:
    return [philtre.replay(file.read_text("utf-8")) for file in golden_files("witchcraft")]


def test_all_modes_are_among_them() -> None:
    """W-43"""
    modes = {(game.options["tournament"], game.options["master"]) for game in games()}
    assert modes == {("off", "off"), ("off", "on"), ("on", "off"), ("on", "on")}


def test_every_value_of_every_option_is_among_them() -> None:
    """W-8, W-19, W-40"""
    for option in GAME.options:
        assert {game.options[option.name] for game in games()} == set(option.samples)


def test_blasts_with_several_targets_that_go_on_and_that_stop() -> None:
    """W-19"""
    said = [
        game.game.text(entry.move).split()[0]
        for game in games()
        for index, entry in enumerate(game.log)
        if game.fork(index).view()["step"] == "target-next"
    ]
    assert said.count("target") >= 3
    assert "done" in said


def test_a_summoning_a_stack_capture_and_each_special_are_among_them() -> None:
    """W-20, W-21, W-24, W-25, W-26, W-27, W-34"""
    events = [event for game in games() for event in game.events()]
    assert any(event.kind == "summons" for event in events)
    captured = [event.params["tile"] for event in events if event.kind == "captures"]
    assert any(isinstance(tiles, list) and len(tiles) > 1 for tiles in captured)
    acted = {str(event.params["tile"]) for event in events if event.kind in ("uses", "fires")}
    assert acted >= {"prophet", "prince", "barbarian", "keykeeper", "priest"}


def test_power_tiles_are_used_before_and_after_an_activation() -> None:
    """W-13"""
    steps = {
        game.fork(index).view()["step"]
        for game in games()
        for index, entry in enumerate(game.log)
        if game.game.text(entry.move).startswith("power ")
    }
    assert steps == {"activate", "afterwards"}


def test_a_game_is_won_and_a_game_is_drawn() -> None:
    """W-12, W-40"""
    ends = {game.events()[-1].kind for game in games()}
    assert ends == {"won-stuck", "won-captured", "drawn-repetition"}
