"""Duels and ratings."""

import json
from math import log10
from pathlib import Path
from types import SimpleNamespace

import pytest

from philtre.core.errors import BadRecord
from philtre.lab.arena import Result, make_duels, rate
from philtre.lab.crew import Alone
from philtre.lab.ledger import Ledger
from philtre.lab.simulate import make_plan, simulate
from tests.cli.terminal import Terminal


def test_two_players_by_elos_own_formula() -> None:
    ratings = rate(["a", "b"], [Result(0, 1, 10_000, 0.75)], 2)
    assert ratings[0].elo - ratings[1].elo == pytest.approx(400 * log10(3), abs=0.5)
    assert ratings[0].elo + ratings[1].elo == pytest.approx(0, abs=1e-6)


def test_a_fair_share_among_several_is_no_difference() -> None:
    results = [Result(0, 1, 4000, 0.25), Result(1, 0, 4000, 0.25)]
    ratings = rate(["a", "b"], results, 4)
    assert ratings[0].elo == pytest.approx(0, abs=1e-6)


def test_ratings_of_a_chain_add_up_and_more_games_narrow_them() -> None:
    chain = [(0, 1), (1, 2)]
    few = rate(["a", "b", "c"], [Result(a, b, 100, 0.6) for a, b in chain], 2)
    many = rate(["a", "b", "c"], [Result(a, b, 10_000, 0.6) for a, b in chain], 2)
    step = many[0].elo - many[1].elo
    assert many[0].elo - many[2].elo == pytest.approx(2 * step, abs=1)
    assert many[0].margin == pytest.approx(few[0].margin / 10, rel=0.05)


def test_a_shut_out_has_a_rating_too() -> None:
    ratings = rate(["a", "b"], [Result(0, 1, 50, 1.0)], 2)
    assert 400 < ratings[0].elo - ratings[1].elo < 1500


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """Two equal bots, coin by coin from a small generator."""
    from philtre.core.rng import Rng

    rng = Rng(3)
    inside = 0
    for _ in range(400):
        wins = sum(rng.below(2) for _ in range(200))
        first = rate(["a", "b"], [Result(0, 1, 200, wins / 200)], 2)[0]
        inside += abs(first.elo) <= first.margin
    assert 0.90 < inside / 400 < 0.99


def test_on_a_ladder_each_challenges_the_one_before() -> None:
    bots = ["random", "novice", "greedy"]
    for players in (3, 5):
        duels = make_duels("potion", {"players": players}, bots, 10, 1, ladder=True)
        assert [(duel.challenger, duel.field) for duel in duels] == [(1, 0), (2, 1)]
        assert duels[1].plan.bots == ["greedy", *["novice"] * (players - 1)]


def test_the_command(terminal: Terminal) -> None:
    command = "arena potion --players 3 --bots greedy,random --games 100 --workers 1"
    code, out = terminal.run(f"{command} --json")
    assert code == 0
    result = json.loads(out)
    assert result["fair_share"] == pytest.approx(1 / 3)
    assert [duel["challenger"] for duel in result["duels"]] == ["greedy", "random"]
    assert result["ratings"][0]["elo"] > result["ratings"][1]["elo"]
    code, out = terminal.run(f"{command} --lang fr")
    assert "Un challenger face à une table, 3 joueurs" in out
    assert f"{3 * result['duels'][0]['share']:.2f}" in out
    assert terminal.run("arena potion --bots greedy")[0] == 2
    assert terminal.run("arena potion --bots greedy,wizard")[0] == 2


def test_an_interrupted_match_goes_on(tmp_path: Path) -> None:
    plan = make_plan("potion", {"players": 3}, ["novice", "adept@0", "adept@0"], 9, 1)
    whole = simulate(plan, Alone(), lambda _: None)
    file = tmp_path / "match.jsonl"
    simulate(plan._replace(games=6), Alone(), lambda _: None, Ledger(file))
    file.write_text(file.read_text()[:-20])  # the last line was not written to its end
    played: list[int] = []
    again = simulate(plan, Alone(), played.append, Ledger(file))
    assert played == [4, 2, 2, 1]
    assert vars(again) == vars(whole)
    assert simulate(plan, Alone(), played.append, Ledger(file)).bot_wins == whole.bot_wins
    assert played[4:] == [9]


def test_another_match_in_the_same_ledger_is_played(tmp_path: Path) -> None:
    plan = make_plan("potion", {"players": 3}, ["random"], 4, 1)
    file = tmp_path / "match.jsonl"
    simulate(plan, Alone(), lambda _: None, Ledger(file))
    for other in (plan._replace(seed=2), plan._replace(bots=["greedy", "random", "random"])):
        played: list[int] = []
        simulate(other, Alone(), played.append, Ledger(file))
        assert played == [0, 4]


@pytest.mark.usefixtures("full_disk")
def test_a_line_that_finds_no_room_leaves_the_lines_before_it(tmp_path: Path) -> None:
    plan = make_plan("potion", {"players": 3}, ["random"], 4, 1)
    file = tmp_path / "match.jsonl"
    simulate(plan, Alone(), lambda _: None, Ledger(file))
    before = file.read_text()
    for _ in range(2):  # again, and the disk is as full as it was
        ledger = Ledger(file)
        with pytest.raises(BadRecord, match="can't be written"):
            ledger.add(plan._replace(seed=2), 0, SimpleNamespace(games=4, much="x" * 2000))
        assert file.read_text() == before


def test_a_ledger_that_cannot_be_written_is_refused_at_once(
    terminal: Terminal, tmp_path: Path
) -> None:
    command = "arena potion --bots greedy,random --games 4 --workers 1 --ledger"
    assert terminal.run(f"{command} {tmp_path}")[0] == 2
