"""Requests that nobody would send by mistake: each is told what is wrong with it, none is a 500."""

from collections.abc import Callable

import pytest

from tests.server.people import Person, seats

pytestmark = pytest.mark.sqlite

Guest = Callable[[str | None], Person]
JSON = {"Content-Type": "application/json"}
DEEP = 100_000
DIGITS = "9" * 5000

BODIES = {
    "brackets without end": b"[" * DEEP,
    "braces without end": b'{"name":' * (DEEP // 2),
    "half a letter, escaped": b'{"name":"\\ud800","lang":"en","token":"\\ud800"}',
    "half a letter, in bytes": b'{"name":"\xed\xa0\x80","token":"\xed\xa0\x80"}',
    "no letters at all": b"\xff\xfe",
    "a number without end": f'{{"seat":{DIGITS},"move":{DIGITS}}}'.encode(),
    "infinity": b'{"seat":1e999}',
    "nothing": b"",
}
PATHS = ["me", "tables", "records", "recover", *(f"tables/x/{a}" for a in ("sit", "leave"))]


KEYS = ("bad-input", "record-too-deep", "record-format", "record-not-json")


@pytest.mark.parametrize("body", BODIES)
def test_a_body_that_is_none(guest: Guest, body: str) -> None:
    ann = guest("Ann")
    for path in PATHS:
        response = ann.http.post(f"/api/{path}", content=BODIES[body], headers=JSON)
        assert response.status_code == 400, response.text
        error = response.json()["error"]
        assert error["key"] in KEYS
        assert error["params"].get("field") != ""


ADDRESSES = [
    "/" + "x" * 5000,
    "/" + "x/" * 3000,
    "/assets/" + "x" * 300 + ".js",
    "/" + "é" * 200 + ".js",
    "/" + "..%2f" * 1000,
    "/api/tables/" + "x" * 5000,
    "/api/tables/%ed%a0%80",
    "/api/text/%ff",
]


def test_an_address_that_is_none(guest: Guest) -> None:
    for address in ADDRESSES:
        assert guest(None).http.get(address).status_code == 404, address[:50]


def test_a_number_that_is_none(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.make("me", "me", game="witchcraft")["id"]
    line = ann.line(table)
    line.send("resign", seat=0)
    line.until("table", lambda message: message["table"]["over"])
    for number in ("9" * 25, DIGITS, "-1", "1.5", "%00", "%ed%a0%80"):
        assert ann.http.get(f"/api/tables/{table}/replay/{number}").status_code == 404
        response = ann.http.get(f"/api/tables/{table}/replay/0?seat={number}")
        assert response.status_code in (400, 404), response.text


def test_options_that_are_none(guest: Guest) -> None:
    for options in ({"round_limit": 10**30}, {"round_limit": "9" * 200}, {"dice": ["\x00"]}):
        body = {"game": "potion", "seats": seats("me", "me", "me"), "options": options}
        error = guest("Ann").post("/api/tables", body, status=400)["error"]
        assert error["key"] == "bad-option-value"


@pytest.mark.parametrize(
    "text",
    [
        "[" * 15_000,
        '{"type":"chat","text":"\\ud800"}',
        f'{{"type":"look","heard":{DIGITS}}}',
        '{"type":"look","seat":1e30}',
    ],
    ids=range(4),
)
def test_a_frame_that_is_none_ends_the_line(guest: Guest, text: str) -> None:
    ann = guest("Ann")
    line = ann.line(ann.make("me", "random", "random")["id"])
    line.until("table")
    line.connection.send(text)
    while (message := line.receive())["type"] == "table":
        pass
    assert message == {"type": "gone", "reason": "bad-message"}
