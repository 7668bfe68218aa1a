"""Those who do not read, those who do not finish a sentence, and those who are many."""

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import philtre
from philtre.server.answering.outbox import FEW_BYTES, MOST_BYTES, Outbox
from philtre.server.answering.visit import Visit
from philtre.server.door import descriptors
from philtre.server.door.addresses import address_of
from philtre.server.limits import Bucket, Buckets
from philtre.server.settings import Settings
from philtre.server.tables.views import encoded_view
from tests.server.people import PATIENCE, Person, patient, seats, serving

pytestmark = pytest.mark.sqlite

Guest = Callable[[str | None], Person]
LARGE = 30_000_000  # bytes: more than a system keeps for one who does not read


# Those who do not read


def test_an_outbox_is_bounded_in_bytes() -> None:
    listener = Outbox(None)
    for _ in range(20):
        listener.post(b"x" * (MOST_BYTES // 10))
    assert listener.waiting <= MOST_BYTES


def test_one_who_waits_for_nothing_is_sent_anything() -> None:
    listener = Outbox(None)
    listener.post(b"x" * (3 * MOST_BYTES))
    assert listener.waiting == 3 * MOST_BYTES


def test_the_next_wish_is_heard_when_the_answer_to_the_last_was_read() -> None:
    """100 small `look` frames on a socket that nobody reads ask for one answer, not for 100."""
    asked: list[int] = []

    class Unread:
        async def receive_text(self) -> str:
            if len(asked) == 100:
                await asyncio.Event().wait()
            return json.dumps({"type": "look"})

        async def send(self, message: Any) -> None:
            await asyncio.Event().wait()

    async def look(listener: Outbox, seat: int | None, heard: int) -> None:
        asked.append(heard)
        listener.post(b"x" * (FEW_BYTES + 1))

    async def visit() -> None:
        table = SimpleNamespace(look=look, header=SimpleNamespace(id="t"))
        lobby = SimpleNamespace(
            settings=Settings(db=""), bots=SimpleNamespace(wake=lambda table: None)
        )
        parts: Any = (Unread(), lobby, None, table, Outbox(None))
        visit = Visit(*parts)
        tasks = [asyncio.create_task(visit._send()), asyncio.create_task(visit._receive())]
        for _ in range(1000):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(visit())
    assert len(asked) == 1


def test_a_long_answer_costs_more_than_a_short_one() -> None:
    bucket = Bucket(per_second=10, at_once=5)
    bucket.charge(25)
    assert bucket.debt() == pytest.approx(2, abs=0.1)
    assert not bucket.take()


def test_all_onlookers_are_told_with_one_view(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest("Ann")
    table = ann.make("me", "me", "me", public=True)["id"]
    onlookers = [guest(None).line(table) for _ in range(5)]
    for line in onlookers:
        line.look(None)
    made: list[int | None] = []

    def counted(logged: Any, header: Any, seat: int | None, *rest: Any) -> tuple[int, bytes]:
        made.append(seat)
        return encoded_view(logged, header, seat, *rest)

    monkeypatch.setattr("philtre.server.tables.telling.encoded_view", counted)
    mine = ann.line(table)
    view = mine.look(0)
    made.clear()
    mine.play(0, view["legal"][0]["move"], view["seq"])
    views = [line.until("view") for line in onlookers]
    assert all(view == views[0] for view in views)
    assert sorted(made, key=str) == [0, None]


# Those who do not finish


def half(url: str) -> socket.socket:
    """A request whose end never comes."""
    host, port = url.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), timeout=PATIENCE)
    line.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    return line


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1000) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/me HTTP/1.1\r\nHo",
    ],
    ids=["nothing", "half a header", "half a body", "half of the second"],
)
def test_who_does_not_finish_a_request_is_left(tmp_path: Path, sent: bytes) -> None:
    with serving(patient(tmp_path, header_seconds=0.3, body_seconds=0.3)) as url:
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(sent)
            if b"healthz" in sent:
                assert b"200 OK" in line.recv(1000)
                line.sendall(b"st")
            while not is_closed(line):
                pass


def test_who_drips_byte_by_byte_gains_no_time(tmp_path: Path) -> None:
    with serving(patient(tmp_path, header_seconds=0.5)) as url, half(url) as line:
        line.settimeout(0.05)
        assert any(closed_after_a_byte(line) for _ in range(1000))


def closed_after_a_byte(line: socket.socket) -> bool:
    try:
        line.sendall(b"x")
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_a_socket_is_not_taken_for_a_slow_request(tmp_path: Path) -> None:
    with serving(patient(tmp_path, header_seconds=0.2, body_seconds=0.2)) as url:
        ann = Person(url, "Ann")
        line = ann.line(ann.make("me", "me", "me")["id"])
        line.until("table")
        with half(url) as other:  # by the time this one is left, ours would have been as well
            while not is_closed(other):
                pass
        line.settle()
        ann.close()


def test_who_does_not_read_an_answer_is_left(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "large.bin").write_bytes(b"x" * LARGE)
    with serving(patient(tmp_path, web=web, unread_seconds=0.3)) as url:
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
            line.recv(1)
            alone(url)
            assert drained(line) < LARGE


def alone(url: str) -> None:
    """Wait until the server knows of no connection but the one that asks it."""
    text = ""
    for _ in range(3000):
        text = httpx.get(f"{url}/metrics").text
        if "philtre_connections 1\n" in text:
            return
    raise AssertionError(text)


def drained(line: socket.socket) -> int:
    received = 0
    try:
        while data := line.recv(1_000_000):
            received += len(data)
    except ConnectionError:
        pass
    return received


# Those who are many


