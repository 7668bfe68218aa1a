"""Long matches: what is imported is limited, and what is told comes in pages."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import philtre
from philtre.conformance.matches import wander
from philtre.core.rng import Rng
from philtre.server.tables import views
from tests.server.people import Person, patient, serving

Guest = Callable[[str | None], Person]


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "PAGE", 7)


def record(seed: int = 1) -> str:
    match = philtre.new("potion", players=3, seed=seed)
    wander(match, Rng(seed), 1000)
    return match.record()


def test_a_replay_tells_page_by_page_what_was_heard(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.post("/api/records", json.loads(record()))
    match = philtre.replay(record())
    for seat, move in ((None, len(match.log)), (1, len(match.log)), (1, 20), (None, 0)):
        then = match.fork(move)
        path = f"/api/tables/{made['id']}/replay/{move}?" + (f"seat={seat}&" if seat else "")
        heard: list[Any] = []
        while True:
            step = ann.get(f"{path}heard={len(heard)}")
            assert len(step["events"]) <= 7
            heard += step["events"]
            assert step["heard"] == len(heard)
            assert step["told"] == len(then.events(seat))
            if step["heard"] == step["told"]:
                break
        assert [event["n"] for event in heard] == list(range(len(heard)))
        assert [event["kind"] for event in heard] == [e.kind for e in then.events(seat)]
        assert step["view"] == json.loads(json.dumps(then.view(seat)))
    for wrong in (-3, 10**6):
        step = ann.get(f"/api/tables/{made['id']}/replay/3?heard={wrong}")
        assert len(step["events"]) <= 7


def test_a_socket_tells_page_by_page_too(guest: Guest) -> None:
    ann = guest("Ann")
    line = ann.line(ann.post("/api/records", json.loads(record()))["id"])
    heard: list[Any] = []
    while True:
        view = line.look(None, len(heard))
        assert len(view["events"]) <= 7
        heard += view["events"]
        if view["heard"] == view["told"]:
            break
    assert [event["n"] for event in heard] == list(range(view["told"]))


def test_a_record_with_more_rows_than_a_table_takes_is_refused(tmp_path: Path) -> None:
    moves = len(json.loads(record())["moves"])
    with serving(patient(tmp_path, rows_of_a_table=moves - 1)) as url:
        ann = Person(url, "Ann")
        error = ann.post("/api/records", json.loads(record()), status=400)["error"]
        assert error["key"] == "record-too-long"
        assert error["params"] == {"moves": moves, "most": moves - 1}
        ann.close()
    with serving(patient(tmp_path, rows_of_a_table=moves)) as url:
        ann = Person(url, "Ann")
        ann.post("/api/records", json.loads(record()))
        ann.close()
