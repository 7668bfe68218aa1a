"""What those who run a server rely on: probes, metrics, logs, and an end without loss."""

import io
import json
import logging
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import httpx
import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from philtre.server import logs
from philtre.server.app import make_server
from philtre.server.door.addresses import is_local
from philtre.server.metrics import SIZES, Histogram, labelled, written
from philtre.server.storage import heartbeat
from tests.server.people import PATIENCE, Line, Person, db_at, patient, seats, serving
from tests.server.test_restart import process

pytestmark = pytest.mark.sqlite

# Probes


def test_alive_and_ready(tmp_path: Path) -> None:
    with serving(patient(tmp_path)) as url:
        for path in ("/healthz", "/readyz"):
            response = httpx.get(url + path, headers={"Host": "a-probe-that-knows-no-name"})
            assert (response.status_code, response.text) == (200, "ok\n")


def test_a_database_that_hangs_is_not_ready_and_hangs_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hangs = Event()
    monkeypatch.setattr(heartbeat, "PATIENCE", 0.01)
    with serving(patient(tmp_path)) as url:
        asked: list[int] = []

        def hung(connection: Connection) -> None:
            asked.append(1)
            hangs.wait(PATIENCE)

        monkeypatch.setattr(heartbeat, "ask", hung)
        with httpx.Client(base_url=url) as client:
            for _ in range(50):  # more than there are threads
                assert client.get("/readyz").status_code == 503
        assert asked == [1]
        assert httpx.get(f"{url}/healthz").status_code == 200
        hangs.set()


def test_a_database_that_fails_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(connection: Connection) -> None:
        raise OSError("away")

    with serving(patient(tmp_path)) as url:
        monkeypatch.setattr(heartbeat, "ask", away)
        assert httpx.get(f"{url}/readyz").status_code == 503


# Metrics


def test_metrics_count_what_they_say(tmp_path: Path) -> None:
    with serving(patient(tmp_path)) as url:
        ann = Person(url, "Ann")
        line = ann.line(ann.make("me", "me", "me")["id"])
        view = line.look(0)
        line.play(0, view["legal"][0]["move"], view["seq"])
        line.settle()
        found = metrics(url)
        ann.close()
    assert found['philtre_moves_total{by="person"}'] == 1
    assert found['philtre_tables{game="potion",state="open"}'] == 1
    assert found["philtre_sockets"] == 1
    assert found["philtre_commit_seconds_count"] >= 3
    assert found["philtre_batch_size_sum"] >= found["philtre_batch_size_count"]
    assert found["philtre_outbox_bytes"] == 0
    for name in ("queue", "thinking", "loop_lag_seconds_count", "connections", "sockets_most"):
        assert f"philtre_{name}" in found


def metrics(url: str) -> dict[str, float]:
    response = httpx.get(f"{url}/metrics")
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in response.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_the_format_is_the_one_that_prometheus_reads() -> None:
    sizes = Histogram(SIZES[:2])
    for size in (1, 2, 2, 9):
        sizes.add(size)
    assert written("a_size", "histogram", "About.", sizes).splitlines() == [
        "# HELP a_size About.",
        "# TYPE a_size histogram",
        'a_size_bucket{le="1"} 1',
        'a_size_bucket{le="2"} 3',
        'a_size_bucket{le="+Inf"} 4',
        "a_size_sum 14",
        "a_size_count 4",
    ]
    assert labelled((("a", 'x"\\\n'),)) == r'{a="x\"\\\n"}'


@pytest.mark.parametrize(
    ("who", "headers", "status"),
    [
        ("local", {}, 200),
        ("local", {"X-Forwarded-For": "203.0.113.7"}, 404),  # through a proxy on this machine
        ("none", {}, 404),
        ("all", {"X-Forwarded-For": "203.0.113.7"}, 200),
    ],
)
def test_metrics_are_not_for_the_outside(
    tmp_path: Path, who: str, headers: dict[str, str], status: int
) -> None:
    with serving(patient(tmp_path, metrics=who)) as url:
        assert httpx.get(f"{url}/metrics", headers=headers).status_code == status


def test_who_is_local() -> None:
    assert is_local({"client": ("::1", 1), "headers": []})
    assert not is_local({"client": ("192.0.2.1", 1), "headers": []})
    assert not is_local({"client": None, "headers": []})


