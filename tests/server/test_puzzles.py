"""Puzzles over HTTP: nothing is kept, and nobody sees more than the seat that is asked."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from philtre.core.game import Game
from philtre.puzzles.puzzle import puzzles_of
from philtre.puzzles.trying import Trial
from tests.server.people import patient, serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder: Path = tmp_path_factory.mktemp("puzzles")
    with serving(patient(folder)) as url, httpx.Client(base_url=url, timeout=30) as client:
        yield client


def test_all_are_offered_and_none_with_its_answer(client: httpx.Client, game: Game) -> None:
    found = [one for one in client.get("/api/puzzles").json() if one["game"] == game.id]
    assert [one["id"] for one in found] == [puzzle.id for puzzle in puzzles_of(game.id)]
    assert all(set(one) == {"game", "id", "theme", "level"} for one in found)


def test_one_is_opened_tried_and_solved(client: httpx.Client, game: Game) -> None:
    puzzle = max(puzzles_of(game.id), key=lambda one: len(one.steps))
    address = f"/api/puzzles/{game.id}/{puzzle.id}"
    trial = Trial(game.id, puzzle)
    opened = client.get(address).json()
    assert opened["answer"]["view"]["view"] == trial.match.view(puzzle.seat)
    path: list[str] = []
    for step in puzzle.steps:
        legal = trial.match.legal(puzzle.seat)
        wrong = next(move for move in legal if move not in step.answers)
        answer = client.post(address, json={"path": path, "move": wrong}).json()
        assert answer["path"] == path
        assert not answer["verdict"]["right"]
        answer = client.post(address, json={"path": path, "move": step.answers[0]}).json()
        assert answer["verdict"]["right"]
        trial.attempt(step.answers[0])
        path.append(step.answers[0])
        assert answer["path"] == path
        assert answer["view"]["view"] == trial.match.view(puzzle.seat)
    assert answer["solved"]
    assert answer["view"]["legal"] == []


def test_the_answer_is_shown_when_it_is_asked_for(client: httpx.Client) -> None:
    puzzle = puzzles_of("quacks")[0]
    answer = client.post(f"/api/puzzles/quacks/{puzzle.id}", json={"show": True}).json()
    assert answer["path"] == [puzzle.steps[0].answers[0]]


def test_what_there_is_not_is_refused(client: httpx.Client) -> None:
    puzzle = puzzles_of("quacks")[0]
    address = f"/api/puzzles/quacks/{puzzle.id}"
    assert client.get("/api/puzzles/quacks/00000000").status_code == 404
    assert client.get("/api/puzzles/chess/00000000").status_code == 400
    refused = client.post(address, json={"move": "no such move"}).json()["refused"]
    assert refused["key"] == "malformed-move"
    assert client.post(address, json={"path": ["no such move"]}).status_code == 400