@contextmanager
def narrow(db: Path, files: int) -> Iterator[tuple[str, str]]:
    """`philtre serve` with so many file descriptors: where it is, and what it said next."""
    command = [sys.executable, "-m", "philtre", "serve", "--no-open", "--port", "0"]
    command += ["--db", f"sqlite:///{db}", "--lang", "en"]
    env = {**os.environ, "PYTHONPATH": str(Path(philtre.__file__).parent.parent)}
    child = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env=env,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
    )
    try:
        assert child.stdout
        words = child.stdout.readline().split()
        url = next(word for word in words if word.startswith("http")).rstrip("/")
        yield url, child.stdout.readline()
    finally:
        child.kill()
        child.wait(PATIENCE)
        assert child.stdout
        child.stdout.close()


def test_half_sent_requests_never_silence_a_server(tmp_path: Path) -> None:
    """More of them than it has descriptors; and it says at the start how many sockets fit."""
    with narrow(tmp_path / "tables.db", 256) as (url, said), ExitStack() as lines:
        assert "96 open sockets, not 5,000" in said
        for _ in range(300):
            lines.enter_context(half(url))
        for _ in range(3):
            assert httpx.get(f"{url}/api/games", timeout=PATIENCE).status_code == 200


def test_sockets_fit_the_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptors, "allowed", lambda wanted: min(wanted, 1024))
    few = descriptors.fitted(Settings(db="", sockets=5000))
    assert (few.connections, few.sockets) == (768, 576)
    enough = descriptors.fitted(Settings(db="", sockets=100))
    assert enough.sockets == 100


def test_onlookers_never_keep_out_who_sits_there(tmp_path: Path) -> None:
    with serving(patient(tmp_path, onlookers_of_a_table=3)) as url:
        ann, bob, eve = Person(url, "Ann"), Person(url, "Bob"), Person(url, None)
        made = ann.make("me", "open", "random", public=True)
        bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1})
        for _ in range(3):
            eve.line(made["id"]).until("table")
        with pytest.raises(InvalidStatus):
            eve.line(made["id"])
        for player in (ann, bob):
            player.line(made["id"]).look(None)
        for person in (ann, bob, eve):
            person.close()


def test_who_plays_finds_room_when_the_house_is_full_of_onlookers(tmp_path: Path) -> None:
    with serving(patient(tmp_path, sockets=5)) as url:
        ann, eve = Person(url, "Ann"), Person(url, None)
        made = ann.make("me", "me", "me", public=True)
        for _ in range(4):
            eve.line(made["id"]).until("table")
        with pytest.raises(InvalidStatus):
            eve.line(made["id"])
        ann.line(made["id"]).look(0)
        for person in (ann, eve):
            person.close()


def test_one_guest_and_one_address_have_so_many_sockets(tmp_path: Path) -> None:
    proxied = {"proxies": ("127.0.0.1/32",), "sockets_of_an_address": 3, "sockets_of_a_guest": 2}
    with serving(patient(tmp_path, **proxied)) as url:
        ann, eve = Person(url, "Ann"), Person(url, None)
        made = ann.make("me", "me", "me", public=True)
        for _ in range(2):
            ann.line(made["id"]).until("table")
        with pytest.raises(InvalidStatus):
            ann.line(made["id"])
        here, there = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}
        for _ in range(3):
            eve.line(made["id"], **here).until("table")
        with pytest.raises(InvalidStatus):
            eve.line(made["id"], **here)
        eve.line(made["id"], **there).until("table")
        for person in (ann, eve):
            person.close()


def test_one_address_makes_so_many_guests_and_tables(tmp_path: Path) -> None:
    few = {"new_guests_at_once": 2, "new_tables_at_once": 2, "proxies": ("127.0.0.1/32",)}
    with serving(patient(tmp_path, **few)) as url:
        ann, bob, eve = Person(url, "Ann"), Person(url, "Bob"), Person(url, None)
        refused = eve.post("/api/me", {"name": "Eve"}, status=429)
        assert refused["error"]["key"] == "too-many-guests"
        ann.post("/api/me", {"name": "Anna"})
        for person in (ann, bob):
            person.make("me", "random", "random")
        body = {"game": "potion", "seats": seats("me", "random", "random")}
        assert bob.post("/api/tables", body, status=429)["error"]["key"] == "too-many-tables"
        elsewhere = {"X-Forwarded-For": "203.0.113.7"}
        assert eve.http.post("/api/me", json={"name": "Eve"}, headers=elsewhere).is_success
        assert bob.http.post("/api/tables", json=body, headers=elsewhere).is_success
        for person in (ann, bob, eve):
            person.close()


def test_gets_have_a_rate_and_heavy_ones_count_for_more(tmp_path: Path) -> None:
    with serving(patient(tmp_path, gets_per_second=0.01, gets_at_once=12)) as url:
        eve = Person(url, None)
        assert eve.get("/api/games")
        for _ in range(2):
            eve.get("/api/tables/nothing/replay/3", status=404)
        assert eve.get("/api/games")
        assert eve.get("/api/games", status=429)["error"]["key"] == "too-fast"
        assert httpx.get(f"{url}/healthz").status_code == 200, "probes are never too many"
        eve.close()


def test_a_house_of_ipv6_addresses_counts_as_one() -> None:
    def of(text: str) -> str:
        return address_of({"client": (text, 1)})

    assert of("2001:db8:1:2::1") == of("2001:db8:1:2:ffff::9")
    assert of("2001:db8:1:2::1") != of("2001:db8:1:3::1")
    assert of("::ffff:192.0.2.1") == of("192.0.2.1")
    assert address_of({}) == "?"


def test_buckets_have_an_end_even_if_nobody_is_quiet() -> None:
    buckets = Buckets(per_second=0, at_once=2, most=10)
    for number in range(1000):
        buckets.take(str(number))
    assert len(buckets) <= 10
