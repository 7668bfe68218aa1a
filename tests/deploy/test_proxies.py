"""What comes through nginx and Caddy, set up as `deploy/` says, and what does not."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.deploy.proxy import NAME, PROXIES, Outside
from tests.server.people import Person, patient, seats, serving

BODY = {"game": "potion", "seats": seats("me", "me", "me")}


@pytest.fixture(scope="module", params=PROXIES)
def outside(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Outside]:
    """The server, and the proxy before it: of each address come three guests."""
    folder = tmp_path_factory.mktemp(request.param)
    folder.chmod(0o755)  # nginx' workers are another user
    settings = patient(folder, proxies=("127.0.0.1/32",), new_guests_at_once=3)
    with serving(settings) as url, PROXIES[request.param](folder, url[7:]) as outside:
        yield outside


def come(http: httpx.Client, **headers: str) -> httpx.Response:
    return http.post("/api/me", json={"name": "Ann"}, headers=headers)


def test_a_page_of_the_site_may_ask_and_its_cookie_is_for_tls_alone(outside: Outside) -> None:
    with outside.http("127.0.0.11") as http:
        answer = come(http, Origin=outside.origin)
        assert answer.status_code == 200, answer.text
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]
        assert come(http, Origin="https://evil.example").status_code == 403
        assert come(http, Origin=f"https://{NAME}").status_code == 403, "another port"


def test_an_address_is_that_of_the_client_whatever_it_claims(outside: Outside) -> None:
    with outside.http("127.0.0.12") as http:
        statuses = []
        for number in range(4):
            http.cookies.clear()
            claims = {"X-Forwarded-For": f"203.0.113.{number}", "X-Real-IP": "203.0.113.9"}
            statuses.append(come(http, **claims).status_code)
        assert statuses == [200, 200, 200, 429]
    with outside.http("127.0.0.13") as other:
        assert come(other).status_code == 200


def test_a_match_is_played_through_the_proxy(outside: Outside) -> None:
    with outside.http("127.0.0.14") as http:
        answer = come(http)
        cookie = answer.headers["set-cookie"].split(";")[0]
        made = http.post("/api/tables", json=BODY, headers={"Cookie": cookie}).json()
        path = f"/api/tables/{made['id']}/socket"
        with outside.line(path, cookie) as line:
            line.send(json.dumps({"type": "look", "seat": 0}))
            while (message := json.loads(line.recv(timeout=30)))["type"] != "view":
                pass
            move = {"type": "play", "seat": 0, "move": message["legal"][0]["move"], "key": "k"}
            line.send(json.dumps({**move, "seq": message["seq"]}))
            assert json.loads(line.recv(timeout=30)) == {"type": "accepted", "key": "k"}
        with pytest.raises(InvalidStatus):
            outside.line(path, cookie, origin="https://evil.example")


def test_what_is_for_the_machine_is_not_for_the_outside(outside: Outside) -> None:
    with outside.http() as http:
        assert http.get("/metrics").status_code == 404
        assert http.get("/readyz").status_code == 200


def test_a_body_that_is_too_large_is_refused(outside: Outside) -> None:
    large = b"x" * 1_500_000
    with outside.http("127.0.0.15") as http:
        cookie = {"Cookie": come(http).headers["set-cookie"].split(";")[0]}
        with http.stream("POST", "/api/records", content=large, headers=cookie) as answer:
            assert answer.status_code in (413, 502)  # Caddy 2.6 mostly calls it a bad gateway


def test_plain_requests_are_sent_to_tls(tmp_path: Path) -> None:
    """By nginx as its file says; Caddy does so by itself, on its usual ports."""
    with PROXIES["nginx"](tmp_path, "127.0.0.1:1") as outside:
        url = f"http://127.0.0.1:{outside.plain}/table/abc?invite=x"
        answer = httpx.get(url, headers={"Host": NAME})
        assert answer.status_code == 301
        assert answer.headers["location"] == f"https://{NAME}/table/abc?invite=x"


def test_without_a_named_proxy_nobody_is_believed(tmp_path: Path) -> None:
    with serving(patient(tmp_path, posts_per_second=0.01, posts_at_once=3)) as url:
        eve = Person(url, None)
        for number in range(4):
            claims = {"X-Forwarded-For": f"203.0.113.{number}", "X-Forwarded-Proto": "https"}
            answer = eve.http.post("/api/me", json={"name": "Eve"}, headers=claims)
            if number == 0:
                assert "Secure" not in answer.headers["set-cookie"]
        assert answer.status_code == 429
        eve.close()
