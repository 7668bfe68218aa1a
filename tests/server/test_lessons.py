"""Lessons over HTTP: nothing is kept, and nobody sees more than the learner's seat."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from philtre.lessons.checking import walks
from philtre.lessons.playing import Place
from philtre.lessons.shelf import every_lesson, find_lesson
from tests.server.people import patient, serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    with serving(patient(folder)) as url, httpx.Client(base_url=url, timeout=30) as client:
        yield client


def test_all_are_offered_with_their_words(client: httpx.Client) -> None:
    found = client.get("/api/lessons").json()
    assert [(one["game"], one["name"]) for one in found] == [
        (lesson.game, lesson.name) for lesson in every_lesson()
    ]
    for one in found:
        words = client.get(f"/api/text/fr/{one['game']}/{one['name']}").text
        assert all(f"lesson-{step} =" in words for step in one["steps"])


@pytest.mark.parametrize("lesson", every_lesson(), ids=lambda one: f"{one.game}-{one.name}")
def test_one_is_played_through(client: httpx.Client, lesson: object) -> None:
    from philtre.lessons.lesson import Lesson

    assert isinstance(lesson, Lesson)
    address = f"/api/lessons/{lesson.game}/{lesson.name}"
    path: list[str] = []
    for made in next(walks(lesson, [], set())):
        answer = client.post(address, json={"path": path, "move": made}).json()
        assert answer["refused"] is None
        path.append(made)
        assert answer["path"] == path
        match = Place(lesson, path).match
        assert answer["view"]["view"] == match.view(lesson.seat)
        told = [(event.kind, dict(event.params)) for event in match.events(lesson.seat)]
        assert [(one["kind"], one["params"]) for one in answer["view"]["events"]] == told
        assert answer["view"]["heard"] == answer["view"]["told"] == len(told)
        if answer["do"]:
            legal = [move["move"] for move in answer["view"]["legal"]]
            assert legal == match.legal(lesson.seat)
    assert answer["do"] == []


def test_a_wrong_move_is_answered_with_the_reason_and_leads_nowhere(client: httpx.Client) -> None:
    address = "/api/lessons/potion/first"
    path = ["", "", ""]
    here = client.post(address, json={"path": path}).json()
    tries: list[tuple[dict[str, object], str]] = [
        ({"move": "vial"}, "lesson-alone-not-none"),
        ({"move": "frog"}, "malformed-move"),
        ({"picks": ["ingredient:vial"]}, "lesson-alone-not-none"),
        ({"move": ""}, "malformed-move"),
    ]
    for asked, key in tries:
        answer = client.post(address, json={"path": path, **asked}).json()
        assert answer["refused"]["key"] == key
        assert answer["view"] == here["view"]
        assert answer["path"] == path


def test_what_is_hidden_from_the_learner_is_not_sent(client: httpx.Client) -> None:
    """What Bruno has drawn and placed face down, and which power tile he holds."""
    lesson = find_lesson("apotheca", "first")
    path = next(walks(lesson, [], set()))[:5]
    answer = client.post("/api/lessons/apotheca/first", json={"path": path}).json()
    assert answer["view"]["view"]["market"]["b3"]["colour"] is None
    answer = client.post("/api/lessons/witchcraft/altars", json={"path": []}).json()
    assert answer["view"]["view"]["seats"][1]["power"] is None


def test_nonsense_is_refused(client: httpx.Client) -> None:
    assert client.post("/api/lessons/potion/second", json={}).status_code == 404
    assert client.post("/api/lessons/chess/first", json={}).status_code in (400, 404)
    assert client.get("/api/text/fr/potion/../first").status_code == 404
    assert client.get("/api/text/fr/potion/second").status_code == 404
    strange = client.post("/api/lessons/potion/first", json={"path": ["beetle"]})
    assert strange.status_code == 400
    assert strange.json()["error"]["key"] == "learn-other-path"
    assert client.post("/api/lessons/potion/first", json={"paths": []}).status_code == 400
