"""Two sets of rules side by side."""

import json
from pathlib import Path

import pytest

from philtre.core.errors import BadOption
from philtre.lab.compare import Plan, compare, make_plan, rows
from philtre.lab.crew import Alone, Processes
from philtre.lab.ledger import Ledger
from philtre.lab.statistics import holm, two_sided
from tests.cli.terminal import Terminal

FILE = Path(__file__).parents[2] / "examples" / "house" / "potion.toml"


def plan(games: int, house: object, seed: int = 1) -> Plan:
    return make_plan("potion", {"players": 3}, [None, house], ["random"], games, seed)


def quiet(games: int) -> None:
    """Nobody looks on."""


def test_holms_correction_by_hand() -> None:
    """Holm 1979: the smallest times as many as there are, the next times one less; never lower."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.6, 0.5]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_normal_distribution() -> None:
    assert two_sided(1.959963984540054) == pytest.approx(0.05)
    assert two_sided(0) == 1


def test_more_tokens_make_longer_games_and_that_is_found() -> None:
    found = {
        row.measure: row for row in rows(compare(plan(300, {"tokens": [3, 3, 3]}), Alone(), quiet))
    }
    length = found["length"]
    assert length.significant
    assert length.interval[0] > 0
    assert length.difference == pytest.approx(length.other - length.one)
    assert sum(found[f"win-seat-{seat}"].one for seat in range(3)) == pytest.approx(1)


def test_rules_that_hardly_differ_share_their_luck() -> None:
    """The other kind of dice is not rolled at this table: every pair is the same game."""
    tally = compare(plan(60, {"threes_from": 4, "plain_die": {"beetle": 3}}), Alone(), quiet)
    for row in rows(tally):
        assert row.difference == 0
        assert row.shared == pytest.approx(1) or row.one == row.other
        assert not row.significant


def test_the_same_result_whatever_the_workers_and_from_a_ledger(tmp_path: Path) -> None:
    ours = plan(250, {"tokens": {"vial": 3}})
    whole = rows(compare(ours, Alone(), quiet))
    assert rows(compare(ours, Processes(2), quiet)) == whole
    file = tmp_path / "ledger"
    compare(ours._replace(games=100), Alone(), quiet, Ledger(file))
    again: list[int] = []
    assert rows(compare(ours, Alone(), again.append, Ledger(file))) == whole
    assert again[0] == 100  # these were not played again


def test_the_same_rules_are_not_compared() -> None:
    with pytest.raises(BadOption, match="the same rules"):
        plan(10, None)


def test_the_command(terminal: Terminal) -> None:
    command = f"compare potion base {FILE} --games 40 --bots random --workers 1"
    code, out = terminal.run(f"{command} --lang fr")
    assert code == 0
    assert "Vials galore" in out
    assert "Holm" in out
    code, out = terminal.run(f"{command} --json")
    found = json.loads(out)
    assert found["games"] == 40
    assert found["correction"] == "Holm"
    assert found["options"][0]["house"] is None
    assert terminal.run("compare potion base base --games 5")[0] == 2
    assert terminal.run(f"compare quacks base {FILE} --games 5")[0] == 2
