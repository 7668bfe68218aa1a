"""What the levels give away."""

import json

import pytest

from philtre.bots.bot import Bot
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.lab import blunders
from philtre.lab.blunders import summary, weigh_game
from tests.cli.terminal import Terminal
from tests.games.potion.rounds import table


class Shows(Bot):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        legal = glimpse.legal()
        return self.kind if self.kind in legal else legal[0]


@pytest.mark.parametrize(("kind", "blunder"), [(0, True), (2, False)])
def test_a_win_that_is_not_taken_is_a_blunder(kind: int, blunder: bool) -> None:
    """P-5, in the last round: the first seat wins alone with its vial; else all share the win."""
    match = table("201 210 210", dice="v-", round_limit=1)
    lost = weigh_game(match.game, match.state, Shows(kind), Rng(1))
    assert len(lost) == 3
    assert (lost[0] > blunders.STEPS[-1]) == blunder


def test_all_that_was_given_away_is_counted() -> None:
    found = summary([0.0, 0.03, 0.3, 0.07])
    assert found["decisions"] == 4
    assert found["mean"] == pytest.approx(0.1)
    assert found["over"] == [0.75, 0.5, 0.25, 0.25]


def test_the_command(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blunders, "TIME", 0.0)
    monkeypatch.setattr("philtre.cli.measuring.game_ids", lambda: ["potion"])
    code, out = terminal.run("bench blunders --seconds 0.01 --json")
    assert code == 0
    levels = json.loads(out)["potion"]["levels"]
    assert list(levels) == ["random", "novice", "adept", "expert", "master"]
    assert all(level["decisions"] for level in levels.values())
    code, out = terminal.run("bench blunders --seconds 0.01")
    assert code == 0
    assert "adept" in out


def test_one_game_may_be_asked_for_with_its_options(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blunders, "TIME", 0.0)
    code, out = terminal.run("bench blunders potion --round-limit 1 --seconds 0.01 --json")
    assert code == 0
    found = json.loads(out)
    assert list(found) == ["potion"]
    for level in found["potion"]["levels"].values():
        assert level["decisions"] == 4 * level["games"]
    assert terminal.run("bench blunders potion --players 9")[0] == 2
