"""Owners delete their tables, guests take their data and leave, abandoned tables expire."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import philtre
from philtre.conformance.matches import wander
from philtre.core.rng import Rng
from philtre.server.lobby import lobby as lobby_module
from philtre.server.storage import leaving, schema
from philtre.server.storage.database import Storage
from tests.server.people import PATIENCE, Person, db_at, patient, play_on, seats, serving

Guest = Callable[[str | None], Person]


def together(ann: Person, bob: Person) -> Any:
    """A table where two sit, and a bot."""
    made = ann.make("me", "open", "random")
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    return made


def status(person: Person, path: str) -> int:
    return person.http.delete(path).status_code


def test_who_made_a_table_may_delete_it_unless_others_play_there(guest: Guest) -> None:
    ann, bob, eve = guest("Ann"), guest("Bob"), guest("Eve")
    own = ann.make("me", "random", "random")["id"]
    shared = together(ann, bob)["id"]
    assert ann.get(f"/api/tables/{shared}")["owned"]
    assert not bob.get(f"/api/tables/{shared}")["owned"]
    line = ann.line(own)
    line.until("table")
    assert status(eve, f"/api/tables/{own}") == 403
    assert status(guest(None), f"/api/tables/{own}") == 403
    assert status(bob, f"/api/tables/{shared}") == 403
    assert status(ann, f"/api/tables/{shared}") == 409
    assert status(ann, f"/api/tables/{own}") == 204
    while (message := line.receive())["type"] != "gone":
        pass
    assert message["reason"] == "deleted"
    assert [table["id"] for table in ann.get("/api/tables")] == [shared]
    ann.get(f"/api/tables/{own}", status=404)
    assert status(ann, f"/api/tables/{own}") == 404


def test_what_is_over_may_be_deleted_whoever_sat_there(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "random", "random", round_limit=30)["id"]
    assert play_on(ann.line(made), 0)["over"]
    assert status(ann, f"/api/tables/{made}") == 204


def test_records_that_were_brought_count_and_can_be_deleted(tmp_path: Path) -> None:
    match = philtre.new("potion", players=3, seed=1, seats=["random", "random", "random"])
    wander(match, Rng(1), 1000)
    record = json.loads(match.record())
    with serving(patient(tmp_path, tables_of_a_guest=2)) as url:
        ann, bob = Person(url, "Ann"), Person(url, "Bob")
        first = ann.post("/api/records", record)["id"]
        ann.make("me", "random", "random")
        error = ann.post("/api/records", record, status=429)["error"]
        assert error["key"] == "too-many-tables"
        bob.post("/api/records", record)
        assert status(bob, f"/api/tables/{first}") == 403
        assert status(ann, f"/api/tables/{first}") == 204
        ann.post("/api/records", record)
        for person in (ann, bob):
            person.close()


def test_a_guest_takes_its_data_along(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    made = together(ann, bob)
    for person, text in ((ann, "bonjour"), (bob, "salut")):
        line = person.line(made["id"])
        line.send("chat", text=text)
        line.settle()
    data = ann.get("/api/me/data")
    assert data["me"] == ann.get("/api/me")
    assert [table["id"] for table in data["tables"]] == [made["id"]]
    assert data["tables"][0]["seed"] is None, "what is being played stays hidden"
    assert [(said["table"], said["text"]) for said in data["said"]] == [(made["id"], "bonjour")]
    guest(None).get("/api/me/data", status=403)


def kept(tmp_path: Path, name: str) -> bool:
    """Whether anything in the database still has it."""
    storage = Storage(db_at(tmp_path))
    with storage.engine.connect() as connection:
        found = any(
            name in str(value)
            for table in schema.METADATA.tables.values()
            for row in connection.execute(sa.select(table))
            for value in row
        )
    storage.close()
    return found


def test_who_leaves_leaves_nothing_behind_and_the_others_go_on(
    guest: Guest, tmp_path: Path
) -> None:
    ann, bob = guest("Ann Unforgotten"), guest("Bob")
    own = ann.make("me", "here:Ann Unforgotten too", "random")["id"]
    made = together(ann, bob)
    waits = ann.make("me", "open", "open", public=True)
    bob.post(f"/api/tables/{waits['id']}/sit", {"seat": 1, "invite": None})
    hers, his = ann.line(made["id"]), bob.line(made["id"])
    hers.send("chat", text="bye")
    hers.settle()
    id = ann.get("/api/me")["id"]
    secret = ann.http.cookies["philtre_guest"]
    response = ann.http.delete("/api/me")
    assert response.status_code == 200
    assert response.json()["id"] is None
    ann.http.cookies.set("philtre_guest", secret)
    assert ann.get("/api/me")["id"] is None, "its secret opens nothing any more"
    bob.get(f"/api/tables/{own}", status=404)
    table = bob.get(f"/api/tables/{made['id']}")
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
    assert bob.get(f"/api/tables/{waits['id']}")["seats"][0]["kind"] == "open"
    assert play_on(his, 1)["over"]
    for trace in (id, "Unforgotten", "bye"):
        assert not kept(tmp_path, trace)


def aged(tmp_path: Path, table: str, days: int) -> None:
    """As if nobody had come for so long."""
    storage = Storage(db_at(tmp_path))
    then = time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(time.time() - days * 86_400))
    change = sa.update(schema.tables).where(schema.tables.c.id == table).values(touched=then)
    storage.write_now(lambda connection: connection.execute(change) and None)
    storage.close()


def test_tables_that_nobody_comes_back_to_expire_where_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_module, "HOUR", 0.05)
    with serving(patient(tmp_path)) as url:
        ann = Person(url, "Ann")
        assert ann.get("/api/limits")["expire_days"] is None
        old, open_, fresh, over = (
            ann.make("me", kind, "random", round_limit=30)["id"]
            for kind in ("random", "open", "random", "random")
        )
        assert play_on(ann.line(over), 0)["over"]
        secret = ann.http.cookies["philtre_guest"]
        ann.close()
    for table in (old, open_, over):
        aged(tmp_path, table, 31)
    aged(tmp_path, fresh, 29)
    with serving(patient(tmp_path)) as url:
        ann = Person(url, None)
        ann.http.cookies.set("philtre_guest", secret)
        assert len(ann.get("/api/tables")) == 4, "never, if it is not asked for"
        ann.close()
    with serving(patient(tmp_path, expire_days=30)) as url:
        ann = Person(url, None)
        ann.http.cookies.set("philtre_guest", secret)
        assert ann.get("/api/limits")["expire_days"] == 30
        deadline = time.monotonic() + PATIENCE
        while len(tables := ann.get("/api/tables")) > 2:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert {table["id"] for table in tables} == {fresh, over}
        before = {table["id"]: table["touched"] for table in tables}
        after = ann.get(f"/api/tables/{fresh}")
        assert after["touched"] > before[fresh], "who comes back keeps it"
        ann.close()


def test_who_plays_touches_the_table(guest: Guest, tmp_path: Path) -> None:
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", "here:Bob")["id"]
    line = ann.line(made)
    view = line.look(0)
    aged(tmp_path, made, 50)
    assert line.play(0, "beetle", view["seq"])["type"] == "accepted"
    storage = Storage(db_at(tmp_path))
    assert storage.read_now(lambda c: leaving.abandoned(c, 30)) == []
    storage.close()


def test_a_table_and_its_match_are_stored_together_or_not_at_all(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    from philtre.server.storage import appending

    ann = guest("Ann")
    append = appending.append

    def broken(*args: Any) -> None:
        append(*args)
        raise OSError("the disk is full")

    monkeypatch.setattr(appending, "append", broken)
    body = {"game": "potion", "seats": seats("me", "random", "random")}
    ann.post("/api/tables", body, status=500)
    monkeypatch.undo()
    assert ann.get("/api/tables") == []


def test_whose_table_it_is_gives_an_open_seat_to_a_bot(guest: Guest) -> None:
    """While it waits; who only has the link may not, and nobody's seat is given away."""
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "open", "open")["id"]
    bob.post(f"/api/tables/{made}/leave", {"seat": 1, "bot": "random"}, status=403)
    table = ann.post(f"/api/tables/{made}/leave", {"seat": 1, "bot": "random"})
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "open"]
    assert not table["started"]
    assert ann.post(f"/api/tables/{made}/leave", {"seat": 2, "bot": "random"})["started"]
    ann.post(f"/api/tables/{made}/leave", {"seat": 1, "bot": "random"}, status=403)


def test_who_looks_on_is_counted(guest: Guest) -> None:
    ann, eve = guest("Ann"), guest("Eve")
    made = ann.make("me", "random", "random")
    line = ann.line(made["id"])
    assert line.until("table")["table"]["onlookers"] == 0
    eve.line(made["id"], made["invite"])
    assert line.until("table")["table"]["onlookers"] == 1
