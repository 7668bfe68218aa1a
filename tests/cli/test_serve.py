"""philtre serve, tables and verify."""

import json
import socket
from pathlib import Path

import pytest

import philtre
from philtre.conformance.matches import wander
from philtre.core.audit import seal, shared_seed
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.words import LANGUAGES
from tests.cli.terminal import Terminal

DB = "--db sqlite:///tables.db"


def played(seed: str = "7") -> Match:
    match = philtre.new("potion", players=3, seed=seed, seats=["human:Ann", "greedy", ""])
    wander(match, Rng(3), 1000)
    return match


def test_tables_are_imported_listed_exported_and_deleted(terminal: Terminal) -> None:
    record = played().record()
    Path("match.json").write_text(record)
    code, out = terminal.run(f"tables import match.json {DB}")
    assert code == 0
    id = out.split()[1].rstrip(":")
    assert f"/table/{id}?invite=" in out
    code, out = terminal.run(f"tables list {DB}")
    assert code == 0
    assert id in out
    assert "over" in out
    code, out = terminal.run(f"tables export {id} {DB}")
    assert json.loads(out) == {**json.loads(record), "seats": ["human:Ann", "greedy", "human"]}
    assert terminal.run(f"tables export {id} out.json {DB}")[0] == 0
    assert Path("out.json").read_text() == out
    assert terminal.run(f"tables delete {id} {DB}")[0] == 0
    for command in (f"tables delete {id}", f"tables export {id}"):
        code, out = terminal.run(f"{command} {DB}")
        assert code == 2
        assert "no such table" in out


def test_verify_proves_that_a_record_was_dealt_from_its_seed(terminal: Terminal) -> None:
    Path("match.json").write_text(played().record())
    code, out = terminal.run(f"verify match.json --hash {seal('7').upper()}")
    assert code == 0
    assert seal("7") in out
    code, out = terminal.run(f"verify match.json --hash {seal('8')}")
    assert code == 2
    assert "another seed" in out


def test_verify_names_every_part_of_a_shared_seed_and_a_given_position(terminal: Terminal) -> None:
    seed = shared_seed("of the server", ["of Ann", "of Bob"])
    match = philtre.load("potion", philtre.new("potion", players=3).position(), seed=seed)
    for seat in range(3):
        match.play("vial", seat)
    Path("match.json").write_text(match.record())
    code, out = terminal.run(f"verify match.json --hash {seal('of Bob')}")
    assert code == 0
    for part in ("of the server", "of Ann", "of Bob"):
        assert seal(part) in out
    assert "2 browsers" in out
    assert "began from a position" in out
    assert terminal.run(f"verify match.json --hash {seal(seed)}")[0] == 2


def test_verify_finds_what_was_not_dealt(terminal: Terminal) -> None:
    other = json.loads(played().record()) | {"seed": "8"}
    Path("match.json").write_text(json.dumps(other))
    code, out = terminal.run("verify match.json")
    assert code == 2
    assert "not dealt from its seed: outcome" in out
    Path("match.json").write_text(json.dumps(other | {"seed": None}))
    code, out = terminal.run("verify match.json")
    assert code == 2
    assert "no seed" in out
    assert terminal.run("verify nothing.json")[0] == 2


@pytest.mark.parametrize("id", philtre.game_ids())
def test_every_game_is_dealt_from_its_seed(terminal: Terminal, id: str) -> None:
    match = philtre.new(id, seed="x")
    wander(match, Rng(5), 80)
    Path("match.json").write_text(match.record())
    assert terminal.run("verify match.json")[0] == 0


def test_a_port_that_is_taken_is_told_in_a_sentence(terminal: Terminal) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        code, out = terminal.run(f"serve --no-open --port {taken.getsockname()[1]} {DB}")
    assert code == 2
    assert "can't listen" in out


def test_a_bad_database_is_told_in_a_sentence(terminal: Terminal) -> None:
    code, out = terminal.run("tables list --db nonsense")
    assert code == 2
    assert "can't be opened" in out


@pytest.mark.parametrize("command", ["serve", "verify", "tables", "tables list", "tables export"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, command: str, lang: str
) -> None:
    code, out = terminal.run(f"{command} --help --lang {lang}")
    assert code == 0
    assert "help-" not in out
    assert ("Paramètres" in out or "Commandes" in out) == (lang == "fr")