# Logs


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged, as text; everything as it was before, afterwards."""
    root = logging.getLogger()
    before = root.handlers, root.level
    stream = io.StringIO()
    logs.configure("info", "text", stream)
    yield stream
    root.handlers, root.level = before


def test_an_outage_is_a_few_lines_and_no_traceback(log: io.StringIO) -> None:
    logger = logging.getLogger("philtre.server")
    for number in range(1000):
        try:
            raise OSError("the database\nis away")
        except OSError:
            logger.exception("table %s", number)
    lines = log.getvalue().splitlines()
    assert len(lines) == logs.AT_ONCE
    assert "table 0: OSError: the database is away [test_an_outage" in lines[0]


def test_a_line_says_how_many_like_it_were_left_out(
    log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]
    monkeypatch.setattr("philtre.server.limits.monotonic", lambda: clock[0])
    logger = logging.getLogger("philtre.server")
    for _ in range(12):
        logger.warning("again")
    clock[0] = 60
    logger.warning("again")
    assert log.getvalue().splitlines()[-1].endswith("again (and 7 more like it)")


def test_nothing_sent_can_begin_a_line(log: io.StringIO) -> None:
    logging.getLogger("philtre.server").warning("path %s", "/\r\n\u2028\x1b[31m ERROR fake")
    assert log.getvalue().splitlines() == [log.getvalue().rstrip("\n")]
    assert "\x1b" not in log.getvalue()


def test_a_request_is_logged_without_its_query(log: io.StringIO, tmp_path: Path) -> None:
    with serving(patient(tmp_path)) as url:
        httpx.get(f"{url}/api/tables/nothing?invite=a-secret")
    assert "method=GET path=/api/tables/nothing status=404" in log.getvalue()
    assert "a-secret" not in log.getvalue()


def test_json_lines_are_json() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Json())
    logger = logging.Logger("philtre.test")
    logger.addHandler(handler)
    try:
        raise RuntimeError("two\nlines")
    except RuntimeError:
        logger.exception("it %s", "broke", extra={logs.FIELDS: {"table": "abc"}})
    (line,) = stream.getvalue().splitlines()
    said = json.loads(line)
    assert (said["level"], said["logger"], said["table"]) == ("error", "philtre.test", "abc")
    assert said["message"].startswith("it broke: RuntimeError: two\nlines [")
    assert "Traceback" in said["trace"]


# The end


def test_sigterm_tells_the_players_and_loses_nothing(tmp_path: Path) -> None:
    db = db_at(tmp_path)
    with process(db, "--drain", "1000") as (url, child):
        ann, eve = Person(url, "Ann"), Person(url, "Eve")
        made = ann.make("me", "me", "me", public=True)
        line = ann.line(made["id"])
        view = line.look(0)
        child.send_signal(signal.SIGTERM)
        line.until("restarting")
        assert httpx.get(f"{url}/readyz").status_code == 503
        body = {"game": "potion", "seats": seats("me", "me", "me")}
        assert eve.post("/api/tables", body, status=503)["error"]["key"] == "restarting"
        with pytest.raises(InvalidStatus):
            eve.line(made["id"])
        accepted = line.play(0, view["legal"][0]["move"], view["seq"], "the-last")
        assert accepted["type"] == "accepted", "what is being played is played to the end"
        child.send_signal(signal.SIGTERM)  # once more: at once
        assert closed_with(line) == 1012
        assert child.wait(PATIENCE) == 0, "not killed by it: what is shared with workers is freed"
    with process(db) as (url, _):
        ann.url = url
        again = ann.line(made["id"]).play(0, "no move at all", 0, "the-last")
        assert again["type"] == "accepted"
        for person in (ann, eve):
            person.close()


def closed_with(line: Line) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        line.until("nothing of this kind")
    assert closed.value.rcvd
    return closed.value.rcvd.code


def test_who_presses_ctrl_c_need_not_wait(tmp_path: Path) -> None:
    """The time for draining is for SIGTERM alone."""
    ready = Event()
    server = make_server(patient(tmp_path, port=0, drain_seconds=1000), ready.set)
    thread = Thread(target=server.run)
    thread.start()
    assert ready.wait(PATIENCE)
    server.handle_exit(signal.SIGINT, None)
    thread.join(PATIENCE)
    assert not thread.is_alive()


@pytest.mark.parametrize("given", ["nonsense", "10.0.0.0/99", ""])
def test_a_proxy_that_is_no_address_is_refused_with_a_sentence(tmp_path: Path, given: str) -> None:
    command = [sys.executable, "-m", "philtre", "serve", "--no-open", "--lang", "fr"]
    command += [f"--trust-proxy={given}", "--db", f"sqlite:///{tmp_path / 'tables.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert "trust-proxy" in done.stderr
    assert "Traceback" not in done.stderr
