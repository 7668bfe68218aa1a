"""What a server on the open net has to withstand."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from philtre.bots.catalogue import FACES
from philtre.bots.levels import LEVEL_NAMES
from philtre.server.door import pages
from philtre.server.door.gate import hostname
from philtre.server.limits import Bucket, Buckets
from philtre.server.lobby import making
from tests.server.people import Person, patient, seats, serving

pytestmark = pytest.mark.sqlite

Guest = Callable[[str | None], Person]


def test_the_cookie_is_secret_and_its_digest_is_all_that_is_kept(
    guest: Guest, tmp_path: Path
) -> None:
    response = guest(None).http.post("/api/me", json={"name": " Ann  Lee ", "lang": "fr"})
    assert response.json() | {"id": ""} == {"id": "", "name": "Ann Lee", "lang": "fr"}
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    secret = response.cookies["philtre_guest"]
    assert len(secret) == 43
    for file in tmp_path.iterdir():
        assert secret.encode() not in file.read_bytes()


def test_a_recovery_link_works_once(guest: Guest) -> None:
    ann, other, third = guest("Ann"), guest(None), guest(None)
    token = ann.post("/api/me/recovery")["token"]
    assert other.post("/api/recover", {"token": token}) == ann.get("/api/me")
    assert other.get("/api/me") == ann.get("/api/me")
    third.post("/api/recover", {"token": token}, status=404)
    third.post("/api/me/recovery", status=403)
    ann.post("/api/me", {"name": "Anna", "lang": "en"})
    assert other.get("/api/me")["name"] == "Anna"


def test_a_new_name_is_seen_at_the_table(guest: Guest) -> None:
    ann = guest("Ann")
    line = ann.line(ann.make("me", "here:Zoé", "random")["id"])
    ann.post("/api/me", {"name": "Anna", "lang": "en"})
    table = line.until("table", lambda m: m["table"]["seats"][0]["name"] == "Anna")["table"]
    assert table["seats"][1]["name"] == "Zoé"


def test_another_site_may_not_ask(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.make("me", "random", "random")["id"]
    body = {"name": "Eve", "lang": "en"}
    for origin in ("http://evil.example", "null", ann.url.replace("127.0.0.1", "localhost")):
        response = ann.http.post("/api/me", json=body, headers={"Origin": origin})
        assert response.status_code == 403
        with pytest.raises(InvalidStatus):
            ann.line(table, Origin=origin)
    assert ann.http.post("/api/me", json=body, headers={"Origin": ann.url}).status_code == 200
    ann.line(table, Origin=ann.url).until("table")
    response = ann.http.get("/api/me", headers={"Host": "evil.example"})
    assert response.status_code == 403


def test_every_answer_carries_the_policy(guest: Guest) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/schema"):
        response = guest(None).http.get(path)
        policy = response.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "style-src 'self';" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert "server" not in response.headers


BAD: list[tuple[str, Any]] = [
    ("/api/me", {"name": "", "lang": "en"}),
    ("/api/me", {"name": "x" * 41, "lang": "en"}),
    ("/api/me", {"name": "\u0007", "lang": "en"}),
    ("/api/me", {"name": "Ann", "lang": "xx"}),
    ("/api/me", {"name": "Ann", "lang": "en", "admin": True}),
    ("/api/me", []),
    ("/api/tables", {"game": "chess", "seats": seats("me")}),
    ("/api/tables", {"game": "potion", "seats": []}),
    ("/api/tables", {"game": "potion", "seats": seats("me")}),
    ("/api/tables", {"game": "potion", "seats": seats(*["me"] * 99)}),
    ("/api/tables", {"game": "potion", "seats": seats("me", "random", "skynet")}),
    ("/api/tables", {"game": "potion", "seats": [{"kind": "bot"}] * 3}),
    ("/api/tables", {"game": "potion", "seats": seats("me", "me", "me"), "options": {"x": 1}}),
    ("/api/tables", {"game": "potion", "seats": seats("me", "me", "me"), "options": {"dice": {}}}),
    ("/api/records", {"format": "philtre-record-1"}),
]


@pytest.mark.parametrize(("path", "body"), BAD)
def test_bad_input_is_refused_with_a_key(guest: Guest, path: str, body: Any) -> None:
    error = guest("Ann").post(path, body, status=400)["error"]
    assert set(error) == {"key", "params", "reason"}


def test_what_is_missing_and_what_is_private(guest: Guest) -> None:
    ann, eve = guest("Ann"), guest("Eve")
    made = ann.make("me", "open", "random")
    path = f"/api/tables/{made['id']}"
    assert eve.get(path, status=403)["error"]["key"] == "table-private"
    assert eve.get(f"{path}?invite={made['invite']}")["invite"] is None
    assert made["id"] not in [table["id"] for table in eve.get("/api/tables")]
    for id in (made["id"], "nothing"):
        with pytest.raises(InvalidStatus):
            eve.line(id)
    eve.line(made["id"], made["invite"]).until("table")
    eve.get("/api/tables/nothing", status=404)
    eve.get("/api/text/xx", status=404)
    eve.get("/api/text/en/chess", status=404)
    eve.get("/api/rules/..%2f/en", status=404)
    guest(None).post("/api/tables", {"game": "potion", "seats": seats("me")}, status=403)


def test_words_and_games(guest: Guest) -> None:
    eve = guest(None)
    assert "list-and =" in eve.http.get("/api/text/fr").text
    assert "rolled =" in eve.http.get("/api/text/en/potion").text
    assert eve.http.get("/api/rules/potion/fr").text.startswith("#")
    assert eve.get("/api/bots") == [*FACES, *LEVEL_NAMES, "greedy", "random"]
    potion = next(game for game in eve.get("/api/games") if game["id"] == "potion")
    assert potion["players"] == {"low": 3, "high": 7, "default": 4}
    kinds = {option["name"]: option["kind"] for option in potion["options"]}
    assert kinds == {
        "dice": "choice",
        "round_limit": "count",
        "memory_aid": "switch",
        "house": "house",
    }


def test_no_stack_trace_leaves_the_server(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = guest("Ann")

    def broken(*args: object) -> None:
        raise RuntimeError("a secret of the program")

    monkeypatch.setattr(making, "new_header", broken)
    response = ann.http.post(
        "/api/tables", json={"game": "potion", "seats": seats("me", "me", "me")}
    )
    assert response.status_code == 500
    assert response.json() == {"error": {"key": "server-trouble", "params": {}, "reason": None}}


UNFIT = [
    "",
    "{",
    "null",
    "[]",
    '{"type":"fly"}',
    '{"type":"look","seat":-1}',
    '{"type":"chat","text":""}',
    '{"type":"play","seat":0,"move":"x","seq":0}',
    '{"type":"ping","x":1}',
]


@pytest.mark.parametrize("text", UNFIT)
def test_a_message_that_does_not_fit_ends_the_line(guest: Guest, text: str) -> None:
    ann = guest("Ann")
    line = ann.line(ann.make("me", "random", "random")["id"])
    line.until("table")
    line.connection.send(text)
    while (message := line.receive())["type"] == "table":
        pass
    assert message == {"type": "gone", "reason": "bad-message"}


def test_limits(tmp_path: Path) -> None:
    tight = patient(
        tmp_path,
        tables_of_a_guest=1,
        messages_per_second=0.1,
        messages_at_once=5,
        posts_per_second=0.1,
        posts_at_once=6,
        body_bytes=2000,
        message_bytes=2000,
    )
    with serving(tight) as url:
        ann = Person(url, "Ann")
        table = ann.make("me", "random", "random")["id"]
        body = {"game": "potion", "seats": seats("me", "me", "me")}
        assert ann.post("/api/tables", body, status=429)["error"]["key"] == "too-many-tables"
        assert ann.http.post("/api/records", content="x" * 3000).status_code == 413
        line = ann.line(table)
        for _ in range(6):
            line.send("ping")
        while (message := line.receive())["type"] != "gone":
            pass
        assert message["reason"] == "too-fast"
        for _ in range(6):
            last = ann.http.post("/api/me", json={"name": "Ann", "lang": "en"})
        assert last.status_code == 429
        assert last.json()["error"]["key"] == "too-fast"
        ann.close()


def test_buckets_forget_those_who_are_quiet() -> None:
    bucket = Bucket(per_second=0, at_once=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    buckets = Buckets(per_second=1e9, at_once=1, most=2)
    assert all(buckets.take(who) for who in ("a", "b", "c", "d", "e"))


def test_host_names() -> None:
    assert hostname("127.0.0.1:8000") == "127.0.0.1"
    assert hostname("[::1]:8000") == "::1"
    assert hostname("[") == ""


def test_the_built_client_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Philtre</title>")
    (web / "assets" / "app-1a2b.js").write_text("let x = 1;" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    with serving(patient(tmp_path, web=web)) as url, httpx.Client(base_url=url) as client:
        for path in ("/", "/table/abc", "/replay/abc/7"):
            response = client.get(path)
            assert "Philtre" in response.text
            assert response.headers["content-type"] == "text/html; charset=utf-8"
            assert response.headers["cache-control"] == "no-cache"
        script = client.get("/assets/app-1a2b.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.text.startswith("let x")
        assert client.get("/assets/app-other.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "//etc/passwd", "/..%2fsecret.txt"):
            assert "secret" not in client.get(path).text
    assert pages.find(web, "/../secret.txt") is None


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with serving(patient(tmp_path, web=tmp_path / "no")) as url:
        assert "python3 run.py" in httpx.get(url).text
        assert httpx.get(f"{url}/app.js").status_code == 404


def test_schemathesis_finds_no_5xx(url: str, tmp_path: Path) -> None:
    ann = Person(url, "Ann")
    secret = ann.http.cookies["philtre_guest"]
    ann.close()
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{url}/schema"]
    command += ["--checks", "not_a_server_error", "--max-examples", "8", "--seed", "1"]
    command += ["--phases", "examples,coverage,fuzzing", "--max-time", "25", "--no-color"]
    command += ["--header", f"Cookie: philtre_guest={secret}"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=300)
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_benchmark_of_the_server_counts_what_it_says() -> None:
    from philtre.server.bench.load import bench_server

    result = bench_server(tables=3, seconds=3, think=0.1)
    assert result["clients"] == 12
    assert result["moves_per_s"] > 0
    assert 0 < result["p50_ms"] <= result["p99_ms"]
    assert result["lost"] == 0
