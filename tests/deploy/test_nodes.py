"""Several nodes behind nginx and Caddy as `deploy/` says: no door is remembered, none is missed."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.deploy.proxy import PROXIES, Outside
from tests.nodes.conftest import settings_of
from tests.postgres import Cluster
from tests.server.people import serving

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def db(databases: Cluster) -> str:
    return databases.new()


def hear(line: ClientConnection, type: str) -> Any:
    while (message := json.loads(line.recv(timeout=30)))["type"] != type:
        pass
    return message


def look(line: ClientConnection, seat: int) -> Any:
    line.send(json.dumps({"type": "look", "seat": seat}))
    return hear(line, "view")


def play(line: ClientConnection, seat: int, view: Any, key: str) -> None:
    move = {"type": "play", "seat": seat, "move": view["legal"][0]["move"], "key": key}
    line.send(json.dumps({**move, "seq": view["seq"]}))
    assert hear(line, "accepted")["key"] == key


def come(outside: Outside, name: str) -> dict[str, str]:
    with outside.http() as http:
        answer = http.post("/api/me", json={"name": name})
        return {"Cookie": answer.headers["set-cookie"].split(";")[0]}


@pytest.mark.parametrize("name", PROXIES)
def test_a_match_through_any_node_and_after_one_is_gone(name: str, db: str, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)  # nginx' workers are another user
    settings = settings_of(db, proxies=("127.0.0.1/32",))
    with ExitStack() as stack, ExitStack() as other:
        first = stack.enter_context(serving(settings))
        second = other.enter_context(serving(settings))
        outside = stack.enter_context(PROXIES[name](tmp_path, f"{first[7:]} {second[7:]}"))
        ana, bob = come(outside, "Ana"), come(outside, "Bob")
        with outside.http() as http:
            body = {"game": "apotheca", "seats": SEATS, "public": True}
            table = http.post("/api/tables", json=body, headers=ana).json()["id"]
            sits = {"seat": 1, "invite": None}
            answer = http.post(f"/api/tables/{table}/sit", json=sits, headers=bob)
            assert answer.status_code == 200, answer.text
        path = f"/api/tables/{table}/socket"
        with (
            outside.line(path, ana["Cookie"]) as one,
            outside.line(path, bob["Cookie"]) as two,
        ):
            view = look(one, 0)
            assert look(two, 1)["seq"] == view["seq"]
            play(one, 0, view, "a")
            while hear(two, "view")["seq"] <= view["seq"]:
                pass
        other.close()  # one of the nodes ends
        for _ in range(4):  # whichever of them the proxy would have chosen
            with outside.line(path, ana["Cookie"]) as one:
                seen = look(one, 0)
                assert seen["seq"] > view["seq"]
        with outside.line(path, ana["Cookie"]) as one, outside.line(path, bob["Cookie"]) as two:
            seats = [(one, 0, look(one, 0)), (two, 1, look(two, 1))]
            line, seat, view = next(of for of in seats if of[2]["legal"])
            play(line, seat, view, "b")
