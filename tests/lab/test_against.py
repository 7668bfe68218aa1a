"""Our bots against another build, in a process of its own."""

import json
import os
import stat
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import philtre
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.lab import against
from philtre.lab.crew import Alone
from philtre.lab.engines import EngineBot, EngineError, engine, package_of
from philtre.lab.ledger import Ledger
from philtre.lab.sequential import Question

HERE = str(Path(philtre.__file__).parents[1])


def played(plan: against.Plan, question: Question | None = None, file: Path | None = None) -> str:
    match = against.Match(plan, question)
    against.play_match(match, Alone(), lambda games: None, Ledger(file) if file else None)
    result = against.report(match)
    del result["seconds"]
    return json.dumps(result)


def test_the_same_seed_gives_the_same_match() -> None:
    plan = against.make_plan("potion", {"players": 3}, ["greedy"], HERE, 6, 5)
    assert played(plan) == played(plan)


def test_a_match_stops_as_soon_as_it_is_decided(tmp_path: Path) -> None:
    plan = against.make_plan("potion", {"players": 3}, ["greedy", "random"], HERE, 3000, 1)
    question = Question(0, 200)
    file = tmp_path / "ledger"
    result = json.loads(played(plan, question, file))
    assert result["stronger"] is True
    assert result["games"] < 3000
    lines = file.read_text().splitlines()
    assert len(lines) == result["games"] / 3
    assert json.loads(played(plan, question, file)) == result
    assert file.read_text().splitlines() == lines, "what the ledger has is not played again"


def test_each_takes_every_seat_of_a_deal() -> None:
    """Two who are alike share what they win, whatever the deal."""
    plan = against.make_plan("apotheca", {"players": 2}, ["greedy"], HERE, 2, 3)
    tally = against.play_set(plan, 0)
    assert tally.games == 2
    assert 0 <= tally.share <= 2


def test_a_seat_is_told_nothing_that_it_cannot_know(game: Game) -> None:
    match = philtre.new(game, seed=4)
    for number in range(30):
        if match.over:
            break
        seat = match.actors[0]
        assert isinstance(seat, int)
        truth = match.state
        other = truth.clone()
        other.redeal(seat, Rng(number))
        asked = [
            EngineBot(HERE, "random", game.id, match.options).question(
                Glimpse(game, state, seat, match.events(seat)), Rng(9)
            )
            for state in (truth, other)
        ]
        assert asked[0] == asked[1]
        match.play(match.legal()[0])


def test_a_wheel_is_laid_open_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    wheel = tmp_path / "philtre-0.whl"
    with ZipFile(wheel, "w") as file:
        file.writestr("philtre/__init__.py", "")
    folder = package_of(wheel)
    assert folder is not None
    assert (folder / "philtre" / "__init__.py").exists()
    assert package_of(wheel) == folder
    wheel.write_text("not a wheel")
    with pytest.raises(EngineError, match="can't be read"):
        package_of(wheel)


def program(folder: Path, *answers: object) -> str:
    """Somebody's engine, which says just that."""
    file = folder / "engine"
    lines = [json.dumps(answer) for answer in answers]
    file.write_text(f"#!{sys.executable}\nfor line in {lines}:\n    input()\n    print(line)\n")
    os.chmod(file, file.stat().st_mode | stat.S_IEXEC)
    return str(file)


def test_an_engine_that_is_none_or_says_nonsense_is_named(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="no wheel, no folder"):
        engine(str(tmp_path / "nothing"))
    with pytest.raises(EngineError, match="does not answer"):
        engine(program(tmp_path, {"protocol": 2}))


def test_a_move_that_is_not_legal_ends_the_match(tmp_path: Path) -> None:
    hello = {"protocol": 1, "name": "Odd 1", "games": ["potion"]}
    where = program(tmp_path, hello, {"ready": 1}, {"move": "frog"})
    plan = against.make_plan("potion", {"players": 3}, ["random"], where, 3, 1)
    assert plan.them == "Odd 1"
    with pytest.raises(EngineError, match="frog"):
        against.play_set(plan, 0)
    with pytest.raises(PhiltreError):
        against.make_plan("quacks", {}, ["random"], where, 3, 1)
