"""Replay, rules, simulation and benchmark at the terminal."""

import json
from pathlib import Path

import pytest

from philtre.core.registry import game_ids
from philtre.words import LANGUAGES
from tests.cli.terminal import Terminal
from tests.golden import golden_files


def test_replay_prints_every_step(terminal: Terminal) -> None:
    file = golden_files("potion")[0]
    code, out = terminal.run(f"replay {file} --lang fr --seat 1")
    assert code == 0
    steps = [line for line in out.splitlines() if line.startswith("Coup ")]
    assert len(steps) == len(json.loads(file.read_text("utf-8"))["moves"]) + 1
    assert "Hasard : roll" in steps[1]
    assert "révéler" in steps[2]
    assert terminal.run(f"replay {file} --seat 9")[0] == 2


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_printed_with_the_options(terminal: Terminal, id: str, lang: str) -> None:
    code, out = terminal.run(f"rules {id} --lang {lang}")
    assert code == 0
    assert "--players" in out
    assert {"en": "(default: ", "fr": "(par défaut : "}[lang] in out
    assert len(out) > 800


def test_the_same_seed_gives_the_same_result_whatever_the_workers(terminal: Terminal) -> None:
    command = "sim potion --players 3 --games 250 --bots greedy,random,random --seed 4 --json"
    results = [terminal.run(f"{command} --workers {workers}") for workers in (1, 2, 3)]
    assert len({out for _, out in results}) == 1
    result = json.loads(results[0][1])
    assert result["games"] == 250
    assert sum(bot["win_share"] for bot in result["bots"]) == pytest.approx(1)
    assert result["bots"][0]["win_share"] > 0.4
    low, high = result["bots"][0]["interval"]
    assert low < result["bots"][0]["win_share"] < high
    assert terminal.run(f"{command} --seed 5")[1] != results[0][1]


def test_a_simulation_reads_well(terminal: Terminal) -> None:
    code, out = terminal.run("sim potion --games 100 --lang fr --workers 1")
    assert code == 0
    assert "100 parties de The Potion, 4 joueurs, graine 1" in out
    assert out.count("random") == 4


def test_bench_prints_json_for_machines(terminal: Terminal) -> None:
    code, out = terminal.run("bench potion --json --seconds 0.05")
    assert code == 0
    result = json.loads(out)
    assert result["peers"] == {}
    assert list(result["games"]) == ["potion"]
    row = result["games"]["potion"]
    rates = {"moves_per_s", "without_lists_per_s", "games_per_s", "clones_per_s"}
    assert set(row) == {"game", "players", "compiled"} | rates
    assert all(row[rate] > 0 for rate in rates)


def test_bench_takes_options_of_the_game(terminal: Terminal) -> None:
    code, out = terminal.run("bench quacks --players 5 --expansion --json --seconds 0.01")
    assert code == 0
    assert json.loads(out)["games"]["quacks"]["players"] == 5
    code, out = terminal.run("bench quacks --players 5 --json --seconds 0.01")
    assert code == 2
    assert "players" in out


def test_bench_tells_how_speed_grows_with_the_players(terminal: Terminal) -> None:
    code, out = terminal.run("bench --growth --json --seconds 0.01")
    assert code == 0
    rows = json.loads(out)["games"]
    assert {row["game"] for row in rows.values()} == set(game_ids())
    assert [row["players"] for row in rows.values() if row["game"] == "quacks"] == [2, 3, 4]
    code, out = terminal.run("bench quacks --growth --expansion --json --seconds 0.01")
    assert list(json.loads(out)["games"]) == ["quacks 2", "quacks 3", "quacks 4", "quacks 5"]
    code, out = terminal.run("bench quacks --growth --expansion perhaps")
    assert code == 2
    assert "perhaps" in out
    assert "Sans listes" in terminal.run("bench witchcraft --growth --seconds 0.01 --lang fr")[1]


def test_bench_measures_how_bots_think(terminal: Terminal) -> None:
    code, out = terminal.run("bench think --json --seconds 0.2")
    assert code == 0
    result = json.loads(out)
    assert set(result) == set(game_ids())
    assert all(row["decisions"] >= 1 for row in result.values())
    assert "Réflexion" in terminal.run("bench think --seconds 0.1 --lang fr")[1]


def test_bench_tells_where_the_time_goes(terminal: Terminal) -> None:
    code, out = terminal.run("bench profile --json --seconds 0.01")
    assert code == 0
    result = json.loads(out)
    assert set(result) == set(game_ids())
    for row in result.values():
        assert all(row[f"{asked}_ns"] > 0 for asked in ("actors", "legal", "odds", "play", "clone"))
    assert "Nanosecondes" in terminal.run("bench profile --seconds 0.01 --lang fr")[1]


def test_bench_compares_with_peers(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    from philtre.lab import peers

    monkeypatch.setattr(peers, "PEERS", {"abacus": ("json", lambda seconds: 1.0)})
    code, out = terminal.run("bench potion --peers --seconds 0.05")
    assert code == 0
    assert "abacus" in out
    assert "× as many moves/s as abacus; without lists" in out
    monkeypatch.delenv("PHILTRE_ROOT", raising=False)
    monkeypatch.setattr(peers, "PEERS", {"ghost": ("no_such_module", lambda seconds: 1.0)})
    code, out = terminal.run("bench potion --peers --seconds 0.05")
    assert code == 1
    assert 'ghost is not installed: pip install "philtre[peers]"' in out


@pytest.mark.parametrize("command", ["", "play", "replay", "rules", "sim", "bench"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help(terminal: Terminal, command: str, lang: str) -> None:
    code, out = terminal.run(f"{command} --help --lang {lang}")
    assert code == 0
    assert ("Langue." in out) == (lang == "fr")
    assert "help-" not in out


def test_the_wilson_interval() -> None:
    """Against values worked out by hand from Wilson's formula."""
    from philtre.lab.statistics import wilson

    assert wilson(0.5, 100) == pytest.approx((0.403832, 0.596168), abs=1e-6)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.277533), abs=1e-6)
    assert wilson(1.0, 10) == pytest.approx((0.722467, 1.0), abs=1e-6)
    assert wilson(0.3, 0) == (0.0, 1.0)


def test_nothing_is_written_by_looking(terminal: Terminal) -> None:
    terminal.run("rules potion")
    terminal.run("bench potion --seconds 0.02")
    assert not list(Path().iterdir())


@pytest.mark.parametrize("command", ["rules quacks", "play quacks --help", "sim quacks --help"])
def test_the_options_of_a_game_are_told(terminal: Terminal, command: str) -> None:
    """Q-30: and which colours the six numbers of `books` stand for."""
    code, out = terminal.run(command)
    assert code == 0
    told = " ".join(out.split())
    assert "ingredient books: one set for all" in told
    assert "green, blue, red, yellow, purple, black" in told
    assert "green=6,blue=3 (default: 1)" in told


def test_books_and_witches_on_the_command_line(terminal: Terminal) -> None:
    """Q-30, Q-70"""
    game = "sim quacks --games 1 --bots random --workers 1 --players 2 --expansion --json"
    code, out = terminal.run(f"{game} --books green=6,blue=3 --witches rescuer,refiner,painter")
    assert code == 0
    assert json.loads(out)["options"]["books"] == "6,3,1,1,1,1"
    assert json.loads(out)["options"]["witches"] == "w1,w5,w9"
    code, out = terminal.run(f"{game} --books pink=2 --lang fr")
    assert code == 2
    assert "Attendu" in out
