"""A server that is stopped, or killed with -9, loses nothing that it has answered."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import httpx
import pytest

import philtre
from philtre.core.errors import UnknownGame
from philtre.core.game import Game
from philtre.server import served
from tests.server.people import PATIENCE, Line, Person, db_at, patient, play_on, serving


@contextmanager
def process(db: str, *more: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """`philtre serve` as people start it, and where it is."""
    command = [sys.executable, "-m", "philtre", "serve", "--no-open", "--port", "0"]
    command += ["--db", db, "--pause", "0", "--lang", "en", *more]
    env = {**os.environ, "PYTHONPATH": str(Path(philtre.__file__).parent.parent)}
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    try:
        assert child.stdout
        words = child.stdout.readline().split()
        yield next(word for word in words if word.startswith("http")).rstrip("/"), child
    finally:
        child.kill()
        child.wait(PATIENCE)
        assert child.stdout
        child.stdout.close()


def workers_of(pid: int) -> list[int]:
    """The processes in which a server's bots think."""
    command = ["ps", "-ww", "-eo", "pid=,ppid=,args="]
    listed = subprocess.run(command, capture_output=True, text=True).stdout
    found = [line.split(maxsplit=2) for line in listed.splitlines()]
    return [int(f[0]) for f in found if int(f[1]) == pid and "spawn_main" in f[2]]


def move_once(line: Line, seat: int, key: str) -> bool:
    """Make a move if this seat is to move; whether it was stored."""
    time.sleep(0.07)  # this server has the limits that people have
    view = line.look(seat)
    if not view["legal"]:
        return False
    answer = line.play(seat, view["legal"][0]["move"], view["seq"], key)
    return bool(answer["type"] == "accepted")


def test_every_acknowledged_move_survives_kill_9_and_the_table_goes_on(tmp_path: Path) -> None:
    db = db_at(tmp_path)
    acknowledged: list[tuple[int, str]] = []
    with process(db) as (url, child):
        ann = Person(url, "Ann")
        made = ann.make("me", "here:Zoé", "greedy")
        line = ann.line(made["id"])
        while len(acknowledged) < 7:
            for seat in (0, 1):
                key = f"key-{len(acknowledged)}"
                if move_once(line, seat, key):
                    acknowledged.append((seat, key))
        workers = workers_of(child.pid)
        assert workers, "bots think in processes of their own"
        child.send_signal(signal.SIGKILL)
        child.wait(PATIENCE)
    with process(db) as (again, _):
        ann.http.base_url = again
        ann.url = again
        line = ann.line(made["id"])
        seq = line.look(0)["seq"]
        for seat, key in acknowledged:
            assert line.play(seat, "no move at all", 0, key)["type"] == "accepted"
        assert line.look(0)["seq"] >= seq
        log = philtre_log(line)
        assert log.count(0) + log.count(1) >= len(acknowledged)
        play_both(line)
        record = ann.http.get(f"/api/tables/{made['id']}/record")
        assert philtre.replay(record.text).over
        ann.close()
    assert gone(workers), "workers end with their server"


def philtre_log(line: Line) -> list[int]:
    """Who has chosen so far, as the public events tell."""
    return [e["params"]["seat"] for e in line.look(None)["events"] if e["kind"] == "chose"]


def play_both(line: Line) -> None:
    number = 0
    while not line.look(None)["over"]:
        for seat in (0, 1):
            number += 1
            move_once(line, seat, f"later-{number}")


def gone(pids: list[int]) -> bool:
    for _ in range(100):
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            return True
        time.sleep(0.1)
    return False


def test_a_restart_changes_nothing_that_anybody_sees(tmp_path: Path) -> None:
    settings = patient(tmp_path)
    with serving(settings) as url:
        ann = Person(url, "Ann")
        made = ann.make("me", "here:Zoé", "here:Bob")
        line = ann.line(made["id"])
        view = line.look(0)
        line.play(0, "beetle", view["seq"])
        line.play(1, "vial", view["seq"])
        line.send("undo", seat=0)
        line.until("view", lambda view: view["view"]["choice"] is None)
        before = [line.look(seat) for seat in (0, 1, 2, None)]
        table = ann.get(f"/api/tables/{made['id']}")
        ann.lines.close()
    with serving(settings) as url:
        ann.url = url
        ann.http.base_url = url
        assert ann.get("/api/me")["name"] == "Ann"
        assert ann.get(f"/api/tables/{made['id']}") == {
            **table,
            "seats": [{**seat, "online": False} for seat in table["seats"]],
        }
        line = ann.line(made["id"])
        after = [line.look(seat) for seat in (0, 1, 2, None)]
        ann.close()
    assert after == before


def test_bots_go_on_after_a_restart_though_nobody_has_come_back(tmp_path: Path) -> None:
    with serving(patient(tmp_path, pause=1000)) as url:
        ann = Person(url, "Ann")
        made = ann.make("me", "random", "random")
        assert ann.get(f"/api/tables/{made['id']}")["moves"] == 1
    with serving(patient(tmp_path)) as url:
        ann.http.base_url = url
        deadline = time.monotonic() + PATIENCE
        while ann.get(f"/api/tables/{made['id']}")["moves"] < 3:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        ann.close()


@pytest.mark.sqlite
def test_bots_think_in_workers_that_may_be_killed(tmp_path: Path) -> None:
    with process(db_at(tmp_path)) as (url, child):
        ann = Person(url, "Ann")
        line = ann.line(ann.make("me", "greedy", "random", round_limit=30)["id"])
        line.look(0)
        line.until("view", lambda view: view["view"]["seats"][1]["chosen"])
        for pid in workers_of(child.pid):
            os.kill(pid, signal.SIGKILL)
        assert play_on(line, 0)["over"]
        ann.close()


def test_what_was_said_and_asked_outlives_a_restart(tmp_path: Path) -> None:
    settings = patient(tmp_path)
    with serving(settings) as url:
        ann, bob = Person(url, "Ann"), Person(url, "Bob")
        made = ann.make("me", "open", "random")
        bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
        line = ann.line(made["id"])
        line.send("chat", text="à tout à l'heure")
        line.send("phrase", phrase="hello")
        line.play(0, "beetle", line.look(0)["seq"])
        line.send("undo", seat=0)
        line.settle()
        for person in (ann, bob):
            person.lines.close()
    with serving(settings) as url:
        ann.url = bob.url = url
        his = bob.line(made["id"])
        assert his.until("talk")["said"] == [
            {"type": "chat", "name": "Ann", "seat": 0, "text": "à tout à l'heure"},
            {"type": "phrase", "name": "Ann", "seat": 0, "phrase": "hello"},
        ]
        question = his.until("question")
        line = ann.line(made["id"])
        assert line.look(0)["view"]["choice"] == "beetle"
        his.send("answer", question=question["question"], yes=True)
        assert line.until("view")["view"]["choice"] is None
        for person in (ann, bob):
            person.lines.close()
    with serving(settings) as url:
        bob.url = url
        his = bob.line(made["id"])
        assert "question" not in [message["type"] for message in his.settle()]
        for person in (ann, bob):
            person.close()


def test_the_page_does_not_wait_for_the_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They are slow to import; the door is open before."""
    imported = Event()

    def slow() -> tuple[list[Game], list[UnknownGame]]:
        assert imported.wait(PATIENCE)
        return [], []

    monkeypatch.setattr(served, "games", slow)
    with serving(patient(tmp_path)) as url:
        try:
            assert httpx.get(url).status_code == 200
            assert not imported.is_set()
        finally:
            imported.set()
