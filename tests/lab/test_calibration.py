"""Whether what the coach says comes true."""

import json

import pytest

from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.lab import calibration
from philtre.lab.calibration import Said, play, summary
from tests.cli.terminal import Terminal


def test_the_spread_is_that_of_games() -> None:
    """Ten moves of one game are no surer than one; moves of ten games are."""
    one = [Said(0, 0.5, 1.0)] * 10 + [Said(1, 0.5, 0.0)] * 10
    many = [Said(game, 0.5, game % 2) for game in range(20)]
    few, more = summary(one), summary(many)
    assert few["said"] == more["said"] == few["came"] == more["came"] == 0.5
    assert few["margin"] == pytest.approx(1.96 * 0.5 / 2**0.5, rel=1e-3)
    assert more["margin"] == pytest.approx(1.96 * 0.5 / 20**0.5, rel=1e-3)


def test_what_was_said_is_set_against_the_seats_own_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "TIME", 0.0)
    game = find("potion")
    state = game.start(game.settle({"players": 3, "round_limit": 5}))
    said = play(game, state, 7, Rng(2))
    assert {each.game for each in said} == {7}
    assert {each.came for each in said} == set(state.returns())
    assert all(0 <= each.chance <= 1 for each in said)


def test_the_command(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "TIME", 0.0)
    monkeypatch.setattr("philtre.cli.measuring.game_ids", lambda: ["potion"])
    code, out = terminal.run("bench coach --seconds 0.01 --json")
    assert code == 0
    row = json.loads(out)["potion"]
    assert row["games"] >= 1
    assert sum(some["decisions"] for some in row["bins"]) == row["decisions"] > 0
    assert "Le conseiller (potion)" in terminal.run("bench coach --seconds 0.01 --lang fr")[1]
