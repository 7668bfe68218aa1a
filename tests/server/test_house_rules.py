"""House rules at a table on the server."""

import json
from collections.abc import Callable
from pathlib import Path

import philtre
from philtre.core.registry import game_ids
from tests.server.people import Person

Guest = Callable[[str | None], Person]
FILE = (Path(__file__).parents[2] / "examples" / "house" / "quacks.toml").read_text("utf-8")


def test_from_a_file_to_a_table_its_board_and_its_record(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    for id in game_ids():
        assert ann.get(f"/api/games/{id}/house")
    house = ann.post("/api/games/quacks/house", {"toml": FILE})
    assert house["name"] == "Short and bold"
    assert {"variable": "rounds", "values": [7]} in house["changes"]
    again = ann.post("/api/games/quacks/house", {"text": house["text"]})
    assert again == house
    made = ann.post(
        "/api/tables",
        {
            "game": "quacks",
            "options": {"house": house["text"]},
            "seats": [{"kind": "me"}, {"kind": "open"}],
        },
    )
    table = bob.get(f"/api/tables/{made['id']}?invite={made['invite']}")
    assert table["options"]["house"] == house["text"]
    usual = ann.get("/api/games/quacks/content")
    path = f"/api/games/quacks/content?v={table['content']}&house={house['text']}"
    sent = ann.get(path.replace("+", "%2B").replace("%20", "%2520"))
    assert sent["rounds"] == 7
    assert sent["opens"]["yellow"] == 1
    assert usual["rounds"] == 9
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    match = philtre.new("quacks", players=2, seed=1, house=house["text"])
    brought = bob.post("/api/records", json.loads(match.record()))
    assert bob.get(f"/api/tables/{brought['id']}")["options"]["house"] == house["text"]


def test_what_is_wrong_is_named_at_its_field(guest: Guest) -> None:
    ann = guest("Ann")
    wrong = [
        ({"rules": {"rounds": 99}}, "house-out-of-range", "rounds", ""),
        ({"rules": {"prices": {"orange-1": 0}}}, "house-out-of-range", "prices", "orange-1"),
        ({"text": "rounds:x"}, "house-not-number", "rounds", ""),
    ]
    for body, key, variable, entry in wrong:
        answer = ann.http.post("/api/games/quacks/house", json=body)
        assert answer.status_code == 400
        error = answer.json()["error"]
        assert error["key"] == key
        assert (error["params"]["variable"], error["params"]["entry"]) == (variable, entry)
    assert ann.http.get("/api/games/quacks/content?house=nonsense").status_code == 400
    assert ann.http.get("/api/games/nothing/house").status_code == 400
